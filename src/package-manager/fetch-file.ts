// Fetches a file of a repository over http, https or from a local file.
import { constants } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { isTrustworthy } from '../base/hosts.ts';
import { safeFetch } from '../contract/node-fetch.ts';
import { displayUrl, PackageFetchError } from './errors.ts';

export interface FetchOptions {
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Timeout in ms until the response starts and for every 16 KiB of it; 30 000 by default. */
  readonly idleMs?: number | undefined;
  /** URL of the repository that refers to this file: only local repositories may refer to local files. */
  readonly namedBy?: string | undefined;
  /** The token of a private repository, by the URL of its repository.json; undefined if it needs none. */
  readonly tokenOf?: ((repository: string) => Promise<string | undefined>) | undefined;
}

export interface FetchRequest extends FetchOptions {
  readonly url: string;
  /** The first requested byte. The response may start at 0 nevertheless. */
  readonly from?: number;
  readonly maxBytes: number;
}

export interface Fetched {
  /** Offset of the first chunk. */
  readonly from: number;
  /** Size of the whole file; null if the server does not say. */
  readonly size: number | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

const IDLE_MS = 30_000;
/** Fewer bytes do not count as progress: a server could otherwise hold a client for days. */
const SLOW_BYTES = 16_384;
const MAX_REDIRECTS = 5;

/** Throws PackageFetchError, also while chunks are read. */
export async function fetchFile(request: FetchRequest): Promise<Fetched> {
  const url = parseAddress(request.url);
  if (url.protocol === 'file:') return openLocal(url, request);
  const idle = startIdleTimeout(request);
  try {
    const response = await followRedirects(url, request, idle.signal);
    return await readResponse(response, request, idle);
  } catch (error) {
    idle.stop();
    throw explain(error, request.url, request.signal);
  }
}

export async function fetchBytes(request: FetchRequest): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of (await fetchFile(request)).chunks) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function parseAddress(text: string): URL {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:', 'file:'].includes(url.protocol)) {
    throw new PackageFetchError('bad-address', `${displayUrl(text)} is not an http, https or file URL`);
  }
  if (url.username !== '' || url.password !== '') {
    const message = `${displayUrl(text)} contains a user name or password, which is not supported`;
    throw new PackageFetchError('bad-address', message);
  }
  return url;
}

