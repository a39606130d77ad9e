import { operationsOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const operationId: Rule = {
  name: 'operation-id',
  refuses: 'an operation without a unique `operationId`, which is the name of its handler',
  *check(document) {
    const seen = new Set<string>();
    for (const { at, node } of operationsOf(document)) {
      const id = node.operationId;
      if (id === undefined)
        yield { at, reason: 'an operation must have an operationId, which is the name of its handler' };
      else if (seen.has(id)) yield { at: [...at, 'operationId'], reason: `the operationId ${id} is already used` };
      else seen.add(id);
    }
  },
};
