// Finds the packages in the text of a list, so that they can be parsed one by one. A large list would otherwise block
// the event loop.
import { setImmediate as yieldToOthers } from 'node:timers/promises';

const NAME = Buffer.from('"packages"');
const SLICE_BYTES = 1 << 20;
const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Spans begin with a package and end after it. If the text is not JSON, neither are the rest and all packages. */
export async function splitList(bytes: Buffer) {
  const spans: (readonly [start: number, end: number])[] = [];
  let [depth, start, end] = [0, -1, bytes.length];
  let isNamed = false;
  for (let at = 0, pause = SLICE_BYTES; at < end; at += 1) {
    if (at > pause) {
      pause = at + SLICE_BYTES;
      await yieldToOthers();
    }
    const code = bytes[at];
    if (code === QUOTE) {
      const from = at;
      for (at += 1; at < end && bytes[at] !== QUOTE; at += 1) if (bytes[at] === BACKSLASH) at += 1;
      if (depth === 1) isNamed = NAME.equals(bytes.subarray(from, at + 1));
    } else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
      depth += 1;
      if (depth === 2 && isNamed && code === OPEN_BRACKET) start = at + 1;
    } else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
      depth -= 1;
      if (depth !== 1 || start < 0) continue;
      if (spans.length > 0 || bytes.toString('utf8', start, at).trim() !== '') spans.push([start, at]);
      end = at;
    } else if (code === COMMA && depth === 2 && start >= 0) {
      spans.push([start, at]);
      start = at + 1;
    }
  }
  const first = spans[0]?.[0] ?? end;
  return { head: bytes.subarray(0, first), tail: bytes.subarray(end), spans };
}
