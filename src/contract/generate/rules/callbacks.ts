import { operationsOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const callbacks: Rule = {
  name: 'callbacks',
  refuses: '`callbacks`, because no code is generated to send them: describe them in a separate document',
  *check(document) {
    for (const { at, node } of operationsOf(document)) {
      for (const name of Object.keys(node.callbacks ?? {})) {
        yield {
          at: [...at, 'callbacks', name],
          reason: 'callbacks are not supported; describe them in a separate document',
          skipped: true,
        };
      }
    }
  },
};
