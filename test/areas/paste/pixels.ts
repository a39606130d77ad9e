// Test images.
import sharp from 'sharp';

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** Patches of flat color with noise between them. The same seed gives the same pixels. */
export function drawPixels(width: number, height: number, channels: 1 | 2 | 3 | 4 = 3, seed = 1): Pixels {
  const data = Buffer.alloc(width * height * channels);
  let random = seed;
  for (let at = 0; at < data.length; at++) {
    const pixel = Math.floor(at / channels);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    const flat = ((x >> 4) * 53 + (y >> 4) * 97 + (at % channels) * 31 + seed * 17) & 0xff;
    data[at] = (x >> 5) % 3 === 0 ? flat ^ (random >>> 28) : flat;
  }
  return { data, width, height, channels };
}

export const image = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } });

/** Compressed with level 6, like other programs do. */
export const png = (pixels: Pixels): Promise<Buffer> => image(pixels).png().toBuffer();

/** The pixels of an image, eight bits per channel, with alpha. */
export const pixelsOf = async (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).ensureAlpha().toColourspace('srgb').raw().toBuffer();

export async function sizeOf(bytes: Uint8Array): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  return `${width}x${height}`;
}

/** FLEVEL (RFC 1950) of the compressed data: maximum is level 9. */
export function zlibLevel(bytes: Buffer): string | undefined {
  const flags = bytes[bytes.indexOf('IDAT') + 5] ?? 0;
  return ['fastest', 'fast', 'default', 'maximum'][flags >> 6];
}
