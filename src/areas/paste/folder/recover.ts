// Recovery at startup after processes died: removes temporary files, finishes or undoes renames, deletions and restores,
// creates missing optimized copies, and adds screenshots that the journal lacks.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, tryLinkFile } from '../../../base/files/durable.ts';
import { ifMissing } from '../../../base/files/if-missing.ts';
import type { Png } from '../picture.ts';
import { type FileName, filesOf, isInitialName, optimizedFile, parseFileName, type Size } from '../screenshot.ts';
import type { Journal } from './journal.ts';
import { hashOf, type PairFiles, type Trash } from './picture-files.ts';
import { removeTemporary, sweepTemporaries, writeTemporary } from './temporary-files.ts';

/** Creates the optimized copy of an original. */
export type Derive = (original: Uint8Array) => Promise<Png>;

export interface Recovered {
  /** Originals whose optimized copy was created. */
  readonly derived: string[];
  /** Originals that cannot be read: damaged, or files of other programs. */
  readonly unreadable: string[];
}

interface ListedFile extends FileName {
  readonly file: string;
  readonly path: string;
  readonly inode: number;
  readonly bytes: number;
  readonly changedAt: number;
}

export interface FolderParts {
  readonly folder: string;
  readonly journal: Journal;
  readonly files: PairFiles;
  readonly trash: Trash;
  /** No other process renames, deletes, restores or recovers meanwhile. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

export async function recoverFolder(parts: FolderParts, derive: Derive, now: number): Promise<Recovered> {
  const { folder, journal, exclusively } = parts;
  const recovered: Recovered = { derived: [], unreadable: [] };
  if (!(await stat(folder).catch(ifMissing(null)))) return recovered;
  const { incomplete, copies, abandoned } = await exclusively(() => cleanUp(parts, now));
  for (const original of incomplete) {
    const bytes = await readFile(original.path).catch(() => null); // deleted meanwhile
    if (!bytes) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const isOurs = journal.findUnfinished(sha256) !== undefined; // its copy may be missing, and its name another one's
    const copy = isOurs ? undefined : copies.find((candidate) => isCopyOf(candidate, original));
    const png = copy ? null : await derive(bytes).catch(() => null);
    const size = copy ?? png;
    if (!size) recovered.unreadable.push(original.file);
    else
      await exclusively(async () => {
        if ((await stat(original.path).catch(() => null))?.ino !== original.inode) return; // renamed or deleted meanwhile
        const isKnown = (await heldFiles(journal)).has(original.file);
        const name = png && (await addCopy(parts, original, png, isKnown));
        if (name) recovered.derived.push(original.file);
        if (isKnown) return;
        const { id, owner } = journal.findUnfinished(sha256) ?? { id: randomUUID(), owner: null };
        const about = savedLine({ ...original, name: name ?? original.name }, size, abandoned.has(original.inode));
        const copyBytes = copy?.bytes ?? png?.bytes.byteLength ?? 0;
        await journal.append({ ...about, id, owner, sha256, bytes: copyBytes }, false);
      });
  }
  return recovered;
}

/** Resolves to the originals that lack a copy or an entry, and to the copies that belong to no entry. */
async function cleanUp({ folder, journal, files, trash }: FolderParts, now: number) {
  // The order matters: a file listed here is marked as in use if its process is still working on it, and is in the
  // journal if its process has finished.
  const allFiles = await listFiles(folder);
  const { inUse, abandoned } = await sweepTemporaries(folder, now);
  const inTrash = await trash.sweep(now);
  for (const entry of [...(await journal.entries()).values()]) {
    if (entry.isDeleted || !inTrash.has(trash.path(entry, 'original'))) continue;
    const isRestored =
      (await files.findOnDisk(entry)) && (await hashOf(files.path(entry, 'original'))) === entry.sha256;
    if (isRestored) await trash.discard(entry);
    else await journal.append({ event: 'deleted', id: entry.id, at: now }, false); // by a release that did not write it
  }
  const held = await heldFiles(journal);
  const unused = new Map(allFiles.filter(({ inode }) => !inUse.has(inode)).map((file) => [file.file, file]));
  for (const entry of (await journal.entries()).values()) {
    const entryFiles = filesOf(entry);
    const isHeldByOther = entryFiles.some((file) => held.has(file));
    if (!entry.isDeleted || isHeldByOther || !entryFiles.some((file) => unused.has(file))) continue;
    if (await trash.finish(entry)) for (const file of entryFiles) unused.delete(file);
  }
  await journal.eraseTexts();
  const isHeld = ({ file }: ListedFile): boolean => held.has(file);
  const inodes = new Set([...inTrash.values(), ...allFiles.filter(isHeld).map(({ inode }) => inode)]);
  const remaining: ListedFile[] = [];
  for (const file of unused.values()) {
    // A second name of a file is left over from a rename or restore whose process died.
    if (!isHeld(file) && inodes.has(file.inode)) await unlink(file.path).catch(() => {});
    else remaining.push(file);
  }
  const names = new Set(allFiles.map(({ file }) => file));
  const isComplete = ({ file }: ListedFile): boolean => held.get(file)?.every((name) => names.has(name)) === true;
  return {
    incomplete: remaining.filter((file) => file.isOriginal && !isComplete(file)),
    copies: remaining.filter((file) => !file.isOriginal && !isHeld(file)),
    abandoned,
  };
}

/** By file name, the files of the screenshot that has it. */
async function heldFiles(journal: Journal): Promise<ReadonlyMap<string, readonly string[]>> {
  const entries = [...(await journal.entries()).values()].filter(({ isDeleted }) => !isDeleted);
  return new Map(entries.flatMap((entry) => filesOf(entry).map((file) => [file, filesOf(entry)])));
}

/** Same name, not larger, and the same aspect ratio within one pixel; the copy of a rotated original is rotated back. */
function isCopyOf(copy: ListedFile, { name, width, height }: ListedFile): boolean {
  if (copy.name !== name || Math.max(copy.width, copy.height) > Math.max(width, height)) return false;
  const fits = (across: number, down: number): boolean => {
    const scale = Math.max(copy.width, copy.height) / Math.max(across, down);
    return Math.abs(across * scale - copy.width) <= 1 && Math.abs(down * scale - copy.height) <= 1;
  };
  return fits(width, height) || fits(height, width);
}

async function listFiles(folder: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const parsed = entry.isFile() ? parseFileName(entry.name) : null;
    const path = join(folder, entry.name);
    const stats = parsed && (await stat(path).catch(() => null));
    if (!stats) continue;
    files.push({ ...parsed, file: entry.name, path, inode: stats.ino, bytes: stats.size, changedAt: stats.mtimeMs });
  }
  return files;
}

