// Limits of request bodies, and the memory and time that they use.
import type { IncomingMessage } from 'node:http';
import { Refusal } from '../refusal.ts';
import { createDeferred } from './deferred.ts';

/** The client disconnected before its request was complete, so no response can be sent. */
export class ClientGone extends Error {}

export const tooLarge = (limit: number, unit = 'bytes'): Refusal =>
  new Refusal('body-too-large', `Send at most ${limit} ${unit}.`);

export const overloaded = (): Refusal =>
  new Refusal('unavailable', 'The server is receiving too much data right now. Try again later.', {
    headers: { 'Retry-After': '15' },
  });

/** Bodies up to this size do not count. */
export const SMALL_BYTES = 64 << 10;
/** For all servers of the process together, so that clients cannot fill the memory by leaving many bodies unfinished. */
const MAX_RESERVED_BYTES = 256 << 20;

const bytesOf = new Map<IncomingMessage, number>();
let total = 0;

/** Reserves `size` bytes for the body received so far; returns false if the limit is exceeded. */
export function reserve(request: IncomingMessage, size: number): boolean {
  const before = bytesOf.get(request);
  if (before === undefined) request.once('close', () => release(request));
  if (total + size - (before ?? 0) > MAX_RESERVED_BYTES) return false;
  total += size - (before ?? 0);
  bytesOf.set(request, size);
  return true;
}

/** Call this when the body is dropped or complete: a request that gets its response early never emits `close`. */
export function release(request: IncomingMessage): void {
  total -= bytesOf.get(request) ?? 0;
  bytesOf.delete(request);
}

const MAX_WAITING = 64;

/** The first item is running or has just run. */
const queue: (() => void)[] = [];

/**
 * Parses large JSON bodies one at a time. Otherwise bodies that arrive together on several connections would be parsed
 * back to back, about 100 ms each, while all other requests wait. Runs `work` immediately if the queue is empty. After
 * each item, other requests get as much time as it took.
 */
export async function enqueue<T>(work: () => T): Promise<T> {
  if (queue.length > MAX_WAITING) throw overloaded();
  const { promise, resolve } = createDeferred<void>();
  if (queue.push(resolve) === 1) runFirst();
  await promise;
  return work();
}

function runFirst(): void {
  const startedAt = performance.now();
  setImmediate(() => setTimeout(runNext, performance.now() - startedAt)); // after the promise callbacks that `work` started
  queue[0]?.();
}

function runNext(): void {
  queue.shift();
  if (queue.length > 0) runFirst();
}
