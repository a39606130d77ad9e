// A typed client over fetch, with one function for each operation in the generated table.

import { isJsonMedia, isOneOf, JSON_MEDIA } from '../negotiate.ts';
import { safeFetch } from '../node-fetch.ts';
import type { Operations } from '../operation.ts';
import { parseOr } from '../parse-or.ts';
import { Problem, readProblem } from '../problem.ts';
import { REFUSALS } from '../refusal.ts';
import { findError, type OperationRow, type SchemeRow } from '../tables.ts';
import type { Client } from './call.ts';
import { AnswerError, ContractError, toClientError, UnreachableError } from './errors.ts';
import { streamEvents } from './events.ts';
import { type CallRequest, isHeaderValue, type WireRequest, writeRequest } from './request.ts';
import { type RetryOptions, withRetries } from './retry.ts';

export interface ConnectionOptions extends RetryOptions {
  /** The service's base URL, with its path prefix if any; without query or user name. */
  readonly baseUrl: string | URL;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Headers added to every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Time limit for each attempt, until the response is complete; 30 000 by default, Infinity for none. Not for streams, also of requests. */
  readonly timeoutMs?: number | undefined;
  /** 'same-origin' sends the browser's session cookie, for the service's own pages; 'omit' by default. */
  readonly credentials?: 'omit' | 'same-origin' | undefined;
}

/**
 * Credentials by security scheme name: a token, a key, or `user:password`. Each is sent only to operations that accept
 * its scheme.
 */
export type ClientOptions<Scheme extends string = never> = ConnectionOptions & {
  readonly [Name in Scheme]?: string | undefined;
};

type Schemes = { readonly [scheme: string]: SchemeRow };

const TIMEOUT_MS = 30_000;
const MAX_TIMER_MS = 2 ** 31 - 1;
const SSE_MEDIA = 'text/event-stream';
const PROBLEM_MEDIA = 'application/problem+json';
const PROBLEM_HEADERS = ['Retry-After', 'Allow', 'WWW-Authenticate', 'Location', 'ETag', 'Deprecation', 'Sunset'];

type AnyCall = (request?: CallRequest, signal?: AbortSignal) => Promise<unknown>;

/** `Scheme` lists the security schemes for which the caller may pass credentials. */
export function createClient<Ops extends Operations<Ops>, Scheme extends string = never>(
  {
    operations,
    security,
  }: { readonly operations: { readonly [Id in keyof Ops]: OperationRow }; readonly security: Schemes },
  options: ClientOptions<Scheme>,
): Client<Ops> {
  const connection = new Connection(options, security);
  const calls = Object.entries<OperationRow>(operations).map(([id, row]) => [id, createCall(connection, id, row)]);
  return Object.fromEntries(calls) as Client<Ops>;
}

function createCall(connection: Connection, id: string, row: OperationRow): AnyCall {
  const media = Object.values(row.answers).flat();
  const { streams = {} } = row;
  const streamMedia = [SSE_MEDIA, ...Object.keys(streams)].find((name) => media.includes(name));
  const isStream = (name: string) => name === SSE_MEDIA || Object.hasOwn(streams, name);
  const defaultMedia = media.includes(JSON_MEDIA) ? JSON_MEDIA : (media.find((name) => !isStream(name)) ?? JSON_MEDIA);
  const label = `${id} (${row.method} ${row.path})`;
  const exchange = (accept: string, request: CallRequest = {}, signal?: AbortSignal) =>
    connection.exchange({ label, row, accept, request }, signal);
  const as = async (accept: string, request?: CallRequest, signal?: AbortSignal) =>
    (await exchange(accept, request, signal)).body;
  const answer: AnyCall = (request, signal) => exchange(defaultMedia, request, signal);
  const call: AnyCall = (request, signal) => as(defaultMedia, request, signal);
  const outcome = async (request?: CallRequest, signal?: AbortSignal) => {
    try {
      return { ok: true, body: await call(request, signal) };
    } catch (error) {
      if (error instanceof Problem && isDocumented(row, error)) return { ok: false, problem: error.toJSON() };
      if (!(error instanceof AnswerError)) throw error;
      const { status, body, headers } = error;
      return { ok: false, answer: { status, body, headers } };
    }
  };
  if (streamMedia === undefined) return Object.assign(call, { outcome, as, answer });
  const stream = (request: CallRequest = {}, signal?: AbortSignal) =>
    streamEvents({
      label,
      signal,
      form: streams[streamMedia] ?? 'event',
      open: (inner) => connection.open({ label, row, accept: streamMedia, request }, inner),
    });
  return Object.assign(call, { outcome, as, answer, stream });
}

