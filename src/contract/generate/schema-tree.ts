// Finds the schemas of a document.
export type At = readonly (string | number)[];

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
export const SINGLE =
  /^(?:items|additionalProperties|unevaluatedItems|unevaluatedProperties|contains|propertyNames|not|if|then|else)$/;
export const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
export const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions']);
/** Outside schemas, the values of these are data. (`default` is a response.) */
const DATA = new Set(['example', 'examples', 'value']);

/** The keys inside these are names, so that `x-` at their beginning means nothing. */
export const NAMES =
  /^(?:properties|patternProperties|dependentSchemas|\$defs|definitions|headers|schemas|parameters|responses|requestBodies|examples|securitySchemes|links|callbacks|pathItems|mediaTypes|content|encoding|mapping|variables|scopes|channels|messages|operations|servers)$/;

/** The values of these are data, in which keywords and `$ref` have no meaning. */
const DATA_KEYS = new Set(['example', 'value', 'dataValue', 'default', 'const', 'enum']);

export const isData = (key: string, value: unknown): boolean =>
  DATA_KEYS.has(key) || (key === 'examples' && Array.isArray(value));

/** Whether a key is an extension, about which nothing is known. */
export const isExtension = (key: string, parent: string | number | undefined): boolean =>
  key.startsWith('x-') && !NAMES.test(String(parent));

/** All schemas: first by the keys `schema` and `schemas`, then by JSON Schema keywords inside them. */
export function* schemasIn(node: unknown, at: At = [], isSchema = false): Generator<readonly [at: At, schema: object]> {
  if (typeof node !== 'object' || node === null) return;
  const fields = Object.entries(node);
  if (isSchema) {
    yield [at, node];
    for (const [key, inner] of fields) {
      if (SINGLE.test(key)) yield* schemasIn(inner, [...at, key], true);
      if (!LISTS.has(key) && !MAPS.has(key)) continue;
      for (const [name, one] of Object.entries(Object(inner))) yield* schemasIn(one, [...at, key, name], true);
    }
    return;
  }
  const isComponents = at.length === 1 && at[0] === 'components';
  for (const [key, inner] of fields) {
    if (isComponents && key === 'schemas') {
      for (const [name, one] of Object.entries(inner as object)) yield* schemasIn(one, [...at, key, name], true);
    } else if (!DATA.has(key) && !isExtension(key, at.at(-1)))
      yield* schemasIn(inner, [...at, key], key === 'schema' || key === 'itemSchema');
  }
}
