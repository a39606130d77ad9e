// A typed client over fetch: one function per operation, read from the generated table.
import { safeFetch } from '../node-fetch.ts';
import type { Operations } from '../operation.ts';
import { Problem, readProblem } from '../problem.ts';
import { REFUSALS } from '../refusal.ts';
import type { OperationRow, SchemeRow } from '../tables.ts';
import type { Client } from './call.ts';
import { ContractError, explain, UnreachableError } from './errors.ts';
import { streamEvents } from './events.ts';
import { type CallRequest, isHeaderValue, type WireRequest, writeRequest } from './request.ts';
import { type RetryOptions, withRetries } from './retry.ts';

export interface ConnectionOptions extends RetryOptions {
  /** Where the service answers, with a path prefix if it has one; no query, no user name. */
  readonly baseUrl: string | URL;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Added to every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** From the call, or its repetition, to the end of the answer; 30 000 by default, Infinity for no limit. Streams have none. */
  readonly timeoutMs?: number | undefined;
  /** 'same-origin' lets our own pages send the browser's session cookie; 'omit' by default. */
  readonly credentials?: 'omit' | 'same-origin' | undefined;
}

/** Credentials by the names of the document's schemes. Each is sent to the operations that take it, and to no others. */
export type ClientOptions<Scheme extends string = never> = ConnectionOptions & {
  readonly [Name in Scheme]?: string | undefined;
};

type Schemes = { readonly [scheme: string]: SchemeRow };

const TIMEOUT_MS = 30_000;
const MAX_TIMER_MS = 2 ** 31 - 1;
const JSON_MEDIA = 'application/json';
const SSE_MEDIA = 'text/event-stream';
const PROBLEM_MEDIA = 'application/problem+json';
const PROBLEM_HEADERS = ['Retry-After', 'Allow', 'WWW-Authenticate', 'Location', 'ETag', 'Deprecation', 'Sunset'];

type AnyCall = (request?: CallRequest, signal?: AbortSignal) => Promise<unknown>;

/** `Scheme` names the schemes that the caller may have credentials of. */
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
  const usual = media.includes(JSON_MEDIA) ? JSON_MEDIA : (media.find((name) => name !== SSE_MEDIA) ?? JSON_MEDIA);
  const what = `${id} (${row.method} ${row.path})`;
  const exchange = (accept: string, request: CallRequest = {}, signal?: AbortSignal) =>
    connection.exchange({ what, row, accept, request }, signal);
  const as = async (accept: string, request?: CallRequest, signal?: AbortSignal) =>
    (await exchange(accept, request, signal)).body;
  const answer: AnyCall = (request, signal) => exchange(usual, request, signal);
  const call: AnyCall = (request, signal) => as(usual, request, signal);
  const outcome = async (request?: CallRequest, signal?: AbortSignal) => {
    try {
      return { ok: true, body: await call(request, signal) };
    } catch (error) {
      if (error instanceof Problem && Object.hasOwn(row.problems, error.name)) {
        return { ok: false, problem: error.toJSON() };
      }
      throw error;
    }
  };
  const stream = (request: CallRequest = {}, signal?: AbortSignal) =>
    streamEvents({ what, signal, open: (inner) => connection.open({ what, row, accept: SSE_MEDIA, request }, inner) });
  return Object.assign(call, { outcome, as, answer, ...(media.includes(SSE_MEDIA) ? { stream } : {}) });
}

interface Call {
  /** The operation in words that are safe to show. */
  readonly what: string;
  readonly row: OperationRow;
  readonly accept: string;
  readonly request: CallRequest;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

class Connection {
  readonly #base: string;
  readonly #headers: Headers;
  readonly #options: ConnectionOptions;
  readonly #schemes: Schemes;
  readonly #credentials: ReadonlyMap<string, string>;
  readonly #timeoutMs: number;

  constructor(options: ConnectionOptions, schemes: Schemes) {
    this.#base = readBase(options.baseUrl);
    this.#options = options;
    this.#timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.#schemes = schemes;
    const given = new Map(Object.entries<unknown>({ ...options }));
    const credentials = Object.keys(schemes).flatMap((name) => {
      const credential = given.get(name);
      return typeof credential === 'string' && credential !== '' ? [[name, credential] as const] : [];
    });
    this.#credentials = new Map(credentials);
    const { headers = {} } = options;
    for (const [name, value] of [...credentials, ...Object.entries(headers)]) {
      if (!isHeaderValue(value)) throw new TypeError(`${name} cannot be sent in a header`);
    }
    this.#headers = new Headers(headers);
  }

