// Removes what Redocly's bundle leaves and later readers cannot handle: `$id` (Ajv and Prism then cannot resolve
// references) and `$defs` (openapi-typescript emits them as a property).
export function normalise(document: unknown): unknown {
  return strip(document, false);
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    // In a map of names (`properties`, `examples`), `$id` or `$schema` is a field of somebody's data, not a keyword.
    if (!isMap && (key === '$id' || key === '$defs' || (key === '$schema' && typeof inner === 'string'))) continue;
    if (!isMap && (key === 'example' || key === 'value' || key === 'default')) out[key] = inner;
    else out[key] = strip(inner, !isMap && (key === 'properties' || key === 'patternProperties' || key === 'examples'));
  }
  return out;
}
