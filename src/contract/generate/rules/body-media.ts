import { isMediaType } from '../media.ts';
import { byteLimit, resolveRef } from '../openapi.ts';
import { bodiesOf, operationsOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const bodyMedia: Rule = {
  name: 'body-media',
  refuses:
    'request bodies whose media types differ only in their parameters; different `x-max-bytes` for bytes in one operation; an `x-max-bytes` that is not a positive integer',
  *check(document) {
    for (const { at, node } of operationsOf(document)) {
      const { 'x-max-bytes': maxBytes = 1 } = node.requestBody ? resolveRef(document, node.requestBody) : {};
      if (!Number.isSafeInteger(maxBytes) || maxBytes < 1) {
        yield { at: [...at, 'requestBody', 'x-max-bytes'], reason: 'x-max-bytes must be a positive integer' };
      }
    }
    const limits = new Map<string, number | undefined>();
    for (const { at, media, schema } of bodiesOf(document)) {
      if (!isMediaType(media))
        yield { at, reason: `${media} must differ from the other media types without parameters` };
      if (schema.format !== 'binary') continue;
      const operation = at.slice(0, 3).join(' ');
      if (!limits.has(operation)) limits.set(operation, byteLimit(schema));
      else if (limits.get(operation) !== byteLimit(schema)) {
        yield { at: [...at, 'schema'], reason: 'all binary bodies of an operation must have the same x-max-bytes' };
      }
    }
  },
};
