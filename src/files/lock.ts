// A lock between processes: a file that names its holder. What a dead process held is free at once.
import { randomUUID } from 'node:crypto';
import { closeSync, futimesSync, openSync, rmSync, writeSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts';

export interface LockOptions {
  /** How long to wait for whoever holds it; 20 000 by default, 0: not at all. */
  readonly waitMs?: number;
}

interface Holder extends ProcessIdentity {
  /** Another one for each time that the lock is taken. */
  readonly token: string;
}

/** Somebody else has held the lock all the time. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
  readonly code = 'ELOCKED';
  /** Null where the lock does not tell. */
  readonly pid: number | null;

  constructor(file: string, holder: Pick<Holder, 'pid' | 'host'> | null) {
    super(`${file} is held by ${holder ? `process ${holder.pid} on ${holder.host}` : 'another process'}`);
    this.pid = holder?.pid ?? null;
  }
}

const WAIT_MS = 20_000;
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 100];
const BEAT_MS = 3000;
/** A holder whose life cannot be looked up from here is taken for dead after so long without a beat. */
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

/** Resolves, once nobody else holds `file`, to what gives it back. */
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

/** Null where there is one. In one go: a kill between creating and writing would leave a lock that names nobody. */
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

/** Null for a lock that names nobody. */
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
 * Looked at again under a lock of its own: between a look and a removal somebody else could have removed the dead one's
 * lock and taken it.
 */
async function removeDead(file: string): Promise<void> {
  await withLock(`${file}.stale`, async () => {
    const holder = await readHolder(file);
    if (holder !== 'nobody' && (await isDead(file, holder))) await rm(file, { recursive: true, force: true });
  });
}
