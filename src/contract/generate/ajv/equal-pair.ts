// Two equal items in a list, for uniqueItems: where they are, the later one first. Each item is read once; comparing
// each with each other takes long where somebody sends many.

/** The last item that has an equal before it, with the nearest of those: the pair that Ajv reports. */
export default function equalPair(items: readonly unknown[]): readonly [number, number] | null {
  if (items.length < 2 || areToldApart(items)) return null;
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

/** Whether all are texts, or objects with a text by the same key, and no two of these texts are the same: most lists are. */
function areToldApart(items: readonly unknown[]): boolean {
  const [first] = items;
  if (typeof first === 'string') return areDistinctTexts(items, (item) => item);
  for (const key in first as object) {
    if (areDistinctTexts(items, (item) => (item as Record<string, unknown> | null)?.[key])) return true;
  }
  return false;
}

/** Stops at the first that is none: the first item can have any number of keys that the others lack. */
function areDistinctTexts(items: readonly unknown[], read: (item: unknown) => unknown): boolean {
  const seen = new Set<string>();
  for (const item of items) {
    const value = read(item);
    if (typeof value !== 'string' || seen.has(value)) return false;
    seen.add(value);
  }
  return true;
}

/** The same text for equal JSON values and for no others. No recursion: somebody's JSON can be nested very deep. */
function canonicalText(value: unknown): string {
  let text = '';
  const pending = [textOrOpen(value)];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === 'string') {
      text += next;
    } else if (Array.isArray(next)) {
      text += '[';
      pending.push(']');
      for (let at = next.length - 1; at >= 0; at -= 1) pending.push(',', textOrOpen(next[at]));
    } else {
      text += '{';
      pending.push('}');
      for (const key of Object.keys(next).sort().reverse()) {
        pending.push(',', textOrOpen((next as Record<string, unknown>)[key]), ':', JSON.stringify(key));
      }
    }
  }
  return text;
}

/** What has items or fields is still to be opened. Not JSON for numbers: it writes 1e999, which is Infinity, as null. */
function textOrOpen(value: unknown): string | object {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value !== null ? value : String(value);
}
