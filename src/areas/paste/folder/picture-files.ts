// The two files of a screenshot in its folder.
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

  /** With the size that the copy has on the disk; null when a file is gone. */
  async asFound(entry: Entry): Promise<Entry | null> {
    const [optimized, original] = await Promise.all([
      factsOf(this.path(entry, 'optimized')),
      factsOf(this.path(entry, 'original')),
    ]);
    return optimized && original && { ...entry, bytes: optimized.size };
  }

  /** Whole or not at all, if the copy is still what it was. */
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

  /** Both or neither; a taken name gets a number, the same for both. */
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
      if ((await factsOf(optimizedPath)) || !(await tryLinkFile(original, originalPath))) continue;
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

async function factsOf(path: string) {
  const facts = await stat(path).catch(() => null);
  return facts?.isFile() ? facts : null;
}
