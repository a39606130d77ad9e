// Atomic and durable file writes, which survive a kill, a full disk and a power failure.
import { createHash, randomUUID } from 'node:crypto';
import {
  constants,
  copyFile,
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withPath } from './disk-error.ts';
import { ifMissing, ignoreExisting } from './if-missing.ts';
import { processExists, thisProcess } from './process-identity.ts';

/** File mode for content that others may read; the umask still applies. */
export const PUBLIC = 0o666;
const [PRIVATE, PRIVATE_FOLDER] = [0o600, 0o700];

/** Creates a directory that is as private as the one that it is in: all in a data directory belongs to this user alone. */
export async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  if (!(await stat(parent).catch(ifMissing(null)))) await makeFolder(parent);
  const { mode } = await stat(parent);
  await mkdir(path, { mode: (mode & 0o777) | PRIVATE_FOLDER }).catch(ignoreExisting);
}

/** Creates a directory that git ignores. One that exists stays as it is. */
export async function makeIgnoredFolder(path: string): Promise<void> {
  const isNew = (await stat(path).catch(ifMissing(null))) === null;
  await makeFolder(path);
  if (isNew) await writeFile(join(path, '.gitignore'), '*\n', { flag: 'wx' }).catch(ignoreExisting);
}

/** Writes a file that only this user can read. Creates missing directories, also private. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  await writeAtomically(path, content, PRIVATE);
  await syncFolder(dirname(path));
}

/** Replaces a file atomically. To survive a power failure, call `syncFolder` afterwards. */
export async function writeAtomically(path: string, content: string | Uint8Array, mode: number): Promise<void> {
  const temporary = await writeTemporary(path, content, mode);
  try {
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Writes the content to a temporary file next to `path`, to be renamed to it, and resolves to its name. */
export async function writeTemporary(path: string, content: string | Uint8Array, mode: number): Promise<string> {
  const temporary = join(dirname(path), `.${basename(path)}.${await processTag()}.${randomUUID()}.tmp`);
  try {
    await writeSynced(temporary, content, mode);
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Identifies a process of this machine or container in the name of a temporary file. */
async function processTag(pid: number | string = process.pid): Promise<string> {
  const { host, namespace } = await thisProcess();
  return `${createHash('sha256').update(`${host} ${namespace}`).digest('hex').slice(0, 8)}-${pid}`;
}

const TEMPORARY = /^([0-9a-f]{8}-(\d+))\.[-0-9a-f]{36}\.tmp$/;

/** Whether `writeTemporary` could have chosen this name. */
export const isTemporaryOf = (path: string, temporary: string): boolean => {
  const prefix = join(dirname(path), `.${basename(path)}.`);
  return temporary.startsWith(prefix) && TEMPORARY.test(temporary.slice(prefix.length));
};

/** Removes the temporary files of `path` whose process was killed. */
export async function removeAbandoned(path: string): Promise<void> {
  const prefix = `.${basename(path)}.`;
  for (const name of await readdir(dirname(path)).catch(() => [])) {
    const [, tag = '', pid = ''] = TEMPORARY.exec(name.slice(prefix.length)) ?? [];
    const isOurs = name.startsWith(prefix) && pid !== '' && tag === (await processTag(pid));
    if (isOurs && !processExists(Number(pid))) await rm(join(dirname(path), name), { force: true });
  }
}

/** Creates a file and syncs its content to disk. Rejects with EEXIST if it exists. */
export async function writeSynced(path: string, content: string | Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await withPath(path, file.writeFile(content));
    await withPath(path, file.datasync());
  } finally {
    await file.close();
  }
}

/** Renames the file that was written through `file`, and syncs its content and name to disk. */
export async function renameSynced(file: FileHandle, from: string, to: string): Promise<void> {
  await file.datasync();
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Makes new names in a directory durable. Windows cannot sync directories and does not need it. */
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

/** Errors on volumes without hard links. */
const NO_HARD_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Adds a second name for a file, or copies it. Rejects with EEXIST if the name is in use, which rename would overwrite. */
export async function linkOrCopyFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!NO_HARD_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}

/** The same, but resolves to false if the name is in use. */
export async function tryLinkFile(from: string, to: string): Promise<boolean> {
  try {
    await linkOrCopyFile(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
