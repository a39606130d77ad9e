import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setImmediate as yieldToOthers } from 'node:timers/promises';

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const SLICE_BYTES = 1 << 20;

/** Yields to the event loop in between. */
export async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    yield bytes.subarray(at, at + SLICE_BYTES);
    await yieldToOthers();
  }
}

/** Streams the content instead of holding it in memory. */
export async function hashOf(chunks: AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    size += chunk.byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}

export const sha256OfFile = async (file: string): Promise<string> => (await hashOf(createReadStream(file))).sha256;
