// The image type by its first bytes; file name and declared type are ignored.
import { Problem } from '../problem.ts';

export type PictureKind = 'PNG' | 'JPEG' | 'WebP' | 'GIF';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function readKind(bytes: Uint8Array): PictureKind {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  if (PNG_SIGNATURE.every((byte, at) => bytes[at] === byte)) return 'PNG';
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'JPEG';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'WebP';
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'GIF';
  throw new Problem('image-unreadable', refusal(bytes, text(0, 400)));
}

function refusal(bytes: Uint8Array, start: string): string {
  if (bytes.byteLength === 0) return 'The file is empty.';
  const kinds = 'Send a PNG, JPEG, WebP or GIF.';
  if (/<svg[\s>]/i.test(start)) return `An SVG is a drawing that can run scripts. ${kinds}`;
  const foreign = FOREIGN.find(([pattern]) => pattern.test(start));
  return foreign ? `${foreign[1]} cannot be read here. ${kinds}` : `This is not a picture. ${kinds}`;
}

const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, 'A PDF'],
  [/^BM/, 'A BMP'],
  [/^(II\*\0|MM\0\*)/, 'A TIFF'],
  [/^.{4}ftyp(avif|avis)/s, 'An AVIF'],
  [/^.{4}ftyp(heic|heix|mif1|msf1)/s, 'A HEIC'],
];

/** Chunks of pixels and physical size only. */
const PLAIN_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']);
/** The level that a zlib header tells (RFC 1950, FLEVEL); level 9 is the highest. */
const HIGHEST_LEVEL = 3;

/** A PNG as we would write it: level 9 by its zlib header (78 da; in small pictures the first byte differs), and nothing in it but the picture. */
export function isCleanPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let level: number | null = null;
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.byteLength; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (!PLAIN_CHUNKS.has(type)) return false;
    if (type === 'IDAT' && level === null) level = view.getUint8(at + 9) >> 6;
    at += 12 + length;
    if (type === 'IEND') return level === HIGHEST_LEVEL && at === bytes.byteLength;
  }
  return false;
}
