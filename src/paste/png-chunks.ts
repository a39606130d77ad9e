// The parts of a PNG file (PNG, section 5.3): length, type, data and checksum of each, after the signature.
import { crc32 } from 'node:zlib';
import { chooseBlocks } from './deflate/blocks.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const FRAME_BYTES = 12;
const ZLIB_HEADER_BYTES = 2;
const ADLER_BYTES = 4;

export function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(data.length + FRAME_BYTES);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}

/** The same file with the blocks of its compressed data chosen anew. */
export function withBetterBlocks(file: Uint8Array): Uint8Array {
  const png = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const others: Buffer[] = [png.subarray(0, SIGNATURE_BYTES)];
  const data: Buffer[] = [];
  let place = 0;
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const end = at + png.readUInt32BE(at) + FRAME_BYTES;
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') {
      place ||= others.length;
      data.push(png.subarray(at + 8, end - 4));
    } else others.push(png.subarray(at, end));
    at = end;
  }
  const zlib = Buffer.concat(data);
  const blocks = chooseBlocks(zlib.subarray(ZLIB_HEADER_BYTES, -ADLER_BYTES));
  const compressed = Buffer.concat([zlib.subarray(0, ZLIB_HEADER_BYTES), blocks, zlib.subarray(-ADLER_BYTES)]);
  return Buffer.concat(others.toSpliced(place, 0, chunk('IDAT', compressed)));
}
