// Equality of JSON values, for const and enum. Ajv's own function uses the value's `toString` and `constructor`, which
// a client's JSON can redefine as ordinary keys.
export default function equal(a: unknown, b: unknown): boolean {
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
