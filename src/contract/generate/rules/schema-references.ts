import { schemasIn } from '../schema-tree.ts';
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
