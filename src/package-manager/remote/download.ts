// Downloads an archive: goes on where it broke off, and gives the file its name only when size and SHA-256 are right.
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PackageVersion } from '../../../generated/packages/resources.ts';
import { withPath } from '../../base/files/disk-error.ts';
import { renameSynced } from '../../base/files/durable.ts';
import { hashOf } from '../validate/hash.ts';
import { PackageFetchError } from './fetch-error.ts';
import { type FetchOptions, fetchFile } from './fetch-file.ts';

export interface DownloadOptions extends FetchOptions {
  /** The file to write. */
  readonly to: string;
  readonly onProgress?: ((done: number, total: number | null) => void) | undefined;
  /** How often to go on after a break; 3 by default. */
  readonly retries?: number | undefined;
  /** For versions whose size is not listed. */
  readonly maxBytes?: number | undefined;
}

export interface Downloaded {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  /** How many bytes were there already. */
  readonly resumedAt: number;
}

type Archive = Pick<PackageVersion, 'download_url' | 'download_sha256' | 'download_size'>;

const RETRIES = 3;
const MAX_BYTES = 1 << 30;

/** Throws PackageFetchError. What could not be finished stays beside the file, hidden, for the next time. */
export async function downloadArchive(version: Archive, options: DownloadOptions): Promise<Downloaded> {
  const { download_url: url, download_sha256: sha256, download_size: size } = version;
  if (url === undefined)
    throw new PackageFetchError('unverifiable', 'the repository lists no download URL for this version');
  if (sha256 === undefined) {
    throw new PackageFetchError(
      'unverifiable',
      'the repository lists no SHA-256 for this version, so it cannot be verified',
    );
  }
  await mkdir(dirname(options.to), { recursive: true });
  // Named after its hash, so that a part of another file is never continued.
  const part = join(dirname(options.to), `.${basename(options.to)}.${sha256.slice(0, 16)}.part`);
  const download = new Download({ url, sha256, size: size ?? null, part }, options);
  const retries = options.retries ?? RETRIES;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await download.run();
    } catch (error) {
      if (!isBreak(error) || attempt >= retries) throw error;
    }
  }
}

const isBreak = (error: unknown): boolean => error instanceof PackageFetchError && error.code === 'truncated';

interface Wanted {
  readonly url: string;
  readonly sha256: string;
  readonly size: number | null;
  readonly part: string;
}

class Download {
  readonly #wanted: Wanted;
  readonly #options: DownloadOptions;

  constructor(wanted: Wanted, options: DownloadOptions) {
    this.#wanted = wanted;
    this.#options = options;
  }

  async run(): Promise<Downloaded> {
    const { part } = this.#wanted;
    const handle = await open(part, 'a+', 0o600);
    try {
      const resumedAt = await this.#fill(handle);
      const found = await hashOf(handle.createReadStream({ start: 0, autoClose: false }));
      await this.#check(found, resumedAt);
      await renameSynced(handle, part, this.#options.to);
      return { path: this.#options.to, ...found, resumedAt };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (FINAL.has(code)) await rm(part, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
  }

  /** Appends what is missing; returns where it began. */
  async #fill(handle: FileHandle): Promise<number> {
    const { url, size } = this.#wanted;
    const { onProgress, fetch, signal, idleMs, namedBy = 'the repository' } = this.#options;
    let there = (await handle.stat()).size;
    if (size !== null && there >= size) {
      if (there === size && size > 0) return there; // all of it was there: only the name was missing
      await handle.truncate(0);
      there = 0;
    }
    const maxBytes = size ?? this.#options.maxBytes ?? MAX_BYTES;
    const {
      from,
      size: total,
      chunks,
    } = await fetchFile({ url, from: there, maxBytes, fetch, signal, idleMs, namedBy }).catch((error: unknown) => {
      throw size !== null ? asWrongSize(error, size) : error;
    });
    if (from !== there) await handle.truncate(from);
    let done = from;
    onProgress?.(done, size ?? total);
    try {
      for await (const chunk of chunks) {
        await withPath(this.#wanted.part, handle.write(chunk));
        done += chunk.byteLength;
        onProgress?.(done, size ?? total);
      }
    } catch (error) {
      throw size !== null ? asWrongSize(error, size) : error;
    }
    return from;
  }

  async #check(found: { readonly size: number; readonly sha256: string }, resumedAt: number): Promise<void> {
    const { size, sha256, part } = this.#wanted;
    if (size !== null && found.size !== size) {
      throw new PackageFetchError(
        'wrong-size',
        `the archive has ${found.size} bytes, but the repository lists ${size}`,
      );
    }
    if (found.sha256 === sha256) return;
    if (resumedAt > 0) {
      await rm(part, { force: true }); // the part may have been of another archive: once more from the start
      throw new PackageFetchError('truncated', 'the resumed download does not match the archive; it will restart');
    }
    throw new PackageFetchError(
      'wrong-hash',
      `the archive has the SHA-256 ${found.sha256}, but the repository lists ${sha256}`,
    );
  }
}

/** Errors after which the partial download is discarded. */
const FINAL: ReadonlySet<string> = new Set([
  ...['wrong-hash', 'wrong-size', 'html-page', 'too-large', 'bad-address'],
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EISDIR'],
]);

const asWrongSize = (error: unknown, size: number): unknown =>
  error instanceof PackageFetchError && error.code === 'too-large'
    ? new PackageFetchError('wrong-size', `the archive has more than the listed ${size} bytes`, {
        cause: error,
      })
    : error;
