// Two equal items in a list, for uniqueItems: where they are, the later one first. Comparing each item with each other
// takes long, and writing all of them down is seldom needed: one text that all items have already tells most lists apart.
// Either way no field is read more often than FEW times, whatever somebody has put into the list.

/** A Set costs more than comparing so few. */
const FEW = 16;

export default function equalPair(items: readonly unknown[]): readonly [number, number] | null {
  return items.length < 2 || areToldApart(items) ? null : searchPair(items);
}

/** The last item that has an equal before it, with the nearest of those: the pair that Ajv reports. */
function searchPair(items: readonly unknown[]): readonly [number, number] | null {
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

/** Plain loops: this runs for every list of every package. */
function areToldApart(items: readonly unknown[]): boolean {
  if (items.length > FEW) return areManyToldApart(items);
  const [first] = items;
  if (typeof first === 'string') return areDistinctTexts(items);
  for (const key in first as object) if (areToldApartBy(items, key)) return true;
  return false;
}

/** Anything that is no text makes it false: values of other kinds can be equal without being the same. */
function areDistinctTexts(values: readonly unknown[]): boolean {
  for (let later = 0; later < values.length; later += 1) {
    const value = values[later];
    if (typeof value !== 'string') return false;
    for (let earlier = 0; earlier < later; earlier += 1) if (values[earlier] === value) return false;
  }
  return true;
}

function areToldApartBy(items: readonly unknown[], key: string): boolean {
  for (let later = 0; later < items.length; later += 1) {
    const item = items[later];
    if (typeof item !== 'object' || item === null) return false;
    const value = (item as Record<string, unknown>)[key];
    if (typeof value !== 'string') return false;
    for (let earlier = 0; earlier < later; earlier += 1) {
      if ((items[earlier] as Record<string, unknown>)[key] === value) return false;
    }
  }
  return true;
}

function areManyToldApart(items: readonly unknown[]): boolean {
  const [first] = items;
  if (typeof first === 'string') return areManyDistinctTexts(items, (item) => item);
  for (const key in first as object) {
    if (areManyDistinctTexts(items, (item) => (item as Record<string, unknown> | null)?.[key])) return true;
  }
  return false;
}

/** Stops at the first that is none: the first item can have any number of keys that the others lack. */
function areManyDistinctTexts(items: readonly unknown[], read: (item: unknown) => unknown): boolean {
  const seen = new Set<string>();
  for (const item of items) {
    const value = read(item);
    if (typeof value !== 'string' || seen.has(value)) return false;
    seen.add(value);
  }
  return true;
}
