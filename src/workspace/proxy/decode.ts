// A page's bytes as the rewriter takes them: unpacked, and in a charset whose markup can be found byte by byte.
import { Transform, type TransformCallback } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { AddressRewriter } from './addresses.ts';
import { isWide, PRESCAN_BYTES, sniffCharset } from './charset.ts';
import { HtmlRewriter } from './html.ts';

/** Null: it cannot be unpacked, or need not be. */
export function unpacker(encoding: string): Transform | null {
  const lenient = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (encoding.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(lenient);
    case 'deflate':
      return createInflate(lenient);
    case 'br':
      return createBrotliDecompress();
    case 'zstd':
      return createZstdDecompress();
    default:
      return null;
  }
}

export const canUnpack = (encoding: string): boolean =>
  /^\s*(|identity|x-gzip|gzip|deflate|br|zstd)\s*$/i.test(encoding);

/** Called once before the first byte; a page in a wide charset is converted to UTF-8. */
export type CharsetKnown = (charset: string | null, isRecoded: boolean) => void;

export interface PageOptions {
  readonly contentType: string;
  readonly inject: (charset: string | null) => string;
  readonly addresses: AddressRewriter;
  readonly known: CharsetKnown;
}

export class PageTransform extends Transform {
  readonly #options: PageOptions;
  #start = Buffer.alloc(0);
  #rewriter: HtmlRewriter | null = null;
  #decoder: TextDecoder | null = null;

  constructor(options: PageOptions) {
    super();
    this.#options = options;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    try {
      if (this.#rewriter) this.#pass(chunk);
      else {
        this.#start = Buffer.concat([this.#start, chunk]);
        if (this.#isEnough()) this.#begin();
      }
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      if (!this.#rewriter) this.#begin();
      if (this.#decoder) this.#push(this.#rewriter?.write(utf8(this.#decoder.decode())) ?? '');
      this.#push(this.#rewriter?.end() ?? '');
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  /** Buffers a slow page only until its charset is known. */
  #isEnough(): boolean {
    const { contentType } = this.#options;
    if (this.#start.length >= PRESCAN_BYTES) return true;
    if (this.#start.length < 4) return false;
    return sniffCharset(contentType, this.#start) !== null || /<body/i.test(this.#start.toString('latin1'));
  }

  #begin(): void {
    const { contentType, inject, addresses, known } = this.#options;
    const charset = sniffCharset(contentType, this.#start.subarray(0, PRESCAN_BYTES));
    const isRecoded = isWide(charset);
    if (isRecoded) this.#decoder = new TextDecoder(charset);
    known(charset, isRecoded);
    this.#rewriter = new HtmlRewriter({ inject: inject(isRecoded ? 'utf-8' : charset), addresses });
    this.#pass(this.#start);
    this.#start = Buffer.alloc(0);
  }

  #pass(chunk: Buffer): void {
    const text = this.#decoder ? utf8(this.#decoder.decode(chunk, { stream: true })) : chunk.toString('latin1');
    this.#push(this.#rewriter?.write(text) ?? '');
  }

  #push(text: string): void {
    if (text !== '') this.push(Buffer.from(text, 'latin1'));
  }
}

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
