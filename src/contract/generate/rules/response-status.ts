import { responsesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const responseStatus: Rule = {
  name: 'response-status',
  refuses: 'a response that is not for a status from 200 to 599, for a range from `2XX` to `5XX`, or `default`',
  *check(document) {
    for (const { at, status } of responsesOf(document)) {
      if (!/^([2-5](\d\d|XX)|default)$/.test(status))
        yield { at, reason: `${status} is not a status from 200 to 599, a range such as 4XX, or default` };
    }
  },
};
