import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StateError, type StateErrorCode } from './port.ts';

export const SQLITE_FILE = 'annex.sqlite';
/** Next to the database, because a damaged database cannot be asked: where the last backup was written to. */
export const LAST_BACKUP_FILE = 'last-backup.txt';

/** If two servers start together, both may find the file locked for a moment. One of them gets the lock within this time. */
const LOCK_WAIT_MS = 250;

/** Not with Node's recursive mkdir, which never returns where directories cannot be created, such as in /proc. */
const createDirectories = (folder: string): void => {
  if (existsSync(folder)) return;
  createDirectories(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/**
 * Creates the directory (0700) and the file (0600) if they are missing, and returns the real path of the file. Never
 * opens an existing file: closing any descriptor of it would release the locks of this process (POSIX).
 */
export const createPrivately = (path: string): string => {
  try {
    createDirectories(dirname(path));
    try {
      closeSync(openSync(path, 'wx', 0o600));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
    }
    return realpathSync(path);
  } catch (error) {
    throw toStateError(error, path);
  }
};

/** The lock is held until it is closed. The kernel releases it if the server is killed. */
export const lockForServer = (path: string): DatabaseSync => {
  const lockPath = createPrivately(`${path}.lock`);
  const lock = new DatabaseSync(lockPath, { timeout: LOCK_WAIT_MS });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw toStateError(error, lockPath);
    throw new StateError('locked', `another server is using ${path}; stop it first`, { cause: error });
  }
};

// Primary result codes, https://www.sqlite.org/rescode.html
const BUSY = 5;
const RESULT_CODES: Readonly<Record<number, readonly [StateErrorCode, string]>> = {
  5: ['unavailable', 'is in use by another process'],
  8: ['unwritable', 'is read-only'],
  10: ['unavailable', 'cannot be read or written (disk error)'],
  11: ['damaged', 'is damaged'],
  13: ['full', 'cannot grow: the disk is full or the file size limit is reached'],
  14: ['unwritable', 'cannot be opened'],
  18: ['too-large', 'cannot store a value that large'],
  19: ['conflict', 'rejected the write'],
  26: ['damaged', 'is not an SQLite database'],
};

const SYSTEM_CODES: Readonly<Record<string, readonly [StateErrorCode, string]>> = {
  EACCES: ['unwritable', 'is not writable'],
  EPERM: ['unwritable', 'is not writable'],
  EROFS: ['unwritable', 'is on a read-only file system'],
  ENOENT: ['unwritable', 'does not exist'],
  ENOTDIR: ['unwritable', 'is inside a path that is not a directory'],
  EEXIST: ['unwritable', 'is inside a path that is not a directory'],
  ENOSPC: ['full', 'cannot be created: the disk is full'],
  EDQUOT: ['full', 'cannot be created: the disk quota is exceeded'],
};

const primaryResult = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

export const isBusy = (error: unknown): boolean => primaryResult(error) === BUSY;

/** Other errors, such as invalid SQL, are bugs and returned unchanged. */
export const toStateError = (error: unknown, path: string): unknown => {
  if (!(error instanceof Error) || error instanceof StateError) return error;
  const result = primaryResult(error);
  const system = 'code' in error && typeof error.code === 'string' ? SYSTEM_CODES[error.code] : undefined;
  const reason = result === undefined ? system : RESULT_CODES[result];
  if (!reason) return error;
  const [code, what] = reason;
  const advice = code === 'damaged' && basename(path) === SQLITE_FILE ? restoreAdvice(dirname(path)) : '';
  return new StateError(code, `${path} ${what} (${error.message})${advice}`, { cause: error });
};

const restoreAdvice = (dataDir: string): string => {
  try {
    const file = readFileSync(join(dataDir, LAST_BACKUP_FILE), 'utf8').trim();
    return `. Stop all servers and restore the last backup: annex restore ${file} --replace`;
  } catch {
    return '. Stop all servers and restore a backup: annex restore FILE --replace';
  }
};
