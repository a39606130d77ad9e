// Prepares a page for the rewriter: decompressed, and in a charset whose markup can be found byte by byte.
import { once } from 'node:events';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import type { AddressRewriter } from './addresses.ts';
import { isWide, PRESCAN_BYTES, sniffCharset } from './charset.ts';
import { HtmlRewriter } from './html.ts';

type Unpacker = Transform & { readonly bytesWritten: number };

const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const UNPACKERS: Readonly<Record<string, () => Unpacker>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  deflate: () => createInflate(LENIENT),
  'raw-deflate': () => createInflateRaw(LENIENT),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(),
};
const MAX_CODINGS = 3;

/** The codings of Content-Encoding, outermost first; null if one is not supported. */
export function codingsOf(encoding: string): readonly string[] | null {
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const packed = codings.filter((coding) => coding !== '' && coding !== 'identity').reverse();
  return packed.length <= MAX_CODINGS && packed.every((coding) => UNPACKERS[coding]) ? packed : null;
}

/** Like browsers, accepts `deflate` without the zlib header. */
export async function unpack(answer: Readable, codings: readonly string[]): Promise<readonly Unpacker[]> {
  const [outermost, ...others] = codings;
  if (outermost !== 'deflate') return codings.flatMap((coding) => UNPACKERS[coding]?.() ?? []);
  await once(answer, 'readable');
  const start = answer.read() as Buffer | null;
  if (start) answer.unshift(start);
  const [first = 0x78, second] = start ?? [];
  const isZlib = (first & 15) === 8 && (second === undefined || (first * 256 + second) % 31 === 0);
  return [isZlib ? outermost : 'raw-deflate', ...others].flatMap((coding) => UNPACKERS[coding]?.() ?? []);
}

export const isUnpackError = ({ code }: NodeJS.ErrnoException): boolean => /^(Z_|ZSTD_|ERR__)/.test(code ?? '');

/** Pages are rewritten up to this size. */
const MAX_REWRITTEN = 16 << 20;
/** Highest compression ratio of a page larger than that. */
const MAX_RATIO = 100;
const CUT = '<hr><p>Annex stopped loading this page because its decompressed size is too large.</p>';

/** Called once, before the first byte. A page in a wide charset is converted to UTF-8. */
export type CharsetKnown = (charset: string | null, isRecoded: boolean) => void;

export interface PageOptions {
  readonly contentType: string;
  readonly inject: (charset: string | null) => string;
  readonly addresses: AddressRewriter;
  readonly known: CharsetKnown;
  /** Compressed bytes read so far; absent for uncompressed pages. */
  readonly packedBytes?: (() => number) | undefined;
}

export class PageTransform extends Transform {
  readonly #options: PageOptions;
  #start = Buffer.alloc(0);
  #rewriter: HtmlRewriter | null = null;
  #decoder: TextDecoder | null = null;
  #size = 0;
  #isPlain = false;

  constructor(options: PageOptions) {
    super();
    this.#options = options;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    try {
      this.#size += chunk.length;
      const { packedBytes } = this.#options;
      if (packedBytes && this.#size > MAX_REWRITTEN && this.#size > MAX_RATIO * packedBytes()) {
        this.push(CUT);
        return void this.push(null); // reads no further
      }
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
      if (this.#decoder) this.#write(utf8(this.#decoder.decode()));
      if (!this.#isPlain) this.#push(this.#rewriter?.end() ?? '');
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
    this.#write(text);
  }

  #write(text: string): void {
    if (!this.#isPlain && this.#size > MAX_REWRITTEN) {
      this.#isPlain = true;
      this.#push(this.#rewriter?.end() ?? '');
    }
    this.#push(this.#isPlain ? text : (this.#rewriter?.write(text) ?? ''));
  }

  #push(text: string): void {
    if (text !== '') this.push(Buffer.from(text, 'latin1'));
  }
}

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');
