import { responsesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const responseStatus: Rule = {
  name: 'response-status',
  refuses: '`default` and ranges like `4XX` in responses, because handlers and clients use exact statuses',
  *check(document) {
    for (const { at, status } of responsesOf(document)) {
      if (!/^[1-5]\d\d$/.test(status))
        yield { at, reason: `${status} is not supported; describe each status separately` };
    }
  },
};
