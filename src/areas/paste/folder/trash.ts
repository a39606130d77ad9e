// Deleted screenshots, kept for 30 days under their ids in a hidden directory next to the others.
import { mkdir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../../base/files/durable.ts';
import type { Entry, Variant } from '../screenshot-entry.ts';
import type { PairFiles } from './picture-files.ts';

const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
const VARIANTS: readonly Variant[] = ['original', 'optimized'];

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
    for (const variant of VARIANTS) await rename(this.#files.path(entry, variant), this.path(entry, variant));
    await syncFolder(this.#folder);
  }

  async has(entry: Entry): Promise<boolean> {
    const found = await Promise.all(VARIANTS.map((variant) => stat(this.path(entry, variant)).catch(() => null)));
    return found.every((stats) => stats?.isFile());
  }

  async discard(entry: Entry): Promise<void> {
    for (const variant of VARIANTS) await unlink(this.path(entry, variant)).catch(() => {});
  }

  /** Finishes deletions that a crash interrupted, and removes files whose retention has ended. */
  async sweep(entries: Iterable<Entry>, now: number): Promise<void> {
    const files = new Set(await readdir(this.#folder).catch(() => []));
    if (files.size === 0) return;
    for (const entry of entries) {
      const isHalf = files.has(`${entry.id}-original.png`) && !files.has(`${entry.id}-optimized.png`);
      if (isHalf) await rename(this.#files.path(entry, 'optimized'), this.path(entry, 'optimized')).catch(() => {});
    }
    for (const file of files) {
      const path = join(this.#folder, file);
      const stats = await stat(path).catch(() => null);
      if (stats && now - stats.ctimeMs > RETENTION_MS) await unlink(path).catch(() => {});
    }
  }
}
