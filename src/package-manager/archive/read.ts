// Reads and extracts untrusted ZIP archives. Dangerous entries are refused before anything is unpacked, wrong sizes
// while unpacking.
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl';
import type { ManifestFile } from '../../../generated/packages/resources.ts';
import { withPath } from '../../base/files/disk-error.ts';
import { foldedPath, pathFault } from './path.ts';

/** The archive is damaged, dangerous or not a ZIP archive; `rule` is the reason. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly rule: ArchiveRule;

  constructor(rule: ArchiveRule, message: string, options?: ErrorOptions) {
    super(message, options);
    this.rule = rule;
  }
}

export type ArchiveRule =
  | 'archive-damaged'
  | 'archive-path'
  | 'archive-special-file'
  | 'archive-duplicate-path'
  | 'archive-encrypted'
  | 'archive-too-large';

export type ArchiveLimits = Readonly<typeof ARCHIVE_LIMITS>;

export const ARCHIVE_LIMITS = {
  maxBytes: 100 * 1024 * 1024,
  maxInstallBytes: 1024 * 1024 * 1024,
  maxEntries: 100_000,
  /** Maximum ratio of unpacked to packed size; applies above 64 MiB. */
  maxRatio: 200,
};

const HARMLESS_BYTES = 64 * 1024 * 1024;
const MAX_KEPT_BYTES = 1024 * 1024;
const LOCAL_HEADER_BYTES = 30;
const FILES_AT_ONCE = 16;
const DEFLATED = 8;
const AT_ONCE_BYTES = 4 * 1024 * 1024;
const inflate = promisify(inflateRaw);
const FILE_TYPE = 0o170000;
const ALLOWED_TYPES = [0, 0o100000, 0o040000];

export interface ArchiveContent {
  /** Every file, sorted by path. */
  readonly files: readonly ManifestFile[];
  /** Sum of the unpacked sizes. */
  readonly install_size: number;
  /** Paths of executable files. */
  readonly executable: ReadonlySet<string>;
  /** Content of the files that `keep` selected, by path. */
  readonly kept: ReadonlyMap<string, Buffer>;
}

export interface ReadOptions {
  readonly limits?: ArchiveLimits;
  /** The reason why a path is not allowed, or null; by default, all must be valid on every system. */
  readonly pathFault?: typeof pathFault;
  /** Selects small files whose content is returned. */
  readonly keep?: (path: string) => boolean;
  /** The file to extract to, which must not exist; null to skip the entry. */
  readonly extract?: (path: string) => string | null;
  /** The listed `install_size`: refuses an archive whose extracted files are larger. */
  readonly maxExtractedBytes?: number | undefined;
}

/** `source`: the path or the bytes of an archive. Rejects with an ArchiveError. */
export async function readArchive(source: string | Buffer, options: ReadOptions = {}): Promise<ArchiveContent> {
  const limits = options.limits ?? ARCHIVE_LIMITS;
  const zip = await openZip(source);
  try {
    if (zip.fileSize > limits.maxBytes) {
      throw new ArchiveError('archive-too-large', `it has ${zip.fileSize} bytes; the limit is ${limits.maxBytes}`);
    }
    const entries = await readDirectory(zip, limits, options.pathFault ?? pathFault);
    checkExtractedSize(entries, options);
    const files: ManifestFile[] = [];
    const kept = new Map<string, Buffer>();
    const executable = new Set<string>();
    const extraction = new Extraction();
    try {
      for (const { path, entry } of entries) {
        if (path.endsWith('/')) continue;
        if (isExecutable(entry)) executable.add(path);
        const isKept = options.keep?.(path) && entry.uncompressedSize <= MAX_KEPT_BYTES;
        const to = options.extract?.(path) ?? null;
        const file = to === null ? null : await extraction.open(to, executable.has(path));
        const { sha256, content } = await withPath(to ?? path, readEntry(zip, path, entry, Boolean(isKept), file));
        files.push({ path, size: entry.uncompressedSize, sha256 });
        if (content) kept.set(path, content);
      }
    } finally {
      await extraction.end();
    }
    files.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { files, install_size: files.reduce((sum, { size }) => sum + size, 0), executable, kept };
  } finally {
    zip.close();
  }
}

const isExecutable = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0o111) !== 0;

/** Writes files; syncs them in batches while the next ones are unpacked. */
class Extraction {
  readonly #folders = new Set<string>();
  #open: { readonly file: string; readonly handle: FileHandle }[] = [];

  async open(file: string, executable: boolean): Promise<FileHandle> {
    if (this.#open.length >= FILES_AT_ONCE) await this.end();
    const folder = dirname(file);
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    const handle = await open(file, 'wx', executable ? 0o755 : 0o644);
    this.#open.push({ file, handle });
    return handle;
  }

  async end(): Promise<void> {
    const written = this.#open;
    this.#open = [];
    await Promise.all(
      written.map(({ file, handle }) => withPath(file, handle.datasync()).finally(() => handle.close())),
    );
  }
}

async function openZip(source: string | Buffer): Promise<ZipFile> {
  const options = { lazyEntries: true, decodeStrings: false, autoClose: false };
  try {
    return await (typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw damaged(error);
  }
}

const damaged = (cause: unknown): ArchiveError =>
  new ArchiveError('archive-damaged', `it is damaged or not a ZIP archive: ${(cause as Error).message}`, { cause });

interface NamedEntry {
  readonly path: string;
  readonly entry: Entry;
}

async function readDirectory(zip: ZipFile, limits: ArchiveLimits, faultOf: typeof pathFault): Promise<NamedEntry[]> {
  if (zip.entryCount > limits.maxEntries) {
    throw new ArchiveError('archive-too-large', `it has ${zip.entryCount} entries; the limit is ${limits.maxEntries}`);
  }
  const entries: NamedEntry[] = [];
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const path = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, true);
      checkEntry(path, entry, faultOf(path));
      total += entry.uncompressedSize;
      entries.push({ path, entry });
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : damaged(error);
  }
  const limit = Math.min(limits.maxInstallBytes, Math.max(HARMLESS_BYTES, zip.fileSize * limits.maxRatio));
  if (total > limit) {
    const message = `its ${zip.fileSize} bytes unpack to ${total} bytes; the limit is ${limit}`;
    throw new ArchiveError('archive-too-large', message);
  }
  checkConflicts(entries.map(({ path }) => path));
  checkOverlaps(entries);
  return entries;
}

