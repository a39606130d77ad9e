import { expect, it } from 'vitest';
import { matches } from '../../../src/contract/conform/schema-match.ts';

it('resolves # to the schema itself, and other references in the document', () => {
  const name = { $anchor: 'name', type: 'string' };
  const node = {
    type: 'object',
    properties: { next: { $ref: '#' }, name: { $ref: '#/components/schemas/Name' }, alias: { $ref: '#name' } },
    required: ['name'],
  };
  const document = { components: { schemas: { Name: name, Node: node } } };
  const match = (value: unknown) => matches(document, node, value);
  expect(match({ name: 'a', alias: 'b', next: { name: 'c' } })).toBe(true);
  expect([{ name: 1 }, { name: 'a', alias: 1 }, { name: 'a', next: {} }].map(match)).toEqual([false, false, false]);
});
