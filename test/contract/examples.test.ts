import { describe, expect, it } from 'vitest';
import { documents, operations } from '../../scripts/areas.ts';
import { examplesOf, resolveRef, type Schema } from '../../src/contract/conform/document.ts';
import { problemType } from '../requests.ts';
import { compileWithHyperjump } from './hyperjump.ts';
import { accepts, subjects } from './schemas.ts';

interface Shown {
  readonly where: string;
  readonly schema: Schema;
  readonly values: readonly unknown[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every schema of a document with its examples and defaults. */
function* shownIn(document: object, node: unknown, where = ''): Generator<Shown> {
  if (Array.isArray(node))
    for (const [index, item] of node.entries()) yield* shownIn(document, item, `${where}/${index}`);
  if (!isObject(node)) return;
  if (isObject(node['schema'])) {
    const values = examplesOf(document, node as Parameters<typeof examplesOf>[1]).map(({ value }) => value);
    if (values.length > 0) yield { where, schema: node['schema'] as Schema, values };
  }
  const inside = [
    ...(Array.isArray(node['examples']) ? node['examples'] : []),
    ...('default' in node ? [node['default']] : []),
  ];
  const isSchema =
    /\/(schemas|\$defs|properties|patternProperties)\/[^/]+$|\/(schema|items|payload|additionalProperties)$|Of\/\d+$/;
  if (isSchema.test(where) && inside.length > 0 && !isObject(node['payload']))
    yield { where, schema: node as Schema, values: inside };
  for (const [key, inner] of Object.entries(node)) {
    if (!['example', 'examples', 'default', 'const', 'enum'].includes(key))
      yield* shownIn(document, inner, `${where}/${key}`);
  }
}

const shown = documents.flatMap(({ name, document }) =>
  [...shownIn(document, document)].map((one) => ({ ...one, document, where: `${name} ${one.where}` })),
);

describe('The examples of the documents', () => {
  it.each(subjects)('pass our validator: $name', ({ validate, examples }) => {
    expect(examples.filter(({ value }) => !accepts(validate, value))).toEqual([]);
  });

  it.each(subjects)('pass our validator after a JSON round trip: $name', ({ validate, examples }) => {
    expect(examples.filter(({ value }) => !validate(JSON.parse(JSON.stringify(value))))).toEqual([]);
  });

  it('exist for every body, response, problem and required parameter', () => {
    const lacking = operations.flatMap(({ id, document, body, responses, parameters }) => [
      ...Object.entries(body?.content ?? {}).map(([media, content]) => ({
        id,
        media,
        count: examplesOf(document, content).length,
      })),
      ...[...responses].flatMap(([status, { content = {} }]) =>
        Object.entries(content).map(([media, value]) => ({
          id,
          media: `${status} ${media}`,
          count: examplesOf(document, value).length,
        })),
      ),
      ...parameters
        .filter(({ required }) => required)
        .map(({ name, example }) => ({ id, media: name, count: example === undefined ? 0 : 1 })),
    ]);
    expect(lacking.length).toBeGreaterThan(operations.length);
    expect(lacking.filter(({ count }) => count === 0)).toEqual([]);
    const silent = subjects.filter(({ kind, examples }) => kind === 'message' && examples.length === 0);
    expect(silent).toEqual([]);
  });

  it('pass an independent validator, including those of headers, pages and single fields', async () => {
    expect(shown.length).toBeGreaterThan(100);
    const wrong: unknown[] = [];
    for (const { where, schema, values, document } of shown) {
      const isValid = await compileWithHyperjump(document, schema);
      for (const value of values) if (!isValid(value)) wrong.push({ where, value });
    }
    expect(wrong).toEqual([]);
  });

  it('have the status of their response and the type of their problem', () => {
    for (const { id, document, responses } of operations) {
      for (const [status, { content = {} }] of responses) {
        for (const { name, value } of examplesOf(document, content['application/problem+json'] ?? {})) {
          expect({ id, ...(value as object) }).toMatchObject({ id, status, type: problemType(name) });
        }
      }
    }
  });

  it('cover every variant of a oneOf', () => {
    for (const { name, schema, document, examples, kind } of subjects) {
      const { discriminator } = resolveRef(document, schema);
      if (!discriminator || kind === 'problem') continue;
      const tags = new Set(examples.map(({ value }) => (value as Record<string, unknown>)[discriminator.propertyName]));
      expect({ name, tags: [...tags].sort() }).toEqual({ name, tags: Object.keys(discriminator.mapping ?? {}).sort() });
    }
  });
});