const isDocumented = (row: OperationRow, { name, status }: Problem): boolean =>
  Object.hasOwn(row.problems, name) || findError(row, status)?.media.length === 0;

interface Call {
  /** Names the operation in error messages, without secrets. */
  readonly label: string;
  readonly row: OperationRow;
  readonly accept: string;
  readonly request: CallRequest;
}

class Connection {
  readonly #options: ConnectionOptions;
  readonly #schemes: Schemes;
  readonly #base: string;
  readonly #headers: Headers;
  readonly #credentials: ReadonlyMap<string, string>;

  constructor(options: ConnectionOptions, schemes: Schemes) {
    this.#base = readBase(options.baseUrl);
    const credentials = Object.entries<unknown>({ ...options }).flatMap(([name, value]) =>
      Object.hasOwn(schemes, name) && typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
    );
    const { headers = {} } = options;
    const inHeaders = credentials.filter(([name]) => !['basic', 'query'].includes(schemes[name]?.in ?? ''));
    for (const [name, value] of [...inHeaders, ...Object.entries(headers)]) {
      if (!isHeaderValue(value)) throw new TypeError(`${name} contains characters that are not allowed in a header`);
    }
    this.#options = options;
    this.#schemes = schemes;
    this.#headers = new Headers(headers);
    this.#credentials = new Map(credentials);
  }

  exchange(call: Call, signal: AbortSignal | undefined) {
    return withRetries(call.row, this.#options, signal, () => this.#attempt(call, signal));
  }

  /** Returns the body of a streaming response. */
  async open(call: Call, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#send(call, this.#write(call), signal);
    await readHead(call, response);
    return response.body ?? new Blob([]).stream();
  }

  async #attempt(call: Call, signal: AbortSignal | undefined) {
    signal?.throwIfAborted();
    const wire = this.#write(call);
    const { timeoutMs = TIMEOUT_MS } = this.#options;
    const controller = new AbortController();
    const forward = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', forward, { once: true });
    let timedOut = false;
    const expire = () => {
      timedOut = true;
      controller.abort();
    };
    const isLimited = timeoutMs <= MAX_TIMER_MS && !call.row.body?.stream;
    const timer = isLimited && setTimeout(expire, timeoutMs);
    try {
      const response = await this.#send(call, wire, controller.signal);
      const { status, headers } = response;
      return { body: await readBody(call, response), status, headers };
    } catch (error) {
      if (!timedOut) throw toClientError(error, call.label, signal);
      const message = `${call.label} got no complete response within ${timeoutMs} ms`;
      throw toClientError(new UnreachableError(message, { cause: error, late: true }), call.label, signal);
    } finally {
      if (timer) clearTimeout(timer);
      signal?.removeEventListener('abort', forward);
    }
  }

