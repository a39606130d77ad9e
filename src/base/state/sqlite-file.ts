import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StateError } from './port.ts';
import { isBusy, toStateError } from './sqlite-error.ts';

/** Two servers that start together both meet a lock for a moment; the one that gets it needs this long at most. */
const LOCK_WAIT_MS = 250;

/** Level by level: Node's recursive mkdir never returns where the system allows no folder at all, as below /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/**
 * Creates folder (0700) and file (0600) where missing, and returns the file's real path. An existing file is never
 * opened here: closing any descriptor of it would drop the locks that this process holds on it (POSIX).
 */
export const createPrivately = (path: string): string => {
  try {
    makeFolder(dirname(path));
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

/** Held until closed, by the kernel, so a killed server leaves nothing to clean up. */
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