function checkExtractedSize(entries: readonly NamedEntry[], { extract, maxExtractedBytes = Infinity }: ReadOptions) {
  const extracted = entries.filter(({ path }) => (extract?.(path) ?? null) !== null);
  const size = extracted.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0);
  if (size <= maxExtractedBytes) return;
  const message = `it unpacks to ${size} bytes, but the repository lists an install_size of ${maxExtractedBytes}`;
  throw new ArchiveError('archive-too-large', message);
}

function checkEntry(path: string, entry: Entry, fault: string | null): void {
  const name = JSON.stringify(path.slice(0, 200));
  if (fault) throw new ArchiveError('archive-path', `the path ${name} is not allowed: ${fault}`);
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  if (!ALLOWED_TYPES.includes(type)) {
    const kind = type === 0o120000 ? 'a symbolic link' : 'neither a file nor a directory';
    throw new ArchiveError('archive-special-file', `${name} is ${kind}`);
  }
  if (entry.isEncrypted()) throw new ArchiveError('archive-encrypted', `${name} is encrypted`);
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== DEFLATED) {
    throw new ArchiveError('archive-damaged', `${name} uses an unsupported compression method`);
  }
  if (path.endsWith('/') && entry.uncompressedSize > 0) {
    throw new ArchiveError('archive-damaged', `the directory entry ${name} contains data`);
  }
}

/** Refuses duplicate paths, and paths that are both a file and a directory. Throws an ArchiveError. */
export function checkConflicts(paths: readonly string[]): void {
  const files = new Set<string>();
  const seen = new Set<string>();
  for (const path of paths) {
    const folded = foldedPath(path);
    if (seen.has(folded)) {
      const message = `it contains ${JSON.stringify(path)} more than once, ignoring case`;
      throw new ArchiveError('archive-duplicate-path', message);
    }
    seen.add(folded);
    if (!path.endsWith('/')) files.add(folded);
  }
  for (const folded of seen) {
    for (let at = folded.lastIndexOf('/'); at > 0; at = folded.lastIndexOf('/', at - 1)) {
      if (!files.has(folded.slice(0, at))) continue;
      const message = `${JSON.stringify(folded.slice(0, at))} is both a file and a directory`;
      throw new ArchiveError('archive-duplicate-path', message);
    }
  }
}

function checkOverlaps(entries: readonly NamedEntry[]): void {
  const ranges = entries
    .map(({ entry }) => entry)
    .sort((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [index, entry] of ranges.entries()) {
    const end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize;
    const next = ranges[index + 1];
    if (next && next.relativeOffsetOfLocalHeader < end) {
      throw new ArchiveError('archive-damaged', 'its entries overlap');
    }
  }
}

async function readEntry(
  zip: ZipFile,
  path: string,
  entry: Entry,
  keep: boolean,
  file: FileHandle | null,
): Promise<{ readonly sha256: string; readonly content: Buffer | null }> {
  const hash = createHash('sha256');
  const chunks: Buffer[] = [];
  let sum = 0;
  try {
    await checkLocalHeader(zip, entry);
    for await (const chunk of unpack(zip, entry)) {
      hash.update(chunk);
      sum = crc32(chunk, sum);
      if (keep) chunks.push(chunk);
      if (file) await file.writeFile(chunk);
    }
  } catch (error) {
    if (isDiskError(error)) throw error;
    throw new ArchiveError('archive-damaged', `cannot unpack ${JSON.stringify(path)}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if (sum !== entry.crc32)
    throw new ArchiveError('archive-damaged', `the checksum of ${JSON.stringify(path)} does not match`);
  return { sha256: hash.digest('hex'), content: keep ? Buffer.concat(chunks) : null };
}

/** Programs that read an archive from its start go by the local headers. They must not get other files. */
async function checkLocalHeader(zip: ZipFile, entry: Entry): Promise<void> {
  const { fileName, compressionMethod } = await zip.readLocalFileHeaderPromise(entry);
  if (!fileName.equals(entry.fileNameRaw)) throw new Error('its local header has another name');
  if (compressionMethod !== entry.compressionMethod) throw new Error('its local header has another compression method');
}

/** Fails if the size differs from the declared one. Unpacks small files at once, which takes half the time of a stream. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const { compressionMethod, compressedSize, uncompressedSize: size } = entry;
  if (compressionMethod !== DEFLATED || size === 0 || Math.max(compressedSize, size) > AT_ONCE_BYTES) {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
    return;
  }
  const packed = await buffer(await zip.openReadStreamPromise(entry, { decompress: false }));
  const content = await inflate(packed, { maxOutputLength: size, chunkSize: size + 64 }); // at least 64
  if (content.length !== size) throw new Error(`it has ${content.length} bytes instead of ${size}`);
  yield content;
}

/** Disk errors are not the archive's fault. */
const isDiskError = (error: unknown): boolean => (error as NodeJS.ErrnoException).syscall !== undefined;
