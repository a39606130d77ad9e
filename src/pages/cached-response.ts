// A cached response with an ETag. It is compressed at its first use, and returns 304 for a matching If-None-Match.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { COMPRESS_FROM_BYTES, chooseCoding, hasTag } from '../contract/server/file.ts';

type Coding = keyof typeof COMPRESS;

const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;
const CODINGS = ['br', 'gzip'] as const;

export class CachedResponse {
  readonly body: Buffer;
  readonly type: string;
  readonly #headers: Readonly<Record<string, string>>;
  /** For URLs that never change their content. */
  readonly hash: string;
  readonly #compressedBodies = new Map<Coding, Promise<Buffer>>();

  constructor(type: string, content: string | Uint8Array, headers: Readonly<Record<string, string>>) {
    this.body = Buffer.from(content as string);
    this.type = type;
    this.#headers = headers;
    this.hash = createHash('sha256').update(this.body).digest('base64url').slice(0, 22);
  }

  /** A copy for one visitor, in which one text is replaced. */
  withReplacement(text: string, replacement: string): CachedResponse {
    const headers = { ...this.#headers, 'Cache-Control': 'private, no-cache' };
    const body = this.body.toString().replace(text, () => replacement);
    return new CachedResponse(this.type, body, headers);
  }

  async send(context: Context): Promise<void> {
    const isIncompressible = this.type.startsWith('image/') || this.body.length < COMPRESS_FROM_BYTES;
    const coding = isIncompressible ? null : chooseCoding(context.get('Accept-Encoding'), CODINGS);
    context.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...this.#headers });
    context.vary('Accept-Encoding');
    const etag = `"${this.hash}${coding ? `-${coding}` : ''}"`;
    context.set('ETag', etag);
    context.status = 200;
    if (hasTag(context.get('If-None-Match'), etag)) {
      context.status = 304;
      return;
    }
    if (coding) context.set('Content-Encoding', coding);
    context.type = this.type;
    context.body = coding ? await this.#compressed(coding) : this.body;
  }

  #compressed(coding: Coding): Promise<Buffer> {
    const bytes = this.#compressedBodies.get(coding) ?? COMPRESS[coding](this.body);
    this.#compressedBodies.set(coding, bytes);
    return bytes;
  }
}