/** The name of both files: another one if the copy of another original has it. Null if the copy already exists. */
async function addCopy(
  { folder, files }: FolderParts,
  original: ListedFile,
  png: Png,
  isKnown: boolean,
): Promise<string | null> {
  const path = join(folder, optimizedFile(original.name, png));
  const temporary = await writeTemporary(folder, png.bytes);
  try {
    const isFree = await tryLinkFile(temporary, path);
    if (!isFree && (isKnown || (await readFile(path)).equals(png.bytes))) return null;
    if (isFree) {
      await syncFolder(folder);
      return original.name;
    }
    const name = await files.place(original.path, temporary, original.name, { size: png, originalSize: original });
    await unlink(original.path);
    return name;
  } finally {
    await removeTemporary(temporary);
  }
}

/** Only a screenshot that was being saved is named automatically: others may have their name on purpose. */
function savedLine(original: ListedFile, { width, height }: Size, wasBeingSaved: boolean) {
  const unnamed = isInitialName(original.name);
  return {
    event: 'saved',
    name: original.name,
    source: unnamed ? 'initial' : 'unknown',
    searches: unnamed && wasBeingSaved ? 1 : 0,
    size: { width, height },
    originalSize: { width: original.width, height: original.height },
    receivedBytes: original.bytes,
    createdAt: Math.round(original.changedAt),
  } as const;
}
