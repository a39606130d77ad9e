import { operationsOf } from './places.ts';
import type { Rule } from './rule.ts';

export const callbacks: Rule = {
  name: 'callbacks',
  refuses: '`callbacks`: nothing is generated that sends them; describe them in a document of their own',
  *check(document) {
    for (const { at, node } of operationsOf(document)) {
      for (const name of Object.keys(node.callbacks ?? {})) {
        yield { at: [...at, 'callbacks', name], reason: 'callbacks are not sent' };
      }
    }
  },
};
