// Files and folders of this machine as sources of uploads.
import { type FileHandle, lstat, open, readdir } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { ZipFile } from 'yazl';
import type { UploadSource } from '../sdk/paste/upload.ts';

export interface LocalSource extends UploadSource {
  readonly name: string;
  close(): Promise<void>;
}

const READ_BYTES = 256 << 10;

/** An error with a sentence for people. */
export class SourceError extends Error {}

/** A regular file, or a folder as a ZIP file. Links in folders are left out. */
export async function openSource(path: string): Promise<LocalSource> {
  const full = resolve(path);
  const stats = await lstat(full);
  if (stats.isDirectory()) return openFolder(full);
  const file = await open(full);
  const { size, mtimeMs } = await file.stat();
  if (!(await file.stat()).isFile()) {
    await file.close();
    throw new SourceError(`${path} is neither a file nor a folder`);
  }
  const check = async () => {
    const now = await file.stat();
    if (now.size !== size || now.mtimeMs !== mtimeMs) throw new SourceError(`${path} has changed while it was read`);
  };
  const slice = (start: number, end: number) => readRange(file, { start, end, check });
  return { name: basename(full), size, slice, close: () => file.close() };
}

interface Range {
  readonly start: number;
  readonly end: number;
  /** Called before the last bytes, so that a file that has changed never arrives whole. */
  readonly check: () => Promise<void>;
}

async function* readRange(file: FileHandle, { start, end, check }: Range): AsyncGenerator<Uint8Array> {
  for (let position = start; position < end; ) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, end - position));
    const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
    position += bytesRead;
    if (bytesRead === 0 || position === end) await check();
    yield chunk.subarray(0, bytesRead);
  }
}

/** Regular files below a folder, without links. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function openFolder(folder: string): Promise<LocalSource> {
  const files = await filesBelow(folder);
  if (files.length === 0) throw new SourceError(`${folder} contains no files`);
  const top = basename(folder);
  const nameOf = (file: string) => [top, ...relative(folder, file).split(sep)].join('/');
  const mtime = new Date();
  const start = async () => {
    const zip = new ZipFile();
    for (const file of files) zip.addFile(file, nameOf(file), { compress: false, mtime }); // so that its size is known before
    const failed = new Promise<never>((_, reject) => zip.on('error', reject));
    const options = { forceZip64Format: false, comment: '' };
    const size = new Promise<number>((done) => zip.end(options, done as () => void)); // the types leave out the size
    return { size: await Promise.race([size, failed]), chunks: chunksOf(zip, failed) };
  };
  let { size, chunks } = await start();
  let position = 0;
  let rest: Uint8Array = new Uint8Array();
  async function* slice(from: number, end: number): AsyncGenerator<Uint8Array> {
    if (from < position) {
      ({ chunks } = await start());
      [position, rest] = [0, new Uint8Array()];
    }
    while (position < end) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new SourceError(`${folder} has changed while it was read`);
        rest = next.value;
      }
      const skipped = Math.min(rest.length, Math.max(0, from - position));
      const chunk = rest.subarray(skipped, skipped + end - Math.max(position, from));
      rest = rest.subarray(skipped + chunk.length);
      position += skipped + chunk.length;
      if (chunk.length > 0) yield chunk;
    }
  }
  return { name: `${top}.zip`, size, slice, close: async () => void (await chunks.return?.(undefined)) };
}

async function* chunksOf(zip: ZipFile, failed: Promise<never>): AsyncGenerator<Uint8Array> {
  const iterator = (zip.outputStream as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  for (;;) {
    const next = await Promise.race([iterator.next(), failed]);
    if (next.done) return;
    yield next.value;
  }
}
