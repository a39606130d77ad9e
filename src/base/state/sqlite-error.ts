import { StateError, type StateErrorCode } from './port.ts';

// Primary result codes, https://www.sqlite.org/rescode.html
const BUSY = 5;
const RESULT_CODES: Readonly<Record<number, readonly [StateErrorCode, string]>> = {
  5: ['unavailable', 'is in use by another process'],
  8: ['unwritable', 'is read-only'],
  10: ['unavailable', 'cannot be read or written (disk error)'],
  11: ['unavailable', 'is damaged'],
  13: ['full', 'cannot grow: the disk is full or the file size limit is reached'],
  14: ['unwritable', 'cannot be opened'],
  18: ['too-large', 'cannot store a value that large'],
  19: ['conflict', 'rejected the write'],
  26: ['unavailable', 'is not an SQLite database'],
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
  const known = result === undefined ? system : RESULT_CODES[result];
  return known ? new StateError(known[0], `${path} ${known[1]} (${error.message})`, { cause: error }) : error;
};
