// Recovery at the start after processes died: removes temporary files, finishes or undoes renamings,
// makes missing optimized copies, and adds pairs that the journal lacks.
import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, tryLinkFile } from '../../../base/files/durable.ts';
import { type FileName, isInitialName, optimizedFile, originalFile, parseFileName } from '../file-names.ts';
import type { Png } from '../picture.ts';
import type { Entry } from '../screenshot-entry.ts';
import type { Journal } from './journal.ts';
import { removeTemporary, sweepTemporaries, writeTemporary } from './temporary-files.ts';

/** The optimized copy of an original. */
export type Derive = (original: Uint8Array) => Promise<Png>;

export interface Recovered {
  /** Originals that got their optimized copy. */
  readonly derived: readonly string[];
  /** Originals that cannot be read: somebody else's files, or damaged. */
  readonly unreadable: readonly string[];
  /** Pairs that the journal did not know. */
  readonly indexed: number;
}

interface Found extends FileName {
  readonly file: string;
  readonly path: string;
  readonly inode: number;
  readonly bytes: number;
  readonly changedAt: number;
}

export async function recoverFolder(folder: string, journal: Journal, derive: Derive, now: number): Promise<Recovered> {
  const derived: string[] = [];
  const unreadable: string[] = [];
  let indexed = 0;
  // In this order: a name that is seen here, and whose maker is at work, has its claim; one whose maker has finished is
  // in the journal.
  const found = await listFiles(folder);
  if (found === null) return { derived, unreadable, indexed };
  const { busy, abandoned } = await sweepTemporaries(folder, now);
  const entries = [...(await journal.entries()).values()];
  const known = namesOf(entries);
  const idle = found.filter(({ inode }) => !busy.has(inode));
  const left = await removeLeftovers(idle, known);
  const files = new Set(found.map(({ file }) => file));
  const copies = left.filter(({ isOriginal }) => !isOriginal);
  for (const original of left.filter(({ isOriginal, file }) => isOriginal && !known.complete(file, files))) {
    const bytes = await readFile(original.path).catch(() => null); // gone meanwhile: nothing to complete
    if (!bytes) continue;
    let copy: Copy | undefined = copies.find((candidate) => isCopyOf(candidate, original));
    if (!copy) {
      const png = await derive(bytes).catch(() => null);
      if (!png) {
        unreadable.push(original.file);
        continue;
      }
      if (await complete(folder, original, png)) derived.push(original.file);
      copy = { width: png.width, height: png.height, bytes: png.bytes.byteLength, isOurs: true };
    }
    if (known.files.has(original.file)) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const begun = journal.findUnfinished(sha256) ?? { id: randomUUID(), owner: null };
    const line = { ...savedLine(original, copy, abandoned.has(original.inode)), ...begun, sha256 };
    await journal.append(line, false);
    indexed++;
  }
  return { derived, unreadable, indexed };
}

interface Copy extends Pick<Found, 'width' | 'height' | 'bytes'> {
  /** Derived just now. */
  readonly isOurs?: true;
}

/** Under the same name, not larger, and of the same shape, give or take a pixel; a turned original has a turned copy. */
function isCopyOf(copy: Found, { name, width, height }: Found): boolean {
  if (copy.name !== name || Math.max(copy.width, copy.height) > Math.max(width, height)) return false;
  const fits = (across: number, down: number): boolean => {
    const scale = Math.max(copy.width, copy.height) / Math.max(across, down);
    return Math.abs(across * scale - copy.width) <= 1 && Math.abs(down * scale - copy.height) <= 1;
  };
  return fits(width, height) || fits(height, width);
}

async function listFiles(folder: string): Promise<Found[] | null> {
  let names: Dirent[];
  try {
    names = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const found: Found[] = [];
  for (const entry of names) {
    const parsed = entry.isFile() ? parseFileName(entry.name) : null;
    const path = join(folder, entry.name);
    const facts = parsed && (await stat(path).catch(() => null));
    if (!facts) continue;
    found.push({ ...parsed, file: entry.name, path, inode: facts.ino, bytes: facts.size, changedAt: facts.mtimeMs });
  }
  return found;
}

function namesOf(entries: readonly Entry[]) {
  const copies = new Map(entries.map((entry) => [originalFile(entry.name, entry.originalSize), entry]));
  const files = new Set([...copies].flatMap(([file, { name, size }]) => [file, optimizedFile(name, size)]));
  /** An original that the journal knows, with the copy that the journal knows. */
  const complete = (original: string, existing: ReadonlySet<string>): boolean => {
    const entry = copies.get(original);
    return entry !== undefined && existing.has(optimizedFile(entry.name, entry.size));
  };
  return { files, complete };
}

/** A second name of a file that the journal knows by another one is what a renaming left when its process died. */
async function removeLeftovers(
  found: readonly Found[],
  known: { readonly files: ReadonlySet<string> },
): Promise<readonly Found[]> {
  const ours = new Set(found.filter(({ file }) => known.files.has(file)).map(({ inode }) => inode));
  const isLeftover = ({ file, inode }: Found): boolean => !known.files.has(file) && ours.has(inode);
  for (const { path } of found.filter(isLeftover)) await unlink(path).catch(() => {});
  return found.filter((file) => !isLeftover(file));
}

/** False when the copy is there already. */
async function complete(folder: string, original: Found, png: Png): Promise<boolean> {
  const path = join(folder, optimizedFile(original.name, png));
  if (await stat(path).catch(() => null)) return false;
  const temporary = await writeTemporary(folder, png.bytes);
  try {
    const placed = await tryLinkFile(temporary, path);
    await syncFolder(folder);
    return placed;
  } finally {
    await removeTemporary(temporary);
  }
}

/** A pair that was only just being saved is still to be named; any other one may be called as it is on purpose. */
function savedLine(original: Found, copy: Copy, justSaved: boolean) {
  const unnamed = isInitialName(original.name);
  return {
    event: 'saved',
    name: original.name,
    source: unnamed ? 'initial' : 'unknown',
    searches: unnamed && justSaved ? 1 : 0,
    size: { width: copy.width, height: copy.height },
    originalSize: { width: original.width, height: original.height },
    bytes: copy.bytes,
    receivedBytes: original.bytes,
    isSqueezed: !(justSaved || copy.isOurs), // what somebody else put there stays as it is
    createdAt: Math.round(original.changedAt),
  } as const;
}
