// Writes values as the fields of a form, for clients and checks.

/** `card[number]=1&tags[]=a&items[0][price]=1`; an empty list or object has no field. */
export function bracketPairs(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  if (typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = Array.isArray(value) && typeof inner !== 'object' ? '' : key;
    return bracketPairs(`${name}[${step}]`, inner);
  });
}

/** Lists are repeated; objects are JSON, unless they are written with brackets. */
export function formPairs(fields: object, hasBrackets: (name: string) => boolean): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (hasBrackets(name)) return bracketPairs(name, value);
    const items = [value].flat().filter((item) => item !== undefined && item !== null);
    return items.map((item) => [name, typeof item === 'object' ? JSON.stringify(item) : String(item)]);
  });
}
