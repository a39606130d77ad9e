// Two equal items in a list, for uniqueItems: where they are, the later one first. Comparing each item with each other as
// a whole takes long, and most lists need none of it: one text that all their items have already tells them apart.
import equal from './equal.ts';

/** A Set costs more than comparing so few. */
const FEW = 16;

export default function equalPair(items: readonly unknown[]): readonly [number, number] | null {
  return items.length < 2 || areToldApart(items) ? null : searchPair(items);
}

function searchPair(items: readonly unknown[]): readonly [number, number] | null {
  for (let later = items.length - 1; later > 0; later -= 1) {
    for (let earlier = later - 1; earlier >= 0; earlier -= 1) {
      if (equal(items[later], items[earlier])) return [later, earlier];
    }
  }
  return null;
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
  if (typeof first === 'string') return areManyDistinctTexts(items);
  for (const key in first as object) {
    if (areManyDistinctTexts(items.map((item) => (item as Record<string, unknown> | null)?.[key]))) return true;
  }
  return false;
}

const areManyDistinctTexts = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'string') && new Set(values).size === values.length;
