// Removes keywords of Redocly's bundle that later tools cannot handle: `$id`, with which Ajv and Prism cannot resolve
// references, and `$defs`, which openapi-typescript writes as a property.
export function normalise(document: unknown): unknown {
  return strip(document, false);
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    // In a map of names (`properties`, `examples`), `$id` or `$schema` is a data field, not a keyword.
    if (!isMap && (key === '$id' || key === '$defs' || (key === '$schema' && typeof inner === 'string'))) continue;
    if (!isMap && (key === 'example' || key === 'value' || key === 'default')) out[key] = inner;
    else out[key] = strip(inner, !isMap && (key === 'properties' || key === 'patternProperties' || key === 'examples'));
  }
  return out;
}
