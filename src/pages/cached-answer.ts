// A cached answer: with an ETag, compressed at first use, 304 for If-None-Match.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import { COMPRESS_FROM_BYTES, chooseCoding, hasTag } from '../contract/server/conditional.ts';

type Coding = keyof typeof COMPRESS;

const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} as const;
const CODINGS = ['br', 'gzip'] as const;

export class CachedAnswer {
  readonly body: Buffer;
  readonly #type: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #status: number;
  readonly #hash: string;
  readonly #coded = new Map<Coding, Promise<Buffer>>();

  constructor(type: string, content: string | Uint8Array, headers: Readonly<Record<string, string>>, status = 200) {
    this.body = Buffer.from(content as string);
    this.#type = type;
    this.#headers = headers;
    this.#status = status;
    this.#hash = createHash('sha256').update(this.body).digest('base64url').slice(0, 22);
  }

  /** For immutable addresses. */
  get hash(): string {
    return this.#hash;
  }

  get isHtml(): boolean {
    return this.#type.startsWith('text/html');
  }

  /** The same for one visitor, with another text in one place. */
  replacing(text: string, other: string): CachedAnswer {
    const headers = { ...this.#headers, 'Cache-Control': 'private, no-cache' };
    return new CachedAnswer(
      this.#type,
      this.body.toString().replace(text, () => other),
      headers,
      this.#status,
    );
  }

  async send(context: Context): Promise<void> {
    const compact = this.#type.startsWith('image/') || this.body.length < COMPRESS_FROM_BYTES;
    const coding = compact ? null : chooseCoding(context.get('Accept-Encoding'), CODINGS);
    context.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...this.#headers });
    context.vary('Accept-Encoding');
    const etag = `"${this.#hash}${coding ? `-${coding}` : ''}"`;
    context.set('ETag', etag);
    context.status = this.#status;
    if (this.#status === 200 && hasTag(context.get('If-None-Match'), etag)) {
      context.status = 304;
      return;
    }
    if (coding) context.set('Content-Encoding', coding);
    context.type = this.#type;
    context.body = coding ? await this.#in(coding) : this.body;
  }

  #in(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding) ?? COMPRESS[coding](this.body);
    this.#coded.set(coding, known);
    return known;
  }
}
