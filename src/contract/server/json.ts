// JSON as a server should read it: bounded depth and size, and no key twice in one object (parsers disagree about which
// of the two counts, RFC 8259, 4). One pass over the text, then JSON.parse.
import type { InvalidPlace } from '../types.ts';

export interface JsonLimits {
  readonly depth: number;
  /** Values of any kind, so that a small body cannot cost a million error objects. */
  readonly values: number;
}
export const JSON_LIMITS: JsonLimits = { depth: 64, values: 100_000 };

export type JsonResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly place: InvalidPlace };

/** The bytes are UTF-8, so half a character can only come from an escape. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_ARRAY = 91;
const CLOSE_ARRAY = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

export function parseJson(text: string, limits: JsonLimits = JSON_LIMITS): JsonResult {
  const broken = check(text, limits);
  if (broken) return { ok: false, place: broken };
  try {
    const value: unknown = JSON.parse(text);
    const pointer = ESCAPED_SURROGATE.test(text) ? findHalfCharacter(value, '/body') : null;
    if (pointer !== null) return { ok: false, place: { pointer, detail: 'holds half a surrogate pair' } };
    return { ok: true, value };
  } catch {
    return { ok: false, place: { pointer: '/body', detail: 'is not valid JSON' } };
  }
}

/** Reads well-formed JSON exactly; on other text it may find nothing, and JSON.parse then refuses it. */
function check(text: string, limits: JsonLimits): InvalidPlace | null {
  const stack: (Set<string> | null)[] = []; // the keys of each open object, null for an array
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      if (end < 0) return null;
      const keys = stack.at(-1);
      if (keys && text.charCodeAt(nextSolid(text, end + 1)) === COLON) {
        const key = readString(text.slice(at, end + 1));
        if (keys.has(key))
          return { pointer: '/body', detail: `holds the key ${JSON.stringify(key.slice(0, 100))} twice` };
        keys.add(key);
      }
      at = end;
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (stack.push(code === OPEN_OBJECT ? new Set() : null) > limits.depth) {
        return { pointer: '/body', detail: `is nested deeper than ${limits.depth} levels` };
      }
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      stack.pop();
    } else if (code === COMMA && ++values >= limits.values) {
      return { pointer: '/body', detail: `holds more than ${limits.values} values` };
    }
  }
  return null;
}

/** Where the value, or a key of it, holds one; null when nothing does. */
function findHalfCharacter(value: unknown, pointer: string): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : pointer;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!key.isWellFormed()) return pointer;
    const found = findHalfCharacter(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (found !== null) return found;
  }
  return null;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return -1;
}

function nextSolid(text: string, start: number): number {
  let at = start;
  for (let code = text.charCodeAt(at); code === 32 || code === 10 || code === 13 || code === 9; ) {
    code = text.charCodeAt(++at);
  }
  return at;
}

/** Two spellings of one key are one key: `"a"` and `"\u0061"`. */
function readString(literal: string): string {
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal;
  }
}
