// Writes reproducible ZIP archives: order and timestamps are fixed, and of file modes only the executable bit counts.
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ArchiveFile {
  readonly path: string;
  readonly content: Buffer;
  /** False for files that are already compressed. */
  readonly compress?: boolean;
  readonly executable?: boolean;
}

/** The earliest time of a ZIP archive, which stores local time without a time zone. */
const EPOCH = new Date(1980, 0, 1);
const REGULAR = 0o100644;
const EXECUTABLE = 0o100755;

/** Returns the same bytes for the same files, regardless of their order. */
export async function writeArchive(files: readonly ArchiveFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, content, compress = true, executable } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const mode = executable ? EXECUTABLE : REGULAR;
    zip.addBuffer(content, path, { mtime: EPOCH, mode, compress, forceDosTimestamp: true });
  }
  zip.end();
  return Buffer.concat(await output.toArray());
}
