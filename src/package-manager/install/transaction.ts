// Atomic change from one version to another, with its record and its entry in the lock file. Everything is staged first.
// Then the journal is written, and from then on any process can finish the change: each step checks what is already done.
// If a step fails, all steps are undone. Once the change is recorded and locked, the journal is renamed: the remaining
// steps only clean up, need no disk space, and are never mistaken for a change that is still to be made.

import { copyFile, mkdir, open, readdir, readlink, rename, rm, rmdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskErrorText } from '../../base/files/disk-error.ts';
import { replaceFile, syncFolder } from '../../base/files/durable.ts';
import { ifMissing } from '../../base/files/if-missing.ts';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import { InstallError } from '../errors.ts';
import type { Brand } from '../format/brand.ts';
import { versionLabel } from '../format/version-order.ts';
import { type Journal, readJournal } from './journal.ts';
import { packageFolder, type RootLayout, refuseLinks, statsOf } from './layout.ts';
import { commitLockFile } from './lock-file.ts';
import { readRecords, writeRecords } from './records.ts';

export class Transactions {
  readonly #layout: RootLayout;
  readonly #brand: Brand;

  constructor(layout: RootLayout, brand: Brand) {
    this.#layout = layout;
    this.#brand = brand;
  }

  /** Requires the lock of the root, and that the staged files are synced to disk. */
  async run(journal: Journal): Promise<void> {
    try {
      await this.#refuseLinked(journal);
      // Directories that only kept files need.
      for (const folder of journal.after) await mkdir(this.#stagedAt(journal, folder), { recursive: true });
      await replaceFile(this.#layout.journal(journal.identifier), JSON.stringify(journal));
    } catch (error) {
      await discardStagedLockFile(journal);
      throw error;
    }
    await this.#finish(journal);
  }

  /** Finishes or undoes changes of killed processes, and removes their staged files. */
  async recover(): Promise<void> {
    const { journals, state } = this.#layout;
    for (const name of (await namesIn(journals)).filter((each) => /^[^.].*\.json$/.test(each))) {
      const journal = await readJournal(this.#layout, name);
      await this.#refuseLinked(journal);
      await (name.endsWith('~.json') ? this.#cleanUp(journal) : this.#finish(journal));
    }
    await rm(join(state, 'staging'), { recursive: true, force: true });
    for (const [folder, leftover] of [
      [join(state, 'backup'), /~$/],
      [state, /^\..*\.tmp$/],
      [journals, /^\..*\.tmp$/],
    ] as const) {
      for (const name of await namesIn(folder)) {
        if (leftover.test(name)) await rm(join(folder, name), { recursive: true, force: true });
      }
    }
  }

  /** Removes files that were staged for changes that did not start. */
  async discardStaged(): Promise<void> {
    const started = await namesIn(this.#layout.journals);
    for (const name of await namesIn(join(this.#layout.state, 'staging'))) {
      if (started.includes(`${name}.json`)) continue;
      await rm(join(this.#layout.state, 'staging', name), { recursive: true, force: true });
    }
  }

  /** Refuses links in place of the directories that hold the old and the new version. */
  async #refuseLinked({ identifier, from }: Journal): Promise<void> {
    const { outgoing, backup, staging } = this.#layout;
    const saved = this.#layout.changed(identifier, labelOf(from));
    for (const folder of [outgoing(identifier), backup(identifier), staging(identifier), saved]) {
      await refuseLinks(this.#layout.root, folder);
    }
  }

  async #finish(journal: Journal): Promise<void> {
    if (journal.direction === 'forward') {
      try {
        return await this.#apply(journal);
      } catch (error) {
        if (await this.#isRecorded(journal)) throw error; // the files are in place; the next run cleans up
        const reversed = JSON.stringify({ ...journal, direction: 'back' });
        // On a full disk the old journal remains, which can be replayed from any point of the undo.
        await replaceFile(this.#layout.journal(journal.identifier), reversed).catch(() => {});
        await this.#undo(journal);
        throw asInstallError(journal, error);
      }
    }
    await this.#undo(journal);
  }

  async #isRecorded({ identifier, to }: Journal): Promise<boolean> {
    const record = (await readRecords(this.#layout)).get(identifier) ?? null;
    return record?.installed_at === to?.installed_at && record?.sha256 === to?.sha256;
  }

  async #apply(journal: Journal): Promise<void> {
    const { identifier, from, to } = journal;
    if (from) await replaceFile(join(this.#layout.outgoing(identifier), 'record.json'), JSON.stringify(from));
    for (const folder of new Set([...journal.before, ...journal.after])) await this.#swap(journal, folder);
    const records = new Map(await readRecords(this.#layout));
    if (to) records.set(identifier, to);
    else records.delete(identifier);
    await writeRecords(this.#layout, records, this.#brand);
    if (journal.lock) await commitLockFile(identifier, journal.lock);
    await rename(this.#layout.journal(identifier), this.#layout.doneJournal(identifier));
    await syncFolder(this.#layout.journals);
    await this.#cleanUp(journal);
  }

  /** The old version becomes the backup. Removes a backup that a rollback has emptied. */
  async #cleanUp(journal: Journal): Promise<void> {
    const { identifier, from } = journal;
    const [outgoing, backup] = [this.#layout.outgoing(identifier), this.#layout.backup(identifier)];
    if (from && (await hasFolders(outgoing))) {
      await rm(backup, { recursive: true, force: true });
      await rename(outgoing, backup);
    }
    if (!(await hasFolders(backup))) await rm(backup, { recursive: true, force: true });
    await this.#close(journal);
  }

  /** In one install directory: moves the old version out, copies kept files to the new one, and moves it in. */
  async #swap(journal: Journal, folder: string): Promise<void> {
    const { identifier, after } = journal;
    const target = this.#layout.target(folder, identifier);
    const out = join(this.#layout.outgoing(identifier), folder);
    const staged = this.#stagedAt(journal, folder);
    if (after.includes(folder) && !(await statsOf(staged))) return;
    if (await statsOf(target)) {
      // If a killed process had already moved the old version out, another program has written here since.
      const aside = join(this.#layout.changed(identifier, `meanwhile-${Date.now()}`), folder);
      const to = (await statsOf(out)) ? aside : out;
      await mkdir(dirname(to), { recursive: true });
      await rename(target, to);
    }
    const prefix = `${folder}/${packageFolder(identifier)}/`;
    const inside = (paths: readonly string[]): string[] =>
      paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    const saved = join(this.#layout.changed(identifier, labelOf(journal.from)), folder);
    for (const path of inside(journal.changed)) await copy(this.#layout.root, join(out, path), join(saved, path));
    for (const path of inside(journal.kept)) await copy(this.#layout.root, join(out, path), join(staged, path));
    if (!after.includes(folder)) return;
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
    await syncFolder(dirname(target));
  }

  async #undo(journal: Journal): Promise<void> {
    const { identifier, before, after } = journal;
    for (const folder of new Set([...before, ...after])) {
      const target = this.#layout.target(folder, identifier);
      const out = join(this.#layout.outgoing(identifier), folder);
      const staged = this.#stagedAt(journal, folder);
      const isNew = after.includes(folder) && !(await statsOf(staged));
      if (isNew && (await statsOf(target))) await rename(target, staged);
      if (!(await statsOf(out))) continue;
      await rename(out, target);
      await syncFolder(dirname(target));
    }
    await this.#close(journal);
  }

  #stagedAt({ identifier, staged }: Journal, folder: string): string {
    return join(staged === 'backup' ? this.#layout.backup(identifier) : this.#layout.staging(identifier), folder);
  }

  /** Removes the journal first: from here on, there is nothing to recover. */
  async #close(journal: Journal): Promise<void> {
    const { identifier, before, after } = journal;
    await discardStagedLockFile(journal);
    for (const file of [this.#layout.journal(identifier), this.#layout.doneJournal(identifier)])
      await rm(file, { force: true });
    await syncFolder(this.#layout.journals);
    for (const folder of [this.#layout.outgoing(identifier), this.#layout.staging(identifier)]) {
      await rm(folder, { recursive: true, force: true });
    }
    for (const folder of new Set([...before, ...after])) {
      await rmdir(join(this.#layout.root, folder)).catch(() => {}); // fails if it contains other packages
    }
  }
}

const labelOf = (from: Journal['from']): string => (from ? versionLabel(from) : 'unknown');

const discardStagedLockFile = async ({ lock }: Journal): Promise<void> => {
  if (lock) await rm(lock.staged, { force: true });
};

function asInstallError({ identifier }: Journal, cause: unknown): unknown {
  const why = diskErrorText(cause);
  return why === null ? cause : new InstallError('in-use', `${identifier} was left unchanged: ${why}`, { cause });
}

/** Does nothing if the file no longer exists. */
async function copy(root: string, from: string, to: string): Promise<void> {
  for (const path of [from, to]) await refuseLinks(root, dirname(path));
  const stats = await statsOf(from);
  if (!stats) return;
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  if (stats.isSymbolicLink()) return symlink(await readlink(from), to);
  if (!stats.isFile()) return;
  await copyFile(from, to);
  await using handle = await open(to, 'r+').catch(() => null); // read-only files cannot be synced
  await handle?.datasync();
}

const hasFolders = async (folder: string): Promise<boolean> =>
  (await namesIn(folder)).some((name) => INSTALL_FOLDERS.includes(name));

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(ifMissing([]));
