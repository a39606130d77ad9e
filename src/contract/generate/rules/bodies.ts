// Rules about the bodies of requests and responses.

import { Ajv2020 } from 'ajv/dist/2020.js';
import { byteLimit, type Media, resolveRef } from '../../document.ts';
import { ajvSchema, unicodePattern } from '../ajv-schema.ts';
import { formFaults } from '../forms.ts';
import { isForm, isMediaType } from '../media.ts';
import { type FoundSchema, schemasIn } from '../schema-tree.ts';
import { type Refusal, type Rule, requestBodiesOf, responsesOf } from './rule.ts';

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

export const schemaReferences: Rule = {
  name: 'schema-references',
  refuses: 'schema references to anything other than `#/components/schemas/`, and `$dynamicRef`',
  *check(document) {
    for (const [at, schema] of schemasIn(document)) {
      const { $ref, $dynamicRef } = schema as { $ref?: unknown; $dynamicRef?: unknown };
      if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/')) {
        yield { at: [...at, '$ref'], reason: `${$ref} is not supported; refer to #/components/schemas/...` };
      }
      if ($dynamicRef !== undefined) yield { at: [...at, '$dynamicRef'], reason: '$dynamicRef is not supported' };
    }
  },
};

export const schemaSyntax: Rule = {
  name: 'schema-syntax',
  refuses: 'a schema that is not JSON Schema, for example with an unknown type or a pattern that is not JavaScript',
  *check(document) {
    const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
    let root: FoundSchema[0] | null = null;
    for (const [at, schema] of schemasIn(document)) {
      const { pattern, patternProperties = {} } = schema as { pattern?: unknown; patternProperties?: object };
      for (const source of [...(typeof pattern === 'string' ? [pattern] : []), ...Object.keys(patternProperties)]) {
        if (unicodePattern(source) === null) yield { at, reason: `the pattern ${source} is not a regular expression` };
      }
      if (root && isBelow(at, root)) continue;
      root = at;
      if (ajv.validateSchema(ajvSchema(schema, { components: '', document }) as object)) continue;
      const [error] = ajv.errors ?? [];
      const path = (error?.instancePath ?? '').split('/').slice(1);
      yield { at: [...at, ...path], reason: `the schema is not valid: ${path.at(-1) ?? 'it'} ${error?.message}` };
    }
  },
};

const isBelow = (at: FoundSchema[0], root: FoundSchema[0]): boolean => root.every((step, index) => at[index] === step);
