// Rules about the bodies of requests and responses.
import { formFaults } from '../forms.ts';
import { isForm, isMediaType } from '../media.ts';
import { byteLimit, type Media, resolveRef } from '../openapi.ts';
import { requestBodiesOf, responsesOf } from './document-parts.ts';
import type { Refusal, Rule } from './rule.ts';

export const bodyMedia: Rule = {
  name: 'body-media',
  refuses:
    'request bodies whose media types differ only in their parameters; different `x-max-bytes` for bytes in one operation; an `x-max-bytes` that is not a positive integer',
  *check(document) {
    for (const { at, node } of requestBodiesOf(document)) {
      const { 'x-max-bytes': maxBytes = 1, content } = node;
      if (!Number.isSafeInteger(maxBytes) || maxBytes < 1) {
        yield { at: [...at, 'x-max-bytes'], reason: 'x-max-bytes must be a positive integer' };
      }
      yield* sameMedia(content, at);
      const binary = Object.entries(content)
        .map(([media, { schema = {} }]) => ({ media, schema: resolveRef(document, schema) }))
        .filter(({ schema }) => schema.format === 'binary');
      for (const { media, schema } of binary) {
        if (byteLimit(schema) === byteLimit(binary[0]?.schema ?? {})) continue;
        const reason = 'all binary bodies of an operation must have the same x-max-bytes';
        yield { at: [...at, 'content', media, 'schema'], reason };
      }
    }
  },
};

function* sameMedia(content: Readonly<Record<string, Media>>, at: Refusal['at']): Generator<Refusal> {
  for (const media of Object.keys(content).filter((name) => !isMediaType(name))) {
    const reason = `${media} must differ from the other media types without parameters`;
    yield { at: [...at, 'content', media], reason };
  }
}

export const formFields: Rule = {
  name: 'form-fields',
  refuses:
    'a form field that is an object or a list of them; a file outside multipart/form-data; different `x-max-bytes` for files of one form. Other media types of the same operation are served',
  *check(document) {
    for (const { at, node } of requestBodiesOf(document)) {
      const faults = Object.entries(node.content).map(([media, { schema = {} }]) => ({
        media,
        schema,
        found: isForm(media) ? formFaults(document, media, schema) : [],
      }));
      const isServed = faults.some(({ found }) => found.length === 0);
      for (const { media, schema, found } of faults) {
        for (const { field, reason } of found) {
          const inner = field === null || schema.$ref ? [] : ['properties', field];
          yield { at: [...at, 'content', media, 'schema', ...inner], reason, ...(isServed && { skipped: true }) };
        }
      }
    }
  },
};

export const responseStatus: Rule = {
  name: 'response-status',
  refuses: 'a response that is not for a status from 200 to 599, for a range from `2XX` to `5XX`, or `default`',
  *check(document) {
    for (const { at } of responsesOf(document)) {
      const status = String(at.at(-1));
      if (!/^([2-5](\d\d|XX)|default)$/.test(status))
        yield { at, reason: `${status} is not a status from 200 to 599, a range such as 4XX, or default` };
    }
  },
};

export const responseMedia: Rule = {
  name: 'response-media',
  refuses: 'responses whose media types differ only in their parameters',
  *check(document) {
    for (const { at, node } of responsesOf(document)) yield* sameMedia(node.content ?? {}, at);
  },
};
