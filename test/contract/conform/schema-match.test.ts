import { expect, it } from 'vitest';
import { matches } from '../../../src/contract/conform/schema-match.ts';

it('takes # for the schema itself, and other references for places in its document', () => {
  const name = { $anchor: 'name', type: 'string' };
  const node = {
    type: 'object',
    properties: { next: { $ref: '#' }, name: { $ref: '#/components/schemas/Name' }, alias: { $ref: '#name' } },
    required: ['name'],
  };
  const document = { components: { schemas: { Name: name, Node: node } } };
  const judge = (value: unknown) => matches(document, node, value);
  expect(judge({ name: 'a', alias: 'b', next: { name: 'c' } })).toBe(true);
  expect([{ name: 1 }, { name: 'a', alias: 1 }, { name: 'a', next: {} }].map(judge)).toEqual([false, false, false]);
});
