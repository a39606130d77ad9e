// Processes one request: caller, negotiation, parameters, body, handler, response.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import type { AddressReader } from '../address.ts';
import type { RequestSource, Subscribe } from '../handler.ts';
import { anyOf, JSON_MEDIA, negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import { invalidRequest, Refusal } from '../refusal.ts';
import { sourceOf } from '../requester.ts';
import { findError, type OperationRow } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';
import { type ReadBody, readBody } from './body.ts';
import { ClientGone } from './body-limits.ts';
import { shapeProblem } from './error-shape.ts';
import { EVENT_HEADERS, subscribeTo, writeEvents } from './events.ts';
import { writeFile } from './file.ts';
import { convertTexts } from './form-values.ts';
import type { RequestLine, Settings } from './options.ts';
import { type Parameters, readParameters } from './parameters.ts';
import { ContractViolation, findViolation, type HandlerResponse, reply, withJsonMedia } from './reply.ts';
import { type AnyHandler, type Route, responseHeaders } from './route.ts';
import { findCaller, watchCallers } from './security.ts';
import {
  requestId,
  setHeaders,
  toDocumentedProblem,
  withDocumentedTitle,
  writeProblem,
  writeProblemOrPage,
  writeResponse,
} from './write.ts';

/** Logged when the client closes the connection before the response. */
const CLIENT_CLOSED_REQUEST = 499;

export class Exchange {
  readonly #started = performance.now();
  readonly #address: string;
  readonly #source: RequestSource;
  /** Headers of every response to this request. */
  readonly #extra: readonly string[];
  readonly #context: Context;
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #route: Route;
  readonly #settings: Settings;
  /** Empty before negotiation. */
  #accept = '';
  #caller: object | null = null;
  #isAuthenticated = false;
  #isHandled = false;

  constructor(context: Context, route: Route, addressOf: AddressReader, settings: Settings) {
    const { req, res } = context;
    this.#context = context;
    this.#request = req;
    this.#response = res;
    this.#route = route;
    this.#settings = settings;
    this.#address = addressOf(req.socket.remoteAddress, req.headers['x-forwarded-for']);
    this.#source = sourceOf(this.#address, req.headers, settings.origin);
    this.#extra = responseHeaders(req, route);
  }

  /** Resolves when the response is ready, or for streams when they have ended. Never rejects. */
  async run(segments: readonly string[], query: string): Promise<void> {
    try {
      const { row, schemes, validators, media, rule, handler } = this.#route;
      const caller = await findCaller(this.#request, row, schemes, this.#address, this.#settings);
      this.#caller = caller;
      this.#isAuthenticated = true;
      this.#accept = chooseMedia(media, this.#request.headers.accept);
      const parameters = readParameters(row, segments, query, this.#request.headers, this.#settings.queryKeys);
      if (row.parameters.nested && validators.parameters) convertTexts(validators.parameters, parameters);
      const errors = validators.parameters && findInvalid(validators.parameters, parameters, '');
      if (errors) throw invalidRequest(errors);
      if (rule) await rule(this.#ruled(parameters, caller));
      const body = row.body
        ? this.#validateBody(row.body, await readBody(this.#context.request, row.body, this.#settings))
        : undefined;
      this.#isHandled = true;
      if (!handler) throw new Refusal('not-implemented');
      if (row.effects && this.#request.method === 'HEAD') return this.#write(EMPTY_HEAD);
      const parts = { body, caller, accept: this.#accept, address: this.#address, source: this.#source };
      const request = new HandlerRequest(parameters, parts, this.#response, this.#settings.deadlineMs);
      await this.#respond(await this.#call(handler, request));
    } catch (error) {
      await this.#fail(error);
    }
  }

  /** What a rule may depend on. */
  #ruled({ path, query, header, cookie }: Parameters, caller: object | null): object {
    const { requester, isForeignPage } = this.#source;
    const { socket: connection } = this.#request;
    return { path, query, header, cookie, caller, address: this.#address, requester, isForeignPage, connection };
  }

  async #call(handler: AnyHandler, request: HandlerRequest): Promise<HandlerResponse> {
    const { runChange } = this.#settings;
    const { method, effects } = this.#route.row;
    const run = async () => (await handler(request, reply)) as unknown as HandlerResponse;
    return runChange && (method !== 'GET' || effects) ? runChange(run, this.#request, this.#address) : run();
  }

  async #respond(response: HandlerResponse): Promise<void> {
    if (response.kind === 'file') return this.#writeFile(response);
    const { row, hasOtherJson } = this.#route;
    const complete = hasOtherJson ? withJsonMedia(response, row) : response;
    this.#validateResponse(complete);
    if (complete.kind === 'events') return this.#writeStream(complete);
    this.#write(complete);
  }

  async #writeFile(response: Extract<HandlerResponse, { kind: 'file' }>): Promise<void> {
    const { crossOriginHeaders, row } = this.#route;
    try {
      this.#validateResponse(response);
      const { status, fault } = await writeFile({
        context: this.#context,
        reply: response,
        allowsRanges: row.answers[206] !== undefined,
        extra: crossOriginHeaders, // always, since another origin may read a cached copy later
      });
      if (fault !== null) this.#reportFault(fault);
      this.#settle(status);
    } finally {
      response.source.release?.();
    }
  }

  #validateBody(row: NonNullable<OperationRow['body']>, read: ReadBody | null): unknown {
    if (!read && row.required) throw invalidRequest([{ pointer: '/body', detail: 'is required' }]);
    if (!read && row.nullable) return null;
    const media = read?.media ?? JSON_MEDIA;
    const content = read ? read.content : {};
    const validate = this.#route.validators.body[media];
    if (validate && FORMS.has(media)) convertTexts(validate, content);
    const errors = validate && findInvalid(validate, content, '/body', row.variants);
    if (errors) throw invalidRequest(errors);
    return row.media.length === 1 && media === JSON_MEDIA ? content : { media, content };
  }

  #validateResponse(response: HandlerResponse): void {
    const reason = findViolation(response, this.#route);
    if (reason === null) return;
    const violation = new ContractViolation(reason);
    if (this.#settings.violations === 'throw') throw violation;
    this.#reportFault(violation);
  }

  #write(response: Exclude<HandlerResponse, { kind: 'file' | 'events' }>): void {
    if (this.#response.destroyed) return this.#gone();
    const isPage = response.kind === 'raw' && response.media === 'text/html';
    const extra = isPage ? [...this.#extra, ...(this.#route.pages?.headers ?? [])] : this.#extra;
    writeResponse(this.#context, response, extra);
    this.#settle(response.status);
  }

  async #writeStream(response: Extract<HandlerResponse, { kind: 'events' }>): Promise<void> {
    if (this.#response.destroyed) return this.#gone();
    const { events, streams, violations } = this.#settings;
    const { row, validators } = this.#route;
    streams.check(this.#source.requester);
    this.#context.respond = false;
    setHeaders(this.#response, EVENT_HEADERS, this.#extra, { 'Content-Type': response.media });
    this.#response.writeHead(response.status);
    if (this.#request.method === 'HEAD') {
      this.#response.end();
      return this.#settle(response.status);
    }
    const validate = validators.answers[response.status]?.[response.media];
    const subscribe = subscribeTo(response.source, this.#response, (error) => {
      this.#reportFault(error);
      this.#response.destroy();
    });
    const checked: Subscribe<unknown> = (push, end) =>
      subscribe((event) => {
        const errors = validate && findInvalid(validate, event, '');
        if (errors) this.#reportViolation('sent an event that does not match the document');
        if (!errors || violations === 'report') push(event);
      }, end);
    const form = row.streams?.[response.media] ?? 'event';
    const stream = writeEvents(this.#response, form, checked, events);
    streams.add(stream.end, this.#source.requester);
    const unwatch = this.#caller === null ? null : watchCallers(this.#caller, this.#settings, stream.end);
    await stream.ended;
    unwatch?.();
    streams.remove(stream.end);
    this.#settle(response.status, STREAM);
  }

  async #fail(error: unknown): Promise<void> {
    try {
      await this.#writeFailure(error);
    } catch (fault) {
      this.#reportFault(fault);
      this.#response.destroy();
      this.#gone();
    }
  }

  #gone(): void {
    this.#context.respond = false;
    this.#context.status = CLIENT_CLOSED_REQUEST;
    this.#settle(CLIENT_CLOSED_REQUEST);
  }

  async #writeFailure(error: unknown): Promise<void> {
    if (error instanceof ClientGone) return this.#gone();
    const problem = withDocumentedTitle(this.#problemOf(error), this.#request.socket);
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
      return this.#settle(problem.status, { problem: problem.name });
    }
    const { id, row, validators } = this.#route;
    const shaped = row.errors ? shapeProblem(problem, id, row, validators, this.#settings.shapeProblem) : null;
    await writeProblemOrPage(this.#context, problem, this.#extra, this.#settings.renderProblem, shaped);
    this.#settle(problem.status, { problem: problem.name });
  }

  #problemOf(error: unknown): Problem {
    const { id, row } = this.#route;
    const problem = error instanceof Problem ? error : this.#settings.translate?.(error, this.#request.method);
    if (!problem) {
      this.#reportFault(error);
      return new Refusal('internal-error');
    }
    if (problem.cause !== undefined) this.#settings.onTrouble?.(problem.cause, id, requestId(this.#request));
    if (Object.hasOwn(row.problems, problem.name)) return problem;
    // A document need not describe how credentials are refused.
    if (problem instanceof Refusal || !this.#isAuthenticated) return toDocumentedProblem(problem, row);
    if (findError(row, problem.status)) return problem;
    this.#reportViolation(`returned the problem ${problem.name}, which is not in the document`);
    return this.#settings.violations === 'throw' ? new Refusal('internal-error') : problem;
  }

  #reportViolation(reason: string): void {
    this.#reportFault(new ContractViolation(`${this.#route.id} ${reason}`));
  }

  #reportFault(fault: unknown): void {
    this.#settings.onFault(fault, this.#route.id, requestId(this.#request));
  }

  #settle(status: number, more?: Pick<RequestLine, 'problem' | 'stream'>): void {
    const { id, row } = this.#route;
    this.#settings.onRequest({
      operation: id,
      method: this.#request.method ?? '',
      path: row.path,
      status,
      ms: performance.now() - this.#started,
      address: this.#address,
      requestId: requestId(this.#request),
      ...more,
    });
  }
}

type RequestParts = Pick<HandlerRequest, 'body' | 'caller' | 'accept' | 'address'> & { readonly source: RequestSource };

const STREAM = { stream: true } as const;
const FORMS: ReadonlySet<string> = new Set(['multipart/form-data', 'application/x-www-form-urlencoded']);
const EMPTY_HEAD = { kind: 'empty', status: 200, headers: undefined } as const;

/**
 * The request passed to a handler. A class, because a getter in an object literal would give each request a hidden class of
 * its own: 40 % more CPU, and a request that survives until a full garbage collection.
 */
class HandlerRequest {
  readonly path: Parameters['path'];
  readonly query: Parameters['query'];
  readonly header: Parameters['header'];
  readonly cookie: Parameters['cookie'];
  readonly body: unknown;
  readonly caller: object | null;
  readonly accept: string;
  readonly address: string;
  readonly requester: string;
  readonly isForeignPage: boolean;
  readonly origin: string | undefined;
  readonly authorization: string | undefined;
  readonly #response: ServerResponse;
  readonly #deadlineMs: number;
  #signal: AbortSignal | undefined;

  constructor(parameters: Parameters, parts: RequestParts, response: ServerResponse, deadlineMs: number) {
    this.path = parameters.path;
    this.query = parameters.query;
    this.header = parameters.header;
    this.cookie = parameters.cookie;
    this.body = parts.body;
    this.caller = parts.caller;
    this.accept = parts.accept;
    this.address = parts.address;
    this.requester = parts.source.requester;
    this.isForeignPage = parts.source.isForeignPage;
    this.origin = response.req.headers.origin;
    this.authorization = response.req.headers.authorization;
    this.#response = response;
    this.#deadlineMs = deadlineMs;
  }

  /** Created on first access, since most handlers never use it. */
  get signal(): AbortSignal {
    this.#signal ??= signalOf(this.#response, this.#deadlineMs);
    return this.#signal;
  }
}

/** Aborted when the client disconnects, or at the deadline. */
function signalOf(response: ServerResponse, deadlineMs: number): AbortSignal {
  const disconnect = new AbortController();
  response.once('close', () => disconnect.abort());
  if (response.destroyed) disconnect.abort();
  return AbortSignal.any([disconnect.signal, AbortSignal.timeout(deadlineMs)]);
}

/** Chooses by q value, then by the client's order; without a preference, the document's first media type. */
function chooseMedia(media: readonly string[], accept: string | undefined): string {
  const [first = ''] = media;
  if (first === '' || accept === undefined || accept === '*/*' || accept === first) return first;
  const best = negotiateOnce(media, accept);
  if (best === null) throw new Refusal('not-acceptable', `This operation returns ${anyOf(media)}.`);
  return best;
}

/** What operations chose for the Accept headers of browsers and programs, of which there are few. */
const choices = new WeakMap<readonly string[], Map<string, string | null>>();
const MAX_CHOICES = 32;
const MAX_ACCEPT_LENGTH = 256;

/** Reading the header of a browser again for each request would cost 4 % of a callback of the gateway. */
function negotiateOnce(media: readonly string[], accept: string): string | null {
  const known = choices.get(media) ?? new Map<string, string | null>();
  const last = known.get(accept);
  if (last !== undefined) return last;
  const best = negotiate(media, accept);
  if (accept.length > MAX_ACCEPT_LENGTH) return best;
  if (known.size >= MAX_CHOICES) known.clear();
  choices.set(media, known.set(accept, best));
  return best;
}