  exchange(call: Call, signal: AbortSignal | undefined): Promise<Answer> {
    return withRetries(call.row, this.#options, signal, () => this.#attempt(call, signal));
  }

  async #attempt(call: Call, signal: AbortSignal | undefined): Promise<Answer> {
    signal?.throwIfAborted();
    const wire = this.#write(call);
    const controller = new AbortController();
    const forward = () => controller.abort(signal?.reason);
    signal?.addEventListener('abort', forward, { once: true });
    let late = false;
    const expire = () => {
      late = true;
      controller.abort();
    };
    const timer = this.#timeoutMs <= MAX_TIMER_MS && setTimeout(expire, this.#timeoutMs);
    try {
      const response = await this.#send(call, wire, controller.signal);
      const { status, headers } = response;
      return { body: await readAnswer(call, response), status, headers };
    } catch (error) {
      const cause = late
        ? new UnreachableError(`${call.what} was not answered within ${this.#timeoutMs} ms`, { cause: error, late })
        : error;
      throw explain(cause, call.what, signal);
    } finally {
      if (timer) clearTimeout(timer);
      signal?.removeEventListener('abort', forward);
    }
  }

  /** The body of an answer that is a stream. */
  async open(call: Call, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    const response = await this.#send(call, this.#write(call), signal);
    await readHead(call, response);
    return response.body ?? new Blob([]).stream();
  }

  #write({ row, accept, request }: Call): WireRequest {
    const headers = new Headers(this.#headers);
    headers.set('Accept', accept);
    for (const scheme of row.security) if (this.#authorize(headers, scheme)) break;
    return writeRequest(this.#base, row, request, headers);
  }

  /** One credential a request, the first that the operation takes and we have. */
  #authorize(headers: Headers, name: string): boolean {
    const scheme = this.#schemes[name];
    const credential = this.#credentials.get(name);
    if (!scheme || credential === undefined || scheme.in === 'cookie') return false; // a browser sends cookies itself
    headers.set(scheme.name, scheme.in === 'bearer' ? `Bearer ${credential}` : credential);
    return true;
  }

  #send({ row }: Call, { url, headers, body }: WireRequest, signal: AbortSignal): Promise<Response> {
    const send = this.#options.fetch ?? safeFetch;
    const credentials = this.#options.credentials ?? 'omit';
    return send(url, { method: row.method, headers, body, signal, credentials, redirect: 'manual' });
  }
}

function readBase(value: string | URL): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new TypeError('baseUrl is not an absolute URL'); // the URL's own error repeats it
  }
  if (url.username || url.password || url.search || url.hash || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('baseUrl must be http or https, without a user name, query or fragment');
  }
  return url.href.replace(/\/$/, '');
}

async function readAnswer(call: Call, response: Response): Promise<unknown> {
  const media = await readHead(call, response);
  if (media === null) return undefined;
  if (media === JSON_MEDIA || media.endsWith('+json')) return readJson(call, response);
  if (media.startsWith('text/') || media.endsWith('xml')) return response.text();
  return new Uint8Array(await response.arrayBuffer());
}

/** The answer's media type, null when it has no body. Throws what is not a documented success. */
async function readHead(call: Call, response: Response): Promise<string | null> {
  const media = mediaOf(response);
  if (media === PROBLEM_MEDIA && response.status >= 400) throw await readProblemAnswer(call, response);
  const documented = call.row.answers[response.status];
  if (documented?.length === 0) {
    discard(response);
    return null;
  }
  if (media === null || media !== call.accept || !documented?.includes(media)) throw violation(call, response);
  return media;
}

async function readProblemAnswer(call: Call, response: Response): Promise<Error> {
  const headers: Record<string, string> = {};
  for (const name of PROBLEM_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  const problem = readProblem(await readJson(call, response), { ...REFUSALS, ...call.row.problems }, headers);
  return problem?.status === response.status ? problem : violation(call, response);
}

async function readJson(call: Call, response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw violation(call, response, 'with broken JSON'); // the parser's own error repeats the text
  }
}

function violation(call: Call, response: Response, how = 'and the contract has no such answer'): ContractError {
  discard(response);
  const { status } = response;
  const media = mediaOf(response);
  const redirected = response.type === 'opaqueredirect' || (status >= 300 && status < 400);
  const words = redirected
    ? 'was answered with a redirect'
    : `was answered ${status} ${media ?? 'without a media type'}, ${how}`;
  return new ContractError(`${call.what} ${words}`, { status, media });
}

function mediaOf(response: Response): string | null {
  const media = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/.test(media) ? media : null;
}

/** Releases the connection without reading the rest. */
function discard(response: Response): void {
  if (!response.bodyUsed) response.body?.cancel().catch(() => {});
}
