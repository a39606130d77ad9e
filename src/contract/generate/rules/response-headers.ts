import { resolveRef } from '../openapi.ts';
import { responsesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

const TYPES = ['string', 'integer', 'number'];

export const responseHeaders: Rule = {
  name: 'response-headers',
  refuses: 'a response header whose type is not string, integer or number',
  *check(document) {
    for (const { headers } of responsesOf(document)) {
      for (const { at, node, name } of headers) {
        const { type } = resolveRef(document, node.schema ?? {});
        if (typeof type !== 'string' || !TYPES.includes(type)) {
          yield { at, reason: `the header ${name} must have one of the types ${TYPES.join(', ')}` };
        }
      }
    }
  },
};
