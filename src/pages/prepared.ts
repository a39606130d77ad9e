// An answer that is made once and sent often: with an ETag, compressed at its first use, 304 for who has it already.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';

type Coding = 'br' | 'gzip' | 'identity';

/** Below this a coding costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1024;

const COMPRESS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
} as const;

export class Prepared {
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

  /** For addresses that never change what they stand for. */
  get hash(): string {
    return this.#hash;
  }

  get isHtml(): boolean {
    return this.#type.startsWith('text/html');
  }

  /** The same for one visitor, with another text in one place. */
  replacing(text: string, other: string): Prepared {
    const headers = { ...this.#headers, 'Cache-Control': 'private, no-cache' };
    return new Prepared(
      this.#type,
      this.body.toString().replace(text, () => other),
      headers,
      this.#status,
    );
  }

  async send(context: Context): Promise<void> {
    const compact = this.#type.startsWith('image/') || this.body.length < MIN_COMPRESSED_BYTES;
    const coding = compact ? 'identity' : accepted(context.get('Accept-Encoding'));
    context.set({ 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', ...this.#headers });
    context.vary('Accept-Encoding');
    const etag = `"${this.#hash}${coding === 'identity' ? '' : `-${coding}`}"`;
    context.set('ETag', etag);
    context.status = this.#status;
    if (this.#status === 200 && isKnown(context.get('If-None-Match'), etag)) {
      context.status = 304;
      return;
    }
    if (coding !== 'identity') context.set('Content-Encoding', coding);
    context.type = this.#type;
    context.body = await this.#in(coding);
  }

  #in(coding: Coding): Promise<Buffer> {
    const known = this.#coded.get(coding) ?? COMPRESS[coding](this.body);
    this.#coded.set(coding, known);
    return known;
  }
}

/** By weak comparison (RFC 9110, 13.1.2). */
const isKnown = (header: string, etag: string): boolean =>
  header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

function accepted(header: string): Coding {
  const refused = (name: string): boolean =>
    new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)`, 'i').test(header);
  const named = (name: string): boolean => new RegExp(`(?:^|[,\\s])${name}\\b`, 'i').test(header) && !refused(name);
  return named('br') ? 'br' : named('gzip') ? 'gzip' : 'identity';
}
