// Screenshots in a folder of the project: pairs of files under names that are never taken from another file, and a
// journal beside them. Several processes may work on one folder, and any of them may die at any moment.
import { constants, mkdir, open, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../contract/problem.ts';
import type { Entry, NameSource, Variant } from './entry.ts';
import { FOLDER, optimizedFile, originalFile } from './file-names.ts';
import { JOURNAL_FILE, Journal } from './folder/journal.ts';
import { syncFolder, tryPlace } from './folder/place.ts';
import { type Derive, type Recovered, recoverFolder } from './folder/recover.ts';
import { claim, removeTemporary, writeTemporary } from './folder/temporary.ts';
import type { Prepared } from './picture.ts';

export interface NewScreenshot
  extends Pick<Entry, 'id' | 'name' | 'source' | 'searches' | 'receivedBytes' | 'createdAt'> {
  readonly prepared: Prepared;
}

export class ScreenshotStore {
  readonly folder: string;
  readonly #journal: Journal;
  /** Renamings of this process, one after the other. */
  #renaming: Promise<unknown> = Promise.resolve();

  constructor(projectDir: string) {
    this.folder = join(projectDir, FOLDER);
    this.#journal = new Journal(join(this.folder, JOURNAL_FILE));
  }

  /**
   * The original gets its name first: an original alone can be completed after a crash, a copy alone cannot. The
   * temporary files go last; until then everybody can see that the pair is not finished.
   */
  async save({ prepared, ...about }: NewScreenshot): Promise<Entry> {
    const { optimized, original } = prepared;
    await translated(mkdir(this.folder, { recursive: true }));
    const hash = crypto.subtle.digest('SHA-256', new Uint8Array(original.bytes));
    const [originalTemporary, optimizedTemporary] = await translated(this.#writeBoth(original.bytes, optimized.bytes));
    try {
      const size = { width: optimized.width, height: optimized.height };
      const originalSize = { width: original.width, height: original.height };
      const name = await translated(
        this.#place(originalTemporary, optimizedTemporary, about.name, { size, originalSize }),
      );
      const sha256 = Buffer.from(await hash).toString('hex');
      const entry = { ...about, name, size, originalSize, bytes: optimized.bytes.byteLength, sha256 };
      await translated(this.#journal.append({ event: 'saved', ...entry }, false));
      return { ...entry, former: [] };
    } finally {
      await Promise.all([removeTemporary(originalTemporary), removeTemporary(optimizedTemporary)]);
    }
  }

  /** Null when there is no such screenshot, or its files are gone. */
  async find(id: string): Promise<Entry | null> {
    const entry = (await this.#journal.entries()).get(id);
    return entry && (await this.#isThere(entry)) ? entry : null;
  }

  /** The latest first. */
  async list(limit: number): Promise<Entry[]> {
    const all = [...(await this.#journal.entries()).values()].reverse().sort((a, b) => b.createdAt - a.createdAt);
    const found: Entry[] = [];
    for (const entry of all) {
      if (found.length >= limit) break;
      if (await this.#isThere(entry)) found.push(entry);
    }
    return found;
  }

  async read(entry: Entry, variant: Variant): Promise<Uint8Array | null> {
    try {
      const file = await open(this.#path(entry, variant), constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
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

  /** Null when the screenshot is gone. */
  rename(id: string, name: string, source: NameSource, at: number): Promise<Entry | null> {
    return this.#inTurn(async () => {
      const entry = await this.find(id);
      return entry && this.#move(entry, name, { source, at, undo: false });
    });
  }

  /** Those whose name was being looked for when a process ended, the oldest first. */
  async unnamed(): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const entry of (await this.#journal.entries()).values()) {
      if (entry.searches > 0 && (await this.#isThere(entry))) found.push(entry);
    }
    return found;
  }

  /** A name is looked for once more. */
  async searchAgain(id: string, at: number): Promise<void> {
    await this.#journal.append({ event: 'searching', id, at }, false);
  }

  /** The end of a search, null: without a name. Nothing happens where somebody has given a name meanwhile. */
  endSearch(id: string, found: { readonly name: string; readonly source: NameSource } | null, at: number) {
    return this.#inTurn(async () => {
      const entry = await this.find(id);
      if (!entry || entry.searches === 0) return;
      if (found) await this.#move(entry, found.name, { source: found.source, at, undo: false });
      else await this.#journal.append({ event: 'kept', id, at }, false);
    });
  }

  /** Back to the name before; 'first' when there is none. */
  undo(id: string, at: number): Promise<Entry | 'first' | null> {
    return this.#inTurn(async () => {
      const entry = await this.find(id);
      const before = entry?.former.at(-1);
      if (!entry || !before) return entry && 'first';
      return this.#move(entry, before.name, { source: before.source, at, undo: true });
    });
  }

  /** Clears up after processes that died here. Does nothing where no screenshot was ever saved. */
  recover(derive: Derive, now: number): Promise<Recovered> {
    return recoverFolder(this.folder, this.#journal, derive, now);
  }

  async #writeBoth(original: Uint8Array, optimized: Uint8Array): Promise<[string, string]> {
    const [first, second] = await Promise.allSettled([
      writeTemporary(this.folder, original),
      writeTemporary(this.folder, optimized),
    ]);
    if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
    for (const made of [first, second]) if (made.status === 'fulfilled') await removeTemporary(made.value);
    throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
  }

  /** Both or neither; a taken name gets a number, the same for both. */
  async #place(
    original: string,
    optimized: string,
    wanted: string,
    sizes: Pick<Entry, 'size' | 'originalSize'>,
  ): Promise<string> {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      const optimizedPath = this.#path({ ...sizes, name }, 'optimized');
      const originalPath = this.#path({ ...sizes, name }, 'original');
      if ((await exists(optimizedPath)) || !(await tryPlace(original, originalPath))) continue;
      let placed = false;
      try {
        placed = await tryPlace(optimized, optimizedPath);
      } finally {
        if (!placed) await unlink(originalPath);
      }
      if (!placed) continue;
      await syncFolder(this.folder);
      return name;
    }
  }

  /** New names, then the journal, then the old names go: whoever dies in between leaves a whole pair and no loss. */
  async #move(
    entry: Entry,
    wanted: string,
    { source, at, undo }: { readonly source: NameSource; readonly at: number; readonly undo: boolean },
  ): Promise<Entry> {
    const { id, sha256, name: from } = entry;
    if (wanted === from) return this.#record(entry, from, source, at, undo);
    const old = { original: this.#path(entry, 'original'), optimized: this.#path(entry, 'optimized') };
    const claims: string[] = [];
    try {
      for (const path of Object.values(old)) claims.push(await translated(claim(this.folder, path)));
      const to = await translated(this.#place(old.original, old.optimized, wanted, entry));
      await this.#journal.append({ event: 'renamed', id, at, from, to, source, sha256, undo }, true);
      await Promise.all(Object.values(old).map((path) => unlink(path).catch(() => {})));
      return (await this.#journal.entries()).get(id) ?? entry;
    } finally {
      await Promise.all(claims.map(removeTemporary));
    }
  }

  /** The name stays, its source does not. */
  async #record(entry: Entry, name: string, source: NameSource, at: number, undo: boolean): Promise<Entry> {
    const { id, sha256 } = entry;
    if (source === entry.source && !undo) return entry;
    await this.#journal.append({ event: 'renamed', id, at, from: name, to: name, source, sha256, undo }, true);
    return (await this.#journal.entries()).get(id) ?? entry;
  }

  #path(entry: Pick<Entry, 'name' | 'size' | 'originalSize'>, variant: Variant): string {
    const { name, size, originalSize } = entry;
    return join(this.folder, variant === 'original' ? originalFile(name, originalSize) : optimizedFile(name, size));
  }

  async #isThere(entry: Entry): Promise<boolean> {
    return (await exists(this.#path(entry, 'optimized'))) && (await exists(this.#path(entry, 'original')));
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#renaming.then(work);
    this.#renaming = done.catch(() => {});
    return done;
  }
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() ?? false;

/** What the disk says, as a problem that callers know. */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Problem('storage-full', undefined, { cause: error });
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO', 'EMFILE', 'ENFILE'].includes(code)) {
      throw new Problem('unavailable', 'The folder for screenshots cannot be written.', { cause: error });
    }
    throw error;
  }
}
