// Pairs of schemas: narrowed ones, and ones with the same meaning.
import type { AnySchema } from '../../scripts/versions/normalised-schema.ts';
import { SchemaComparer } from '../../scripts/versions/schemas.ts';

export type Fields = Readonly<Record<string, unknown>>;
interface Row {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Part of the message when the new schema is narrower. */
  readonly narrower?: string;
}

export const text = (more: Fields = {}) => ({ type: 'string', ...more });
export const thing = (more: Fields = {}) => ({ type: 'object', properties: { a: text(), b: text() }, ...more });
const tagged = (tag: string, more: Fields = {}) => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: tag }, ...more },
});
const document = {
  defs: {
    Text: text({ maxLength: 5 }),
    Tree: { type: 'object', properties: { next: { $ref: '#/defs/Tree' }, name: text() } },
    Bush: { type: 'object', properties: { next: { $ref: '#/defs/Bush' }, name: text({ maxLength: 3 }) } },
  },
};

export function breaks(before: unknown, after: unknown, direction: 'request' | 'response' | 'both'): string[] {
  return new SchemaComparer(document, document).breaks(before as AnySchema, after as AnySchema, direction, 'x');
}

/** Each `after` is narrower than `before`: that breaks senders. The opposite direction breaks readers. */
export const NARROWED: readonly Row[] = [
  { name: 'one type fewer', before: { type: ['string', 'null'] }, after: text(), narrower: 'can no longer be null' },
  {
    name: 'whole numbers only',
    before: { type: 'number' },
    after: { type: 'integer' },
    narrower: 'can no longer be number',
  },
  { name: 'one value fewer', before: { enum: ['a', 'b'] }, after: { enum: ['a'] }, narrower: 'can no longer be "b"' },
  {
    name: 'one value of a list',
    before: { enum: ['a', 'b'] },
    after: { const: 'a' },
    narrower: 'can no longer be "b"',
  },
  { name: 'a list of values', before: text(), after: text({ enum: ['a'] }), narrower: 'can only be "a"' },
  {
    name: 'a lower maximum',
    before: { type: 'integer', maximum: 9 },
    after: { type: 'integer', maximum: 8 },
    narrower: 'maximum changed from 9 to 8',
  },
  {
    name: 'a new minimum',
    before: { type: 'integer' },
    after: { type: 'integer', minimum: 1 },
    narrower: 'minimum changed from unlimited to 1',
  },
  {
    name: 'a longer minimum',
    before: text(),
    after: text({ minLength: 1 }),
    narrower: 'minLength changed from 0 to 1',
  },
  {
    name: 'a shorter maximum',
    before: text({ maxLength: 9 }),
    after: text({ maxLength: 8 }),
    narrower: 'maxLength changed from 9 to 8',
  },
  {
    name: 'fewer items',
    before: { type: 'array', maxItems: 4 },
    after: { type: 'array', maxItems: 3 },
    narrower: 'maxItems changed from 4 to 3',
  },
  {
    name: 'unique items',
    before: { type: 'array' },
    after: { type: 'array', uniqueItems: true },
    narrower: 'uniqueItems true was added',
  },
  {
    name: 'narrower items',
    before: { type: 'array', items: text() },
    after: { type: 'array', items: text({ maxLength: 3 }) },
    narrower: 'maxLength changed from unlimited to 3',
  },
  { name: 'a pattern', before: text(), after: text({ pattern: '^a' }), narrower: 'pattern "^a" was added' },
  { name: 'a format', before: text(), after: text({ format: 'uuid' }), narrower: 'format "uuid" was added' },
  {
    name: 'a required field',
    before: thing(),
    after: thing({ required: ['a'] }),
    narrower: 'the field a is now required',
  },
  {
    name: 'no other fields',
    before: thing(),
    after: thing({ additionalProperties: false }),
    narrower: 'additional fields are no longer allowed',
  },
  {
    name: 'narrower other fields',
    before: thing(),
    after: thing({ additionalProperties: { type: 'integer' } }),
    narrower: 'can no longer be null',
  },
  {
    name: 'no fields beyond those of all parts',
    before: thing(),
    after: thing({ unevaluatedProperties: false }),
    narrower: 'unevaluatedProperties false was added',
  },
  {
    name: 'no items beyond those of all parts',
    before: { type: 'array' },
    after: { type: 'array', unevaluatedItems: false },
    narrower: 'unevaluatedItems false was added',
  },
  {
    name: 'a condition',
    before: thing(),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    after: thing({ if: { required: ['a'] }, then: { required: ['b'] } }),
    narrower: 'if {"if":{"required":["a"]},"then":{"required":["b"]}} was added',
  },
  {
    name: 'narrower behind a reference',
    before: text(),
    after: { $ref: '#/defs/Text' },
    narrower: 'maxLength changed from unlimited to 5',
  },
  {
    name: 'narrower beside a reference',
    before: { $ref: '#/defs/Text' },
    after: { $ref: '#/defs/Text', maxLength: 4 },
    narrower: 'maxLength changed from 5 to 4',
  },
  {
    name: 'narrower in one part of allOf',
    before: { allOf: [thing(), { required: ['a'] }] },
    after: { allOf: [thing(), { required: ['a', 'b'] }] },
    narrower: 'the field b is now required',
  },
  {
    name: 'narrower in a schema that contains itself',
    before: { $ref: '#/defs/Tree' },
    after: { $ref: '#/defs/Bush' },
    narrower: 'maxLength changed from unlimited to 3',
  },
  {
    name: 'one variant fewer',
    before: { oneOf: [tagged('one'), tagged('two')] },
    after: { oneOf: [tagged('one')] },
    narrower: 'be kind "two"',
  },
  {
    name: 'a narrower variant',
    before: { oneOf: [tagged('one'), tagged('two', { a: text() })] },
    after: { oneOf: [tagged('one'), tagged('two', { a: text({ maxLength: 1 }) })] },
    narrower: 'maxLength changed from unlimited to 1',
  },
  {
    name: 'one variant where there were several',
    before: { oneOf: [text(), { type: 'null' }] },
    after: text(),
    narrower: 'can no longer be null',
  },
  {
    name: 'one of several similar variants fewer',
    before: { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    after: { type: 'object', anyOf: [{ required: ['b'] }] },
    narrower: 'the field b is now required',
  },
  {
    name: 'a narrower one of several similar variants',
    before: { oneOf: [text({ pattern: '^a' }), text({ pattern: '^b' })] },
    after: { oneOf: [text({ pattern: '^a' }), text({ pattern: '^b', maxLength: 3 })] },
    narrower: 'maxLength changed from unlimited to 3',
  },
  { name: 'nothing at all', before: text(), after: false, narrower: 'can no longer be string' },
];

/** Pairs with the same meaning, or that differ only in prose. */
export const SAME: readonly Row[] = [
  { name: 'prose', before: text({ description: 'a' }), after: text({ description: 'b', examples: ['x'] }) },
  { name: 'one type as a list', before: text(), after: { type: ['string'] } },
  { name: 'an inlined reference', before: { $ref: '#/defs/Text' }, after: text({ maxLength: 5 }) },
  { name: 'a reference in allOf', before: { $ref: '#/defs/Text' }, after: { allOf: [{ $ref: '#/defs/Text' }] } },
  { name: 'a folded allOf', before: { allOf: [thing(), { required: ['a'] }] }, after: thing({ required: ['a'] }) },
  { name: 'types as variants', before: { type: ['string', 'null'] }, after: { oneOf: [text(), { type: 'null' }] } },
  {
    name: 'variants in another order',
    before: { oneOf: [tagged('a'), tagged('b')] },
    after: { oneOf: [tagged('b'), tagged('a')] },
  },
  { name: 'fields in another order', before: thing({ required: ['a', 'b'] }), after: thing({ required: ['b', 'a'] }) },
  { name: 'the default minimum, stated', before: text(), after: text({ minLength: 0 }) },
  {
    name: 'similar variants in another order',
    before: { type: 'object', anyOf: [{ required: ['a'] }, { required: ['b'] }] },
    after: { type: 'object', anyOf: [{ required: ['b'] }, { required: ['a'] }] },
  },
  {
    name: 'uniqueItems false, stated',
    before: { type: 'array' },
    after: { type: 'array', uniqueItems: false },
  },
  { name: 'unevaluatedProperties true, stated', before: thing(), after: thing({ unevaluatedProperties: true }) },
  { name: 'additionalProperties true, stated', before: thing(), after: thing({ additionalProperties: true }) },
  { name: 'a schema that contains itself', before: { $ref: '#/defs/Tree' }, after: { $ref: '#/defs/Tree' } },
];
