// Deleted screenshots, kept for 30 days under their ids in a hidden directory next to the others.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../../base/files/durable.ts';
import { ifMissing } from '../../../base/files/if-missing.ts';
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
    for (const variant of VARIANTS) {
      if (await isFile(this.path(entry, variant))) continue; // by a process that died
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
    const isComplete = await isFile(this.path(entry, 'optimized'));
    return isComplete && (await hashOf(this.path(entry, 'original'))) === entry.sha256;
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

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() === true;

/** SHA-256, hexadecimal. Null if there is no such file. */
export async function hashOf(path: string): Promise<string | null> {
  const bytes = await readFile(path).catch(ifMissing(null));
  return bytes && createHash('sha256').update(bytes).digest('hex');
}
