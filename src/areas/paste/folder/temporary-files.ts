// Temporary files, whose names contain the process id. While a screenshot is saved or renamed, temporary links to its
// files tell other processes that they are in use. While a screenshot is named, an empty file marks it.
import { createHash, randomUUID } from 'node:crypto';
import { open, readdir, stat, unlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { linkOrCopyFile, PUBLIC, writeSynced } from '../../../base/files/durable.ts';
import { processExists } from '../../../base/files/process-identity.ts';

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const TEMPORARY_NAME = /^\.(paste|naming)-([0-9a-f]{8})-(\d+)-([A-Za-z0-9_-]{1,64})\.tmp$/;
/** For files of other hosts, whose processes cannot be checked. No paste takes this long. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Files of this process. The pid alone is not enough: containers reuse pids. */
const ownFiles = new Set<string>();

function temporaryPath(folder: string, kind: 'paste' | 'naming' = 'paste', id: string = randomUUID()): string {
  const file = `.${kind}-${HOST}-${process.pid}-${id}.tmp`;
  ownFiles.add(file);
  return join(folder, file);
}

/** Resolves when the content is synced to disk. */
export async function writeTemporary(folder: string, bytes: Uint8Array): Promise<string> {
  const path = temporaryPath(folder);
  await writeSynced(path, bytes, PUBLIC).catch(async (error: unknown) => {
    await removeTemporary(path);
    throw error;
  });
  return path;
}

/** Writes both files or neither. */
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
  for (const written of [first, second]) if (written.status === 'fulfilled') await removeTemporary(written.value);
  throw first.status === 'rejected' ? first.reason : (second as PromiseRejectedResult).reason;
}

/** Marks a file as in use by this process. */
export async function markInUse(folder: string, existing: string): Promise<string> {
  const path = temporaryPath(folder);
  await linkOrCopyFile(existing, path);
  return path;
}

/** Marks a screenshot as being named by this process. */
export async function markNaming(folder: string, id: string): Promise<string> {
  const path = temporaryPath(folder, 'naming', id);
  await (await open(path, 'w')).close();
  return path;
}

/** Ids of screenshots that live processes are naming. */
export async function idsBeingNamed(folder: string, now: number): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const file of await readdir(folder)) {
    const temporary = await inspect(folder, file, now);
    if (temporary?.kind === 'naming' && !temporary.isDead) ids.add(temporary.id);
  }
  return ids;
}

/** Removes temporary files of dead processes. Resolves to the inodes of files marked as in use. */
export async function sweepTemporaries(folder: string, now: number) {
  const inUse = new Set<number>(); // marked by live processes
  const abandoned = new Set<number>(); // marked by dead processes
  for (const file of await readdir(folder)) {
    const temporary = await inspect(folder, file, now);
    if (!temporary) continue;
    if (temporary.isDead) await removeTemporary(join(folder, file));
    if (temporary.kind === 'paste') (temporary.isDead ? abandoned : inUse).add(temporary.inode);
  }
  return { inUse, abandoned };
}

/** Null if it is not a temporary file, or no longer exists. */
async function inspect(folder: string, file: string, now: number) {
  const [, kind, host, pid, id = ''] = TEMPORARY_NAME.exec(file) ?? [];
  const stats = kind === undefined ? null : await stat(join(folder, file)).catch(() => null);
  if (!stats) return null;
  const isDead = host === HOST ? !isAlive(Number(pid), file) : now - stats.ctimeMs > ABANDONED_MS;
  return { kind, id, isDead, inode: stats.ino };
}

const isAlive = (pid: number, file: string): boolean => (pid === process.pid ? ownFiles.has(file) : processExists(pid));

/** A file that cannot be removed now is removed at the next start. */
export async function removeTemporary(path: string): Promise<void> {
  await unlink(path).catch(() => {});
  ownFiles.delete(basename(path));
}
