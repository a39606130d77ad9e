// A lock between processes: a file that names its holder. The lock of a dead process is released at once.
import { randomUUID } from 'node:crypto';
import { closeSync, futimesSync, openSync, rmSync, writeSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

interface Holder extends ProcessIdentity {
  /** Unique for each acquisition. */
  readonly token: string;
}

/** The lock was held by another process for the whole wait. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly code = 'ELOCKED';
  /** Null if the lock file names no holder. */
  readonly pid: number | null;

  constructor(file: string, holder: Pick<Holder, 'pid' | 'host'> | null) {
    super(`${file} is locked by ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'}`);
    this.pid = holder?.pid ?? null;
  }
}

/** How long to wait for the holder by default. 0 does not wait. */
const WAIT_MS = 20_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 100];
const HEARTBEAT_MS = 3000;
/** A holder on another host or in another container counts as dead after this long without a heartbeat. */
const HEARTBEAT_TIMEOUT_MS = 15_000;

/** Runs `work` while holding the lock `file`. Its directory must exist. */
export async function withLock<T>(file: string, work: () => Promise<T>, waitMs?: number): Promise<T> {
  const release = await takeLock(file, waitMs);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Resolves to a release function once the lock is taken. */
export async function takeLock(file: string, waitMs = WAIT_MS): Promise<() => Promise<void>> {
  const holder: Holder = { ...(await thisProcess()), token: randomUUID() };
  const deadline = performance.now() + waitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const descriptor = createLockFile(file, JSON.stringify(holder));
    if (descriptor !== null) return keepAlive(file, descriptor, holder.token);
    const other = await readHolder(file);
    if (other === 'unlocked') continue;
    if (await isDead(file, other)) await removeDeadLock(file);
    else if (performance.now() < deadline) await pause(pauseMs * (0.5 + Math.random()));
    else throw new LockedError(file, other);
  }
}

/** Null if the file exists. Synchronous, so that a kill is unlikely to leave a lock file without a holder. */
function createLockFile(file: string, content: string): number | null {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  try {
    writeSync(descriptor, content);
    return descriptor;
  } catch (error) {
    closeSync(descriptor);
    rmSync(file, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}

/** Sends heartbeats, and returns the function that releases the lock. */
function keepAlive(file: string, descriptor: number, token: string): () => Promise<void> {
  const beat = () => {
    try {
      futimesSync(descriptor, new Date(), new Date());
    } catch {} // a volume without timestamps: processes on this machine look up the holder instead
  };
  const beating = setInterval(beat, HEARTBEAT_MS).unref();
  return async () => {
    clearInterval(beating);
    closeSync(descriptor);
    const holder = await readHolder(file);
    if (holder !== 'unlocked' && holder?.token === token) await rm(file, { force: true });
  };
}

/** Null if the lock file names no holder. */
async function readHolder(file: string): Promise<Holder | null | 'unlocked'> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder> | null;
    return typeof holder?.pid === 'number' ? (holder as Holder) : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'unlocked' : null;
  }
}

async function isDead(file: string, holder: Holder | null): Promise<boolean> {
  const running = holder && (await isRunning(holder));
  if (running !== null) return !running;
  const stats = await stat(file).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs > HEARTBEAT_TIMEOUT_MS;
}

/**
 * Checks again under a second lock: since the first check, another process may have removed the dead lock and taken it.
 */
async function removeDeadLock(file: string): Promise<void> {
  await withLock(`${file}.stale`, async () => {
    const holder = await readHolder(file);
    if (holder !== 'unlocked' && (await isDead(file, holder))) await rm(file, { recursive: true, force: true });
  });
}
