// Fetches a file of a repository; errors say what went wrong.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { safeFetch } from '../../contract/node-fetch.ts';
import { PackageFetchError } from './fetch-error.ts';

export interface FetchOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Idle timeout in ms; 30 000 by default. */
  readonly idleMs?: number | undefined;
  /** The address of the repository that names this one: only a local repository may name local files. */
  readonly namedBy?: string | undefined;
}

export interface FetchRequest extends FetchOptions {
  readonly url: string;
  /** The first byte that is wanted; the answer may begin at 0 all the same. */
  readonly from?: number;
  readonly maxBytes: number;
}

export interface Fetched {
  /** Where the chunks begin. */
  readonly from: number;
  /** Of the whole file, where the server says so. */
  readonly size: number | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const IDLE_MS = 30_000;
const MAX_REDIRECTS = 5;

/** Throws PackageFetchError, also while the chunks are read. */
export async function fetchFile(request: FetchRequest): Promise<Fetched> {
  const url = readAddress(request.url);
  if (url.protocol === 'file:') return openLocal(url, request);
  const idle = new Idle(request.idleMs ?? IDLE_MS, request.signal);
  try {
    const response = await follow(url, request, idle.signal);
    return await readAnswer(response, request, idle);
  } catch (error) {
    idle.stop();
    throw explain(error, request.url, request.signal);
  }
}

/** All of it. */
export async function fetchBytes(request: FetchRequest): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await fetchFile(request)).chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:', 'file:'].includes(url.protocol)) {
    throw new PackageFetchError('bad-address', `${shown(text)} is not an http, https or file URL`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new PackageFetchError(
      'bad-address',
      `${shown(text)} contains a user name or password, which is not supported`,
    );
  }
  return url;
}

