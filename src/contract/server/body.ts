// Reads a request body within its limits and by its media type: JSON, a form, text or raw bytes.
import { isUtf8 } from 'node:buffer';
import type { Request } from 'koa';
import { pointerStep } from '../json-pointer.ts';
import type { InvalidPlace, Problem } from '../problem.ts';
import { Refusal } from '../refusal.ts';
import type { BodyRow } from '../tables.ts';
import { ClientGone, tooLarge, tooMuch } from './body-errors.ts';
import { holdBytes, letGo, SMALL_BYTES } from './held-bytes.ts';
import { parseJson } from './json.ts';
import { inTurn } from './large-bodies.ts';
import { readMultipart } from './multipart.ts';
import { convert } from './parameters.ts';

export interface ReadBody {
  readonly media: string;
  /** Parsed JSON, the form's fields, or the bytes. */
  readonly content: unknown;
}

export interface BodyLimits {
  readonly jsonLimitBytes: number;
  /** The most parts of a multipart form. */
  readonly formParts: number;
}

type Done = (body: ReadBody | null) => void;
type Failed = (error: unknown) => void;

/**
 * Calls `done` with null when there is no body. A `done` that throws counts as a failed read. With callbacks a
 * call costs 6 % less than with promises, and this runs for every request that has a body.
 */
export function readBody(request: Request, row: BodyRow, limits: BodyLimits, done: Done, failed: Failed): void {
  const jsonLimit = Math.min(limits.jsonLimitBytes, row.maxBytes ?? limits.jsonLimitBytes);
  const { headers } = request.req;
  const type = headers['content-type'];
  const declared = headers['content-length'];
  if (headers['transfer-encoding'] === undefined && (declared ?? '0') === '0') return done(null);
  if (type === undefined && declared === undefined) {
    // An empty chunked body counts as no body; a body with bytes and no Content-Type is refused.
    return collect(request, jsonLimit, (bytes) => done(bytes.length === 0 ? null : refuseMedia(row)), failed);
  }
  const media = mediaOf(type, row);
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    throw new Refusal('unsupported-media-type', 'Send the body without a content coding.');
  }
  if (isJson(media)) {
    const take = (bytes: Buffer) => done({ media, content: readJson(bytes) });
    return collect(request, jsonLimit, (bytes) => takeJson(bytes, take, failed), failed);
  }
  if (media === 'application/x-www-form-urlencoded') {
    const read = (bytes: Buffer) => {
      Object.assign(request, { rawBody: bytes.toString('utf8') }); // for `onRefused`
      return readFields(new URLSearchParams(readText(bytes)), row);
    };
    return collect(request, jsonLimit, (bytes) => done({ media, content: read(bytes) }), failed);
  }
  if (media.startsWith('text/')) {
    return collect(request, jsonLimit, (bytes) => done({ media, content: readText(bytes) }), failed);
  }
  const limit = row.limit ?? jsonLimit;
  if (media !== 'multipart/form-data') {
    return collect(request, limit, (bytes) => done({ media, content: bytes }), failed);
  }
  return readMultipart(
    { request: request.req, before: readBefore(request) },
    type ?? '',
    { fileBytes: limit, parts: limits.formParts },
    (fields) => done({ media, content: readFields(fields, row) }),
    failed,
  );
}

function mediaOf(header: string | undefined, row: BodyRow): string {
  if (header !== undefined && row.media.includes(header)) return header;
  const [type = '', ...parameters] = (header ?? '').split(';');
  const media = type.trim().toLowerCase();
  if (!row.media.includes(media)) return refuseMedia(row);
  if (isJson(media) || media.startsWith('text/')) {
    const charset = parameters
      .map((parameter) => parameter.trim().toLowerCase())
      .find((text) => text.startsWith('charset='));
    if (charset && !/^charset="?utf-?8"?$/.test(charset)) return refuseMedia(row);
  }
  return media;
}

const isJson = (media: string): boolean => media === 'application/json' || media.endsWith('+json');

function refuseMedia(row: BodyRow): never {
  throw new Refusal('unsupported-media-type', `Send ${row.media.join(' or ')}.`);
}

/** Calls one of the two, once. */
function collect(parsed: Parsed, limit: number, done: (bytes: Buffer) => void, failed: Failed): void {
  const { req: request } = parsed;
  if (Number(request.headers['content-length']) > limit) throw tooLarge(limit);
  const before = readBefore(parsed);
  if (before) {
    if (before.length > limit) throw tooLarge(limit);
    return done(before);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= limit && (size <= SMALL_BYTES || holdBytes(request, size))) return void chunks.push(chunk);
    request.off('data', take);
    chunks.length = 0;
    letGo(request);
    failed(size > limit ? tooLarge(limit) : tooMuch());
    size = Number.POSITIVE_INFINITY;
  };
  request.on('data', take);
  request.on('end', () => {
    if (size > limit) return;
    try {
      done(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks));
    } catch (error) {
      failed(error);
    }
  });
  request.on('close', () => {
    if (!request.complete && size <= limit) failed(new ClientGone());
  });
  request.read(0); // starts now: a small body is in the same packet, and comes without a further tick
}

/** The raw text that a body parser of the surrounding Koa application has already read. */
type Parsed = Request & { readonly rawBody?: unknown };

/** Null where the body is still to be read. */
function readBefore({ req: request, rawBody }: Parsed): Buffer | null {
  if (!request.readableEnded) return null;
  if (typeof rawBody !== 'string') throw new Error('the body was read in front of the operations, and not kept');
  return Buffer.from(rawBody);
}

function readText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  // Invalid UTF-8 decodes to U+FFFD, so only a text that holds one needs its bytes checked.
  if (text.includes('\ufffd') && !isUtf8(bytes)) throw invalid({ pointer: '/body', detail: 'is not valid UTF-8' });
  return text;
}

function takeJson(bytes: Buffer, take: (bytes: Buffer) => void, failed: Failed): void {
  if (bytes.length <= SMALL_BYTES) return take(bytes);
  inTurn(() => {
    try {
      take(bytes);
    } catch (error) {
      failed(error);
    }
  });
}

function readJson(bytes: Buffer): unknown {
  const result = parseJson(readText(bytes));
  if (!result.ok) throw invalid(result.place);
  return result.value;
}

function readFields(form: Iterable<[string, unknown]>, row: BodyRow): Record<string, unknown> {
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of form) {
    const pointer = `/body/${pointerStep(name.slice(0, 100))}`;
    if (name in fields) {
      if (row.once && !row.once.includes(name)) continue;
      throw invalid({ pointer, detail: 'must not be given more than once' });
    }
    const types = row.files && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
    if (types) checkFile(pointer, value, types, row.limit ?? Number.POSITIVE_INFINITY);
    const kind = row.kinds && Object.hasOwn(row.kinds, name) ? row.kinds[name] : undefined;
    fields[name] = kind && typeof value === 'string' ? convert(kind, value) : value;
  }
  return fields;
}

function checkFile(pointer: string, value: unknown, types: readonly string[], limit: number): void {
  if (!(value instanceof Blob)) throw invalid({ pointer, detail: 'must be a file' });
  if (value.size > limit) throw tooLarge(limit);
  if (!types.includes('*/*') && !types.includes(value.type)) {
    throw new Refusal('unsupported-media-type', `${pointer} must be ${types.join(' or ')}.`);
  }
}

const invalid = (place: InvalidPlace): Problem => new Refusal('invalid-request', undefined, { errors: [place] });
