import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { FileSource } from '../../contract/handler.ts';
import { hashOf, sha256Of } from '../../package-manager/validate/hash.ts';

const SLICE_BYTES = 1 << 20;

/** A file in memory; its SHA-256 is its ETag. */
export const fileSource = (content: Buffer, tag = sha256Of(content)): FileSource => ({
  tag,
  size: content.byteLength,
  content,
});

/** The same for a large file, without blocking the event loop. */
export const largeFileSource = async (content: Buffer): Promise<FileSource> =>
  fileSource(content, (await hashOf(slicesOf(content))).sha256);

async function* slicesOf(content: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < content.length; at += SLICE_BYTES) {
    yield content.subarray(at, at + SLICE_BYTES);
    await yieldToOthers();
  }
}
