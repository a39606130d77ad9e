import { formFaults } from '../forms.ts';
import { isForm } from '../media.ts';
import { resolveRef } from '../openapi.ts';
import { operationsOf } from './document-parts.ts';
import type { Rule } from './rule.ts';

export const formFields: Rule = {
  name: 'form-fields',
  refuses:
    'a form field that is an object or a list of them; a file outside multipart/form-data; different `x-max-bytes` for files of one form. Other media types of the same operation are served',
  *check(document) {
    for (const operation of operationsOf(document)) {
      const { content = {} } = operation.node.requestBody ? resolveRef(document, operation.node.requestBody) : {};
      const faults = Object.entries(content).map(([media, { schema = {} }]) => ({
        media,
        schema,
        found: isForm(media) ? formFaults(document, media, schema) : [],
      }));
      const isServed = faults.some(({ found }) => found.length === 0);
      for (const { media, schema, found } of faults) {
        const at = [...operation.at, 'requestBody', 'content', media, 'schema'];
        for (const { field, reason } of found) {
          const inner = field === null || schema.$ref ? [] : ['properties', field];
          yield { at: [...at, ...inner], reason, ...(isServed && { skipped: true }) };
        }
      }
    }
  },
};
