import { crc32, deflateSync } from 'node:zlib';
import { expect } from 'vitest';

/** A PNG of 16384 x 16384 black pixels of one bit, written by hand because an encoder would take seconds. */
export function bomb(): Buffer {
  const side = 16_384;
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // bit depth
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
  expect(data.length).toBeLessThan(2_000_000);
  return data;
}
