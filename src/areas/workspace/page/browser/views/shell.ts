// Passes messages between the workspace page and the view, whose `parent` is this document. The page inserts the frame.
// A view that floods or sends something huge is stopped here, before the page has to look at it.
import { FLOOD } from './boot.ts';

const MAX_PER_SECOND = 1_000;
const MAX_CHARACTERS = 1 << 20;
const MAX_CHARACTERS_PER_SECOND = 4 << 20;
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
  const length = lengthOf(event.data);
  count += 1;
  characters += length;
  const isLong = length > MAX_CHARACTERS || characters > MAX_CHARACTERS_PER_SECOND;
  const isTooMuch = count > MAX_PER_SECOND || isLong;
  if (isTooMuch) frame.remove();
  parent.postMessage(isTooMuch ? { jsonrpc: '2.0', method: FLOOD } : event.data, location.origin);
});

/** As JSON. Infinite for what is not JSON: cycles, large integers, and buffers and maps, whose size it would not show. */
function lengthOf(data: unknown): number {
  try {
    return JSON.stringify(data, refuseOthers)?.length ?? 0;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function refuseOthers(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('not JSON');
  return value;
}
