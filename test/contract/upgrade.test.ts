// OpenAPI 3.0 is read as 3.1.
import { describe, expect, it } from 'vitest';
import type { OpenApi } from '../../src/contract/document.ts';
import { upgrade } from '../../src/contract/generate/documents.ts';
import { documentOf, generateThings, json, load } from './generated-service.ts';

const upgraded = (schema: object): unknown => {
  const document = documentOf({}, { openapi: '3.0.3', components: { schemas: { Thing: schema } } });
  return upgrade(document as OpenApi).components.schemas?.['Thing'];
};
const ref = { $ref: '#/components/schemas/Other' };
const or = (schema: object, more: object = {}) => ({ ...more, anyOf: [schema, { type: 'null' }] });

describe('upgrade', () => {
  it.each([
    [
      'nullable with a type',
      { type: 'string', nullable: true, format: 'binary' },
      { type: ['string', 'null'], format: 'binary' },
    ],
    [
      'nullable with an enum',
      { type: 'string', enum: ['a'], nullable: true },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['nullable with an enum that has null', { enum: ['a', null], nullable: true }, { enum: ['a', null] }],
    ['nullable with a reference', { ...ref, nullable: true }, or(ref)],
    [
      'nullable with allOf, keeping what describes the field',
      { type: 'object', allOf: [ref], nullable: true, readOnly: true, description: 'A thing.' },
      or({ type: 'object', allOf: [ref] }, { readOnly: true, description: 'A thing.' }),
    ],
    ['nullable that is false', { type: 'string', nullable: false }, { type: 'string' }],
    ['nullable without a type', { nullable: true }, {}],
    ['an exclusive minimum', { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ['an exclusive maximum', { maximum: 9, exclusiveMaximum: true }, { exclusiveMaximum: 9 }],
    ['an inclusive limit', { minimum: 1, exclusiveMinimum: false }, { minimum: 1 }],
    ['keys beside a reference', { ...ref, type: 'string', maxLength: 3 }, ref],
    [
      'inner schemas',
      { type: 'object', properties: { nullable: { type: 'array', items: { type: 'integer', nullable: true } } } },
      { type: 'object', properties: { nullable: { type: 'array', items: { type: ['integer', 'null'] } } } },
    ],
  ])('converts %s', (_, given, want) => {
    expect(upgraded(given)).toEqual(want);
  });

  it('leaves data and its own input alone', () => {
    const given = documentOf(
      {},
      { openapi: '3.0.0', components: { examples: { a: { value: { schema: { nullable: true } } } }, schemas: {} } },
    );
    const before = structuredClone(given);
    expect(upgrade(given as OpenApi).components).toEqual((before as OpenApi).components);
    expect(given).toEqual(before);
  });

  it('converts the schemas of every response, default included', async () => {
    const content = json({ type: 'object', properties: { next: { type: 'string', nullable: true } } });
    const responses = { 200: { description: 'x', content }, 404: { description: 'x' } };
    const paths = { '/a': { get: { operationId: 'getA', responses } } };
    const generated = await generateThings(documentOf(paths, { openapi: '3.0.3' }));
    expect(generated.artefacts.get('api.d.ts')).toContain('next?: string | null;');
    const { validators } = await load(generated, 'validators.js');
    const validate = validators.getA.answers[200]['application/json'];
    expect([{ next: null }, { next: 'x' }, { next: 1 }].map((each) => validate(each))).toEqual([true, true, false]);
    const inDefault = { paths: { '/a': { get: { responses: { default: { content } } } } } };
    const converted = upgrade({ openapi: '3.0.3', ...inDefault } as unknown as OpenApi);
    expect(JSON.stringify(converted)).toContain('["string","null"]');
  });
});
