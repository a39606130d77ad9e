// What one process at a time may do in a folder: to look at how things stand, change files and write into the journal.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const LOCK_FILE = '.journal.lock';
/** A lock that nobody has renewed for so long was held by a process that died. */
const STALE_MS = 5000;
/** In all twice as long as a lock of the dead lasts. */
const TRIES = 400;
const PAUSE_MS = 50;

/** The folder must exist. Not for work that waits for anything but the disk. */
export async function withLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(folder);
  try {
    return await work();
  } finally {
    await release().catch(() => {}); // taken over meanwhile
  }
}

async function acquire(folder: string): Promise<() => Promise<void>> {
  const { lock } = await import('proper-lockfile'); // a viewer that nobody pastes into starts without it
  for (let tries = 1; ; tries++) {
    try {
      return await lock(folder, {
        lockfilePath: join(folder, LOCK_FILE),
        realpath: false,
        stale: STALE_MS,
        onCompromised: () => {}, // this process stood still for seconds: it goes on as if there were no lock
      });
    } catch (error) {
      // The library's own retries would try again in a folder that cannot be written, too.
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED' || tries === TRIES) throw error;
    }
    await pause(PAUSE_MS * Math.random());
  }
}
