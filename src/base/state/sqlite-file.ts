import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StateError } from './port.ts';
import { isBusy, toStateError } from './sqlite-error.ts';

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
    const sentence = `another server is using ${path}`;
    throw new StateError('locked', sentence, { cause: error });
  }
};
