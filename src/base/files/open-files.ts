// Notices that files were removed or replaced while this process has them open. What is written to such a file is lost
// when it is closed, and no write reports an error.
import { statSync } from 'node:fs';

/** Returns a function that returns the first path that leads to another file than now, or to none; else null. */
export function watchOpenFiles(paths: readonly string[]): () => string | null {
  const opened = paths.map(identityOf);
  return () => paths.find((path, index) => identityOf(path) !== opened[index]) ?? null;
}

/** Null if there is no file, or if it cannot be reached. */
function identityOf(path: string): string | null {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}
