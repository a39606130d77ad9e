// Limits the memory used by incomplete request bodies, so that clients cannot fill it by leaving many bodies unfinished.
import type { IncomingMessage } from 'node:http';

/** Bodies up to this size do not count. */
export const SMALL_BYTES = 64 << 10;
/** For all servers of the process together. */
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
