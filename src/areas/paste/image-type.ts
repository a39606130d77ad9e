// Detects the image type by the first bytes. The file name and the declared type are ignored.
import { Problem } from '../../base/problem.ts';

export type PictureKind = 'PNG' | 'JPEG' | 'WebP' | 'GIF';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function detectKind(bytes: Uint8Array): PictureKind {
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

/** Reads FLEVEL (RFC 1950) of the compressed data: 3 is the maximum, level 9. */
export const isLevel9 = (png: Uint8Array): boolean => {
  const data = Buffer.from(png.buffer, png.byteOffset, png.byteLength).indexOf('IDAT');
  return data > 0 && (png[data + 5] ?? 0) >> 6 === 3;
};
