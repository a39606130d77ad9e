// The two files of a screenshot: the original and the optimized copy.
import { constants, open, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, tryLinkFile } from '../../../base/files/durable.ts';
import { optimizedFile, originalFile } from '../file-names.ts';
import type { Entry, Variant } from '../screenshot-entry.ts';
import { removeTemporary, writeTemporary } from './temporary-files.ts';

export class PairFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  path(entry: Pick<Entry, 'name' | 'size' | 'originalSize'>, variant: Variant): string {
    const { name, size, originalSize } = entry;
    return join(this.#folder, variant === 'original' ? originalFile(name, originalSize) : optimizedFile(name, size));
  }

  async read(entry: Entry, variant: Variant): Promise<Uint8Array | null> {
    try {
      const file = await open(this.path(entry, variant), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      try {
        return await file.readFile();
      } finally {
        await file.close();
      }
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

  /** Places both files or neither, and returns their name: `wanted`, with a number if it is taken. */
  async place(
    original: string,
    optimized: string,
    wanted: string,
    sizes: Pick<Entry, 'size' | 'originalSize'>,
  ): Promise<string> {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
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
