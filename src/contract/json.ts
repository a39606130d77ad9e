// Parses JSON with limits on depth and size. Refuses lone surrogates and duplicate keys, since parsers
// disagree on which duplicate wins (RFC 8259, 4).
import { pointerStep } from './json-pointer.ts';
import { parseOr } from './parse-or.ts';
import type { InvalidPlace } from './problem.ts';

const MAX_DEPTH = 64;
/** So that a small body cannot produce a million validation errors. */
const MAX_VALUES = 100_000;

export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly place: InvalidPlace };

export function parseJson(text: string): JsonResult {
  const value = parseOr(text, undefined);
  if (value === undefined) return refuse('/body', 'is not valid JSON');
  const size = { strings: 0, values: 0 };
  if (!measure(value, 1, size)) {
    return size.values > MAX_VALUES
      ? refuse('/body', `has more than ${MAX_VALUES} values`)
      : refuse('/body', `is nested deeper than ${MAX_DEPTH} levels`);
  }
  const escaped = text.includes('\\');
  const surrogate = escaped && ESCAPED_SURROGATE.test(text) ? findLoneSurrogate(value, '/body') : null;
  if (surrogate !== null) return refuse(surrogate, 'contains a lone surrogate');
  // Without escapes every quote delimits a string, so more than two quotes per parsed string mean a duplicate key.
  if (escaped || countQuotes(text) !== 2 * size.strings) {
    const key = findDuplicateKey(text);
    if (key !== null) return refuse('/body', `has the duplicate key ${JSON.stringify(key.slice(0, 100))}`);
  }
  return { ok: true, value };
}

const refuse = (pointer: string, detail: string): JsonResult => ({ ok: false, place: { pointer, detail } });

/** Counts values and strings (including keys); returns false as soon as a limit is exceeded. */
function measure(value: unknown, depth: number, size: { strings: number; values: number }): boolean {
  if (++size.values > MAX_VALUES) return false;
  if (typeof value === 'string') size.strings++;
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!measure(item, depth + 1, size)) return false;
    return true;
  }
  for (const key in value) {
    size.strings++;
    if (!measure((value as Record<string, unknown>)[key], depth + 1, size)) return false;
  }
  return true;
}

function countQuotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
}

/** In UTF-8 text, only an escape can produce a lone surrogate. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** Returns the pointer to the value, or to the object of the key, that contains a lone surrogate; else null. */
function findLoneSurrogate(value: unknown, pointer: string): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!key.isWellFormed()) return pointer;
    const innerPointer = findLoneSurrogate(inner, `${pointer}/${pointerStep(key)}`);
    if (innerPointer !== null) return innerPointer;
  }
  return null;
}

/** `text` must be valid JSON. Strings are skipped with `indexOf`: a regular expression would overflow the stack on long ones. */
function findDuplicateKey(text: string): string | null {
  const open: Set<string>[] = [];
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{') open.push(new Set());
    else if (character === '}') open.pop();
    else if (character === '"') {
      const start = at;
      at = endOfString(text, start);
      if (!isKey(text, at)) continue;
      const key = JSON.parse(text.slice(start, at + 1)) as string; // "a" and "\u0061" are one key
      if (open.at(-1)?.has(key)) return key;
      open.at(-1)?.add(key);
    }
  }
  return null;
}

/** Returns the index of the quote that ends the string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
}

const NOT_SPACE = /[^ \n\r\t]/g;

/** Whether a colon follows the string that ends at `end`. */
function isKey(text: string, end: number): boolean {
  NOT_SPACE.lastIndex = end + 1;
  return NOT_SPACE.exec(text)?.[0] === ':';
}
