// Equality of JSON values, for uniqueItems. Ajv's own calls an item's `toString` and compares by `constructor`, which
// are keys like any other in somebody's JSON.
export default function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  // Most items differ in their first key: the names are counted only where all that one has are in the other too.
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in left) if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false;
  return Object.keys(left).length === Object.keys(right).length;
}
