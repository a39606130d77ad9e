import { FORM_MEDIA, isForm } from '../media.ts';
import { byteLimit, resolveRef } from '../openapi.ts';
import { bodiesOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

const SCALARS = ['string', 'integer', 'number', 'boolean'];

export const formFields: Rule = {
  name: 'form-fields',
  refuses:
    'a form field that is a list or an object; a file outside multipart/form-data; different `x-max-bytes` for files of one form',
  *check(document) {
    for (const { at, node, media, schema } of bodiesOf(document)) {
      if (!isForm(media)) continue;
      if (schema.type !== 'object') yield { at: [...at, 'schema'], reason: 'a form must have type object' };
      const limits = new Set<number | undefined>();
      for (const [name, reference] of Object.entries(schema.properties ?? {})) {
        const field = resolveRef(document, reference);
        const here = [...at, 'schema', ...(node.schema?.$ref ? [] : ['properties', name])];
        if (typeof field.type !== 'string' || !SCALARS.includes(field.type)) {
          yield { at: here, reason: `the field ${name} must have one of the types ${SCALARS.join(', ')}` };
        } else if (field.format === 'binary') {
          limits.add(byteLimit(field));
          if (media === FORM_MEDIA) yield { at: here, reason: `the file ${name} requires multipart/form-data` };
        } else if (field.contentMediaType !== undefined && field.contentEncoding === undefined) {
          yield { at: here, reason: `the file ${name} must have format: binary` };
        }
      }
      if (limits.size > 1)
        yield { at: [...at, 'schema'], reason: 'all files of a form must have the same x-max-bytes' };
    }
  },
};
