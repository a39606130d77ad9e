// Describes file system errors for people: the file and the reason.

const DISK_ERROR_CODES = new Set(
  'EACCES EBUSY EDQUOT EEXIST EFBIG EIO EISDIR ELOOP EMFILE ENAMETOOLONG ENFILE ENOSPC ENOTDIR ENOTEMPTY EPERM EROFS EXDEV'.split(
    ' ',
  ),
);

/** One line; null if it is not a file system error. */
export function diskErrorText(error: unknown): string | null {
  const { code = '', syscall, path, message } = (error ?? {}) as NodeJS.ErrnoException;
  // Node's recursive mkdir says ENOENT on a read-only disk.
  if (syscall === 'mkdir' && code === 'ENOENT') return `${path}: cannot create the directory`;
  if (syscall === undefined || !DISK_ERROR_CODES.has(code)) return null;
  const [, reason = code] = /^\w+: (.+?), /.exec(message) ?? [];
  return `${path === undefined ? '' : `${path}: `}${reason} (${code})`;
}

/** Adds the path to errors of an open file, which do not have it. */
export const withPath = <T>(path: string, work: Promise<T>): Promise<T> =>
  work.catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === undefined ? error : Object.assign(error, { path: error.path ?? path });
  });
