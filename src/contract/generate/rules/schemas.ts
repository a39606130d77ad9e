// Rules about schemas.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { ajvSchema } from '../ajv-schema.ts';
import { unicodePattern } from '../pattern.ts';
import { type FoundSchema, schemasIn } from '../schema-tree.ts';
import type { Rule } from './rule.ts';

export const schemaReferences: Rule = {
  name: 'schema-references',
  refuses: 'schema references to anything other than `#/components/schemas/`, and `$dynamicRef`',
  *check(document) {
    for (const [at, schema] of schemasIn(document)) {
      const { $ref, $dynamicRef } = schema as { $ref?: unknown; $dynamicRef?: unknown };
      if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) {
        yield { at: [...at, '$ref'], reason: `${$ref} is not supported; refer to #/components/schemas/...` };
      }
      if ($dynamicRef !== undefined) yield { at: [...at, '$dynamicRef'], reason: '$dynamicRef is not supported' };
    }
  },
};

export const schemaSyntax: Rule = {
  name: 'schema-syntax',
  refuses: 'a schema that is not JSON Schema, for example with an unknown type or a pattern that is not JavaScript',
  *check(document) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    let root: FoundSchema[0] | null = null;
    for (const [at, schema] of schemasIn(document)) {
      const { pattern, patternProperties = {} } = schema as { pattern?: unknown; patternProperties?: object };
      for (const source of [...(typeof pattern === 'string' ? [pattern] : []), ...Object.keys(patternProperties)]) {
        if (unicodePattern(source) === null) yield { at, reason: `the pattern ${source} is not a regular expression` };
      }
      if (root && isBelow(at, root)) continue;
      root = at;
      if (ajv.validateSchema(ajvSchema(schema, { components: '', document }) as object)) continue;
      const [error] = ajv.errors ?? [];
      const path = (error?.instancePath ?? '').split('/').slice(1);
      yield { at: [...at, ...path], reason: `the schema is not valid: ${path.at(-1) ?? 'it'} ${error?.message}` };
    }
  },
};

const isBelow = (at: FoundSchema[0], root: FoundSchema[0]): boolean => root.every((step, index) => at[index] === step);
