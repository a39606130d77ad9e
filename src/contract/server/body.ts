// Reads a request body within its limits and by its media type: JSON, multipart or raw bytes.
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { Problem } from '../problem.ts';
import type { BodyRow, InvalidPlace } from '../types.ts';
import { parseJson } from './json.ts';

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

export interface ReadBody {
  readonly media: string;
  /** Parsed JSON, the form's fields, or the bytes. */
  readonly content: unknown;
}

/** Null when there is no body. */
export async function readBody(request: IncomingMessage, row: BodyRow, jsonLimit: number): Promise<ReadBody | null> {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0') return null;
  if (headers['content-type'] === undefined && headers['content-length'] === undefined) {
    const bytes = await collect(request, jsonLimit);
    if (bytes.length === 0) return null; // chunks of nothing are nothing
  }
  const media = mediaOf(headers['content-type'], row);
  if (headers['content-encoding'] !== undefined && headers['content-encoding'] !== 'identity') {
    throw new Problem('unsupported-media-type', 'Send the body without a content coding.');
  }
  const multipart = media === 'multipart/form-data';
  const limit =
    media === 'application/json' ? jsonLimit : (row.limit ?? jsonLimit) + (multipart ? MULTIPART_OVERHEAD_BYTES : 0);
  const bytes = await collect(request, limit);
  if (media === 'application/json') return { media, content: readJson(bytes) };
  if (multipart) return { media, content: await readForm(bytes, headers['content-type'] ?? '', row) };
  return { media, content: bytes };
}

function mediaOf(header: string | undefined, row: BodyRow): string {
  if (header !== undefined && row.media.includes(header)) return header;
  const [type = '', ...parameters] = (header ?? '').split(';');
  const media = type.trim().toLowerCase();
  const refuse = (): never => {
    throw new Problem('unsupported-media-type', `Send ${row.media.join(' or ')}.`);
  };
  if (!row.media.includes(media)) return refuse();
  if (media === 'application/json') {
    const charset = parameters
      .map((parameter) => parameter.trim().toLowerCase())
      .find((text) => text.startsWith('charset='));
    if (charset && !/^charset="?utf-?8"?$/.test(charset)) return refuse();
  }
  return media;
}

function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  const declared = Number(request.headers['content-length']);
  if (declared > limit) return Promise.reject(tooLarge(limit));
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) return chunks.push(chunk);
      chunks = [];
      return reject(tooLarge(limit));
    });
    request.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    request.on('close', () => {
      if (!request.complete) reject(new ClientGone());
    });
  });
}

/** The connection ended before the request did: nobody is left to answer. */
export class ClientGone extends Error {}

const tooLarge = (limit: number): Problem =>
  new Problem('body-too-large', `This operation takes at most ${limit} bytes.`);

function readJson(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw invalid({ pointer: '/body', detail: 'is not valid UTF-8' });
  const result = parseJson(bytes.toString('utf8'));
  if (!result.ok) throw invalid(result.place);
  return result.value;
}

async function readForm(bytes: Buffer, contentType: string, row: BodyRow): Promise<Record<string, unknown>> {
  let form: FormData;
  try {
    form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw invalid({ pointer: '/body', detail: 'is not a complete multipart form' });
  }
  const fields = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of form) {
    const pointer = `/body/${name.slice(0, 100).replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (name in fields) throw invalid({ pointer, detail: 'must not be given more than once' });
    const types = row.files && Object.hasOwn(row.files, name) ? row.files[name] : undefined;
    if (types) checkFile(pointer, value, types, row.limit ?? Number.POSITIVE_INFINITY);
    fields[name] = value;
  }
  return fields;
}

function checkFile(pointer: string, value: unknown, types: readonly string[], limit: number): void {
  if (!(value instanceof Blob)) throw invalid({ pointer, detail: 'must be a file' });
  if (value.size > limit) throw tooLarge(limit);
  if (!types.includes('*/*') && !types.includes(value.type)) {
    throw new Problem('unsupported-media-type', `${pointer} must be ${types.join(' or ')}.`);
  }
}

const invalid = (place: InvalidPlace): Problem => new Problem('invalid-request', undefined, { errors: [place] });
