// Turns uploaded bytes into two PNGs. libvips decodes, resizes and compresses on libuv's threads. The main thread only scans
// the optimized copy once, to see whether its alpha channel hides anything.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Settings } from '../../../generated/config/settings.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import { isProblem, Problem } from '../../base/problem.ts';
import { readKind } from './image-type.ts';

type Sharp = typeof import('sharp').default;
type Instance = import('sharp').Sharp;
type Metadata = import('sharp').Metadata;

/** `squeeze`: a smaller file is looked for later. */
export type PictureLimits = Pick<Settings['paste'], 'maxEdgePx' | 'maxPixels' | 'timeoutMs' | 'concurrent' | 'squeeze'>;

export interface Png {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Prepared {
  readonly optimized: Png;
  readonly original: Png;
}

const LEVEL = 9;
/** Larger copies, which only a raised limit allows, are not squeezed: oxipng would take minutes and gigabytes. */
export const MAX_SQUEEZED_PIXELS = DEFAULTS.paste.maxEdgePx ** 2;
const KINDS_READ = [
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadNsgifBuffer',
];

/** A viewer that nobody pastes into starts without it. */
export const loadSharp = loadOnce(async (): Promise<Sharp> => {
  const { default: sharp } = await import('sharp').catch((cause: unknown) => {
    throw new Problem('unavailable', undefined, { cause });
  });
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: KINDS_READ });
  sharp.cache(false); // every picture comes once
  return sharp;
});

export class PictureMaker {
  readonly #limits: PictureLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: Partial<PictureLimits> = {}) {
    this.#limits = { ...DEFAULTS.paste, ...limits };
  }

  /** Throws image-unreadable, in words, for whatever is no picture that we take. */
  prepare(bytes: Uint8Array): Promise<Prepared> {
    return this.#inTurn(() => this.#prepare(bytes));
  }

  /** A smaller copy of a file of ours, for lists and for models. */
  shrink(bytes: Uint8Array, edge: number): Promise<Uint8Array> {
    return this.#inTurn(async () =>
      (await this.#open(bytes)).resize(fitting(edge)).png({ compressionLevel: 6 }).toBuffer(),
    );
  }

  async measure(png: Uint8Array): Promise<Pick<Png, 'width' | 'height'>> {
    return (await this.#open(png)).metadata();
  }

  /** Whether two files show the same, pixel by pixel, those that cannot be seen too. */
  async areEqual(one: Uint8Array, other: Uint8Array): Promise<boolean> {
    const pixels = async (png: Uint8Array) =>
      (await this.#open(png)).ensureAlpha().toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
    return (await pixels(one)).equals(await pixels(other));
  }

  /** Again what `prepare` made of this original. */
  async derive(original: Uint8Array): Promise<Png> {
    return (await this.prepare(original)).optimized;
  }

  async #prepare(bytes: Uint8Array): Promise<Prepared> {
    const kind = readKind(bytes);
    await loadSharp();
    try {
      const image = await this.#open(bytes);
      const facts = await image.metadata();
      const raw = await this.#decode(image, facts);
      const resized = Math.max(facts.autoOrient.width, facts.autoOrient.height) > this.#limits.maxEdgePx;
      const encoded = await this.#encode(raw);
      const { width, height } = raw;
      if (kind !== 'PNG') {
        const optimized = { bytes: encoded, width, height };
        return { optimized, original: resized ? await this.#convert(bytes, facts) : optimized };
      }
      const optimized = { bytes: encoded, width, height };
      return { optimized, original: { bytes, width: facts.width, height: facts.height } };
    } catch (error) {
      throw unreadable(error, this.#limits);
    }
  }

  async #open(bytes: Uint8Array): Promise<Instance> {
    const sharp = await loadSharp();
    const { maxPixels, timeoutMs } = this.#limits;
    return sharp(bytes, { failOn: 'warning', limitInputPixels: maxPixels, pages: 1 }).timeout({
      seconds: Math.max(1, Math.round(timeoutMs / 1000)),
    });
  }

  /** Upright, within the edge, in the depth and with the channels that it came with. */
  async #decode(image: Instance, facts: Metadata): Promise<Raw> {
    const { data, info } = await inDepth(image.autoOrient(), facts)
      .resize(fitting(this.#limits.maxEdgePx))
      .raw({ depth: isDeep(facts) ? 'ushort' : 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = isDeep(facts) ? new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2) : data;
    return { pixels, width, height, channels: channels as Raw['channels'], facts };
  }

  /** Adaptive filters take three to seven times as long on photographs: squeezing replaces them for all but small copies. */
  async #encode(raw: Raw): Promise<Uint8Array> {
    const { pixels, channels, width, height } = raw;
    const opaque = channels % 2 === 0 && isOpaque(pixels, channels);
    const plain = this.#encodeAs(raw, opaque, false);
    const isSqueezed = this.#limits.squeeze && width * height <= MAX_SQUEEZED_PIXELS;
    if (isSqueezed && width * height > SMALL_PIXELS) return plain;
    return smallest([plain, this.#encodeAs(raw, opaque, true)]);
  }

  /** With the channels that it has, but for an alpha channel that hides nothing. */
  async #encodeAs(raw: Raw, opaque: boolean, adaptiveFiltering: boolean): Promise<Uint8Array> {
    const { pixels, width, height, channels, facts } = raw;
    const sharp = await loadSharp();
    const image = inDepth(sharp(pixels, { raw: { width, height, channels } }), facts);
    return (opaque ? image.removeAlpha() : image).png({ compressionLevel: LEVEL, adaptiveFiltering }).toBuffer();
  }

  /** The full size of what came in another format. One filter: photographs, which these mostly are, do best with it. */
  async #convert(bytes: Uint8Array, facts: Metadata): Promise<Png> {
    const { data, info } = await inDepth((await this.#open(bytes)).autoOrient(), facts)
      .png({ compressionLevel: LEVEL, adaptiveFiltering: true })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.concurrent) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } catch (error) {
      throw isTimeout(error) ? tooBusy(this.#limits.timeoutMs, error) : error;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** Whoever has waited as long as a picture may take is told to come again. */
  #turn(): Promise<void> {
    const { timeoutMs } = this.#limits;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(mine), 1);
        reject(tooBusy(timeoutMs));
      }, timeoutMs);
      const mine = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(mine);
    });
  }
}

