// File responses: conditional requests, ranges, HEAD and gzip (RFC 9110, 8.8, 12.5.3, 13 and 14).
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { FileSource } from '../handler.ts';
import { readWeighted } from '../negotiate.ts';
import { Refusal } from '../refusal.ts';
import type { HandlerResponse } from './reply.ts';
import { setHeaders, withCharset } from './write.ts';

const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript)$/;
const compress = promisify(gzip);
const pipe = promisify(pipeline);

/** Cache of compressed bytes by source array; an entry is garbage-collected with its source. */
const compressed = new WeakMap<Uint8Array, Promise<Uint8Array>>();

interface FileResponse {
  readonly context: Context;
  readonly reply: Extract<HandlerResponse, { kind: 'file' }>;
  /** Whether the document allows range requests (206). */
  readonly allowsRanges: boolean;
  readonly extra: readonly string[];
}

/**
 * Resolves after the last byte, to the status (499 if the client disconnected early) and to an error of the server after
 * the response had begun, or null. Rejects only before anything is written.
 */
export async function writeFile(file: FileResponse): Promise<{ readonly status: number; readonly fault: unknown }> {
  const { source, media } = file.reply;
  const { content, size, tag } = source;
  const isCompressible = content instanceof Uint8Array && size >= COMPRESS_FROM_BYTES && COMPRESSIBLE.test(media);
  if (!isCompressible || chooseCoding(file.context.req.headers['accept-encoding'], ['gzip']) === null)
    return write(file, source, null, isCompressible);
  const bytes = await compressOnce(content);
  return write(file, { tag: `${tag}-gzip`, size: bytes.byteLength, content: bytes }, 'gzip', isCompressible);
}

function compressOnce(content: Uint8Array): Promise<Uint8Array> {
  const cached = compressed.get(content);
  if (cached) return cached;
  const pending = compress(content);
  compressed.set(content, pending);
  pending.catch(() => compressed.delete(content));
  return pending;
}

/** `source` is the file in the negotiated content coding; each coding has its own ETag. */
async function write(
  { context, reply, allowsRanges, extra }: FileResponse,
  source: FileSource,
  coding: 'gzip' | null,
  isCompressible: boolean,
) {
  const { req: request, res: response } = context;
  if (response.destroyed) {
    context.respond = false;
    return { status: 499, fault: null };
  }
  const etag = `"${source.tag}"`;
  const isUnchanged = hasTag(request.headers['if-none-match'], etag);
  const range =
    allowsRanges && !isUnchanged && request.method === 'GET' ? readRange(request.headers, etag, source.size) : null;
  if (range === 'none') {
    throw new Refusal('range-not-satisfiable', undefined, { headers: { 'Content-Range': `bytes */${source.size}` } });
  }
  setHeaders(response, ['ETag', etag, 'Cache-Control', 'no-cache'], extra, reply.headers);
  if (isCompressible) context.vary('Accept-Encoding');
  if (isUnchanged) {
    context.status = 304;
    return { status: 304, fault: null };
  }
  const { start, end } = range ?? { start: 0, end: source.size };
  context.status = range ? 206 : reply.status;
  setHeaders(response, ['Content-Type', withCharset(reply.media), 'X-Content-Type-Options', 'nosniff']);
  if (coding) response.setHeader('Content-Encoding', coding);
  if (allowsRanges) response.setHeader('Accept-Ranges', 'bytes');
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${source.size}`);
  const { content } = source;
  if (content instanceof Uint8Array) {
    context.body = Buffer.from(content.buffer, content.byteOffset + start, end - start);
    return { status: context.status, fault: null };
  }
  context.respond = false;
  response.setHeader('Content-Length', end - start);
  if (request.method === 'HEAD' || start === end) {
    response.end();
    return { status: context.status, fault: null };
  }
  // `pipeline` waits for a slow client and stops reading when the client disconnects.
  return pipe(withExactLength(content(start, end), end - start), response).then(
    () => ({ status: context.status, fault: null }),
    (error) => ({ status: 499, fault: error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? null : error }),
  );
}

/** Fails if the file has another size than announced, so that the connection closes and the response looks incomplete. */
async function* withExactLength(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of chunks) {
    sent += chunk.byteLength;
    if (sent > size) break;
    yield chunk;
  }
  if (sent !== size) throw new Error(`a file of ${size} bytes changed size while it was being sent`);
}

/** Null means the whole file. Multiple ranges, other units and malformed ranges are ignored (14.2). */
function readRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  etag: string,
  size: number,
): { readonly start: number; readonly end: number } | 'none' | null {
  if (range === undefined || (condition !== undefined && String(condition).trim() !== etag)) return null;
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size };
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'none' : { start, end: last === '' ? size : Math.min(size, Number(last) + 1) };
}

/** Minimum size for compression; below it, compressing saves less than one packet. */
export const COMPRESS_FROM_BYTES = 1_024;

/** Evaluates If-None-Match by weak comparison (RFC 9110, 13.1.2), since a proxy may have weakened the tag. */
export function hasTag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return (condition.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Evaluates Accept-Encoding (RFC 9110, 12.5.3): returns the coding with the highest q value, the first offered one in
 * a tie, or null if none is acceptable or identity is preferred.
 */
export function chooseCoding<Coding extends string>(
  header: string | undefined,
  offered: readonly Coding[],
): Coding | null {
  if (!header) return null;
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const { range, q } = readWeighted(part);
    weights.set(range === 'x-gzip' ? 'gzip' : range, q);
  }
  const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
  const [best] = offered.toSorted((one, other) => weightOf(other) - weightOf(one));
  if (best === undefined || weightOf(best) === 0) return null;
  return weightOf(best) >= (weights.get('identity') ?? 0) ? best : null;
}
