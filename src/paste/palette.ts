// Pictures of at most 256 colours, as one byte a pixel. sharp chooses palettes of its own, which may lose colours: here
// every colour gets its place, the pixels become the numbers of those places, sharp compresses them as shades of grey,
// and the file is told that they are places in a palette. Both kinds of PNG have the same rows.
import { crc32 } from 'node:zlib';
import { chunk } from './png-chunks.ts';

/** A palette, and for each pixel its place in it. */
export interface Indexed {
  readonly indices: Uint8Array;
  /** Red, green, blue and alpha, from the lowest byte to the highest. */
  readonly palette: readonly number[];
}

const MAX_COLOURS = 256;
/** Sparse enough that nearly every colour is found at once. */
const SLOTS = 4096;
const FREE = -1;

/**
 * Null when there are more than 256 colours, which most pictures show in their first rows. A million pixels take 25 ms
 * at most; the compression of so much less takes off far more.
 */
export function indexColours(pixels: Uint8Array, channels: 3 | 4): Indexed | null {
  const indices = new Uint8Array(pixels.length / channels);
  const colours = new Uint32Array(MAX_COLOURS);
  const slots = new Int16Array(SLOTS).fill(FREE);
  let [count, last, place] = [0, -1, 0];
  for (let at = 0, from = 0; at < indices.length; at++, from += channels) {
    const alpha = channels === 4 ? (pixels[from + 3] as number) : 0xff;
    const rgb = (pixels[from] as number) | ((pixels[from + 1] as number) << 8) | ((pixels[from + 2] as number) << 16);
    const colour = (rgb | (alpha << 24)) >>> 0;
    if (colour !== last) {
      let slot = Math.imul(colour, 0x9e3779b1) >>> 20;
      while (slots[slot] !== FREE && colours[slots[slot] as number] !== colour) slot = (slot + 1) % SLOTS;
      place = slots[slot] as number;
      if (place === FREE) {
        if (count === MAX_COLOURS) return null;
        place = count++;
        slots[slot] = place;
        colours[place] = colour;
      }
      last = colour;
    }
    indices[at] = place;
  }
  return sorted(indices, colours.subarray(0, count));
}

/** From dark to light, so that colours that are alike have numbers that are alike, which filters make use of. */
function sorted(indices: Uint8Array, colours: Uint32Array): Indexed {
  const palette = [...colours].sort((a, b) => lightness(a) - lightness(b) || a - b);
  const places = new Uint8Array(MAX_COLOURS);
  for (const [place, colour] of palette.entries()) places[colours.indexOf(colour)] = place;
  for (let at = 0; at < indices.length; at++) indices[at] = places[indices[at] as number] as number;
  return { indices, palette };
}

const lightness = (colour: number): number =>
  (colour & 0xff) * 2 + ((colour >>> 8) & 0xff) * 4 + ((colour >>> 16) & 0xff);

const AFTER_IHDR = 33;
const COLOUR_TYPE_AT = 25;
const PALETTE_TYPE = 3;

/** `grey` is the PNG of the indices, eight bits of grey a pixel. */
export function withPalette(grey: Uint8Array, palette: readonly number[]): Uint8Array {
  const head = Buffer.from(grey.subarray(0, AFTER_IHDR));
  head[COLOUR_TYPE_AT] = PALETTE_TYPE;
  head.writeUInt32BE(crc32(head.subarray(12, AFTER_IHDR - 4)), AFTER_IHDR - 4);
  const chunks = [
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => [0, 8, 16].map((bits) => (colour >>> bits) & 0xff)))),
  ];
  const alphas = Uint8Array.from(palette, (colour) => colour >>> 24);
  if (alphas.some((alpha) => alpha < 0xff)) chunks.push(chunk('tRNS', alphas));
  return Buffer.concat([head, ...chunks, grey.subarray(AFTER_IHDR)]);
}
