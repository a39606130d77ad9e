// One request and its answer: caller, negotiation, parameters, body, handler, answer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { describeInvalid, Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import type { OperationRow } from '../tables.ts';
import { chooseMedia } from './accept.ts';
import type { AddressReader } from './address.ts';
import { type ReadBody, readBody } from './body.ts';
import { ClientGone } from './body-errors.ts';
import { crossOrigin } from './cors.ts';
import { EVENT_HEADERS, writeEvents } from './events.ts';
import { answerFile } from './file.ts';
import { HandlerRequest } from './handler-request.ts';
import type { Settings } from './options.ts';
import { type Parameters, readParameters } from './parameters.ts';
import { type Answer, reply } from './reply.ts';
import type { Route } from './route.ts';
import { findCaller } from './security.ts';
import { findInvalid } from './validation-errors.ts';
import { ContractViolation } from './violation.ts';
import { answerProblem, isWritten, setHeaders, writeAnswer, writeProblem } from './write.ts';

/** Logged when the client closed the connection before the answer. */
const GONE = 499;

/** One request on its way through an operation. */
export class Exchange {
  readonly #started = performance.now();
  readonly #address: string;
  /** Headers of every answer to this request. */
  readonly #extra: readonly string[];
  readonly #context: Context;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #route: Route;
  readonly #settings: Settings;
  readonly #settled: () => void;
  /** Empty before negotiation. */
  #accept = '';
  #caller: object | null = null;
  #isHandled = false;

  /** `settled` is called once: when the answer is decided, for streams when it has ended. */
  constructor(context: Context, route: Route, addressOf: AddressReader, settings: Settings, settled: () => void) {
    const { req, res } = context;
    this.#context = context;
    this.#request = req;
    this.#response = res;
    this.#route = route;
    this.#settings = settings;
    this.#settled = settled;
    this.#address = addressOf(req.socket.remoteAddress, req.headers['x-forwarded-for']);
    this.#extra = crossOrigin(req, route);
  }

