// Reads a request body within its limits, according to its media type: JSON, form, text or raw bytes.
import { isUtf8 } from 'node:buffer';
import type { Request } from 'koa';
import { parseJson } from '../json.ts';
import { pointerStep } from '../json-pointer.ts';
import { anyOf, isJsonMedia as isJson, isOneOf } from '../negotiate.ts';
import { invalidRequest, Refusal } from '../refusal.ts';
import type { BodyRow } from '../tables.ts';
import { ClientGone, enqueue, overloaded, release, reserve, SMALL_BYTES, tooLarge } from './body-limits.ts';
import { streamBody } from './body-stream.ts';
import { createDeferred } from './deferred.ts';
import { bracketPath, setAt } from './form-values.ts';
import { readMultipart } from './multipart.ts';
import type { RequestLimits } from './options.ts';

export interface ReadBody {
  readonly media: string;
  /** Parsed JSON, the form's fields, the bytes, or a stream of them. */
  readonly content: unknown;
}

/** Null: there is no body. */
export async function readBody(request: Request, row: BodyRow, limits: RequestLimits): Promise<ReadBody | null> {
  const jsonLimit = Math.min(limits.jsonBytes, row.maxBytes ?? limits.jsonBytes);
  const { headers } = request.req;
  const type = headers['content-type'];
  const declared = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (declared ?? '0') === '0') return null;
  if (type === undefined && declared === undefined) {
    // An empty chunked body counts as no body; a body with bytes and no Content-Type is refused.
    return (await collect(request, jsonLimit)).length === 0 ? null : refuseMedia(row);
  }
  const media = mediaOf(type, row);
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    throw new Refusal('unsupported-media-type', 'Send the body without a content coding.');
  }
  if (row.stream) return { media, content: streamBody(request.req, row.maxBytes ?? jsonLimit, limits.silenceMs) };
  return { media, content: await readContent(request, media, row, jsonLimit, limits.formParts) };
}

async function readContent(
  request: Request,
  media: string,
  row: BodyRow,
  jsonLimit: number,
  parts: number,
): Promise<unknown> {
  const fileBytes = row.limit ?? jsonLimit;
  if (isJson(media)) {
    const bytes = await collect(request, jsonLimit);
    return bytes.length <= SMALL_BYTES ? readJson(bytes) : enqueue(() => readJson(bytes));
  }
  if (media === 'application/x-www-form-urlencoded') {
    const bytes = await collect(request, jsonLimit);
    Object.assign(request, { rawBody: bytes.toString('utf8') }); // for `onRefused`
    return readFields(new URLSearchParams(readText(bytes)), row);
  }
  if (media.startsWith('text/')) return readText(await collect(request, jsonLimit));
  if (media !== 'multipart/form-data') return collect(request, fileBytes);
  const isText = (name: string) => Object.hasOwn(row.objects ?? {}, name);
  const type = request.req.headers['content-type'] ?? '';
  const before = readEarlierBody(request);
  return readFields(await readMultipart(request.req, before, type, { fileBytes, parts, isText }), row);
}

function mediaOf(header: string | undefined, row: BodyRow): string {
  if (header !== undefined && row.media.includes(header)) return header;
  const [type = '', ...parameters] = (header ?? '').split(';');
  const media = type.trim().toLowerCase();
  if (!isOneOf(row.media, media)) return refuseMedia(row);
  if (isJson(media) || media.startsWith('text/')) {
    const charset = parameters
      .map((parameter) => parameter.trim().toLowerCase())
      .find((text) => text.startsWith('charset='));
    if (charset && !/^charset="?utf-?8"?$/.test(charset)) return refuseMedia(row);
  }
  return media;
}

function refuseMedia(row: BodyRow): never {
  throw new Refusal('unsupported-media-type', `Send ${anyOf(row.media)}.`);
}

async function collect(parsed: RequestWithRawBody, limit: number): Promise<Buffer> {
  const { req: request } = parsed;
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit);
  const before = readEarlierBody(parsed);
  if (before && before.length > limit) throw tooLarge(limit);
  if (before) return before;
  const { promise, resolve, reject } = createDeferred<Buffer>();
  const chunks: Buffer[] = [];
  let size = 0;
  const addChunk = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit && (size <= SMALL_BYTES || reserve(request, size))) return void chunks.push(chunk);
    request.off('data', addChunk);
    chunks.length = 0;
    release(request);
    reject(size > limit ? tooLarge(limit) : overloaded());
  };
  request.on('data', addChunk);
  request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
  request.on('close', () => {
    if (!request.complete) reject(new ClientGone());
  });
  request.read(0); // start now: a small body is in the same packet and arrives without waiting for another tick
  return promise;
}

/** A request whose `rawBody` was set by a body parser of the surrounding Koa application. */
type RequestWithRawBody = Request & { readonly rawBody?: unknown };

/** Returns the body that earlier middleware has read, or null if it is still unread. */
function readEarlierBody({ req: request, rawBody }: RequestWithRawBody): Buffer | null {
  if (!request.readableEnded) return null;
  if (typeof rawBody !== 'string')
    throw new Error('middleware before the operations consumed the body without setting rawBody');
  return Buffer.from(rawBody);
}

function readText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  // Invalid UTF-8 decodes to U+FFFD, so bytes are checked only if the text contains that character.
  if (text.includes('\ufffd') && !isUtf8(bytes))
    throw invalidRequest([{ pointer: '/body', detail: 'is not valid UTF-8' }]);
  return text;
}

function readJson(bytes: Buffer): unknown {
  const result = parseJson(readText(bytes));
  if (!result.ok) throw invalidRequest([result.place]);
  return result.value;
}

function readFields(form: Iterable<[string, unknown]>, row: BodyRow): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of form) {
    const pointer = `/body/${pointerStep(name.slice(0, 100))}`;
    const path = row.objects ? bracketPath(name, row) : null;
    if (path) {
      if (!setAt(fields, path, value)) throw invalidRequest([{ pointer, detail: 'must not be repeated' }]);
      continue;
    }
    const isList = row.lists?.includes(name) ?? false;
    if (name in fields && !isList) {
      if (row.once && !row.once.includes(name)) continue;
      throw invalidRequest([{ pointer, detail: 'must not be repeated' }]);
    }
    const types = row.files && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
    if (types) checkFile(pointer, value, types, row.limit ?? Number.POSITIVE_INFINITY);
    if (isList && name in fields) (fields[name] as unknown[]).push(value);
    else fields[name] = isList ? [value] : value;
  }
  return fields;
}

function checkFile(pointer: string, value: unknown, types: readonly string[], limit: number): void {
  if (!(value instanceof Blob)) throw invalidRequest([{ pointer, detail: 'must be a file' }]);
  if (value.size > limit) throw tooLarge(limit);
  if (!types.includes('*/*') && !types.includes(value.type)) {
    throw new Refusal('unsupported-media-type', `${pointer} must be ${anyOf(types)}.`);
  }
}