/** Without what may be a secret, and on one line. */
const shown = (text: string): string => {
  const [bare = ''] = text.replace(/\/\/[^/@]*@/, '//').split(/[?#]/, 1);
  return bare.replace(/\p{C}/gu, '·').slice(0, 200);
};

/** Follows redirects itself: fetch would report a loop as a network error. */
async function follow(first: URL, { from = 0, fetch = safeFetch }: FetchRequest, signal: AbortSignal) {
  const seen = new Set<string>();
  for (let url = first; ; ) {
    seen.add(url.href);
    // No coding: a SHA-256 is over the bytes as they are, and parts are parts of those.
    const headers = { 'accept-encoding': 'identity', ...(from > 0 ? { range: `bytes=${from}-` } : {}) };
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    response.body?.cancel().catch(() => {});
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    if (!next || !/^https?:$/.test(next.protocol)) {
      throw new PackageFetchError('bad-address', `${shown(url.href)} redirects to an invalid URL`);
    }
    if (url.protocol === 'https:' && next.protocol === 'http:') {
      throw new PackageFetchError('bad-address', `${shown(url.href)} redirects from https to http`);
    }
    if (seen.has(next.href)) throw new PackageFetchError('redirect-loop', `${shown(first.href)} redirects in a loop`);
    if (seen.size > MAX_REDIRECTS) {
      throw new PackageFetchError('redirect-loop', `${shown(first.href)} redirects more than ${MAX_REDIRECTS} times`);
    }
    url = next;
  }
}

async function readAnswer(response: Response, request: FetchRequest, idle: Idle): Promise<Fetched> {
  const { url, maxBytes, from: wanted = 0 } = request;
  const refuse = (error: PackageFetchError): never => {
    response.body?.cancel().catch(() => {});
    throw error;
  };
  if (response.status === 416 && wanted > 0) {
    response.body?.cancel().catch(() => {});
    return fetchFile({ ...request, from: 0 }); // the partial file does not belong to this one
  }
  if (response.status !== 200 && response.status !== 206) refuse(explainStatus(response, url));
  if ((response.headers.get('content-type') ?? '').toLowerCase().startsWith('text/html')) {
    refuse(new PackageFetchError('html-page', `${shown(url)} returned an HTML page instead of the file`));
  }
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const from = response.status === 206 ? Number(start) : 0;
  if (Number.isNaN(from) || (from !== 0 && from !== wanted)) {
    refuse(new PackageFetchError('refused', `${shown(url)} returned a different range than requested`));
  }
  const length = response.headers.get('content-length');
  const size = total !== undefined ? Number(total) : length === null ? null : Number(length);
  if (size !== null && size > maxBytes) refuse(tooLarge(url, maxBytes));
  return { from, size, chunks: readChunks(response, request, { from, size }, idle) };
}

const tooLarge = (url: string, maxBytes: number): PackageFetchError =>
  new PackageFetchError('too-large', `${shown(url)} is larger than ${maxBytes.toLocaleString('en')} bytes`);

function explainStatus({ status, headers }: Response, url: string): PackageFetchError {
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const retryAfterS = Number.isNaN(seconds) ? undefined : seconds;
    const when = retryAfterS === undefined ? 'later' : `in ${retryAfterS} s`;
    return new PackageFetchError('rate-limited', `${shown(url)} received too many requests; try again ${when}`, {
      retryAfterS,
    });
  }
  if (status === 404 || status === 410)
    return new PackageFetchError('not-found', `${shown(url)} not found (${status})`);
  return new PackageFetchError('refused', `${shown(url)} returned HTTP ${status}`);
}

async function* readChunks(
  response: Response,
  { url, maxBytes, signal }: FetchRequest,
  { from, size }: { readonly from: number; readonly size: number | null },
  idle: Idle,
): AsyncGenerator<Uint8Array> {
  let at = from;
  try {
    for await (const chunk of response.body ?? []) {
      idle.touch();
      at += chunk.byteLength;
      if (at > maxBytes) throw tooLarge(url, maxBytes);
      yield chunk;
      idle.touch();
    }
    if (size !== null && at < size) throw new Error('ended early');
  } catch (error) {
    if (error instanceof PackageFetchError || signal?.aborted) throw error;
    const much = size === null ? `${at} bytes` : `${at} of ${size} bytes`;
    throw new PackageFetchError('truncated', `the download of ${shown(url)} was interrupted after ${much}`, {
      cause: error,
    });
  } finally {
    idle.stop();
  }
}

/** Aborts when nothing has happened for a while, or when the caller wants it. */
class Idle {
  readonly #controller = new AbortController();
  readonly #ms: number;
  readonly #signal: AbortSignal | undefined;
  readonly #abort = () => this.#controller.abort(this.#signal?.reason);
  #timer: NodeJS.Timeout;

  constructor(ms: number, signal: AbortSignal | undefined) {
    this.#ms = ms;
    this.#signal = signal;
    if (signal?.aborted) this.#abort();
    signal?.addEventListener('abort', this.#abort, { once: true });
    this.#timer = this.#wait();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#abort);
  }

  #wait(): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(new Error(`no data for ${this.#ms} ms`)), this.#ms);
  }
}

async function openLocal(url: URL, request: FetchRequest): Promise<Fetched> {
  const { from = 0, maxBytes, namedBy = url.href } = request;
  if (!/^file:/i.test(namedBy)) {
    throw new PackageFetchError(
      'bad-address',
      `${shown(namedBy)} must not refer to a file on this machine (${shown(url.href)})`,
    );
  }
  // Without O_NONBLOCK a pipe would be waited for.
  const handle = await open(url, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause: unknown) => {
    throw new PackageFetchError('not-found', `file not found: ${shown(url.href)}`, { cause });
  });
  const stats = await handle.stat();
  if (!stats.isFile() || stats.size > maxBytes) {
    await handle.close();
    if (stats.isFile()) throw tooLarge(url.href, maxBytes);
    throw new PackageFetchError('bad-address', `${shown(url.href)} is not a regular file`);
  }
  const start = from < stats.size ? from : 0;
  const stream = handle.createReadStream({ start });
  return { from: start, size: stats.size, chunks: limited(stream, start, maxBytes, url.href) };
}

/** A file may have more bytes than its size says: it grows, or it is one of /proc. */
async function* limited(chunks: AsyncIterable<Uint8Array>, from: number, maxBytes: number, url: string) {
  let at = from;
  for await (const chunk of chunks) {
    at += chunk.byteLength;
    if (at > maxBytes) throw tooLarge(url, maxBytes);
    yield chunk;
  }
}

function explain(error: unknown, url: string, signal: AbortSignal | undefined): unknown {
  if (error instanceof PackageFetchError || signal?.aborted) return error;
  const { cause = error } = error as Error;
  const reason = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
  return new PackageFetchError('unreachable', `cannot reach ${shown(url)} (${reason})`, { cause: error });
}
