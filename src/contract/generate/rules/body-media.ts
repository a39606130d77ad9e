import { isForm, isJson, isSingleType, isText } from '../media.ts';
import { byteLimit, resolveRef } from '../openapi.ts';
import { bodiesOf, operationsOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const bodyMedia: Rule = {
  name: 'body-media',
  refuses:
    'a request body that is not JSON (including `+json`), a form, text or bytes (`type: string, format: binary`); media ranges and media types with parameters; different `x-max-bytes` for bytes in one operation; an optional body that cannot be JSON; an `x-max-bytes` that is not a positive integer',
  *check(document) {
    for (const { at, node } of operationsOf(document)) {
      const body = node.requestBody && resolveRef(document, node.requestBody);
      const { required, content = {}, 'x-max-bytes': maxBytes = 1 } = body ?? {};
      if (!Number.isSafeInteger(maxBytes) || maxBytes < 1) {
        yield { at: [...at, 'requestBody', 'x-max-bytes'], reason: 'x-max-bytes must be a positive integer' };
      }
      const medias = Object.keys(content);
      if (medias.length > 0 && !required && !medias.includes('application/json')) {
        yield { at: [...at, 'requestBody'], reason: 'a body without application/json must be required' };
      }
    }
    const limits = new Map<string, number | undefined>();
    for (const { at, media, schema } of bodiesOf(document)) {
      if (!isSingleType(media)) yield { at, reason: `${media} must be a single media type without parameters` };
      else if (isText(media)) {
        if (schema.type !== 'string')
          yield { at: [...at, 'schema'], reason: `a body of ${media} must have type string` };
      } else if (!isJson(media) && !isForm(media) && schema.format !== 'binary') {
        yield {
          at: [...at, 'schema'],
          reason: `${media} is read as bytes, so its schema must have type string and format binary`,
        };
      }
      if (schema.format !== 'binary') continue;
      const operation = at.slice(0, 3).join(' ');
      if (!limits.has(operation)) limits.set(operation, byteLimit(schema));
      else if (limits.get(operation) !== byteLimit(schema)) {
        yield { at: [...at, 'schema'], reason: 'all binary bodies of an operation must have the same x-max-bytes' };
      }
    }
  },
};
