// Atomic and durable file writes: whole or not at all after a kill, a full disk or a power cut.
import { createHash, randomUUID } from 'node:crypto';
import { constants, copyFile, type FileHandle, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withPath } from './disk-error.ts';
import { processExists, thisProcess } from './process-identity.ts';

/** Readable by anybody whom the umask allows. */
export const PUBLIC = 0o666;
const [PRIVATE, PRIVATE_FOLDER] = [0o600, 0o700];

/** A file of this user alone, old or new; folders that are missing are made, closed to others. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  await writeWhole(path, content, PRIVATE);
  await syncFolder(dirname(path));
}

/** The old file or the new one. After a power cut the new one is certain only once its folder is synced. */
export async function writeWhole(path: string, content: string | Uint8Array, mode: number): Promise<void> {
  const temporary = await writeBeside(path, content, mode);
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A temporary file with that content, to be renamed to `path`; resolves to its name. */
export async function writeBeside(path: string, content: string | Uint8Array, mode: number): Promise<string> {
  const temporary = join(dirname(path), `.${basename(path)}.${await ownTag()}.${randomUUID()}.tmp`);
  try {
    await writeSynced(temporary, content, mode);
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The process that writes: its machine or container, and its number there. */
async function ownTag(pid: number | string = process.pid): Promise<string> {
  const { host, namespace } = await thisProcess();
  return `${createHash('sha256').update(`${host} ${namespace}`).digest('hex').slice(0, 8)}-${pid}`;
}

/** Removes the temporary files of `path` whose process was killed. */
export async function removeAbandoned(path: string): Promise<void> {
  const begin = `.${basename(path)}.`;
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    const [, tag = '', pid = ''] = /^([0-9a-f]{8}-(\d+))\.[-0-9a-f]{36}\.tmp$/.exec(name.slice(begin.length)) ?? [];
    const ours = name.startsWith(begin) && pid !== '' && tag === (await ownTag(pid));
    if (ours && !processExists(Number(pid))) await rm(join(dirname(path), name), { force: true });
  }
}

/** A new file whose content is on the disk; EEXIST where there is one. */
export async function writeSynced(path: string, content: string | Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await withPath(path, file.writeFile(content));
    await withPath(path, file.datasync());
  } finally {
    await file.close();
  }
}

/** Renames a file that was written through `file`, content and name on the disk. */
export async function renameSynced(file: FileHandle, from: string, to: string): Promise<void> {
  await file.datasync();
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** New names last only when their folder is on the disk too. Windows cannot sync folders, and need not. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  try {
    await handle?.sync();
  } catch (error) {
    if (!['EPERM', 'EINVAL', 'EISDIR', 'EBADF'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await handle?.close();
  }
}

/** Volumes without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** A second name for a file; EEXIST where rename would overwrite. */
export async function placeExclusively(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** False when the name is taken. */
export async function tryPlace(from: string, to: string): Promise<boolean> {
  try {
    await placeExclusively(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