  /** Never throws. Synchronous unless a handler returns a promise: see `readBody`. */
  run(segments: readonly string[], query: string): void {
    try {
      const { row, schemes } = this.#route;
      const found =
        row.security.length === 0 ? null : findCaller(this.#request, row, schemes, this.#address, this.#settings);
      if (found instanceof Promise) {
        found.then((caller) => this.#read(caller, segments, query)).catch((error) => this.#fail(error));
      } else this.#read(found, segments, query);
    } catch (error) {
      this.#fail(error);
    }
  }

  #read(caller: unknown, segments: readonly string[], query: string): void {
    const { row, validators, media } = this.#route;
    this.#caller = caller as object | null;
    this.#accept = chooseMedia(media, this.#request.headers.accept);
    const parameters = readParameters(row, segments, query, this.#request.headers, this.#settings.queryKeys);
    const wrong = validators.parameters && findInvalid(validators.parameters, parameters, '');
    if (wrong) throw new Refusal('invalid-request', undefined, { errors: wrong });
    const { rule } = this.#route;
    const connection = this.#request.socket;
    const admitted = rule?.({ ...parameters, caller, address: this.#address, connection });
    if (admitted instanceof Promise) {
      admitted.then(() => this.#readBody(caller, parameters)).catch((error) => this.#fail(error));
    } else this.#readBody(caller, parameters);
  }

  #readBody(caller: unknown, parameters: Parameters): void {
    const { body } = this.#route.row;
    if (!body) return this.#handle(caller, parameters, undefined);
    return readBody(
      this.#context.request,
      body,
      this.#settings,
      (read) => this.#handle(caller, parameters, this.#checkBody(body, read)),
      (error) => this.#fail(error),
    );
  }

  #handle(caller: unknown, parameters: Parameters, body: unknown): void {
    const { row, handler } = this.#route;
    this.#isHandled = true;
    if (!handler) throw new Refusal('not-implemented');
    if (row.effects && this.#request.method === 'HEAD') return this.#write(EMPTY_HEAD);
    const request = new HandlerRequest(
      parameters,
      body,
      caller,
      this.#accept,
      this.#address,
      this.#response,
      this.#settings.deadlineMs,
    );
    const given = handler(request, reply);
    if (!(given instanceof Promise)) return this.#answer(given as unknown as Answer);
    given.then((answer) => this.#answer(answer as unknown as Answer)).catch((error) => this.#fail(error));
  }

  #answer(answer: Answer): void {
    if (answer.kind === 'file') return this.#answerFile(answer);
    this.#check(answer);
    this.#write(answer);
  }

  #answerFile(answer: Extract<Answer, { kind: 'file' }>): void {
    const { id, open, row } = this.#route;
    const release = () => answer.source.release?.();
    const fail = (error: unknown) => {
      release();
      this.#fail(error);
    };
    try {
      this.#check(answer);
      const answering = answerFile({
        context: this.#context,
        answer,
        parts: row.answers[206] !== undefined,
        extra: open, // always: a cached copy may later be read by another origin
        done: (status, fault) => {
          release();
          if (fault !== null) this.#settings.onFault(fault, id);
          this.#settle(status);
        },
      });
      answering?.catch(fail);
    } catch (error) {
      fail(error);
    }
  }

  #checkBody(row: NonNullable<OperationRow['body']>, read: ReadBody | null): unknown {
    if (!read && row.required) {
      throw new Refusal('invalid-request', undefined, { errors: [{ pointer: '/body', detail: 'is required' }] });
    }
    const media = read?.media ?? 'application/json';
    const content = read ? read.content : {};
    const validate = this.#route.validators.body[media];
    const wrong = validate && findInvalid(validate, content, '/body', row.variants);
    if (wrong) throw new Refusal('invalid-request', undefined, { errors: wrong });
    return row.media.length === 1 && media === 'application/json' ? content : { media, content };
  }

  #check(answer: Answer): void {
    const { id, row, validators } = this.#route;
    const documented = row.answers[answer.status];
    const media = answer.kind === 'json' ? 'application/json' : 'media' in answer ? answer.media : null;
    if (!documented || (media !== null && !documented.includes(media))) {
      return this.#violation(`${id} answered ${answer.status} ${media ?? ''}, which the document does not have`);
    }
    if (answer.kind === 'json' && isWritten(answer.body)) return;
    const validate = answer.kind === 'json' ? validators.answers[answer.status]?.['application/json'] : undefined;
    const wrong = validate && answer.kind === 'json' ? findInvalid(validate, answer.body, '') : null;
    if (wrong) this.#violation(`${id} answered ${answer.status} with ${describeInvalid(wrong)}`);
  }

  #violation(message: string): void {
    const violation = new ContractViolation(message);
    if (this.#settings.violations === 'throw') throw violation;
    this.#settings.onFault(violation, this.#route.id);
  }

  #write(answer: Exclude<Answer, { kind: 'file' }>): void {
    if (this.#response.destroyed) return this.#gone();
    if (answer.kind !== 'events') {
      const page = answer.kind === 'raw' && answer.media === 'text/html';
      const extra = page ? [...this.#extra, ...(this.#route.pages?.headers ?? [])] : this.#extra;
      writeAnswer(this.#context, answer, extra);
      return this.#settle(answer.status);
    }
    this.#settings.streams.check(this.#address);
    this.#context.respond = false;
    setHeaders(this.#response, EVENT_HEADERS, this.#extra);
    this.#response.writeHead(answer.status);
    if (this.#request.method === 'HEAD') {
      this.#response.end();
      return this.#settle(answer.status);
    }
    const validate = this.#route.validators.answers[answer.status]?.['text/event-stream'];
    let end: (() => void) | undefined; // a subscription may end synchronously
    let unwatch: (() => void) | undefined;
    end = writeEvents(
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
        unwatch?.();
        if (end) this.#settings.streams.remove(end);
        this.#settle(answer.status);
      },
    );
    if (this.#response.writableEnded) return;
    this.#settings.streams.add(end, this.#address);
    if (this.#caller !== null) unwatch = this.#settings.watchCaller?.(this.#caller, end);
  }

  #fail(error: unknown): void {
    try {
      this.#answerFailure(error);
    } catch (fault) {
      this.#settings.onFault(fault, this.#route.id);
      this.#response.destroy();
      this.#gone();
    }
  }

  #gone(): void {
    this.#context.respond = false;
    this.#context.status = GONE;
    this.#settle(GONE);
  }

  #answerFailure(error: unknown): void {
    if (error instanceof ClientGone) return this.#gone();
    const problem = this.#problemOf(error);
    const { onRefused } = this.#route;
    if (onRefused && !this.#isHandled && this.#request.method !== 'HEAD') onRefused(problem, this.#context.request);
    if (this.#response.headersSent || this.#response.destroyed) {
      this.#response.destroy();
      return this.#gone();
    }
    const pages =
      this.#accept === 'text/html' && this.#route.row.problems[problem.name]?.html ? this.#route.pages : null;
    if (pages) {
      writeProblem(this.#context, problem, [...this.#extra, ...pages.headers], pages.problem(problem));
      return this.#settle(problem.status);
    }
    const drawing = answerProblem(this.#context, problem, this.#extra, this.#settings.drawProblem);
    if (drawing) drawing.then(() => this.#settle(problem.status)).catch((fault) => this.#fail(fault));
    else this.#settle(problem.status);
  }

  #problemOf(error: unknown): Problem {
    const { id, row } = this.#route;
    const problem = error instanceof Problem ? error : this.#settings.translate?.(error, this.#request.method);
    if (!problem) {
      this.#settings.onFault(error, id);
      return new Refusal('internal-error');
    }
    if (problem.cause !== undefined) this.#settings.onTrouble?.(problem.cause, id);
    if (Object.hasOwn(row.problems, problem.name)) return problem;
    if (problem instanceof Refusal) return asDocumented(problem, row);
    this.#settings.onFault(
      new ContractViolation(`${id} answered the problem ${problem.name}, which the document does not have`),
      id,
    );
    return this.#settings.violations === 'throw' ? new Refusal('internal-error') : problem;
  }

  #settle(status: number): void {
    const { id, row } = this.#route;
    this.#settings.onRequest({
      operation: id,
      method: this.#request.method ?? '',
      path: row.path,
      status,
      ms: performance.now() - this.#started,
      address: this.#address,
    });
    this.#settled();
  }
}

/** The document's own problem for a refusal of the server, where it has one. */
function asDocumented(refusal: Refusal, { problems }: OperationRow): Problem {
  const [name] = Object.entries(problems).find(([, { status }]) => status === refusal.status) ?? [];
  if (name === undefined) return refusal;
  const { message, title, errors, headers } = refusal;
  return new Problem(name, refusal, message === title ? undefined : message, { errors, headers });
}

const EMPTY_HEAD = { kind: 'empty', status: 200, headers: undefined } as const;
