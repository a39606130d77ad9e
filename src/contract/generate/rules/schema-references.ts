import type { OpenApi } from '../openapi.ts';
import type { Refusal, Rule } from './rule.ts';

export const schemaReferences: Rule = {
  name: 'schema-references',
  refuses: 'a schema that refers to anything but a schema of `components`, and `$dynamicRef`',
  *check(document) {
    for (const [at, schema] of schemasIn(document, [], false)) {
      const { $ref, $dynamicRef } = schema as { $ref?: unknown; $dynamicRef?: unknown };
      if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) {
        yield { at: [...at, '$ref'], reason: `a schema refers to #/components/schemas/..., not to ${$ref}` };
      }
      if ($dynamicRef !== undefined) yield { at: [...at, '$dynamicRef'], reason: '$dynamicRef is not resolved' };
    }
  },
};

const ONE = ['items', 'additionalProperties', 'unevaluatedProperties', 'not', 'if', 'then', 'else', 'contains'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
/** Data of the author's, in which nothing is a keyword. */
const DATA = new Set(['example', 'examples', 'value', 'default', 'const', 'enum']);

type Found = readonly [at: Refusal['at'], schema: object];

/** Every schema: outside of schemas by the keys `schema` and `schemas`, from there on by JSON Schema's keywords. */
function* schemasIn(node: unknown, at: Refusal['at'], isSchema: boolean): Generator<Found> {
  if (typeof node !== 'object' || node === null) return;
  const fields = Object.entries(node);
  if (isSchema) {
    yield [at, node];
    for (const [key, inner] of fields) {
      if (ONE.includes(key)) yield* schemasIn(inner, [...at, key], true);
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
