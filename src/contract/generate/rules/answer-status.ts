import { responsesOf } from './places.ts';
import type { Rule } from './rule.ts';

export const answerStatus: Rule = {
  name: 'answer-status',
  refuses: '`default` and ranges like `4XX` among the responses: handlers and clients name the very status',
  *check(document) {
    for (const { at, status } of responsesOf(document)) {
      if (!/^[1-5]\d\d$/.test(status)) yield { at, reason: `give each status a response of its own, not ${status}` };
    }
  },
};
