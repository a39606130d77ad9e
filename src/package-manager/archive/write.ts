// Writes ZIP archives that depend on nothing but their files: order and times are fixed, of modes only the bit counts
// that makes a file a program.
import { ZipFile } from 'yazl';

export interface ArchiveFile {
  readonly path: string;
  readonly content: Buffer;
  /** False for what is compressed already. */
  readonly compress?: boolean;
  /** A program. */
  readonly executable?: boolean;
}

/** The first moment that a ZIP archive can tell, in whatever zone: it stores local time without saying which. */
const EPOCH = new Date(1980, 0, 1);
const [PLAIN, PROGRAM] = [0o100644, 0o100755];

/** The same bytes for the same files, whatever their order. */
export async function writeArchive(files: readonly ArchiveFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  const chunks: Buffer[] = [];
  zip.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    zip.outputStream.on('end', resolve);
    zip.on('error', reject);
  });
  for (const { path, content, compress = true, executable } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const mode = executable ? PROGRAM : PLAIN;
    zip.addBuffer(content, path, { mtime: EPOCH, mode, compress, forceDosTimestamp: true });
  }
  zip.end();
  await done;
  return Buffer.concat(chunks);
}
