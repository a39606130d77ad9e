// Serves implemented operations: route, caller, parameters, negotiation, body, handler, answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import type { OperationRow } from '../types.ts';
import { type AddressReader, createAddressReader } from './address.ts';
import { ClientGone, type ReadBody, readBody } from './body.ts';
import { crossOrigin, preflight } from './cors.ts';
import { EVENT_HEADERS, EVENT_LIMITS, type EventLimits, writeEvents } from './events.ts';
import type { Route, Service } from './implement.ts';
import { findInvalid } from './invalid.ts';
import { readParameters } from './parameters.ts';
import { type Answer, reply } from './reply.ts';
import { Router } from './router.ts';
import { findCaller, type SecurityOptions } from './security.ts';
import { ContractViolation } from './violation.ts';
import { writeAnswer, writeProblem } from './write.ts';

export interface RequestLine {
  readonly operation: string;
  readonly method: string;
  /** The path as the document writes it: tokens in a path are never logged. */
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
}

export interface ServeOptions extends SecurityOptions {
  readonly services: readonly Service[];
  /** 'throw' turns an answer that breaks the contract into a 500; 'report' sends it and reports it. */
  readonly violations: 'throw' | 'report';
  readonly onRequest: (line: RequestLine) => void;
  /** What is not a Problem is a bug. Called with its cause; the client learns nothing of it. */
  readonly onFault: (error: unknown, operation: string) => void;
  /** What stands behind a problem that is no bug: a folder that cannot be read, a database that is away. */
  readonly onTrouble?: (cause: unknown, operation: string) => void;
  /** Faults that callers should know of by a problem's name: a database that is away, for example. */
  readonly translate?: (error: unknown) => Problem | null;
  readonly onUntrustedProxy?: (remote: string) => void;
  readonly trustedProxies?: readonly string[];
  readonly jsonLimitBytes?: number;
  readonly urlLimitBytes?: number;
  readonly deadlineMs?: number;
  readonly events?: Partial<EventLimits>;
}

export const DEFAULTS = { jsonLimitBytes: 1 << 20, urlLimitBytes: 8 << 10, deadlineMs: 60_000 } as const;

export interface Served {
  /** False when no operation stands at this address: pages may. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Ends every open event stream, so that a server can stop. */
  readonly endStreams: () => void;
}

export function serve(options: ServeOptions): Served {
  const streams = new Set<() => void>();
  const router = new Router(options.services.flatMap((service) => service.routes));
  const addressOf = createAddressReader(options.trustedProxies ?? [], options.onUntrustedProxy ?? (() => {}));
  const settings = { ...DEFAULTS, ...options, events: { ...EVENT_LIMITS, ...options.events }, streams };
  return {
    handle: (request, response) => {
      const url = originForm(request.url ?? '/');
      if (url.length > settings.urlLimitBytes) {
        writeProblem(request, response, new Problem('uri-too-long'), [], null);
        return true;
      }
      const question = url.indexOf('?');
      const match = router.find(question < 0 ? url : url.slice(0, question));
      if (!match) return false;
      const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
      const route = match.routes.get(method);
      if (route) {
        const query = question < 0 ? '' : url.slice(question + 1);
        void new Exchange(request, response, route, addressOf, settings).run(match.segments, query);
      } else if (method !== 'OPTIONS' || !preflight(request, response, match.routes)) {
        writeProblem(request, response, methodNotAllowed(match.routes.keys()), [], null);
      }
      return true;
    },
    endStreams: () => {
      for (const end of streams) end();
    },
  };
}

function methodNotAllowed(methods: Iterable<string>): Problem {
  const allow = [...methods].flatMap((name) => (name === 'GET' ? ['GET', 'HEAD'] : [name])).join(', ');
  return new Problem('method-not-allowed', undefined, { headers: { Allow: allow } });
}

/** A server must take a whole URL as the request's target too (RFC 9112, 3.2.2). */
const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');

type Settings = Required<Pick<ServeOptions, 'jsonLimitBytes' | 'deadlineMs'>> &
  ServeOptions & { events: EventLimits; streams: Set<() => void> };

