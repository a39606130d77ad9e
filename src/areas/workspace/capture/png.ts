// Validates a PNG from a browser, which a page could have forged.
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_EDGE_PX = 65_535;

export interface Png {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Null unless it is a complete PNG: signature, valid checksums, IHDR first, IDAT, IEND last. */
export function readPng(bytes: Buffer): Png | null {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const kinds: string[] = [];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    kinds.push(bytes.toString('latin1', at + 4, at + 8));
    at = end;
  }
  if (at !== bytes.length || kinds[0] !== 'IHDR' || kinds.at(-1) !== 'IEND' || !kinds.includes('IDAT')) return null;
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const isPicture = width > 0 && height > 0 && width <= MAX_EDGE_PX && height <= MAX_EDGE_PX;
  return isPicture ? { bytes, width, height } : null;
}
