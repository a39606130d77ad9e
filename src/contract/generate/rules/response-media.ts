import { isMediaType } from '../media.ts';
import { responsesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const responseMedia: Rule = {
  name: 'response-media',
  refuses: 'responses whose media types differ only in their parameters',
  *check(document) {
    for (const { content } of responsesOf(document)) {
      for (const { at, media } of content) {
        if (!isMediaType(media))
          yield { at, reason: `${media} must differ from the other media types without parameters` };
      }
    }
  },
};
