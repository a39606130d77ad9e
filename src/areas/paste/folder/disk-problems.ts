import { Problem } from '../../../base/problem.ts';

/** Turns disk errors into problems. */
export async function withDiskProblems<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new Problem('storage-full', undefined, { cause: error });
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO', 'EMFILE', 'ENFILE', 'ELOCKED'].includes(code)) {
      throw new Problem(
        'unavailable',
        'Cannot write to the screenshot directory. Check its permissions and the disk.',
        { cause: error },
      );
    }
    throw error;
  }
}
