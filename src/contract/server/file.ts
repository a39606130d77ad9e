// Exact bytes as an answer: conditional requests, parts, HEAD and gzip (RFC 9110, 8.8, 12.5.3, 13 and 14).
import type { IncomingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { FileSource } from '../handler.ts';
import { Refusal } from '../refusal.ts';
import { COMPRESS_FROM_BYTES, chooseCoding, hasTag } from './conditional.ts';
import type { Answer } from './reply.ts';
import { setHeaders, typed } from './write.ts';

const COMPRESSIBLE = /^text\/|[/+](json|xml|javascript)$/;
const compress = promisify(gzip);

/** Compressed bytes by their source array: compressed once, collected together with it. */
const compressed = new WeakMap<Uint8Array, Promise<Uint8Array>>();

export interface FileExchange {
  readonly context: Context;
  readonly answer: Extract<Answer, { kind: 'file' }>;
  /** Whether the document allows ranges (206). */
  readonly parts: boolean;
  readonly extra: readonly string[];
  /** Called once at the end with the status, 499 when the client left early, and an error of ours. */
  readonly done: (status: number, fault: unknown) => void;
}

/** Throws or rejects only before anything is written; `done` is not called then. */
export function answerFile(exchange: FileExchange): void | Promise<void> {
  const { source, media } = exchange.answer;
  const { content, size, tag } = source;
  const either = content instanceof Uint8Array && size >= COMPRESS_FROM_BYTES && COMPRESSIBLE.test(media);
  if (!either || chooseCoding(exchange.context.req.headers['accept-encoding'], ['gzip']) === null)
    return write(exchange, source, null, either);
  return shrink(content).then((bytes) =>
    write(exchange, { tag: `${tag}-gzip`, size: bytes.byteLength, content: bytes }, 'gzip', either),
  );
}

function shrink(content: Uint8Array): Promise<Uint8Array> {
  const known = compressed.get(content);
  if (known) return known;
  const smaller = compress(content);
  compressed.set(content, smaller);
  smaller.catch(() => compressed.delete(content));
  return smaller;
}

/** `source` is the file in the negotiated coding; each coding has its own ETag. */
function write(exchange: FileExchange, source: FileSource, coding: 'gzip' | null, either: boolean): void {
  const { context, answer, parts, extra, done } = exchange;
  const { req: request, res: response } = context;
  if (response.destroyed) {
    context.respond = false;
    return done(499, null);
  }
  const etag = `"${source.tag}"`;
  const known = hasTag(request.headers['if-none-match'], etag);
  const range = parts && !known && request.method === 'GET' ? readRange(request.headers, etag, source.size) : null;
  if (range === 'none') {
    throw new Refusal('range-not-satisfiable', undefined, { headers: { 'Content-Range': `bytes */${source.size}` } });
  }
  setHeaders(response, ['ETag', etag, 'Cache-Control', 'no-cache'], extra, answer.headers);
  if (either) context.vary('Accept-Encoding');
  if (known) {
    context.status = 304;
    return done(304, null);
  }
  const { start, end } = range ?? { start: 0, end: source.size };
  context.status = range ? 206 : answer.status;
  setHeaders(response, ['Content-Type', typed(answer.media), 'X-Content-Type-Options', 'nosniff']);
  if (coding) response.setHeader('Content-Encoding', coding);
  if (parts) response.setHeader('Accept-Ranges', 'bytes');
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${source.size}`);
  const { content } = source;
  if (content instanceof Uint8Array) {
    context.body = Buffer.from(content.buffer, content.byteOffset + start, end - start);
    return done(context.status, null);
  }
  context.respond = false;
  response.setHeader('Content-Length', end - start);
  if (request.method === 'HEAD' || start === end) {
    response.end();
    return done(context.status, null);
  }
  // Waits for a slow client, and stops reading when the client has gone.
  pipeline(whole(content(start, end), end - start), response, (error) => {
    if (!error) done(context.status, null);
    else done(499, error.code === 'ERR_STREAM_PREMATURE_CLOSE' ? null : error);
  });
}

/** A file that ends early must not look complete: the connection is closed. */
async function* whole(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let sent = 0;
  for await (const chunk of chunks) {
    sent += chunk.byteLength;
    if (sent > size) break;
    yield chunk;
  }
  if (sent !== size) throw new Error(`a file of ${size} bytes changed while it was sent`);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Null: the whole file. Several ranges, other units and malformed ones are ignored (14.2). */
function readRange(
  { range, 'if-range': condition }: IncomingHttpHeaders,
  etag: string,
  size: number,
): Range | 'none' | null {
  if (range === undefined || (condition !== undefined && String(condition).trim() !== etag)) return null;
  const [, first = '', last = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(range) ?? [];
  if (first === '' && last === '') return null;
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(last)), end: size };
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'none' : { start, end };
}
