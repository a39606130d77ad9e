// Temporary files that tell whose they are. While a pair is being saved or renamed, temporary links to both of its files
// exist: whoever cleans up can see that somebody is at work, and whether he still lives.
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { placeExclusively } from './place.ts';

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const FORM = /^\.paste-([0-9a-f]{8})-(\d+)-[0-9a-f-]{36}\.tmp$/;
/** On another host nobody can tell whether a process lives; no paste takes this long. */
const ABANDONED_MS = 60 * 60 * 1000;

/** What this process has made: in a container a process may have the number of the one that died before it. */
const mine = new Set<string>();

function newFile(folder: string): string {
  const file = `.paste-${HOST}-${process.pid}-${randomUUID()}.tmp`;
  mine.add(file);
  return join(folder, file);
}

/** Written whole and safe on disk. */
export async function writeTemporary(folder: string, bytes: Uint8Array): Promise<string> {
  const path = newFile(folder);
  const file: FileHandle = await open(path, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } catch (error) {
    await file.close();
    await removeTemporary(path);
    throw error;
  }
  await file.close();
  return path;
}

/** Shows that somebody is at work on a file. */
export async function claim(folder: string, existing: string): Promise<string> {
  const path = newFile(folder);
  await placeExclusively(existing, path);
  return path;
}

/** Inodes that somebody was at work on. */
export interface Swept {
  /** Those of the living. */
  readonly busy: ReadonlySet<number>;
  /** Those of the dead. */
  readonly abandoned: ReadonlySet<number>;
}

/** Removes what the dead have left. */
export async function sweepTemporaries(folder: string, now: number): Promise<Swept> {
  const busy = new Set<number>();
  const abandoned = new Set<number>();
  for (const file of await readdir(folder)) {
    const [, host, pid] = FORM.exec(file) ?? [];
    if (host === undefined) continue;
    const path = join(folder, file);
    const found = await stat(path).catch(() => null);
    if (!found) continue;
    const isDead = host === HOST ? !isAlive(Number(pid), file) : now - found.ctimeMs > ABANDONED_MS;
    if (isDead) await removeTemporary(path);
    (isDead ? abandoned : busy).add(found.ino);
  }
  return { busy, abandoned };
}

function isAlive(pid: number, file: string): boolean {
  if (pid === process.pid) return mine.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What cannot be removed now is swept at the next start. */
export async function removeTemporary(path: string): Promise<void> {
  await unlink(path).catch(() => {});
  mine.delete(basename(path));
}
