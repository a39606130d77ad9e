import { resolveRef } from '../openapi.ts';
import { responsesOf } from './places.ts';
import type { Rule } from './rule.ts';

const TYPES = ['string', 'integer', 'number'];

export const answerHeaders: Rule = {
  name: 'answer-headers',
  refuses: 'a response header whose schema is not a string, an integer or a number',
  *check(document) {
    for (const { headers } of responsesOf(document)) {
      for (const { at, node, name } of headers) {
        const { type } = resolveRef(document, node.schema ?? {});
        if (typeof type !== 'string' || !TYPES.includes(type)) {
          yield { at, reason: `the header ${name} has to be of one type out of ${TYPES.join(', ')}` };
        }
      }
    }
  },
};
