// Recovery at startup after processes died: removes temporary files, finishes or undoes renames, creates missing
// optimized copies, and adds screenshots that the journal lacks.
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

/** Creates the optimized copy of an original. */
export type Derive = (original: Uint8Array) => Promise<Png>;

export interface Recovered {
  /** Originals whose optimized copy was created. */
  readonly derived: readonly string[];
  /** Originals that cannot be read: damaged, or files of other programs. */
  readonly unreadable: readonly string[];
  /** How many screenshots were added to the journal. */
  readonly indexed: number;
}

interface FoundFile extends FileName {
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
  // The order matters: a file listed here is marked as in use if its process is still working on it, and is in the
  // journal if its process has finished.
  const found = await listFiles(folder);
  if (found === null) return { derived, unreadable, indexed };
  const { inUse, abandoned } = await sweepTemporaries(folder, now);
  const entries = [...(await journal.entries()).values()];
  const known = namesOf(entries);
  const unused = found.filter(({ inode }) => !inUse.has(inode));
  const remaining = await removeLeftovers(unused, known);
  const files = new Set(found.map(({ file }) => file));
  const copies = remaining.filter(({ isOriginal }) => !isOriginal);
  for (const original of remaining.filter(({ isOriginal, file }) => isOriginal && !known.hasCopy(file, files))) {
    const bytes = await readFile(original.path).catch(() => null); // deleted meanwhile
    if (!bytes) continue;
    let copy: Copy | undefined = copies.find((candidate) => isCopyOf(candidate, original));
    if (!copy) {
      const png = await derive(bytes).catch(() => null);
      if (!png) {
        unreadable.push(original.file);
        continue;
      }
      if (await addCopy(folder, original, png)) derived.push(original.file);
      copy = { width: png.width, height: png.height, bytes: png.bytes.byteLength, isDerived: true };
    }
    if (known.files.has(original.file)) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const unfinished = journal.findUnfinished(sha256) ?? { id: randomUUID(), owner: null };
    const line = { ...savedLine(original, copy, abandoned.has(original.inode)), ...unfinished, sha256 };
    await journal.append(line, false);
    indexed++;
  }
  return { derived, unreadable, indexed };
}

interface Copy extends Pick<FoundFile, 'width' | 'height' | 'bytes'> {
  /** Created by this recovery. */
  readonly isDerived?: true;
}

/** Same name, not larger, and the same aspect ratio within one pixel; the copy of a rotated original is rotated back. */
function isCopyOf(copy: FoundFile, { name, width, height }: FoundFile): boolean {
  if (copy.name !== name || Math.max(copy.width, copy.height) > Math.max(width, height)) return false;
  const fits = (across: number, down: number): boolean => {
    const scale = Math.max(copy.width, copy.height) / Math.max(across, down);
    return Math.abs(across * scale - copy.width) <= 1 && Math.abs(down * scale - copy.height) <= 1;
  };
  return fits(width, height) || fits(height, width);
}

async function listFiles(folder: string): Promise<FoundFile[] | null> {
  let names: Dirent[];
  try {
    names = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const found: FoundFile[] = [];
  for (const entry of names) {
    const parsed = entry.isFile() ? parseFileName(entry.name) : null;
    const path = join(folder, entry.name);
    const stats = parsed && (await stat(path).catch(() => null));
    if (!stats) continue;
    found.push({ ...parsed, file: entry.name, path, inode: stats.ino, bytes: stats.size, changedAt: stats.mtimeMs });
  }
  return found;
}

function namesOf(entries: readonly Entry[]) {
  const byOriginal = new Map(entries.map((entry) => [originalFile(entry.name, entry.originalSize), entry]));
  const files = new Set([...byOriginal].flatMap(([file, { name, size }]) => [file, optimizedFile(name, size)]));
  /** Whether the journal has this original, and the copy it lists exists. */
  const hasCopy = (original: string, existing: ReadonlySet<string>): boolean => {
    const entry = byOriginal.get(original);
    return entry !== undefined && existing.has(optimizedFile(entry.name, entry.size));
  };
  return { files, hasCopy };
}

/** A second name of a file in the journal is left over from a rename whose process died. */
async function removeLeftovers(
  found: readonly FoundFile[],
  known: { readonly files: ReadonlySet<string> },
): Promise<readonly FoundFile[]> {
  const knownInodes = new Set(found.filter(({ file }) => known.files.has(file)).map(({ inode }) => inode));
  const isLeftover = ({ file, inode }: FoundFile): boolean => !known.files.has(file) && knownInodes.has(inode);
  for (const { path } of found.filter(isLeftover)) await unlink(path).catch(() => {});
  return found.filter((file) => !isLeftover(file));
}

/** False if the copy already exists. */
async function addCopy(folder: string, original: FoundFile, png: Png): Promise<boolean> {
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

/** Only a screenshot that was being saved is named automatically: others may have their name on purpose. */
function savedLine(original: FoundFile, copy: Copy, wasBeingSaved: boolean) {
  const unnamed = isInitialName(original.name);
  return {
    event: 'saved',
    name: original.name,
    source: unnamed ? 'initial' : 'unknown',
    searches: unnamed && wasBeingSaved ? 1 : 0,
    size: { width: copy.width, height: copy.height },
    originalSize: { width: original.width, height: original.height },
    bytes: copy.bytes,
    receivedBytes: original.bytes,
    isSqueezed: !(wasBeingSaved || copy.isDerived), // files from elsewhere are not changed
    createdAt: Math.round(original.changedAt),
  } as const;
}