interface Raw {
  readonly pixels: Uint8Array | Uint16Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
  readonly facts: Metadata;
}

/** Up to this size both filters are tried: it takes no time. */
const SMALL_PIXELS = 256 * 256;

async function smallest(files: readonly Promise<Uint8Array>[]): Promise<Uint8Array> {
  return (await Promise.all(files)).reduce((best, file) => (file.byteLength < best.byteLength ? file : best));
}

const fitting = (edge: number) =>
  ({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true, kernel: 'lanczos3' }) as const;

const isDeep = ({ depth }: Metadata): boolean => depth === 'ushort';

/** sharp makes eight bits and three channels of everything unless it is told; told so, it drops the alpha of grey. */
function inDepth(image: Instance, facts: Metadata): Instance {
  const grey = (facts.space === 'b-w' || facts.space === 'grey16') && !facts.hasAlpha;
  if (isDeep(facts)) return image.toColourspace(grey ? 'grey16' : 'rgb16');
  return grey ? image.toColourspace('b-w') : image;
}

/** The last channel of each pixel; 3 ms for the largest optimized copy that the default limit allows. */
function isOpaque(pixels: Uint8Array | Uint16Array, channels: number): boolean {
  const full = pixels instanceof Uint16Array ? 0xffff : 0xff;
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== full) return false;
  return true;
}

const isTimeout = (error: unknown): boolean => error instanceof Error && /^timeout: /.test(error.message);

/** The same picture may well be read when the machine has less to do. */
const tooBusy = (timeoutMs: number, cause?: unknown): Problem => {
  const detail = `The viewer could not process the image within ${Math.round(timeoutMs / 1000)} seconds. Try again.`;
  return new Problem('unavailable', detail, { cause, headers: { 'Retry-After': '10' } });
};

/** Replaces libvips' error messages by ones about the user's picture. */
function unreadable(error: unknown, { maxPixels }: PictureLimits): unknown {
  if (isProblem(error) || !(error instanceof Error) || isTimeout(error)) return error;
  const { message } = error;
  const words = /exceeds pixel limit/.test(message)
    ? `The image has more than ${Math.floor(maxPixels / 1e6)} million pixels.`
    : /premature|read error|truncat|end of|unexpected eof|out of order/i.test(message)
      ? 'The file is truncated or damaged.'
      : 'The file is damaged, or its content does not match its file type.';
  return new Problem('image-unreadable', words, { cause: error });
}
