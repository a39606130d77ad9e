import { isPlain, isText } from '../media.ts';
import { responsesOf } from './places.ts';
import type { Rule } from './rule.ts';

export const answerMedia: Rule = {
  name: 'answer-media',
  refuses:
    'a successful answer of structured data in another media type than application/json and text/event-stream; media ranges and media types with parameters',
  *check(document) {
    for (const { status, content } of responsesOf(document)) {
      for (const { at, media, schema } of Number(status) >= 400 ? [] : content) {
        if (!isPlain(media)) yield { at, reason: `${media} is not a media type without parameters` };
        else if (media === 'application/json' || isText(media) || schema.type === 'string') continue;
        else if (Object.keys(schema).length > 0) {
          yield { at: [...at, 'schema'], reason: `${media} is answered as text or bytes: of type string` };
        }
      }
    }
  },
};
