// What is kept of bodies that are still coming: a client that sends nearly all of many, and then waits, would fill memory.
import type { IncomingMessage } from 'node:http';

/** Bodies up to this size are not counted. */
export const SMALL_BYTES = 64 << 10;
/** Of all servers of the process. */
const MAX_HELD_BYTES = 256 << 20;

const bytesOf = new Map<IncomingMessage, number>();
let held = 0;

/** `size` is what has come of this one so far; false where that is too much beside the others. */
export function holdBytes(request: IncomingMessage, size: number): boolean {
  const before = bytesOf.get(request);
  if (before === undefined) request.once('close', () => letGo(request));
  if (held + size - (before ?? 0) > MAX_HELD_BYTES) return false;
  held += size - (before ?? 0);
  bytesOf.set(request, size);
  return true;
}

/** To be called where nothing is kept any more: a request that is answered before its end never closes. */
export function letGo(request: IncomingMessage): void {
  held -= bytesOf.get(request) ?? 0;
  bytesOf.delete(request);
}
