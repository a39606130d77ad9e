import { PROBLEM_MEDIA } from '../media.ts';
import { responsesOf } from './places.ts';
import type { Rule } from './rule.ts';

/** What every problem has; `detail` and `errors` are there where there is something to say. */
const ALWAYS = ['type', 'title', 'status'];

export const problemMedia: Rule = {
  name: 'problem-media',
  refuses:
    'an error in another form than problem details (RFC 9457), or with more required members than `type`, `title` and `status`; `text/html` may stand beside it',
  *check(document) {
    for (const { at, status, content } of responsesOf(document)) {
      if (!(Number(status) >= 400) || content.length === 0) continue;
      const problem = content.find(({ media }) => media === PROBLEM_MEDIA);
      if (!problem) yield { at: [...at, 'content'], reason: `errors are answered as ${PROBLEM_MEDIA}` };
      for (const other of content.filter(({ media }) => media !== PROBLEM_MEDIA && media !== 'text/html')) {
        if (problem) yield { at: other.at, reason: `errors are answered as ${PROBLEM_MEDIA}, or a page` };
      }
      const more = (problem?.schema.required ?? []).filter((name) => !ALWAYS.includes(name));
      if (problem && more.length > 0) {
        yield { at: [...problem.at, 'schema'], reason: `not every problem has ${more.join(', ')}` };
      }
    }
  },
};
