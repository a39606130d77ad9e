import type { Rule } from './rule.ts';

export const webhooks: Rule = {
  name: 'webhooks',
  refuses: '`webhooks`, because no code is generated to send them: describe them in a separate document',
  *check({ webhooks: calls = {} }) {
    for (const name of Object.keys(calls))
      yield {
        at: ['webhooks', name],
        reason: 'webhooks are not supported; describe them in a separate document',
        skipped: true,
      };
  },
};
