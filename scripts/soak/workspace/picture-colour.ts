// Reads colours from a PNG.
import sharp from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

/** The colour space of the captured video changes colours slightly. */
const TOLERANCE = 24;

/** The colour at a position, as shares of width and height. */
export async function colourAt(picture: Uint8Array | string, x: number, y: number): Promise<Colour> {
  const bytes = typeof picture === 'string' ? Buffer.from(picture.replace(/^[^,]*,/, ''), 'base64') : picture;
  const { width, height } = await sharp(bytes).metadata();
  const pixel = { left: Math.floor(width * x), top: Math.floor(height * y), width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).extract(pixel).removeAlpha().raw().toBuffer();
  return [red, green, blue];
}

export const isNear = (colour: Colour, wanted: Colour): boolean =>
  wanted.every((value, index) => Math.abs(value - (colour[index] ?? 0)) <= TOLERANCE);
