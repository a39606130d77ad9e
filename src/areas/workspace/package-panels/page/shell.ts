// Passes messages between the workspace page and the view, whose `parent` is this document. The page inserts the frame.
// A view that floods or sends something huge is stopped here, before the page has to look at it.
import { FLOOD } from './boot.ts';

const MAX_PER_SECOND = 1_000;
const MAX_CHARACTERS = 1 << 20;
const MAX_CHARACTERS_PER_SECOND = 4 << 20;
const MAX_DEPTH = 500;
const DATE_CHARACTERS = 26;
let count = 0;
let characters = 0;
let since = performance.now();

addEventListener('message', (event: MessageEvent) => {
  const { source, origin } = event;
  const frame = document.querySelector('iframe');
  const view = frame?.contentWindow;
  if (!view || !source) return;
  if (source === parent && origin === location.origin) return view.postMessage(event.data, '*'); // its origin is opaque
  if (source !== view) return;
  if (performance.now() - since > 1_000) [count, characters, since] = [0, 0, performance.now()];
  const length = lengthOf(event.data, MAX_CHARACTERS);
  count += 1;
  characters += length;
  const isTooMuch = count > MAX_PER_SECOND || characters > MAX_CHARACTERS_PER_SECOND;
  if (isTooMuch) frame.remove();
  parent.postMessage(isTooMuch ? { jsonrpc: '2.0', method: FLOOD } : event.data, location.origin);
});

/**
 * As JSON, of which it reads no more than `max`: holes in lists cost the sender nothing. Infinite for what is longer or
 * not JSON: large integers, named properties of lists, and buffers and maps, whose size JSON would not show.
 */
function lengthOf(value: unknown, max: number, depth = 0): number {
  const tooLong = Number.POSITIVE_INFINITY;
  if (typeof value === 'string') return value.length > max ? tooLong : JSON.stringify(value).length;
  if (typeof value === 'bigint' || depth > MAX_DEPTH) return tooLong;
  if (typeof value !== 'object' || value === null) return String(value).length;
  if (value instanceof Date) return DATE_CHARACTERS;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return tooLong;
  let length = 2 + (isList ? value.length : 0); // with a comma or a colon for each
  if (length > max) return tooLong;
  const keys = Object.keys(value);
  const last = keys.at(-1) ?? '0'; // after all indexes
  if (isList && String(Number(last) >>> 0) !== last) return tooLong;
  if (isList) length += 4 * (value.length - keys.length); // a hole is `null`
  for (const key of keys) {
    if (!isList) length += lengthOf(key, max - length) + 2;
    length += lengthOf((value as Record<string, unknown>)[key], max - length, depth + 1);
    if (length > max) return tooLong;
  }
  return length;
}
