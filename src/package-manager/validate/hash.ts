import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

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
