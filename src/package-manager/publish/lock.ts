// One build at a time in one folder. The lock names its owner's process: one that died leaves nothing to clear away.
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { BuildError, problem } from './error.ts';

/** Runs `work` with the lock held. */
export async function withLock<T>(file: string, place: string, work: () => Promise<T>): Promise<T> {
  const mine = `${file}.${process.pid}`;
  await writeFile(mine, String(process.pid));
  try {
    while (!(await taken(mine, file))) await clearAway(file, place);
  } finally {
    await rm(mine, { force: true });
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** A link comes into being whole and only where there is none yet. */
async function taken(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function clearAway(file: string, place: string): Promise<void> {
  const owner = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
  if (Number.isNaN(owner)) return; // its owner has just finished
  if (owner !== process.pid && isAlive(owner)) {
    throw new BuildError([
      problem(place, `another build (process ${owner}) is at work here`, 'Wait until it is done.'),
    ]);
  }
  // Moved first: whoever else clears away the same lock finds it gone and does not remove a new one.
  const aside = `${file}.dead.${process.pid}`;
  await rename(file, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(aside, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
