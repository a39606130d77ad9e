// Atomic change from one version to another. Everything is staged first; then the journal is written, and from
// there on any process can finish: each step checks what is done already. A step that the disk refuses
// undoes all of them. Once the change is recorded the journal is renamed: what follows only tidies up, needs no
// space on the disk, and is never mistaken for a change that has yet to be made.
import {
  copyFile,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  rmdir,
  symlink,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskErrorText } from '../../base/files/disk-error.ts';
import { replaceFile, syncFolder } from '../../base/files/durable.ts';
import { INSTALL_FOLDERS } from '../archive/folders.ts';
import type { Brand } from '../format/brand.ts';
import { versionLabel } from '../format/version-order.ts';
import { InstallError } from './error.ts';
import { ownFolder, type RootLayout } from './layout.ts';
import { type InstalledPackage, readRecords, writeRecords } from './records.ts';

export interface Journal {
  readonly identifier: string;
  readonly direction: 'forward' | 'back';
  readonly from: InstalledPackage | null;
  /** Null: it is removed. */
  readonly to: InstalledPackage | null;
  /** Where the new folders are: one of them that is still there is not in place yet. */
  readonly staged: 'staging' | 'backup' | null;
  /** The root's folders that had one of the package. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Paths below the root that move on into the new version. */
  readonly kept: readonly string[];
  /** Paths below the root that go, and that somebody had changed. */
  readonly changed: readonly string[];
}

export class Transactions {
  readonly #layout: RootLayout;
  readonly #brand: Brand;

  constructor(layout: RootLayout, brand: Brand) {
    this.#layout = layout;
    this.#brand = brand;
  }

