// Finds two equal items in a list, for uniqueItems. Reads each item once, because comparing all pairs of a long list
// would be slow.

/** Returns the indexes of the last duplicate and of its nearest earlier equal: the pair that Ajv reports. */
export default function equalPair(items: readonly unknown[]): readonly [number, number] | null {
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
