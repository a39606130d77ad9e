// Removes keywords of Redocly's bundle that later tools cannot handle: `$id`, with which Ajv and Prism cannot resolve
// references, and `$defs`, which openapi-typescript writes as a property. Removes the parameters of media types.
import type { Schema } from './openapi.ts';

/** The keys inside these are names, not keywords. */
const NAMES = new Set(['properties', 'patternProperties', 'examples', 'responses']);

export function normalise(document: unknown): unknown {
  return strip(document, false);
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    // In a map of names, `$id` or `$schema` is a data field, not a keyword.
    if (!isMap && (key === '$id' || key === '$defs' || (key === '$schema' && typeof inner === 'string'))) continue;
    if (!isMap && key === 'content') out[key] = strip(withPlainMedia(inner), true);
    else if (!isMap && (key === 'example' || key === 'value' || key === 'default')) out[key] = inner;
    else out[key] = strip(inner, !isMap && NAMES.has(key));
  }
  return out;
}

/** Media types in lower case and without parameters, unless two of them would become the same. */
function withPlainMedia(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content as Record<string, { readonly schema?: Schema } | null>);
  const plain = fields.map(([media, body]) => [plainMedia(media, body?.schema), body] as const);
  const isUnique = new Set(plain.map(([media]) => media)).size === plain.length;
  return isUnique ? Object.fromEntries(plain) : content;
}

function plainMedia(media: string, schema: Schema = {}): string {
  const [type = ''] = media.toLowerCase().split(';');
  const isValue = schema.$ref !== undefined || (schema.type !== undefined && schema.type !== 'string');
  return isValue && /^(application|\*)\/\*$/.test(type.trim()) ? 'application/json' : type.trim();
}
