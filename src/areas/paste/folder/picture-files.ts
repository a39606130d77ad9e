// The two files of a screenshot, the original and the optimized copy, and the trash for those of deleted screenshots.

import { createHash } from 'node:crypto';
import { constants, mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, tryLinkFile } from '../../../base/files/durable.ts';
import { ifMissing } from '../../../base/files/if-missing.ts';
import { type Entry, filesOf, type Variant } from '../screenshot.ts';
import { removeTemporary, writeTemporary } from './temporary-files.ts';

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

  /** Replaces the copy atomically, but only if its content is still `from`. */
  async replaceOptimized(entry: Entry, from: Uint8Array, to: Uint8Array): Promise<void> {
    const current = await this.read(entry, 'optimized');
    if (!current || !Buffer.from(from).equals(current)) return;
    const temporary = await writeTemporary(this.#folder, to);
    try {
      await rename(temporary, this.path(entry, 'optimized'));
      await syncFolder(this.#folder);
    } finally {
      await removeTemporary(temporary);
    }
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

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
const VARIANTS: readonly Variant[] = ['original', 'optimized'];

/** Keeps the files of deleted screenshots for 30 days, under their ids in a hidden directory next to the others. */
export class Trash {
  readonly #folder: string;
  readonly #files: PairFiles;

  constructor(folder: string, files: PairFiles) {
    this.#folder = join(folder, '.trash');
    this.#files = files;
  }

  path({ id }: Pick<Entry, 'id'>, variant: Variant): string {
    return join(this.#folder, `${id}-${variant}.png`);
  }

  /** Moves the original first: recovery ignores a copy without an original. */
  async put(entry: Entry): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const variant of VARIANTS) {
      if (await statFile(this.path(entry, variant))) continue; // by a process that died
      await rename(this.#files.path(entry, variant), this.path(entry, variant)).catch(ifMissing(undefined));
    }
    await syncFolder(this.#folder);
  }

  /** Finishes a deletion whose process died. False if nothing is left to move: files with its names are not its own. */
  async finish(entry: Entry): Promise<boolean> {
    if (await this.has(entry)) return false;
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
    for (const variant of VARIANTS) await unlink(this.path(entry, variant)).catch(ifMissing(undefined));
  }

  /** Removes files whose retention has ended. Resolves to the inodes of the others, by path. */
  async sweep(now: number): Promise<ReadonlyMap<string, number>> {
    const inodes = new Map<string, number>();
    for (const file of await readdir(this.#folder).catch(() => [])) {
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
