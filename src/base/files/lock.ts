// A lock between processes: a file that names its holder. A dead holder's lock is free at once.
import { randomUUID } from 'node:crypto';
import { closeSync, futimesSync, openSync, rmSync, writeSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

export interface LockOptions {
  /** How long to wait for the holder; 20 000 by default, 0: not at all. */
  readonly waitMs?: number;
}

interface Holder extends ProcessIdentity {
  /** A new one for each acquisition. */
  readonly token: string;
}

/** The lock was held by another process for the whole wait. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly code = 'ELOCKED';
  /** Null for a lock file without a holder. */
  readonly pid: number | null;

  constructor(file: string, holder: Pick<Holder, 'pid' | 'host'> | null) {
    super(`${file} is locked by ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'}`);
    this.pid = holder?.pid ?? null;
  }
}

const WAIT_MS = 20_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 100];
const BEAT_MS = 3000;
/** A holder that cannot be looked up (another host or container) counts as dead after this long without a heartbeat. */
const SILENT_MS = 15_000;

/** Runs `work` while nobody else holds `file`. Its folder must exist. */
export async function withLock<T>(file: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const release = await takeLock(file, options);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Resolves to a release function once the lock is taken. */
export async function takeLock(file: string, { waitMs = WAIT_MS }: LockOptions = {}): Promise<() => Promise<void>> {
  const holder: Holder = { ...(await thisProcess()), token: randomUUID() };
  const deadline = performance.now() + waitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    const descriptor = create(file, JSON.stringify(holder));
    if (descriptor !== null) return hold(file, descriptor, holder.token);
    const other = await readHolder(file);
    if (other === 'nobody') continue;
    if (await isDead(file, other)) await removeDead(file);
    else if (performance.now() < deadline) await pause(pauseMs * (0.5 + Math.random()));
    else throw new LockedError(file, other);
  }
}

/** Null where the file exists. Created with its content in one step: a kill in between would leave a lock without a holder. */
function create(file: string, content: string): number | null {
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
    throw error;
  }
}

function hold(file: string, descriptor: number, token: string): () => Promise<void> {
  const beat = () => {
    try {
      futimesSync(descriptor, new Date(), new Date());
    } catch {} // a volume without times: whoever is here looks the process up
  };
  const beating = setInterval(beat, BEAT_MS).unref();
  return async () => {
    clearInterval(beating);
    closeSync(descriptor);
    const holder = await readHolder(file);
    if (holder !== 'nobody' && holder?.token === token) await rm(file, { force: true });
  };
}

/** Null for a lock file without a holder. */
async function readHolder(file: string): Promise<Holder | null | 'nobody'> {
  try {
    const holder = JSON.parse(await readFile(file, 'utf8')) as Partial<Holder> | null;
    return typeof holder?.pid === 'number' ? (holder as Holder) : null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'nobody' : null;
  }
}

async function isDead(file: string, holder: Holder | null): Promise<boolean> {
  const running = holder && (await isRunning(holder));
  if (running !== null) return !running;
  const facts = await stat(file).catch(() => null);
  return facts !== null && Date.now() - facts.mtimeMs > SILENT_MS;
}

/**
 * Checked again under a second lock: between check and removal another process could have removed the dead holder's
 * lock and taken it.
 */
async function removeDead(file: string): Promise<void> {
  await withLock(`${file}.stale`, async () => {
    const holder = await readHolder(file);
    if (holder !== 'nobody' && (await isDead(file, holder))) await rm(file, { recursive: true, force: true });
  });
}
