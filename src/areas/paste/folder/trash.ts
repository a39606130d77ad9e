// Deleted pairs, kept for a while under their ids in a hidden folder beside the others.
import { mkdir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../../base/files/durable.ts';
import type { Entry, Variant } from '../screenshot-entry.ts';
import type { PairFiles } from './picture-files.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
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

  /** The original first: a copy alone is nothing that a start would complete. */
  async put(entry: Entry): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const variant of VARIANTS) await rename(this.#files.path(entry, variant), this.path(entry, variant));
    await syncFolder(this.#folder);
  }

  async holds(entry: Entry): Promise<boolean> {
    const found = await Promise.all(VARIANTS.map((variant) => stat(this.path(entry, variant)).catch(() => null)));
    return found.every((facts) => facts?.isFile());
  }

  async empty(entry: Entry): Promise<void> {
    for (const variant of VARIANTS) await unlink(this.path(entry, variant)).catch(() => {});
  }

  /** Finishes deletions that a crash cut off, and removes what was deleted long ago. */
  async sweep(entries: Iterable<Entry>, now: number): Promise<void> {
    const files = new Set(await readdir(this.#folder).catch(() => []));
    if (files.size === 0) return;
    for (const entry of entries) {
      const isHalf = files.has(`${entry.id}-original.png`) && !files.has(`${entry.id}-optimized.png`);
      if (isHalf) await rename(this.#files.path(entry, 'optimized'), this.path(entry, 'optimized')).catch(() => {});
    }
    for (const file of files) {
      const path = join(this.#folder, file);
      const facts = await stat(path).catch(() => null);
      if (facts && now - facts.ctimeMs > KEPT_MS) await unlink(path).catch(() => {});
    }
  }
}
