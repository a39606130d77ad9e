// Parses a multipart form while it arrives (RFC 7578), and stops as soon as a limit is exceeded.
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { BusboyInstance } from '@fastify/busboy';
import { invalidRequest, type Refusal } from '../refusal.ts';
import { ClientGone, overloaded, release, reserve, SMALL_BYTES, tooLarge } from './body-limits.ts';
import { createDeferred } from './deferred.ts';

/** Parsed at a time, so that the rest of a chunk is skipped once a limit is exceeded. */
const STEP_BYTES = 8 << 10;

/** Allowed for boundaries, headers and text fields, in addition to the files. */
const OVERHEAD_BYTES = 64 << 10;

interface FormLimits {
  readonly fileBytes: number;
  readonly parts: number;
  readonly isText: (name: string) => boolean;
}
type Field = [name: string, value: string | File];

/** `before` is the body, if earlier middleware has already read it. */
export async function readMultipart(
  request: IncomingMessage,
  before: Buffer | null,
  contentType: string,
  { fileBytes, parts, isText }: FormLimits,
): Promise<readonly Field[]> {
  const bodyBytes = fileBytes + OVERHEAD_BYTES;
  if (Number(request.headers['content-length']) > bodyBytes) throw tooLarge(fileBytes);
  const parser = createParser(contentType, { fileSize: fileBytes, fieldSize: OVERHEAD_BYTES, parts }, isText);
  const { promise, resolve, reject } = createDeferred<readonly Field[]>();
  const fields: Field[] = [];
  let size = 0;
  let settled = false;
  const parse = (chunk: Buffer) => {
    size += chunk.length;
    if (size > bodyBytes) settle(tooLarge(fileBytes));
    else if (size > SMALL_BYTES && !reserve(request, size)) settle(overloaded());
    for (let at = 0; at < chunk.length && !settled; at += STEP_BYTES) parser.write(chunk.subarray(at, at + STEP_BYTES));
  };
  const settle = (error: unknown) => {
    if (settled) return;
    settled = true;
    request.off('data', parse);
    release(request);
    if (error === null) return resolve(fields);
    fields.length = 0;
    reject(error);
  };
  parser.on('field', (name: string | undefined, value, _, truncated) => {
    if (truncated) return settle(tooLarge(OVERHEAD_BYTES));
    if (name === undefined) return settle(malformed());
    fields.push([name, value]);
  });
  parser.on('file', (name: string | undefined, file, fileName, _, type) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    if (name === undefined) settle(malformed());
    const index = fields.push([name ?? '', '']) - 1;
    file.on('data', (chunk: Buffer<ArrayBuffer>) => void chunks.push(chunk));
    file.on('limit', () => settle(tooLarge(fileBytes)));
    file.on('error', settle);
    file.on('end', () => {
      fields[index] = [name ?? '', new File(chunks, fileName, { type })];
    });
  });
  parser.on('partsLimit', () => settle(tooLarge(parts, 'parts')));
  parser.on('error', () => settle(malformed()));
  parser.on('finish', () => settle(null));
  if (before) {
    parser.end(before);
    return promise;
  }
  request.on('data', parse);
  request.on('end', () => settled || parser.end());
  request.on('close', () => {
    if (!request.complete) settle(new ClientGone());
  });
  return promise;
}

function createParser(
  contentType: string,
  limits: { fileSize: number; fieldSize: number; parts: number },
  isText: FormLimits['isText'],
): BusboyInstance {
  // Loaded with the first form, since most servers never get one.
  const { Busboy } = createRequire(import.meta.url)('@fastify/busboy') as typeof import('@fastify/busboy');
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits,
      isPartAFile: (name, _type, fileName) => fileName !== undefined && !isText(name ?? ''),
    });
  } catch {
    throw malformed();
  }
}

const malformed = (): Refusal => invalidRequest([{ pointer: '/body', detail: 'is not a complete multipart form' }]);
