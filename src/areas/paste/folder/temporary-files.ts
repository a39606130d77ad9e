// Temporary files that name their process. While a pair is saved or renamed, temporary links to both of its files
// exist, which show a clean-up that a live process is at work. While a name is searched, an
// empty file marks it.
import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { linkOrCopyFile, PUBLIC, writeSynced } from '../../../base/files/durable.ts';
import { processExists } from '../../../base/files/process-identity.ts';

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const FORM = /^\.(paste|naming)-([0-9a-f]{8})-(\d+)-([A-Za-z0-9_-]{1,64})\.tmp$/;
/** On another host nobody can tell whether a process lives; no paste takes this long. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Files of this process: in a container its pid may equal that of a dead one. */
const mine = new Set<string>();

function newFile(folder: string, kind: 'paste' | 'naming' = 'paste', id: string = randomUUID()): string {
  const file = `.${kind}-${HOST}-${process.pid}-${id}.tmp`;
  mine.add(file);
  return join(folder, file);
}

/** Written whole and safe on disk. */
export async function writeTemporary(folder: string, bytes: Uint8Array): Promise<string> {
  const path = newFile(folder);
  await writeSynced(path, bytes, PUBLIC).catch(async (error: unknown) => {
    await removeTemporary(path);
    throw error;
  });
  return path;
}

/** Both or neither. */
export async function writeTemporaries(
  folder: string,
  original: Uint8Array,
  optimized: Uint8Array,
): Promise<[string, string]> {
  const [first, second] = await Promise.allSettled([
    writeTemporary(folder, original),
    writeTemporary(folder, optimized),
  ]);
  if (first.status === 'fulfilled' && second.status === 'fulfilled') return [first.value, second.value];
  for (const made of [first, second]) if (made.status === 'fulfilled') await removeTemporary(made.value);
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

/** Marks a file as in use. */
export async function claim(folder: string, existing: string): Promise<string> {
  const path = newFile(folder);
  await linkOrCopyFile(existing, path);
  return path;
}

/** Marks a screenshot as being named by this process. */
export async function markNaming(folder: string, id: string): Promise<string> {
  const path = newFile(folder, 'naming', id);
  await (await open(path, 'w')).close();
  return path;
}

/** Ids of screenshots that live processes are naming. */
export async function namesInUse(folder: string, now: number): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const file of await readdir(folder)) {
    const found = await whose(folder, file, now);
    if (found?.kind === 'naming' && !found.isDead) ids.add(found.id);
  }
  return ids;
}

/** Inodes of marked files. */
export interface Swept {
  /** Marked by live processes. */
  readonly busy: ReadonlySet<number>;
  /** Marked by dead processes. */
  readonly abandoned: ReadonlySet<number>;
}

/** Removes temporary files of dead processes. */
export async function sweepTemporaries(folder: string, now: number): Promise<Swept> {
  const busy = new Set<number>();
  const abandoned = new Set<number>();
  for (const file of await readdir(folder)) {
    const found = await whose(folder, file, now);
    if (!found) continue;
    if (found.isDead) await removeTemporary(join(folder, file));
    if (found.kind === 'paste') (found.isDead ? abandoned : busy).add(found.inode);
  }
  return { busy, abandoned };
}

/** Null for what is no temporary file, or gone. */
async function whose(folder: string, file: string, now: number) {
  const [, kind, host, pid, id = ''] = FORM.exec(file) ?? [];
  const facts = kind === undefined ? null : await stat(join(folder, file)).catch(() => null);
  if (!facts) return null;
  const isDead = host === HOST ? !isAlive(Number(pid), file) : now - facts.ctimeMs > ABANDONED_MS;
  return { kind, id, isDead, inode: facts.ino };
}

const isAlive = (pid: number, file: string): boolean => (pid === process.pid ? mine.has(file) : processExists(pid));

/** What cannot be removed now is swept at the next start. */
export async function removeTemporary(path: string): Promise<void> {
  await unlink(path).catch(() => {});
  mine.delete(basename(path));
}
