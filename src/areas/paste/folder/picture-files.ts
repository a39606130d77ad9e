// The two files of a screenshot, the original and the optimized copy, and the trash for those of deleted screenshots.

import { createHash } from 'node:crypto';
import { constants, lstat, mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '../../../base/clock.ts';
import { syncFolder, tryLinkFile } from '../../../base/files/durable.ts';
import { ifMissing, ignoreExisting } from '../../../base/files/if-missing.ts';
import { Problem } from '../../../base/problem.ts';
import { type Entry, filesOf, type Variant } from '../screenshot.ts';

export class PairFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  path(entry: Pick<Entry, 'name' | 'size' | 'originalSize'>, variant: Variant): string {
    const [original, optimized] = filesOf(entry);
    return join(this.#folder, variant === 'original' ? original : optimized);
  }

  async read(entry: Entry, variant: Variant): Promise<Uint8Array | null> {
    try {
      return await readFile(this.path(entry, variant), { flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) });
    } catch (error) {
      if (['ENOENT', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }

  /** The entry with the current size of its copy on disk. Null if it is deleted, or a file is missing. */
  async findOnDisk(entry: Entry): Promise<Entry | null> {
    if (entry.isDeleted) return null;
    const [optimized, original] = await Promise.all([
      statFile(this.path(entry, 'optimized')),
      statFile(this.path(entry, 'original')),
    ]);
    return optimized && original && { ...entry, bytes: optimized.size };
  }

  /** Places both files or neither, and returns their name: with a number if `baseName` is taken. */
  async place(
    original: string,
    optimized: string,
    baseName: string,
    sizes: Pick<Entry, 'size' | 'originalSize'>,
  ): Promise<string> {
    for (let number = 1; ; number++) {
      const name = number === 1 ? baseName : `${baseName}-${number}`;
      const optimizedPath = this.path({ ...sizes, name }, 'optimized');
      const originalPath = this.path({ ...sizes, name }, 'original');
      if ((await statFile(optimizedPath)) || !(await tryLinkFile(original, originalPath))) continue;
      let placed = false;
      try {
        placed = await tryLinkFile(optimized, optimizedPath);
      } finally {
        if (!placed) await unlink(originalPath);
      }
      if (!placed) continue;
      await syncFolder(this.#folder);
      return name;
    }
  }
}

async function statFile(path: string) {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? stats : null;
}

/** A link in its place, which may be part of a project from someone else, leads elsewhere. */
export const isOwnFolder = async (path: string): Promise<boolean> =>
  (await lstat(path).catch(() => null))?.isDirectory() === true;

const RETENTION_MS = 30 * DAY_MS;
const VARIANTS: readonly Variant[] = ['original', 'optimized'];
const TRASH_FILE = /^[A-Za-z0-9_-]{1,64}-(original|optimized)\.png$/;

/** Keeps the files of deleted screenshots for 30 days, under their ids in a hidden directory next to the others. */
export class Trash {
  readonly #files: PairFiles;
  readonly #folder: string;

  constructor(parent: string, files: PairFiles) {
    this.#files = files;
    this.#folder = join(parent, '.trash');
  }

  path({ id }: Pick<Entry, 'id'>, variant: Variant): string {
    return join(this.#folder, `${id}-${variant}.png`);
  }

  async #isReady(): Promise<boolean> {
    await mkdir(this.#folder).catch(ignoreExisting);
    return isOwnFolder(this.#folder);
  }

  /** Moves the original first: recovery ignores a copy without an original. Call `discard` before. */
  async put(entry: Entry): Promise<void> {
    for (const variant of VARIANTS) {
      if (await statFile(this.path(entry, variant))) continue; // by a process that died
      await rename(this.#files.path(entry, variant), this.path(entry, variant)).catch(ifMissing(undefined));
    }
    await syncFolder(this.#folder);
  }

  /** Finishes a deletion whose process died. False if nothing is left to move: files with its names are not its own. */
  async finish(entry: Entry): Promise<boolean> {
    if ((await this.has(entry)) || !(await this.#isReady())) return false;
    const originals = [this.path(entry, 'original'), this.#files.path(entry, 'original')];
    const isOwn = (await Promise.all(originals.map(hashOf))).find((hash) => hash !== null) === entry.sha256;
    if (isOwn) await this.put(entry);
    return isOwn;
  }

  /** Whether both files are there, and the original is the one that was saved. */
  async has(entry: Entry): Promise<boolean> {
    if (!(await statFile(this.path(entry, 'optimized')))) return false;
    return (await hashOf(this.path(entry, 'original'))) === entry.sha256;
  }

  async discard(entry: Pick<Entry, 'id'>): Promise<void> {
    if (!(await this.#isReady()))
      throw new Problem('unavailable', `Cannot delete: ${this.#folder} must be a directory and not a link.`);
    for (const variant of VARIANTS) await unlink(this.path(entry, variant)).catch(ifMissing(undefined));
  }

  /** Removes files whose retention has ended. Resolves to the inodes of the others, by path. */
  async sweep(now: number): Promise<ReadonlyMap<string, number>> {
    const inodes = new Map<string, number>();
    const files = (await isOwnFolder(this.#folder)) ? await readdir(this.#folder) : [];
    for (const file of files.filter((name) => TRASH_FILE.test(name))) {
      const path = join(this.#folder, file);
      const stats = await stat(path).catch(() => null);
      if (stats && now - stats.ctimeMs > RETENTION_MS) await unlink(path).catch(() => {});
      else if (stats) inodes.set(path, stats.ino);
    }
    return inodes;
  }
}

/** SHA-256, hexadecimal. Null if there is no such file. */
export async function hashOf(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(ifMissing(null));
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
