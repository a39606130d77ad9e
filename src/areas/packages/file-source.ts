import type { FileSource } from '../../contract/handler.ts';
import { hashOf, sha256Of, slicesOf } from '../../package-manager/validate/hash.ts';

/** A file in memory; its SHA-256 is its ETag. */
export const fileSource = (content: Buffer): FileSource => ({
  tag: sha256Of(content),
  size: content.byteLength,
  content,
});

/** The same for a large file, without blocking the event loop. */
export const largeFileSource = async (content: Buffer): Promise<FileSource> => ({
  tag: (await hashOf(slicesOf(content))).sha256,
  size: content.byteLength,
  content,
});
