// Screenshots in a project directory: two files each, which never overwrite others, and a journal. Several processes
// may use the same directory, and any of them may die at any time.
import { unlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { inOrder } from '../../base/async/in-order.ts';
import { makeFolder, makeIgnoredFolder } from '../../base/files/durable.ts';
import { withLock } from '../../base/files/lock.ts';
import { Problem } from '../../base/problem.ts';
import { JOURNAL_FILE, Journal, NEW } from './folder/journal.ts';
import { LastingLinks } from './folder/lasting-links.ts';
import { PairFiles, Trash } from './folder/picture-files.ts';
import { type Derive, type FolderParts, type Recovered, recoverFolder } from './folder/recover.ts';
import { idsBeingNamed, markInUse, markNaming, removeTemporary, writeTemporaries } from './folder/temporary-files.ts';
import type { Prepared } from './picture.ts';
import { type Entry, FOLDER, type NameSource, type Variant } from './screenshot.ts';

const LOCK_FILE = '.journal.lock';
/** Keeps journal lines below their maximum length. */
const MAX_TEXT_CHARACTERS = 4000;

export interface NewScreenshot
  extends Pick<Entry, 'id' | 'owner' | 'name' | 'source' | 'searches' | 'receivedBytes' | 'createdAt'> {
  readonly prepared: Prepared;
}

export class ScreenshotStore {
  readonly folder: string;
  readonly #journal: Journal;
  readonly #files: PairFiles;
  readonly #trash: Trash;
  readonly #links: LastingLinks;
  readonly #inOrder = inOrder();
  /** By id of each screenshot that this process is naming: the file that tells other processes so. */
  readonly #marks = new Map<string, { readonly path: string; hasStarted: boolean }>();

  constructor(projectDir: string) {
    this.folder = resolve(projectDir, FOLDER);
    this.#files = new PairFiles(this.folder);
    this.#trash = new Trash(this.folder, this.#files);
    this.#links = new LastingLinks(this.folder);
    this.#journal = new Journal(join(this.folder, JOURNAL_FILE));
  }

  /**
   * Places the original first: after a crash, a missing copy can be created again, but not a missing original. Removes
   * the temporary files last, so that other processes see that the screenshot is still being saved.
   */
  save(screenshot: NewScreenshot): Promise<Entry> {
    return withDiskProblems(this.#save(screenshot));
  }

  async #save({ prepared, ...about }: NewScreenshot): Promise<Entry> {
    const { optimized, original } = prepared;
    await makeIgnoredFolder(join(this.folder, '..'));
    await makeFolder(this.folder);
    const hash = crypto.subtle.digest('SHA-256', new Uint8Array(original.bytes));
    const temporaries = await writeTemporaries(this.folder, original.bytes, optimized.bytes);
    try {
      if (about.searches > 0) await this.#mark(about.id, true); // before other processes can see that it is unnamed
      const size = { width: optimized.width, height: optimized.height };
      const originalSize = { width: original.width, height: original.height };
      const sha256 = Buffer.from(await hash).toString('hex');
      await this.#journal.append({ event: 'saving', id: about.id, owner: about.owner, sha256 }, false);
      await this.#links.add({ ...about, size }, temporaries[1], about.createdAt);
      const name = await this.#files.place(...temporaries, about.name, { size, originalSize });
      const entry = { ...about, name, size, originalSize, bytes: optimized.bytes.byteLength, sha256 };
      await this.#journal.append({ event: 'saved', ...entry }, false);
      await this.#links.sweep(await this.#journal.entries(), about.createdAt);
      return { ...entry, isUnnamed: about.searches > 0, ...NEW };
    } catch (error) {
      await this.#links.remove({ ...about, size: optimized });
      await this.#unmark(about.id);
      throw error;
    } finally {
      await Promise.all(temporaries.map(removeTemporary));
    }
  }

  /** Null if there is no such screenshot, it is deleted, or its files are missing. */
  async find(id: string): Promise<Entry | null> {
    for (let missing: Entry | undefined; ; ) {
      const entry = (await this.#journal.entries()).get(id);
      if (!entry || entry === missing) return null;
      const entryOnDisk = await this.#files.findOnDisk(entry);
      if (entryOnDisk) return entryOnDisk;
      missing = entry; // unless another process has renamed it since the journal was read
    }
  }

  /** All screenshots by id, in the order in which they were saved. They may be deleted, or their files missing. */
  entries(): Promise<ReadonlyMap<string, Entry>> {
    return this.#journal.entries();
  }

  /** The entry with its current size. Null if it is deleted, or its files are missing. */
  findOnDisk(entry: Entry): Promise<Entry | null> {
    return this.#files.findOnDisk(entry);
  }

  /** The absolute path to pass on: it stays valid when the screenshot is renamed, for 7 days. */
  async pathOf(entry: Entry): Promise<string> {
    return (await this.#links.has(entry)) ? this.#links.path(entry) : this.#files.path(entry, 'optimized');
  }

  /** Null if there is no such screenshot, it is deleted, or the file is missing. */
  async read(id: string, variant: Variant): Promise<Uint8Array | null> {
    for (;;) {
      const entry = (await this.#journal.entries()).get(id);
      if (!entry || entry.isDeleted) return null;
      const bytes = await this.#files.read(entry, variant);
      // If the entry has changed, the file that was read may be another screenshot with its former name.
      if ((await this.#journal.entries()).get(id) === entry) return bytes;
    }
  }

  /** Null if there is no such screenshot. */
  rename(id: string, name: string, source: NameSource, at: number): Promise<Entry | null> {
    return this.#update(id, async (entry) => {
      const renamed = await this.#move(entry, name, { source, at, undo: false });
      await this.#unmark(id);
      return renamed;
    });
  }

  /**
   * Claims unnamed screenshots that no live process is naming and that have fewer than `maxSearches` attempts, oldest
   * first. No other process claims them until their naming ends or stops.
   */
  async claimUnnamed(maxSearches: number, now: number): Promise<Entry[]> {
    const isClaimable = ({ isUnnamed, searches }: Entry): boolean => isUnnamed && searches < maxSearches;
    const claimable = async () => [...(await this.#journal.entries()).values()].filter(isClaimable);
    if ((await claimable()).length === 0) return [];
    return this.#exclusively(async () => {
      const claimed: Entry[] = [];
      const entries = await claimable(); // read before the marks, because a saving process writes its mark first
      const busyIds = await idsBeingNamed(this.folder, now);
      for (const entry of entries)
        if (!busyIds.has(entry.id) && (await this.#files.findOnDisk(entry))) claimed.push(entry);
      try {
        for (const { id } of claimed) await this.#mark(id, false);
      } catch (error) {
        for (const { id } of claimed) await this.#unmark(id);
        throw error;
      }
      return claimed;
    });
  }

  /** Starts naming a claimed screenshot. False if it has been named meanwhile. */
  async beginNaming(id: string, at: number): Promise<boolean> {
    const hasStarted = await this.#update(id, async ({ isUnnamed }) => {
      const mark = this.#marks.get(id);
      if (!isUnnamed || !mark) return false;
      await this.#journal.append({ event: 'searching', id, at }, false);
      mark.hasStarted = true;
      return true;
    });
    if (!hasStarted) await this.#unmark(id);
    return hasStarted === true;
  }

  /** Ends naming; `result` is null if no name was found. Does nothing if a user has named the screenshot meanwhile. */
  async endNaming(id: string, result: { readonly name: string; readonly source: NameSource } | null, at: number) {
    await this.#update(id, async (entry) => {
      if (!entry.isUnnamed) return;
      if (result) await this.#move(entry, result.name, { source: result.source, at, undo: false });
      else await this.#journal.append({ event: 'kept', id, at }, false);
    }).finally(() => this.#unmark(id));
  }

  /** Aborts naming without counting the attempt. Another process can claim the screenshot. */
  async stopNaming(id: string, at: number): Promise<void> {
    await this.#update(id, async ({ isUnnamed }) => {
      const hasStarted = this.#marks.get(id)?.hasStarted === true;
      if (isUnnamed && hasStarted) await this.#journal.append({ event: 'stopped', id, at }, false);
    }).finally(() => this.#unmark(id));
  }

  /** False if there is no such screenshot. */
  async remove(id: string, at: number): Promise<boolean> {
    const removed = await this.#update(id, async (entry) => {
      await this.#trash.discard(entry); // left over if a process died while restoring it
      await this.#journal.append({ event: 'deleted', id, at }, true);
      await this.#links.remove(entry);
      await this.#trash.put(entry);
      await this.#journal.eraseTexts();
      await this.#unmark(id);
      return true;
    });
    return removed === true;
  }

  /** Restores a screenshot under its name, with a number if the name is taken. Null if there is no such screenshot. */
  async restore(id: string, at: number): Promise<Entry | null> {
    if (!(await this.#journal.entries()).has(id)) return null;
    return this.#exclusively(async () => {
      const [existing, entry] = [await this.find(id), (await this.#journal.entries()).get(id)];
      if (existing || !entry || !(await this.#trash.has(entry))) return existing;
      const [original, optimized] = [this.#trash.path(entry, 'original'), this.#trash.path(entry, 'optimized')];
      const to = await this.#files.place(original, optimized, entry.name, entry);
      await this.#journal.append({ event: 'restored', id, at, to }, true);
      await this.#links.add(entry, this.#files.path({ ...entry, name: to }, 'optimized'), at);
      await this.#trash.discard(entry);
      return this.find(id);
    });
  }

  async recordText(id: string, text: string, whole: boolean, at: number): Promise<void> {
    const line = { event: 'read', id, at, text: text.slice(0, MAX_TEXT_CHARACTERS), whole } as const;
    await this.#update(id, () => this.#journal.append(line, false));
  }

  /** Restores the previous name. 'first' if there is none. */
  undo(id: string, at: number): Promise<Entry | 'first' | null> {
    return this.#update<Entry | 'first'>(id, async (entry) => {
      const before = entry.previousNames.at(-1);
      if (!before) return 'first';
      return this.#move(entry, before.name, { source: before.source, at, undo: true });
    });
  }

  /** Cleans up after processes that died. Does nothing if no screenshot was ever saved. */
  async recover(derive: Derive, now: number): Promise<Recovered> {
    const exclusively: FolderParts['exclusively'] = (work) => this.#exclusively(work);
    const parts = { folder: this.folder, journal: this.#journal, files: this.#files, trash: this.#trash, exclusively };
    const recovered = await recoverFolder(parts, derive, now);
    await this.#links.sweep(await this.#journal.entries(), now);
    return recovered;
  }

  /** Adds the new names, writes the journal, then removes the old names: a crash in between leaves both files. */
  async #move(
    entry: Entry,
    newName: string,
    { source, at, undo }: { readonly source: NameSource; readonly at: number; readonly undo: boolean },
  ): Promise<Entry> {
    const { id, sha256, name: from } = entry;
    if (newName === from && source === entry.source && !undo) return entry;
    const old = [this.#files.path(entry, 'original'), this.#files.path(entry, 'optimized')] as const;
    const marks: string[] = [];
    try {
      for (const path of old) marks.push(await markInUse(this.folder, path));
      const to = newName === from ? from : await this.#files.place(...old, newName, entry);
      await this.#journal.append({ event: 'renamed', id, at, from, to, source, sha256, undo }, true);
      if (to !== from) await Promise.all(old.map((path) => unlink(path).catch(() => {})));
      return (await this.#journal.entries()).get(id) ?? entry;
    } finally {
      await Promise.all(marks.map(removeTemporary));
    }
  }

  async #mark(id: string, hasStarted: boolean): Promise<void> {
    this.#marks.set(id, { path: await markNaming(this.folder, id), hasStarted });
  }

  async #unmark(id: string): Promise<void> {
    const mark = this.#marks.get(id);
    this.#marks.delete(id);
    if (mark) await removeTemporary(mark.path);
  }

  /** Runs `work` on the current entry, exclusively. Null if there is no such screenshot. */
  async #update<T>(id: string, work: (entry: Entry) => Promise<T>): Promise<T | null> {
    if (!(await this.#journal.entries()).has(id)) return null; // the directory may not exist
    return this.#exclusively(async () => {
      const entry = await this.find(id);
      return entry && work(entry);
    });
  }

  /** Runs `work` under a lock, so that no other operation of any process runs at the same time. */
  #exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#inOrder(() => withDiskProblems(withLock(join(this.folder, LOCK_FILE), work)));
  }
}

/** Turns disk errors into problems. */
export async function withDiskProblems<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Problem('storage-full', undefined, { cause: error });
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO', 'EMFILE', 'ENFILE', 'ELOCKED'].includes(code)) {
      const detail = 'Cannot write to the screenshot directory. Check its permissions and the disk.';
      throw new Problem('unavailable', detail, { cause: error });
    }
    throw error;
  }
}
