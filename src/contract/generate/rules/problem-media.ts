import { PROBLEM_MEDIA } from '../media.ts';
import { responsesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

/** Members of every problem; `detail` and `errors` are optional. */
const ALWAYS = ['type', 'title', 'status'];

export const problemMedia: Rule = {
  name: 'problem-media',
  refuses:
    'error responses that are not problem details (RFC 9457), or that require members other than `type`, `title` and `status`; `text/html` is allowed in addition',
  *check(document) {
    for (const { at, status, content } of responsesOf(document)) {
      if (!(Number(status) >= 400) || content.length === 0) continue;
      const problem = content.find(({ media }) => media === PROBLEM_MEDIA);
      if (!problem) yield { at: [...at, 'content'], reason: `error responses must use ${PROBLEM_MEDIA}` };
      for (const other of content.filter(({ media }) => media !== PROBLEM_MEDIA && media !== 'text/html')) {
        if (problem) yield { at: other.at, reason: `error responses must use ${PROBLEM_MEDIA} or text/html` };
      }
      const more = (problem?.schema.required ?? []).filter((name) => !ALWAYS.includes(name));
      if (problem && more.length > 0) {
        yield {
          at: [...problem.at, 'schema'],
          reason: `${more.join(', ')} cannot be required: not every problem has it`,
        };
      }
    }
  },
};