/** One request on its way through an operation. */
class Exchange {
  readonly #started = performance.now();
  readonly #address: string;
  /** Headers of every answer to this request. */
  readonly #extra: readonly string[];
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #route: Route;
  readonly #settings: Settings;

  constructor(
    request: IncomingMessage,
    response: ServerResponse,
    route: Route,
    addressOf: AddressReader,
    settings: Settings,
  ) {
    this.#request = request;
    this.#response = response;
    this.#route = route;
    this.#settings = settings;
    this.#address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']);
    this.#extra = crossOrigin(request, route);
  }

  /** Never rejects: whatever happens is answered. */
  async run(segments: readonly string[], query: string): Promise<void> {
    let accept = '';
    try {
      const { row, validators, handler, media } = this.#route;
      const found =
        row.security.length === 0
          ? null
          : findCaller(this.#request, row, this.#route.schemes, this.#address, this.#settings);
      const caller = found instanceof Promise ? await found : found;
      accept = chooseMedia(media, this.#request.headers.accept);
      const parameters = readParameters(row.parameters, segments, query, this.#request.headers);
      const wrong = validators.parameters && findInvalid(validators.parameters, parameters, '');
      if (wrong) throw new Problem('invalid-request', undefined, { errors: wrong });
      const body = row.body
        ? this.#checkBody(row.body, await readBody(this.#request, row.body, this.#settings.jsonLimitBytes))
        : undefined;
      if (!handler) throw new Problem('not-implemented');
      const head = this.#request.method === 'HEAD';
      if (head && row.effects) return this.#write(EMPTY_HEAD, true);
      const request = new HandlerRequest(
        parameters,
        body,
        caller,
        accept,
        this.#address,
        this.#response,
        this.#settings.deadlineMs,
      );
      const given = handler(request, reply);
      const answer = (given instanceof Promise ? await given : given) as unknown as Answer;
      this.#check(answer);
      this.#write(answer, head);
    } catch (error) {
      this.#fail(error, accept);
    }
  }

  #checkBody(row: NonNullable<OperationRow['body']>, read: ReadBody | null): unknown {
    if (!read && row.required) {
      throw new Problem('invalid-request', undefined, { errors: [{ pointer: '/body', detail: 'is required' }] });
    }
    const media = read?.media ?? 'application/json';
    const content = read ? read.content : {};
    const validate = this.#route.validators.body[media];
    const wrong = validate && findInvalid(validate, content, '/body', row.variants);
    if (wrong) throw new Problem('invalid-request', undefined, { errors: wrong });
    return row.media.length === 1 && media === 'application/json' ? content : { media, content };
  }

  #check(answer: Answer): void {
    const { id, row, validators } = this.#route;
    const documented = row.answers[answer.status];
    const media = answer.kind === 'json' ? 'application/json' : answer.kind === 'raw' ? answer.media : null;
    if (!documented || (media !== null && !documented.includes(media))) {
      return this.#violation(`${id} answered ${answer.status} ${media ?? ''}, which the document does not have`);
    }
    const validate = answer.kind === 'json' ? validators.answers[answer.status]?.['application/json'] : undefined;
    const wrong = validate && answer.kind === 'json' ? findInvalid(validate, answer.body, '') : null;
    if (wrong)
      this.#violation(
        `${id} answered ${answer.status} with ${wrong.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}`,
      );
  }

  #violation(message: string): void {
    const violation = new ContractViolation(message);
    if (this.#settings.violations === 'throw') throw violation;
    this.#settings.onFault(violation, this.#route.id);
  }

