// What compiled validators call, besides the formats of ajv-formats.
const HIGH_SURROGATE = /[\uD800-\uDBFF]/;

/** Counts code points for minLength and maxLength; fast for strings without surrogate pairs. */
export function codePoints(text: string): number {
  if (!HIGH_SURROGATE.test(text)) return text.length;
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) pairs += 1;
  }
  return text.length - pairs;
}

/**
 * Equality of JSON values, for const and enum. Ajv's own function uses the value's `toString` and `constructor`, which
 * a client's JSON can redefine as ordinary keys.
 */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key in left) {
    const value = left[key];
    if (typeof value !== 'object' && value !== right[key]) return false;
    if (!Object.hasOwn(right, key) || !equal(value, right[key])) return false;
  }
  return Object.keys(left).length === Object.keys(right).length;
}

/**
 * Finds two equal items in a list, for uniqueItems. Reads each item once, because comparing all pairs of a long list
 * would be slow. Returns the indexes of the last duplicate and of its nearest earlier equal: the pair that Ajv reports.
 */
export function equalPair(items: readonly unknown[]): readonly [number, number] | null {
  if (items.length < 2 || areObviouslyDistinct(items)) return null;
  const latest = new Map<string, number>();
  let pair: readonly [number, number] | null = null;
  for (const [at, item] of items.entries()) {
    const text = canonicalText(item);
    const earlier = latest.get(text);
    if (earlier !== undefined) pair = [at, earlier];
    latest.set(text, at);
  }
  return pair;
}

/** A fast check for most lists: all items are distinct strings, or objects with distinct strings under the same key. */
function areObviouslyDistinct(items: readonly unknown[]): boolean {
  const [first] = items;
  if (typeof first === 'string') return areDistinctStrings(items, (item) => item);
  for (const key in first as object) {
    if (areDistinctStrings(items, (item) => (item as Record<string, unknown> | null)?.[key])) return true;
  }
  return false;
}

/** Stops at the first item that is not a string, because the first item may have many keys that the others lack. */
function areDistinctStrings(items: readonly unknown[], read: (item: unknown) => unknown): boolean {
  const seen = new Set<string>();
  for (const item of items) {
    const value = read(item);
    if (typeof value !== 'string' || seen.has(value)) return false;
    seen.add(value);
  }
  return true;
}

/** Returns the same text only for equal JSON values. Not recursive, because a client's JSON may be nested deeply. */
function canonicalText(value: unknown): string {
  let text = '';
  const pending = [textOrContainer(value)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      text += next;
    } else if (Array.isArray(next)) {
      text += '[';
      pending.push(']');
      for (let at = next.length - 1; at >= 0; at -= 1) pending.push(',', textOrContainer(next[at]));
    } else {
      text += '{';
      pending.push('}');
      for (const key of Object.keys(next).sort().reverse()) {
        pending.push(',', textOrContainer((next as Record<string, unknown>)[key]), ':', JSON.stringify(key));
      }
    }
  }
  return text;
}

/** Returns arrays and objects unchanged, to be expanded later. Uses String for numbers, because JSON writes Infinity as null. */
function textOrContainer(value: unknown): string | object {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? value : String(value);
}