  #write({ row, accept, request }: Call): WireRequest {
    const headers = new Headers(this.#headers);
    headers.set('Accept', accept);
    const keys: Record<string, string> = {};
    const alternatives = row.security.map((names) => names.split(' & '));
    const alternative = alternatives.find((names) => this.#hasCredentials(names)) ?? [];
    for (const name of alternative) this.#authorize(name, headers, keys);
    return writeRequest(this.#base, row, request, headers, keys);
  }

  /** Browsers send cookies themselves, and `fetch` sends the certificate. */
  #hasCredentials(names: readonly string[]): boolean {
    const own = names.filter((name) => !['cookie', 'tls'].includes(this.#schemes[name]?.in ?? 'cookie'));
    return own.length > 0 && own.every((name) => this.#credentials.has(name));
  }

  #authorize(name: string, headers: Headers, keys: Record<string, string>): void {
    const scheme = this.#schemes[name];
    const credential = this.#credentials.get(name);
    if (!scheme || credential === undefined) return;
    if (scheme.in === 'query') keys[scheme.name] = credential;
    else if (scheme.in === 'bearer') headers.set(scheme.name, `Bearer ${credential}`);
    else if (scheme.in === 'basic') headers.set(scheme.name, `Basic ${toBase64(credential)}`);
    else if (scheme.in === 'http') headers.set(scheme.name, `${scheme.scheme} ${credential}`);
    else headers.set(scheme.name, credential);
  }

  #send({ row }: Call, { url, headers, body, isStream }: WireRequest, signal: AbortSignal): Promise<Response> {
    const { fetch = safeFetch, credentials = 'omit' } = this.#options;
    const request: RequestInit = { method: row.method, headers, body, signal, credentials, redirect: 'manual' };
    return fetch(url, isStream ? Object.assign(request, { duplex: 'half' }) : request);
  }
}

/** Of the UTF-8 bytes (RFC 7617, 2.1). */
const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function readBase(value: string | URL): string {
  if (!URL.canParse(value)) throw new TypeError('baseUrl is not an absolute URL'); // without the URL
  const url = new URL(value);
  if (url.username || url.password || url.search || url.hash || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('baseUrl must be http or https, without a user name, query or fragment');
  }
  return url.href.replace(/\/$/, '');
}

async function readBody(call: Call, response: Response): Promise<unknown> {
  const media = await readHead(call, response);
  return media === null ? undefined : readContent(call, response, media);
}

async function readContent(call: Call, response: Response, media: string): Promise<unknown> {
  if (isJsonMedia(media)) return readJson(call, response);
  if (/^text\/|(?:xml|yaml)$/.test(media)) return response.text();
  return new Uint8Array(await response.arrayBuffer());
}

/** Returns the response's media type, or null if it has no body. Throws if it is not a documented success. */
async function readHead(call: Call, response: Response): Promise<string | null> {
  const media = mediaOf(response);
  if (media === PROBLEM_MEDIA && response.status >= 400) throw await readProblemResponse(call, response);
  const documented = call.row.answers[response.status];
  if (documented?.length === 0) {
    discard(response);
    return null;
  }
  const { status, headers } = response;
  const error = media === null ? null : findError(call.row, status);
  if (media !== null && error && isOneOf(error.media, media)) {
    const body = await readContent(call, response, media);
    throw new AnswerError(`${call.label} returned ${status}`, status, body, headers);
  }
  if (media === null || !isOneOf([call.accept], media) || !isOneOf(documented ?? [], media))
    throw violation(call, response);
  return media;
}

async function readProblemResponse(call: Call, response: Response): Promise<Error> {
  const headers: Record<string, string> = {};
  for (const name of PROBLEM_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const problem = readProblem(await readJson(call, response), { ...REFUSALS, ...call.row.problems }, headers);
  return problem?.status === response.status ? problem : violation(call, response);
}

async function readJson(call: Call, response: Response): Promise<unknown> {
  const value = parseOr(await response.text(), undefined);
  if (value === undefined) throw violation(call, response, 'with invalid JSON');
  return value;
}

function violation(call: Call, response: Response, detail = 'which is not in the contract'): ContractError {
  discard(response);
  const { status } = response;
  const media = mediaOf(response);
  const redirected = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  const message = redirected
    ? 'returned a redirect'
    : `returned ${status} ${media ?? 'without a media type'}, ${detail}`;
  return new ContractError(`${call.label} ${message}`, { status, media });
}

function mediaOf(response: Response): string | null {
  const media = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(media) ? media : null;
}

/** Frees the connection without reading the rest. */
function discard(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
}
