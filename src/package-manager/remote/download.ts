// Downloads an archive. Resumes an interrupted download, and renames the file into place only after size and SHA-256 are
// verified.
import { constants, type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PackageVersion } from '../../../generated/packages/resources.ts';
import { withPath } from '../../base/files/disk-error.ts';
import { renameSynced } from '../../base/files/durable.ts';
import { LockedError, withLock } from '../../base/files/lock.ts';
import { PackageFetchError } from '../errors.ts';
import { type FetchOptions, fetchFile } from '../fetch-file.ts';
import { hashOf } from '../validate/hash.ts';

export interface DownloadOptions extends FetchOptions {
  /** The file to write. */
  readonly to: string;
  readonly onProgress?: ((done: number, total: number | null) => void) | undefined;
  /** How often to resume after an interruption; 3 by default. */
  readonly retries?: number | undefined;
  /** Mode of the file; only this user can read it by default. */
  readonly mode?: number | undefined;
  /** Applies to versions whose size is not listed. */
  readonly maxBytes?: number | undefined;
}

export interface Downloaded {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  /** Number of bytes from an earlier download. */
  readonly resumedAt: number;
}

type ArchiveField = 'download_url' | 'download_sha256' | 'download_size';
type Archive = { readonly [Field in ArchiveField]?: PackageVersion[Field] | undefined };

const RETRIES = 3;
/** A link of that name would lead the download into another file. */
const APPEND = constants.O_RDWR | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW;
const MAX_BYTES = 1 << 30;

/** Throws PackageFetchError. A partial download remains next to the file, hidden, so that the next one resumes. */
export async function downloadArchive(version: Archive, options: DownloadOptions): Promise<Downloaded> {
  const { download_url: url, download_sha256: sha256, download_size: size } = version;
  if (url === undefined)
    throw new PackageFetchError('unverifiable', 'the repository lists no download URL for this version');
  if (sha256 === undefined) {
    const message = 'the repository lists no SHA-256 for this version, so it cannot be verified';
    throw new PackageFetchError('unverifiable', message);
  }
  await mkdir(dirname(options.to), { recursive: true });
  // Named after its hash, so that a partial download of another file is never resumed.
  const part = join(dirname(options.to), `.${basename(options.to)}.${sha256.slice(0, 16)}.part`);
  const file = { url, sha256, size: size ?? null, part };
  const run = async (retries: number): Promise<Downloaded> =>
    download(file, options).catch((error: unknown) => {
      if (!isInterruption(error) || retries <= 0) throw error;
      return run(retries - 1);
    });
  return withLock(`${part}.lock`, () => run(options.retries ?? RETRIES)).catch((error: unknown) => {
    if (!(error instanceof LockedError)) throw error;
    throw new PackageFetchError('refused', `another process is downloading ${options.to}`, { cause: error });
  });
}

const isInterruption = (error: unknown): boolean => error instanceof PackageFetchError && error.code === 'truncated';

interface PartFile {
  readonly url: string;
  readonly sha256: string;
  readonly size: number | null;
  readonly part: string;
}

async function download(file: PartFile, options: DownloadOptions): Promise<Downloaded> {
  const { part } = file;
  await using handle = await open(part, APPEND, options.mode ?? 0o600);
  try {
    const resumedAt = await appendMissing(handle, file, options);
    const content = await hashOf(handle.createReadStream({ start: 0, autoClose: false }));
    await check(content, file, resumedAt);
    await renameSynced(handle, part, options.to);
    return { path: options.to, ...content, resumedAt };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (DISCARD_AFTER.has(code)) await rm(part, { force: true });
    throw error;
  }
}

/** Downloads what the partial file lacks. Returns the offset at which it started. */
async function appendMissing(
  handle: FileHandle,
  { url, size, part }: PartFile,
  options: DownloadOptions,
): Promise<number> {
  const { onProgress, fetch, signal, idleMs, tokenOf, namedBy = 'the repository' } = options;
  let existing = (await handle.stat()).size;
  if (size !== null && existing >= size) {
    if (existing === size && size > 0) return existing; // complete, only the rename is missing
    await handle.truncate(0);
    existing = 0;
  }
  const maxBytes = size ?? options.maxBytes ?? MAX_BYTES;
  const request = { url, from: existing, maxBytes, fetch, signal, idleMs, tokenOf, namedBy };
  try {
    const { from, size: total, chunks } = await fetchFile(request);
    if (from !== existing) await handle.truncate(from);
    let done = from;
    onProgress?.(done, size ?? total);
    for await (const chunk of chunks) {
      await withPath(part, handle.appendFile(chunk));
      done += chunk.byteLength;
      onProgress?.(done, size ?? total);
    }
    return from;
  } catch (cause) {
    if (size === null || !(cause instanceof PackageFetchError) || cause.code !== 'too-large') throw cause;
    throw new PackageFetchError('wrong-size', `the archive has more than the listed ${size} bytes`, { cause });
  }
}

async function check(content: Pick<Downloaded, 'size' | 'sha256'>, file: PartFile, resumedAt: number): Promise<void> {
  const { size, sha256, part } = file;
  if (size !== null && content.size !== size) {
    const message = `the archive has ${content.size} bytes, but the repository lists ${size}`;
    throw new PackageFetchError('wrong-size', message);
  }
  if (content.sha256 === sha256) return;
  if (resumedAt > 0) {
    await rm(part, { force: true }); // the partial file may be of another archive, so it starts again
    throw new PackageFetchError('truncated', 'the resumed download does not match the archive; it will restart');
  }
  const message = `the archive has the SHA-256 ${content.sha256}, but the repository lists ${sha256}`;
  throw new PackageFetchError('wrong-hash', message);
}

/** Errors after which the partial download is discarded. */
const DISCARD_AFTER: ReadonlySet<string> = new Set([
  ...['wrong-hash', 'wrong-size', 'html-page', 'too-large', 'bad-address'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EISDIR'],
]);
