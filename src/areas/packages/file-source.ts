import type { FileSource } from '../../contract/handler.ts';
import { sha256Of } from '../../package-manager/validate/hash.ts';

/** A file in memory; its SHA-256 is its ETag. */
export const fileSource = (content: Buffer): FileSource => ({
  tag: sha256Of(content),
  size: content.byteLength,
  content,
});