  /** The lock is held, and what is staged is on the disk. */
  async run(journal: Journal): Promise<void> {
    await replaceFile(this.#layout.journal(journal.identifier), JSON.stringify(journal));
    await this.#finish(journal);
  }

  /** Finishes or undoes what a killed process began, and clears away what it had prepared. */
  async recover(): Promise<void> {
    const { journals, state } = this.#layout;
    for (const name of (await namesIn(journals)).filter((each) => /^[^.].*\.json$/.test(each))) {
      const journal = JSON.parse(await readFile(join(journals, name), 'utf8')) as Journal;
      await (name.endsWith('~.json') ? this.#tidy(journal) : this.#finish(journal));
    }
    await rm(join(state, 'staging'), { recursive: true, force: true });
    for (const [folder, unfinished] of [
      [join(state, 'backup'), /~$/],
      [state, /^\..*\.tmp$/],
      [journals, /^\..*\.tmp$/],
    ] as const) {
      for (const name of await namesIn(folder)) {
        if (unfinished.test(name)) await rm(join(folder, name), { recursive: true, force: true });
      }
    }
  }

  /** What was staged for changes that were not begun. */
  async discardStaged(): Promise<void> {
    const begun = await namesIn(this.#layout.journals);
    for (const name of await namesIn(join(this.#layout.state, 'staging'))) {
      if (begun.includes(`${name}.json`)) continue;
      await rm(join(this.#layout.state, 'staging', name), { recursive: true, force: true });
    }
  }

  async #finish(journal: Journal): Promise<void> {
    if (journal.direction === 'forward') {
      try {
        return await this.#forward(journal);
      } catch (error) {
        if (await this.#isRecorded(journal)) throw error; // the files are in place: the next start tidies up
        const back = JSON.stringify({ ...journal, direction: 'back' });
        // On a full disk the old journal stays: it can be replayed from wherever the way back is left.
        await replaceFile(this.#layout.journal(journal.identifier), back).catch(() => {});
        await this.#back(journal);
        throw refused(journal, error);
      }
    }
    await this.#back(journal);
  }

  async #isRecorded({ identifier, to }: Journal): Promise<boolean> {
    const record = (await readRecords(this.#layout)).get(identifier) ?? null;
    return record?.installed_at === to?.installed_at && record?.sha256 === to?.sha256;
  }

  async #forward(journal: Journal): Promise<void> {
    const { identifier, from, to } = journal;
    const layout = this.#layout;
    if (from) await replaceFile(join(layout.outgoing(identifier), 'record.json'), JSON.stringify(from));
    for (const folder of new Set([...journal.before, ...journal.after])) await this.#swap(journal, folder);
    const records = new Map(await readRecords(layout));
    if (to) records.set(identifier, to);
    else records.delete(identifier);
    await writeRecords(layout, records, this.#brand);
    await rename(layout.journal(identifier), layout.doneJournal(identifier));
    await syncFolder(layout.journals);
    await this.#tidy(journal);
  }

  /** What went out becomes the backup. A rollback leaves an empty one where nothing went out. */
  async #tidy(journal: Journal): Promise<void> {
    const { identifier, from } = journal;
    const [outgoing, backup] = [this.#layout.outgoing(identifier), this.#layout.backup(identifier)];
    if (from && (await hasFolders(outgoing))) {
      await rm(backup, { recursive: true, force: true });
      await rename(outgoing, backup);
    }
    if (!(await hasFolders(backup))) await rm(backup, { recursive: true, force: true });
    await this.#close(journal);
  }

  /** One of the root's folders: the old one out, what is kept over to the new one, the new one in. */
  async #swap(journal: Journal, folder: string): Promise<void> {
    const { identifier, after } = journal;
    const target = this.#layout.target(folder, identifier);
    const out = join(this.#layout.outgoing(identifier), folder);
    const staged = this.#staged(journal, folder);
    if (after.includes(folder) && !(await exists(staged))) return;
    if (await exists(target)) {
      // Something that wrote there meanwhile, after a kill between the two renames.
      const aside = join(this.#layout.changed(identifier, `meanwhile-${Date.now()}`), folder);
      const to = (await exists(out)) ? aside : out;
      await mkdir(dirname(to), { recursive: true });
      await rename(target, to);
    }
    const own = `${folder}/${ownFolder(identifier)}/`;
    const inside = (paths: readonly string[]): string[] =>
      paths.filter((path) => path.startsWith(own)).map((path) => path.slice(own.length));
    const label = journal.from ? versionLabel(journal.from) : 'unknown';
    const saved = join(this.#layout.changed(identifier, label), folder);
    for (const path of inside(journal.changed)) await copy(join(out, path), join(saved, path));
    for (const path of inside(journal.kept)) await copy(join(out, path), join(staged, path));
    if (!after.includes(folder)) return;
    await mkdir(dirname(target), { recursive: true });
    await rename(staged, target);
    await syncFolder(dirname(target));
  }

  async #back(journal: Journal): Promise<void> {
    const { identifier, before, after } = journal;
    for (const folder of new Set([...before, ...after])) {
      const target = this.#layout.target(folder, identifier);
      const out = join(this.#layout.outgoing(identifier), folder);
      const staged = this.#staged(journal, folder);
      const isNew = after.includes(folder) && !(await exists(staged));
      if (isNew && (await exists(target))) await rename(target, staged);
      if (!(await exists(out))) continue;
      await rename(out, target);
      await syncFolder(dirname(target));
    }
    await this.#close(journal);
  }

  #staged({ identifier, staged }: Journal, folder: string): string {
    const layout = this.#layout;
    return join(staged === 'backup' ? layout.backup(identifier) : layout.staging(identifier), folder);
  }

  /** Removes the journal first: from here on there is nothing to finish. */
  async #close({ identifier, before, after }: Journal): Promise<void> {
    const layout = this.#layout;
    for (const journal of [layout.journal(identifier), layout.doneJournal(identifier)])
      await rm(journal, { force: true });
    await syncFolder(layout.journals);
    for (const folder of [layout.outgoing(identifier), layout.staging(identifier)]) {
      await rm(folder, { recursive: true, force: true });
    }
    for (const folder of new Set([...before, ...after])) {
      await rmdir(join(this.#layout.root, folder)).catch(() => {}); // unless others are in it
    }
  }
}

function refused({ identifier }: Journal, cause: unknown): unknown {
  const why = diskErrorText(cause);
  return why === null ? cause : new InstallError('in-use', `${identifier} was left unchanged: ${why}`, { cause });
}

/** Of what is gone there is nothing to copy. */
async function copy(from: string, to: string): Promise<void> {
  const stats = await lstat(from).catch(() => null);
  if (!stats) return;
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  if (stats.isSymbolicLink()) return symlink(await readlink(from), to);
  if (!stats.isFile()) return;
  await copyFile(from, to);
  const handle = await open(to, 'r+').catch(() => null); // a file that may only be read is as safe as its copy
  await handle?.datasync();
  await handle?.close();
}

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );

const hasFolders = async (folder: string): Promise<boolean> =>
  (await namesIn(folder)).some((name) => INSTALL_FOLDERS.includes(name));

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
