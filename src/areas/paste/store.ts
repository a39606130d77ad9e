// Screenshots in a project folder: pairs of files that never overwrite others, and a
// journal beside them. Several processes may work on one folder, and any of them may die at any moment.
import { mkdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from '../../base/files/lock.ts';
import { FOLDER } from './file-names.ts';
import { translated } from './folder/disk-problems.ts';
import { JOURNAL_FILE, Journal } from './folder/journal.ts';
import { PairFiles } from './folder/picture-files.ts';
import { type Derive, type Recovered, recoverFolder } from './folder/recover.ts';
import { claim, markNaming, namesInUse, removeTemporary, writeTemporaries } from './folder/temporary-files.ts';
import { Trash } from './folder/trash.ts';
import type { Prepared } from './picture.ts';
import type { Entry, NameSource, Variant } from './screenshot-entry.ts';

const LOCK_FILE = '.journal.lock';
/** Characters; a line of the journal stays readable. */
const MAX_TEXT = 4000;

export interface NewScreenshot
  extends Pick<Entry, 'id' | 'owner' | 'name' | 'source' | 'searches' | 'isSqueezed' | 'receivedBytes' | 'createdAt'> {
  readonly prepared: Prepared;
}

export class ScreenshotStore {
  readonly folder: string;
  readonly #journal: Journal;
  readonly #files: PairFiles;
  readonly #trash: Trash;
  /** Renamings of this process, one after the other. */
  #renaming: Promise<unknown> = Promise.resolve();
  /** Marks for other processes that this one is naming a screenshot, by its id. */
  readonly #marks = new Map<string, { readonly path: string; hasBegun: boolean }>();

  constructor(projectDir: string) {
    this.folder = join(projectDir, FOLDER);
    this.#files = new PairFiles(this.folder);
    this.#trash = new Trash(this.folder, this.#files);
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
    const [originalTemporary, optimizedTemporary] = await translated(
      writeTemporaries(this.folder, original.bytes, optimized.bytes),
    );
    try {
      if (about.searches > 0) await translated(this.#mark(about.id, true)); // before anybody can read that it has no name
      const size = { width: optimized.width, height: optimized.height };
      const originalSize = { width: original.width, height: original.height };
      const sha256 = Buffer.from(await hash).toString('hex');
      await translated(this.#journal.append({ event: 'saving', id: about.id, owner: about.owner, sha256 }, false));
      const name = await translated(
        this.#files.place(originalTemporary, optimizedTemporary, about.name, { size, originalSize }),
      );
      const entry = { ...about, name, size, originalSize, bytes: optimized.bytes.byteLength, sha256 };
      await translated(this.#journal.append({ event: 'saved', ...entry }, false));
      return { ...entry, isUnnamed: about.searches > 0, former: [], text: '', isTextWhole: false };
    } catch (error) {
      await this.#unmark(about.id);
      throw error;
    } finally {
      await Promise.all([removeTemporary(originalTemporary), removeTemporary(optimizedTemporary)]);
    }
  }

  /** Null when there is no such screenshot, or its files are gone. */
  async find(id: string): Promise<Entry | null> {
    for (let missing: Entry | undefined; ; ) {
      const entry = (await this.#journal.entries()).get(id);
      if (!entry || entry === missing) return null;
      const found = await this.#files.asFound(entry);
      if (found) return found;
      missing = entry; // or renamed by another process since the journal was read
    }
  }

  /** Every screenshot by its id, in the order in which they were saved; the files of some may be gone. */
  entries(): Promise<ReadonlyMap<string, Entry>> {
    return this.#journal.entries();
  }

  /** As its files are now; null when they are gone. */
  asFound(entry: Entry): Promise<Entry | null> {
    return this.#files.asFound(entry);
  }

  read(entry: Entry, variant: Variant): Promise<Uint8Array | null> {
    return this.#files.read(entry, variant);
  }

  /** Null when the screenshot is gone. */
  rename(id: string, name: string, source: NameSource, at: number): Promise<Entry | null> {
    return this.#change(id, async (entry) => {
      const renamed = await this.#move(entry, name, { source, at, undo: false });
      await this.#unmark(id);
      return renamed;
    });
  }

  /**
   * Takes over unnamed screenshots that no live process is naming and with fewer than so many attempts;
   * the oldest first. No other process takes them over until their search ends or stops.
   */
  async takeUnnamed(maxSearches: number, now: number): Promise<Entry[]> {
    const isOpen = ({ isUnnamed, searches }: Entry): boolean => isUnnamed && searches < maxSearches;
    const open = async () => [...(await this.#journal.entries()).values()].filter(isOpen);
    if ((await open()).length === 0) return [];
    return this.#alone(async () => {
      const found: Entry[] = [];
      const entries = await open(); // read before the marks: a saving process writes its mark first
      const taken = await namesInUse(this.folder, now);
      for (const entry of entries) if (!taken.has(entry.id) && (await this.#files.asFound(entry))) found.push(entry);
      try {
        for (const { id } of found) await this.#mark(id, false);
      } catch (error) {
        for (const { id } of found) await this.#unmark(id);
        throw error;
      }
      return found;
    });
  }

  /** Begins naming a screenshot that was taken over. False when it has a name by now. */
  async beginSearch(id: string, at: number): Promise<boolean> {
    const hasBegun = await this.#change(id, async ({ isUnnamed }) => {
      const mark = this.#marks.get(id);
      if (!isUnnamed || !mark) return false;
      await this.#journal.append({ event: 'searching', id, at }, false);
      mark.hasBegun = true;
      return true;
    });
    if (!hasBegun) await this.#unmark(id);
    return hasBegun === true;
  }

  /** Ends naming; null: no name was found. Does nothing where the user gave a name meanwhile. */
  async endSearch(id: string, found: { readonly name: string; readonly source: NameSource } | null, at: number) {
    try {
      await this.#change(id, async (entry) => {
        if (!entry.isUnnamed) return;
        if (found) await this.#move(entry, found.name, { source: found.source, at, undo: false });
        else await this.#journal.append({ event: 'kept', id, at }, false);
      });
    } finally {
      await this.#unmark(id);
    }
  }

  /** Aborts naming without counting the attempt; another process may take it over. */
  async stopSearch(id: string, at: number): Promise<void> {
    try {
      await this.#change(id, async ({ isUnnamed }) => {
        const hasBegun = this.#marks.get(id)?.hasBegun === true;
        if (isUnnamed && hasBegun) await this.#journal.append({ event: 'stopped', id, at }, false);
      });
    } finally {
      await this.#unmark(id);
    }
  }

  /** False when there is no such screenshot. */
  async remove(id: string): Promise<boolean> {
    const removed = await this.#change(id, async (entry) => {
      await this.#trash.put(entry);
      await this.#unmark(id);
      return true;
    });
    return removed === true;
  }

  /** Out of the trash, under the name it had, or with a number; null when it is not there. */
  async restore(id: string, at: number): Promise<Entry | null> {
    const entry = (await this.#journal.entries()).get(id);
    if (!entry) return null;
    return this.#alone(async () => {
      if (!(await this.#trash.holds(entry))) return this.find(id);
      const [original, optimized] = [this.#trash.path(entry, 'original'), this.#trash.path(entry, 'optimized')];
      const to = await this.#files.place(original, optimized, entry.name, entry);
      const { name: from, source, sha256 } = entry;
      if (to !== from) {
        await this.#journal.append({ event: 'renamed', id, at, from, to, source, sha256, undo: false }, true);
      }
      await this.#trash.empty(entry);
      return this.find(id);
    });
  }

  async recordText(id: string, text: string, whole: boolean, at: number): Promise<void> {
    await this.#journal.append({ event: 'read', id, at, text: text.slice(0, MAX_TEXT), whole }, false);
  }

  /** Those that no smaller file has been looked for; the oldest first. */
  async unsqueezed(): Promise<Entry[]> {
    return [...(await this.#journal.entries()).values()].filter(({ isSqueezed }) => !isSqueezed);
  }

  /**
   * A smaller file takes the place of the copy, if that is still the one it was made from; null: there is none. Whoever
   * dies in between leaves the old file or the new one, and the search is made once more.
   */
  async endSqueeze(id: string, from: Uint8Array, smaller: Uint8Array | null, at: number): Promise<void> {
    await this.#change(id, async (entry) => {
      if (smaller) await translated(this.#files.replaceOptimized(entry, from, smaller));
      await this.#journal.append({ event: 'squeezed', id, at }, false);
    });
  }

  /** Back to the name before; 'first' when there is none. */
  undo(id: string, at: number): Promise<Entry | 'first' | null> {
    return this.#change<Entry | 'first'>(id, async (entry) => {
      const before = entry.former.at(-1);
      if (!before) return 'first';
      return this.#move(entry, before.name, { source: before.source, at, undo: true });
    });
  }

  /** Clears up after processes that died here. Does nothing where no screenshot was ever saved. */
  async recover(derive: Derive, now: number): Promise<Recovered> {
    await this.#trash.sweep((await this.#journal.entries()).values(), now);
    return recoverFolder(this.folder, this.#journal, derive, now);
  }

  /** New names, then the journal, then the old names are removed: a crash in between leaves a whole pair. */
  async #move(
    entry: Entry,
    wanted: string,
    { source, at, undo }: { readonly source: NameSource; readonly at: number; readonly undo: boolean },
  ): Promise<Entry> {
    const { id, sha256, name: from } = entry;
    if (wanted === from) return this.#record(entry, from, source, at, undo);
    const old = { original: this.#files.path(entry, 'original'), optimized: this.#files.path(entry, 'optimized') };
    const claims: string[] = [];
    try {
      for (const path of Object.values(old)) claims.push(await translated(claim(this.folder, path)));
      const to = await translated(this.#files.place(old.original, old.optimized, wanted, entry));
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

  async #mark(id: string, hasBegun: boolean): Promise<void> {
    this.#marks.set(id, { path: await markNaming(this.folder, id), hasBegun });
  }

  async #unmark(id: string): Promise<void> {
    const mark = this.#marks.get(id);
    this.#marks.delete(id);
    if (mark) await removeTemporary(mark.path);
  }

  /** Runs `work` on the current entry under the lock. Null when the screenshot is gone. */
  async #change<T>(id: string, work: (entry: Entry) => Promise<T>): Promise<T | null> {
    if (!(await this.#journal.entries()).has(id)) return null; // there may not even be a folder
    return this.#alone(async () => {
      const entry = await this.find(id);
      return entry && work(entry);
    });
  }

  /** One after the other, in this process and all others. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#renaming.then(() => translated(withLock(join(this.folder, LOCK_FILE), work)));
    this.#renaming = done.catch(() => {});
    return done;
  }
}
