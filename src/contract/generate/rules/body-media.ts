import { isForm, isJson, isPlain, isText } from '../media.ts';
import { byteLimit, resolveRef } from '../openapi.ts';
import { bodiesOf, operationsOf } from './places.ts';
import type { Rule } from './rule.ts';

export const bodyMedia: Rule = {
  name: 'body-media',
  refuses:
    'a request body that is neither JSON (`+json` too), a form, text, nor bytes (`type: string, format: binary`); media ranges, media types with parameters, and bytes of different `x-max-bytes` in one operation; an optional body that cannot be JSON; an `x-max-bytes` that is no whole number of bytes',
  *check(document) {
    for (const { at, node } of operationsOf(document)) {
      const body = node.requestBody && resolveRef(document, node.requestBody);
      const { required, content = {}, 'x-max-bytes': most = 1 } = body ?? {};
      if (!Number.isSafeInteger(most) || most < 1) {
        yield { at: [...at, 'requestBody', 'x-max-bytes'], reason: 'x-max-bytes is a whole number of bytes' };
      }
      const medias = Object.keys(content);
      if (medias.length > 0 && !required && !medias.includes('application/json')) {
        yield { at: [...at, 'requestBody'], reason: 'only a body that may be JSON can be left out' };
      }
    }
    const limits = new Map<string, number | undefined>();
    for (const { at, media, schema } of bodiesOf(document)) {
      if (!isPlain(media)) yield { at, reason: `${media} is not a media type without parameters` };
      else if (isText(media)) {
        if (schema.type !== 'string') yield { at: [...at, 'schema'], reason: `a body of ${media} is of type string` };
      } else if (!isJson(media) && !isForm(media) && schema.format !== 'binary') {
        yield { at: [...at, 'schema'], reason: `${media} is read as bytes: type string, format binary` };
      }
      if (schema.format !== 'binary') continue;
      const operation = at.slice(0, 3).join(' ');
      if (!limits.has(operation)) limits.set(operation, byteLimit(schema));
      else if (limits.get(operation) !== byteLimit(schema)) {
        yield { at: [...at, 'schema'], reason: 'the bytes of an operation have one x-max-bytes' };
      }
    }
  },
};
