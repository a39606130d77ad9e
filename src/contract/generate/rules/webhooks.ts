import type { Rule } from './rule.ts';

export const webhooks: Rule = {
  name: 'webhooks',
  refuses: '`webhooks`: nothing is generated that sends them; describe them in a document of their own',
  *check({ webhooks: calls = {} }) {
    for (const name of Object.keys(calls)) yield { at: ['webhooks', name], reason: 'webhooks are not sent' };
  },
};
