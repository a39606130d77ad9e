// Errors of the disk, for people: which file, and what is wrong with it.

const OF_DISK = new Set(
  'EACCES EBUSY EDQUOT EEXIST EFBIG EIO EISDIR ELOOP EMFILE ENAMETOOLONG ENFILE ENOSPC ENOTDIR ENOTEMPTY EPERM EROFS EXDEV'.split(
    ' ',
  ),
);

/** One line; null for any other error. */
export function diskErrorText(error: unknown): string | null {
  const { code = '', syscall, path, message } = (error ?? {}) as NodeJS.ErrnoException;
  // Node's recursive mkdir says ENOENT on a read-only disk.
  if (syscall === 'mkdir' && code === 'ENOENT') return `${path}: cannot create the directory`;
  if (syscall === undefined || !OF_DISK.has(code)) return null;
  const [, reason = code] = /^\w+: (.+?), /.exec(message) ?? [];
  return `${path === undefined ? '' : `${path}: `}${reason} (${code})`;
}

/** Errors of an open file do not name it. */
export const withPath = <T>(path: string, work: Promise<T>): Promise<T> =>
  work.catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === undefined ? error : Object.assign(error, { path: error.path ?? path });
  });
