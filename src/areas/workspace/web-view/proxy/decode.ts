// Prepares a page for the rewriter: decompressed, and in a charset whose markup can be found byte by byte.
import { once } from 'node:events';
import type { Readable, Transform } from 'node:stream';
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

export interface PageOptions {
  readonly contentType: string;
  readonly inject: (charset: string | null) => string;
  readonly addresses: AddressRewriter;
  /** Called once, before the first byte. A page in a wide charset is converted to UTF-8. */
  readonly begin: (isRecoded: boolean) => void;
  /** Compressed bytes read so far; absent for uncompressed pages. */
  readonly packedBytes?: (() => number) | undefined;
}

/** Passes a page on with the tracker and our addresses in it. What is too large passes unchanged, or is cut off. */
export async function* rewritePage(chunks: AsyncIterable<Buffer>, options: PageOptions): AsyncGenerator<Buffer> {
  const { contentType, packedBytes } = options;
  let page: ReturnType<typeof beginPage> | null = null;
  let pending: Buffer = Buffer.alloc(0);
  let size = 0;
  let isPlain = false;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (packedBytes && size > MAX_REWRITTEN && size > MAX_RATIO * packedBytes()) {
      yield Buffer.from(CUT);
      return; // reads no further
    }
    pending = page ? chunk : Buffer.concat([pending, chunk]);
    if (!page && !isEnough(pending, contentType)) continue;
    page ??= beginPage(pending, options);
    const text = page.decode(pending);
    pending = Buffer.alloc(0);
    if (!isPlain && size > MAX_REWRITTEN) {
      isPlain = true;
      yield* bytesOf(page.rewriter.end());
    }
    yield* bytesOf(isPlain ? text : page.rewriter.write(text));
  }
  page ??= beginPage(pending, options);
  const rest = page.decode(pending) + page.decode();
  yield* bytesOf(isPlain ? rest : page.rewriter.write(rest) + page.rewriter.end());
}

/** Buffers a slow page only until its charset is known. */
function isEnough(start: Buffer, contentType: string): boolean {
  if (start.length >= PRESCAN_BYTES) return true;
  if (start.length < 4) return false;
  return sniffCharset(contentType, start) !== null || /<body/i.test(start.toString('latin1'));
}

function beginPage(start: Buffer, { contentType, inject, addresses, begin }: PageOptions) {
  const charset = sniffCharset(contentType, start.subarray(0, PRESCAN_BYTES));
  const decoder = isWide(charset) ? new TextDecoder(charset) : null;
  begin(decoder !== null);
  /** Without bytes, what is left at the end of the page. */
  const decode = (bytes?: Buffer): string => {
    if (!decoder) return bytes?.toString('latin1') ?? '';
    return Buffer.from(decoder.decode(bytes, { stream: bytes !== undefined })).toString('latin1');
  };
  return { rewriter: new HtmlRewriter(inject(decoder ? 'utf-8' : charset), addresses), decode };
}

/** Nothing for an empty text: the first chunk says that the page could be read. */
function* bytesOf(text: string): Generator<Buffer> {
  if (text !== '') yield Buffer.from(text, 'latin1');
}
