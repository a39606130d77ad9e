// Turns an uploaded image into two PNG files. libvips decodes, resizes and compresses on libuv's threads. The main
// thread only scans the optimized copy once, to see whether its alpha channel is needed.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import type { Size } from './screenshot.ts';

type Instance = import('sharp').Sharp;
type Metadata = import('sharp').Metadata;

export const PICTURE_LIMITS = {
  /** Time to process one image, and to wait for a slot. */
  timeoutMs: 30_000,
  /** Images that are processed at once. */
  concurrent: 1,
};

export type PictureSettings = Pick<Settings['paste'], 'maxEdgePx'> & typeof PICTURE_LIMITS;

export interface Png extends Size {
  readonly bytes: Uint8Array;
}

export interface Prepared {
  readonly optimized: Png;
  readonly original: Png;
}

const COMPRESSION_LEVEL = 9;
const MAX_PIXELS = 64_000_000;
const ALLOWED_LOADERS = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

/** Loaded for the first image, so that a viewer without pastes does not need it. */
export const loadSharp = loadOnce(async (): Promise<typeof import('sharp').default> => {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new Problem('unavailable', undefined, { cause });
  });
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  sharp.cache(false); // no image is processed twice
  return sharp;
});

export class PictureMaker {
  readonly #settings: PictureSettings;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(settings: Partial<PictureSettings> = {}) {
    this.#settings = { maxEdgePx: DEFAULTS.paste.maxEdgePx, ...PICTURE_LIMITS, ...settings };
  }

  /** Throws image-unreadable with the reason if the image is not supported. */
  prepare(bytes: Uint8Array): Promise<Prepared> {
    return this.#enqueue(() => this.#prepare(bytes));
  }

  /** Scales a saved image down, for lists and for models. */
  shrink(bytes: Uint8Array, edge: number): Promise<Uint8Array> {
    return this.#enqueue(async () =>
      (await this.#open(bytes)).resize(fitWithin(edge)).png({ compressionLevel: 6 }).toBuffer(),
    );
  }

  async #prepare(bytes: Uint8Array): Promise<Prepared> {
    const kind = detectKind(bytes);
    await loadSharp();
    try {
      const image = await this.#open(bytes);
      const metadata = await image.metadata();
      const raw = await this.#decode(image, metadata);
      const isResized = Math.max(metadata.autoOrient.width, metadata.autoOrient.height) > this.#settings.maxEdgePx;
      const optimized = { bytes: await this.#encode(raw, kind === 'JPEG'), width: raw.width, height: raw.height };
      const { width, height } = metadata;
      if (kind === 'PNG') return { optimized, original: { bytes, width, height } };
      return { optimized, original: isResized ? await this.#convert(bytes, metadata) : optimized };
    } catch (error) {
      throw explainError(error);
    }
  }

  async #open(bytes: Uint8Array): Promise<Instance> {
    const sharp = await loadSharp();
    const { timeoutMs } = this.#settings;
    return sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS, pages: 1 }).timeout({
      seconds: Math.max(1, Math.round(timeoutMs / 1000)),
    });
  }

  /** Rotates the image upright and scales it down if needed. Keeps bit depth and channels. */
  async #decode(image: Instance, metadata: Metadata): Promise<Raw> {
    const { data, info } = await keepDepth(image.autoOrient(), metadata)
      .resize(fitWithin(this.#settings.maxEdgePx))
      .raw({ depth: isDeep(metadata) ? 'ushort' : 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = isDeep(metadata) ? new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2) : data;
    return { pixels, width, height, channels: channels as Raw['channels'], metadata };
  }

  /** Keeps the smaller of both filters. Adaptive ones take three to ten times as long on photographs. */
  async #encode(raw: Raw, isPhotograph: boolean): Promise<Uint8Array> {
    const { pixels, channels, width, height } = raw;
    const opaque = channels % 2 === 0 && isOpaque(pixels, channels);
    const plain = this.#encodeAs(raw, opaque, false);
    if (isPhotograph && width * height > SMALL_PIXELS) return plain;
    const [unfiltered, filtered] = await Promise.all([plain, this.#encodeAs(raw, opaque, true)]);
    return filtered.byteLength < unfiltered.byteLength ? filtered : unfiltered;
  }

  /** Drops an opaque alpha channel. */
  async #encodeAs(raw: Raw, opaque: boolean, adaptiveFiltering: boolean): Promise<Uint8Array> {
    const { pixels, width, height, channels, metadata } = raw;
    const sharp = await loadSharp();
    const image = keepDepth(sharp(pixels, { raw: { width, height, channels } }), metadata);
    return (opaque ? image.removeAlpha() : image)
      .png({ compressionLevel: COMPRESSION_LEVEL, adaptiveFiltering })
      .toBuffer();
  }

  /** Converts another format to PNG in full size. Adaptive filters would take seven times as long on photographs. */
  async #convert(bytes: Uint8Array, metadata: Metadata): Promise<Png> {
    const { data, info } = await keepDepth((await this.#open(bytes)).autoOrient(), metadata)
      .png({ compressionLevel: COMPRESSION_LEVEL })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  }

  async #enqueue<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#settings.concurrent) await this.#waitForSlot();
    else this.#running++;
    try {
      return await work();
    } catch (error) {
      throw isTimeout(error) ? tooBusy(this.#settings.timeoutMs, error) : error;
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** Rejects with Retry-After if the wait takes longer than processing an image may take. */
  async #waitForSlot(): Promise<void> {
    const { timeoutMs } = this.#settings;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(resolve), 1);
      reject(tooBusy(timeoutMs));
    }, timeoutMs);
    this.#queue.push(resolve);
    await promise;
    clearTimeout(timer);
  }
}

interface Raw extends Size {
  readonly pixels: Uint8Array | Uint16Array;
  readonly channels: 1 | 2 | 3 | 4;
  readonly metadata: Metadata;
}

/** Up to this size photographs are filtered too, because it takes almost no time. */
const SMALL_PIXELS = 256 * 256;

const fitWithin = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' }) as const;

const isDeep = ({ depth }: Metadata): boolean => depth === 'ushort';

/** By default sharp converts everything to 8 bits and 3 channels. A gray color space would drop alpha. */
function keepDepth(image: Instance, metadata: Metadata): Instance {
  const grey = (metadata.space === 'b-w' || metadata.space === 'grey16') && !metadata.hasAlpha;
  if (isDeep(metadata)) return image.toColourspace(grey ? 'grey16' : 'rgb16');
  return grey ? image.toColourspace('b-w') : image;
}

/** Takes 3 ms for the largest optimized copy that the default settings allow. */
function isOpaque(pixels: Uint8Array | Uint16Array, channels: number): boolean {
  const full = pixels instanceof Uint16Array ? 0xffff : 0xff;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== full) return false;
  return true;
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /.test(error.message);

/** The same image may succeed later, when the machine is less busy. */
const tooBusy = (timeoutMs: number, cause?: unknown): Problem => {
  const detail = `The viewer could not process the image within ${Math.round(timeoutMs / 1000)} seconds. Try again.`;
  return new Problem('unavailable', detail, { cause, headers: { 'Retry-After': '10' } });
};

/** Replaces the messages of libvips with messages for users. */
function explainError(error: unknown): unknown {
  if (isProblem(error) || !(error instanceof Error) || isTimeout(error)) return error;
  const { message } = error;
  const detail = /exceeds pixel limit/.test(message)
    ? `The image has more than ${MAX_PIXELS / 1e6} million pixels. Send a smaller one.`
    : /premature|read error|truncat|end of|unexpected eof|out of order/i.test(message)
      ? 'The file is truncated or damaged.'
      : 'The file is damaged, or its content does not match its file type.';
  return new Problem('image-unreadable', detail, { cause: error });
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** By the first bytes. The file name and the declared type are ignored. */
function detectKind(bytes: Uint8Array): 'PNG' | 'JPEG' | 'WebP' | 'GIF' {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'PNG';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'JPEG';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'WebP';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'GIF';
  throw new Problem('image-unreadable', refusalText(bytes, text(0, 400)));
}

function refusalText(bytes: Uint8Array, start: string): string {
  if (bytes.byteLength === 0) return 'The file is empty.';
  const kinds = 'Send a PNG, JPEG, WebP or GIF image.';
  if (/<svg[\s>]/i.test(start)) return `SVG files can contain scripts and are not accepted. ${kinds}`;
  const unsupported = UNSUPPORTED.find(([pattern]) => pattern.test(start));
  return unsupported ? `${unsupported[1]} files are not supported. ${kinds}` : `This file is not an image. ${kinds}`;
}

const UNSUPPORTED: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'PDF'],
  [/^BM/, 'BMP'],
  [/^(II\*\0|MM\0\*)/, 'TIFF'],
  [/^.{4}ftyp(avif|avis|mif1.{4,20}avif)/s, 'AVIF'],
  [/^.{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/s, 'HEIC'],
];