/** Follows redirects itself: fetch would report a loop as a network error. Only the first request has the token. */
async function followRedirects(first: URL, request: FetchRequest, signal: AbortSignal) {
  const { from = 0, fetch = safeFetch } = request;
  const authorization = await authorizationFor(first, request);
  const seen = new Set<string>();
  for (let url = first; ; ) {
    seen.add(url.href);
    // No compression: hashes and ranges refer to the uncompressed bytes.
    const headers = {
      'accept-encoding': 'identity',
      ...(from > 0 ? { range: `bytes=${from}-` } : {}),
      ...(url === first ? authorization : {}),
    };
    const response = await fetch(url, { headers, signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null) return response;
    response.body?.cancel().catch(() => {});
    const next = URL.parse(location, url);
    if (!next || !/^https?:$/.test(next.protocol) || `${next.username}${next.password}` !== '') {
      throw new PackageFetchError('bad-address', `${displayUrl(url.href)} redirects to an invalid URL`);
    }
    if (url.protocol === 'https:' && next.protocol === 'http:') {
      throw new PackageFetchError('bad-address', `${displayUrl(url.href)} redirects from https to http`);
    }
    if (seen.has(next.href))
      throw new PackageFetchError('redirect-loop', `${displayUrl(first.href)} redirects in a loop`);
    if (seen.size > MAX_REDIRECTS) {
      const message = `${displayUrl(first.href)} redirects more than ${MAX_REDIRECTS} times`;
      throw new PackageFetchError('redirect-loop', message);
    }
    url = next;
  }
}

async function readResponse(
  response: Response,
  request: FetchRequest,
  idle: ReturnType<typeof startIdleTimeout>,
): Promise<Fetched> {
  const { url, maxBytes, from: requested = 0 } = request;
  const refuse = (error: PackageFetchError): never => {
    response.body?.cancel().catch(() => {});
    throw error;
  };
  const [, start, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const from = response.status === 206 ? Number(start) : 0;
  const isOtherRange = from !== 0 && from !== requested;
  if (requested > 0 && (response.status === 416 || isOtherRange)) {
    idle.stop();
    response.body?.cancel().catch(() => {});
    return fetchFile({ ...request, from: 0 }); // the partial file does not belong to this one
  }
  if (response.status !== 200 && response.status !== 206) refuse(explainStatus(response, url));
  if ((response.headers.get('content-type') ?? '').toLowerCase().startsWith('text/html')) {
    refuse(new PackageFetchError('html-page', `${displayUrl(url)} returned an HTML page instead of the file`));
  }
  if (isOtherRange) {
    refuse(new PackageFetchError('refused', `${displayUrl(url)} returned a different range than requested`));
  }
  const length = response.headers.get('content-length');
  const size = total !== undefined ? Number(total) : length === null ? null : Number(length);
  if (size !== null && size > maxBytes) refuse(tooLarge(url, maxBytes));
  return { from, size, chunks: readChunks(response.body ?? [], request, { from, size }, idle) };
}

const tooLarge = (url: string, maxBytes: number): PackageFetchError =>
  new PackageFetchError('too-large', `${displayUrl(url)} is larger than ${maxBytes.toLocaleString('en')} bytes`);

function explainStatus({ status, headers }: Response, url: string): PackageFetchError {
  if (status === 429) {
    const seconds = Number(headers.get('retry-after') ?? Number.NaN);
    const retryAfterS = Number.isNaN(seconds) ? undefined : seconds;
    const when = retryAfterS === undefined ? 'later' : `in ${retryAfterS} s`;
    const message = `${displayUrl(url)} received too many requests; try again ${when}`;
    return new PackageFetchError('rate-limited', message, { retryAfterS });
  }
  if (status === 404 || status === 410)
    return new PackageFetchError('not-found', `${displayUrl(url)} not found (${status})`);
  const remedy = status === 401 ? '; add the repository again with --token-file FILE and a valid token' : '';
  return new PackageFetchError('refused', `${displayUrl(url)} returned HTTP ${status}${remedy}`);
}

/** Also for local files: one can have more bytes than its size, because it grows or is in /proc. */
async function* readChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { url, maxBytes, signal }: FetchRequest,
  { from, size }: { readonly from: number; readonly size: number | null },
  idle: ReturnType<typeof startIdleTimeout>,
): AsyncGenerator<Uint8Array> {
  let at = from;
  let next = from + SLOW_BYTES;
  idle.touch();
  try {
    for await (const chunk of chunks) {
      at += chunk.byteLength;
      if (at > maxBytes) throw tooLarge(url, maxBytes);
      yield chunk;
      if (at < next) continue;
      idle.touch();
      next = at + SLOW_BYTES;
    }
    if (size !== null && at < size) throw new Error('ended early');
  } catch (error) {
    if (error instanceof PackageFetchError || signal?.aborted) throw error;
    const progress = size === null ? `${at} bytes` : `${at} of ${size} bytes`;
    const message = `the download of ${displayUrl(url)} was interrupted after ${progress}`;
    throw new PackageFetchError('truncated', message, { cause: error });
  } finally {
    idle.stop();
  }
}

/** Aborts after a time without progress, or when the caller aborts. */
function startIdleTimeout({ idleMs = IDLE_MS, signal }: FetchRequest) {
  const idle = new AbortController();
  const timer = setTimeout(() => idle.abort(new Error(`too little data within ${idleMs} ms`)), idleMs);
  return {
    signal: signal ? AbortSignal.any([idle.signal, signal]) : idle.signal,
    touch: () => timer.refresh(),
    stop: () => clearTimeout(timer),
  };
}

async function openLocal(url: URL, request: FetchRequest): Promise<Fetched> {
  const { from = 0, maxBytes, namedBy = url.href } = request;
  if (!/^file:/i.test(namedBy)) {
    const message = `${displayUrl(namedBy)} must not refer to a file on this machine (${displayUrl(url.href)})`;
    throw new PackageFetchError('bad-address', message);
  }
  // O_NONBLOCK, so that a pipe does not block.
  const handle = await open(url, constants.O_RDONLY | constants.O_NONBLOCK).catch((cause: unknown) => {
    throw new PackageFetchError('not-found', `file not found: ${displayUrl(url.href)}`, { cause });
  });
  const stats = await handle.stat();
  if (!stats.isFile() || stats.size > maxBytes) {
    await handle.close();
    if (stats.isFile()) throw tooLarge(url.href, maxBytes);
    throw new PackageFetchError('bad-address', `${displayUrl(url.href)} is not a regular file`);
  }
  const start = from < stats.size ? from : 0;
  const place = { from: start, size: stats.size };
  return {
    ...place,
    chunks: readChunks(handle.createReadStream({ start }), request, place, startIdleTimeout(request)),
  };
}

function explain(error: unknown, url: string, signal: AbortSignal | undefined): unknown {
  if (error instanceof PackageFetchError || signal?.aborted) return error;
  const { cause = error } = error as Error;
  const reason = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
  return new PackageFetchError('unreachable', `cannot reach ${displayUrl(url)} (${reason})`, { cause: error });
}

/** RFC 6750, section 2.1. */
const TOKEN = /^[-A-Za-z0-9._~+/]{1,4096}=*$/;

/** The header with the token of a private repository. Empty if the file is on another origin: it gets no token. */
async function authorizationFor(url: URL, request: FetchRequest): Promise<{ readonly authorization?: string }> {
  const { namedBy: repository = request.url } = request;
  const isSameOrigin = URL.parse(repository)?.origin === url.origin;
  const token = isSameOrigin ? await request.tokenOf?.(repository) : undefined;
  if (token === undefined) return {};
  if (!TOKEN.test(token)) {
    const message = `the token for ${displayUrl(repository)} must be one line of letters, digits and -._~+/=`;
    throw new PackageFetchError('bad-token', message);
  }
  const isLookedUp = url.protocol === 'http:' && url.hostname.includes('.localhost'); // browsers do not ask DNS for these
  if (isLookedUp || !isTrustworthy(url)) {
    const message = `${displayUrl(url.href)} would get the token over plain http; use https`;
    throw new PackageFetchError('bad-address', message);
  }
  return { authorization: `Bearer ${token}` };
}

/** Rejects with a PackageFetchError. */
export async function readTokenFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new PackageFetchError('bad-token', `cannot read the token file ${file} (${code})`);
  });
  return text.trim();
}
