import { operationsOf } from './places.ts';
import type { Rule } from './rule.ts';

export const operationId: Rule = {
  name: 'operation-id',
  refuses: 'an operation without an `operationId`, or with that of another one: it is the name of the handler',
  *check(document) {
    const seen = new Set<string>();
    for (const { at, node } of operationsOf(document)) {
      const id = node.operationId;
      if (id === undefined) yield { at, reason: 'an operation needs an operationId, the name of its handler' };
      else if (seen.has(id)) yield { at: [...at, 'operationId'], reason: `${id} is the name of another operation too` };
      else seen.add(id);
    }
  },
};
