// Reads the schemas of an AsyncAPI document as JSON Schema 2020-12. AsyncAPI's own dialect is based on draft 7.
import { type AsyncApi, resolveRef, type Schema } from './openapi.ts';
import { typeName } from './text.ts';

const COMPONENT = '#/components/schemas/';
/** The keys inside these are names, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', 'definitions', '$defs']);
/** The values of these are data, not schemas. */
const DATA = new Set(['const', 'enum', 'default', 'example', 'examples']);
const JSON_SCHEMA = /^application\/(schema\+(json|yaml)|vnd\.(aai\.asyncapi|oai\.openapi))\b/;

/** The format of a schema that is not JSON Schema; else null. */
export const foreignFormat = ({ schemaFormat }: Schema): string | null =>
  typeof schemaFormat === 'string' && !JSON_SCHEMA.test(schemaFormat) ? schemaFormat : null;

/** Adds schemas that references point to, and that are not components, to `components`. */
export function convertSchema<T>(document: AsyncApi, components: Record<string, Schema>, value: T, isMap = false): T {
  const convert = <Inner>(inner: Inner, map = false): Inner => convertSchema(document, components, inner, map);
  if (Array.isArray(value)) return value.map((item) => convert(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if (!isMap && schema['schemaFormat'] && schema['schema']) {
    return foreignFormat(schema) === null ? convert(schema['schema'] as T) : ({} as T);
  }
  const out: Record<string, unknown> = {};
  const isTuple = Array.isArray(schema.items);
  for (const [key, inner] of Object.entries(schema)) {
    if (isMap || DATA.has(key)) out[key] = isMap ? convert(inner) : inner;
    else if (key === '$ref') out[key] = reference(document, components, String(inner));
    else if (key === 'items' && isTuple) out['prefixItems'] = convert(inner);
    else if (key === 'additionalItems' && isTuple) out['items'] = convert(inner);
    // In AsyncAPI, a discriminator is only the name of a field, which adds no constraint.
    else if (key !== 'discriminator' || typeof inner !== 'string') out[key] = convert(inner, MAPS.has(key));
  }
  return out as T;
}

function reference(document: AsyncApi, components: Record<string, Schema>, to: string): string {
  if (to.startsWith(COMPONENT)) return to;
  const name = typeName(to);
  if (!Object.hasOwn(components, name)) {
    components[name] = {}; // ends recursion
    components[name] = convertSchema(document, components, resolveRef<Schema>(document, { $ref: to }));
  }
  return COMPONENT + name;
}