  #write(answer: Answer, head: boolean): void {
    if (this.#response.destroyed) return this.#log(499);
    if (answer.kind !== 'events') {
      const page = answer.kind === 'raw' && answer.media === 'text/html';
      writeAnswer(
        this.#response,
        answer,
        page ? [...this.#extra, ...(this.#route.pages?.headers ?? [])] : this.#extra,
        head,
      );
      return this.#log(answer.status);
    }
    this.#response.writeHead(answer.status, [...EVENT_HEADERS, ...this.#extra]);
    if (head) {
      this.#response.end();
      return this.#log(answer.status);
    }
    const validate = this.#route.validators.answers[answer.status]?.['text/event-stream'];
    const end = writeEvents(
      this.#response,
      (push, end) =>
        answer.subscribe((event) => {
          const wrong = validate && findInvalid(validate, event, '');
          if (wrong)
            this.#settings.onFault(
              new ContractViolation(`${this.#route.id} sent an event that the document does not have`),
              this.#route.id,
            );
          if (!wrong || this.#settings.violations === 'report') push(event);
        }, end),
      this.#settings.events,
      () => {
        this.#settings.streams.delete(end);
        this.#log(answer.status);
      },
    );
    if (!this.#response.writableEnded) this.#settings.streams.add(end);
  }

  #fail(error: unknown, accept: string): void {
    try {
      this.#answerFailure(error, accept);
    } catch (fault) {
      this.#settings.onFault(fault, this.#route.id);
      this.#response.destroy();
    }
  }

  #answerFailure(error: unknown, accept: string): void {
    if (error instanceof ClientGone) return this.#log(499);
    const problem = this.#problemOf(error);
    if (this.#response.headersSent || this.#response.destroyed) {
      this.#response.destroy();
      return this.#log(499);
    }
    const pages = accept === 'text/html' && this.#route.row.problems[problem.name]?.html ? this.#route.pages : null;
    const extra = pages ? [...this.#extra, ...pages.headers] : this.#extra;
    writeProblem(this.#request, this.#response, problem, extra, pages ? pages.problem(problem) : null);
    this.#log(problem.status);
  }

  #problemOf(error: unknown): Problem {
    const { id, row } = this.#route;
    const problem = error instanceof Problem ? error : this.#settings.translate?.(error);
    if (!problem) {
      this.#settings.onFault(error, id);
      return new Problem('internal-error');
    }
    if (problem.cause !== undefined) this.#settings.onTrouble?.(problem.cause, id);
    if (Object.hasOwn(row.problems, problem.name) || problem.name === 'not-implemented') return problem;
    this.#settings.onFault(
      new ContractViolation(`${id} answered the problem ${problem.name}, which the document does not have`),
      id,
    );
    return this.#settings.violations === 'throw' ? new Problem('internal-error') : problem;
  }

  #log(status: number): void {
    const { id, row } = this.#route;
    this.#settings.onRequest({
      operation: id,
      method: this.#request.method ?? '',
      path: row.path,
      status,
      ms: performance.now() - this.#started,
      address: this.#address,
    });
  }
}

const EMPTY_HEAD: Answer = { kind: 'empty', status: 200, headers: undefined };

/** By q and by the client's order; a client that does not care gets the document's first. */
function chooseMedia(media: readonly string[], accept: string | undefined): string {
  const [first = ''] = media;
  if (first === '' || accept === undefined || accept === '*/*' || accept === first) return first;
  const chosen = negotiate(media, accept);
  if (chosen === null) throw new Problem('not-acceptable', `This operation answers ${media.join(' or ')}.`);
  return chosen;
}

/** What a handler sees. The signal is made when somebody asks for it: most handlers are done before it could fire. */
class HandlerRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly header: unknown;
  readonly body: unknown;
  readonly caller: unknown;
  readonly accept: string;
  readonly address: string;
  readonly #response: ServerResponse;
  readonly #deadlineMs: number;
  #signal: AbortSignal | undefined;

  constructor(
    parameters: { path?: unknown; query?: unknown; header?: unknown },
    body: unknown,
    caller: unknown,
    accept: string,
    address: string,
    response: ServerResponse,
    deadlineMs: number,
  ) {
    this.path = parameters.path;
    this.query = parameters.query;
    this.header = parameters.header;
    this.body = body;
    this.caller = caller;
    this.accept = accept;
    this.address = address;
    this.#response = response;
    this.#deadlineMs = deadlineMs;
  }

  get signal(): AbortSignal {
    if (!this.#signal) {
      const gone = new AbortController();
      this.#response.once('close', () => gone.abort());
      if (this.#response.destroyed) gone.abort();
      this.#signal = AbortSignal.any([gone.signal, AbortSignal.timeout(this.#deadlineMs)]);
    }
    return this.#signal;
  }
}
