import type { OpenApi } from '../openapi.ts';
import type { Refusal, Rule } from './rule.ts';

export const schemaReferences: Rule = {
  name: 'schema-references',
  refuses: 'schema references to anything other than `#/components/schemas/`, and `$dynamicRef`',
  *check(document) {
    for (const [at, schema] of schemasIn(document, [], false)) {
      const { $ref, $dynamicRef } = schema as { $ref?: unknown; $dynamicRef?: unknown };
      if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) {
        yield { at: [...at, '$ref'], reason: `${$ref} is not supported; refer to #/components/schemas/...` };
      }
      if ($dynamicRef !== undefined) yield { at: [...at, '$dynamicRef'], reason: '$dynamicRef is not supported' };
    }
  },
};

const SINGLE = ['items', 'additionalProperties', 'unevaluatedProperties', 'not', 'if', 'then', 'else', 'contains'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
/** The values of these are data, not schemas. */
const DATA = new Set(['example', 'examples', 'value', 'default', 'const', 'enum']);

type Found = readonly [at: Refusal['at'], schema: object];

/** Finds all schemas: first by the keys `schema` and `schemas`, then by JSON Schema keywords inside them. */
function* schemasIn(node: unknown, at: Refusal['at'], isSchema: boolean): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  const fields = Object.entries(node);
  if (isSchema) {
    yield [at, node];
    for (const [key, inner] of fields) {
      if (SINGLE.includes(key)) yield* schemasIn(inner, [...at, key], true);
      if (!LISTS.includes(key) && !MAPS.includes(key)) continue;
      for (const [name, one] of Object.entries(inner as object)) yield* schemasIn(one, [...at, key, name], true);
    }
    return;
  }
  const isComponents = at.length === 1 && at[0] === 'components';
  for (const [key, inner] of fields) {
    if (isComponents && key === 'schemas') {
      for (const [name, one] of Object.entries(inner as OpenApi['components']))
        yield* schemasIn(one, [...at, key, name], true);
    } else if (!DATA.has(key)) yield* schemasIn(inner, [...at, key], key === 'schema');
  }
}
