import { isSingleType, isText } from '../media.ts';
import { responsesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const responseMedia: Rule = {
  name: 'response-media',
  refuses:
    'structured data in a success response with a media type other than application/json and text/event-stream; media ranges and media types with parameters',
  *check(document) {
    for (const { status, content } of responsesOf(document)) {
      for (const { at, media, schema } of Number(status) >= 400 ? [] : content) {
        if (!isSingleType(media)) yield { at, reason: `${media} must be a single media type without parameters` };
        else if (media === 'application/json' || isText(media) || schema.type === 'string') continue;
        else if (Object.keys(schema).length > 0) {
          yield {
            at: [...at, 'schema'],
            reason: `${media} is sent as text or bytes, so its schema must have type string`,
          };
        }
      }
    }
  },
};
