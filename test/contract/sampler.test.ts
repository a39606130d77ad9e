// Samples of schemas: valid, the same in every run, and finite.
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { buildSample, VARIATIONS, type Variation } from '../../src/contract/conform/sampler.ts';
import type { Schema } from '../../src/contract/document.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const SCHEMAS: Record<string, Schema> = {
  Node: {
    type: 'object',
    required: ['name', 'children'],
    properties: { name: { type: 'string' }, children: { type: 'array', items: ref('Node') }, parent: ref('Node') },
  },
  Expression: { oneOf: [ref('Sum'), { type: 'number' }] },
  Sum: {
    type: 'object',
    required: ['sum'],
    properties: { sum: { type: 'array', items: ref('Expression'), minItems: 2 } },
  },
  Endless: { type: 'object', required: ['next'], properties: { next: ref('Endless') } },
  Pet: {
    oneOf: [ref('Cat'), ref('Dog')],
    discriminator: { propertyName: 'kind', mapping: { tabby: '#/components/schemas/Cat' } },
  },
  Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, lives: { const: 9 } } },
  Dog: {
    type: 'object',
    required: ['kind', 'barks'],
    properties: { kind: { type: 'string' }, barks: { type: 'boolean' } },
  },
};
const document = { components: { schemas: SCHEMAS } };

const ajv = new Ajv2020({ strict: false, schemas: [{ $id: 'doc', ...document }], unicodeRegExp: true });
formats.default(ajv);

/** The first valid sample, as the generator of mocks finds it. */
function sampleOf(schema: Schema): unknown {
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"doc#/')));
  for (const variation of VARIATIONS) {
    const value = buildSample(document, schema, variation);
    if (validate(value)) return value;
  }
  throw new Error(`no valid sample: ${ajv.errorsText(validate.errors)}`);
}

const object = (properties: Record<string, Schema>, more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  ...more,
});
const FORMATS = [
  ...['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uri-reference', 'url'],
  ...['uri-template', 'uuid', 'json-pointer', 'relative-json-pointer', 'regex', 'byte'],
];
const PATTERNS = [
  ...[
    '^[a-z]+$',
    '^T-\\d{8}$',
    '^(red|green|blue)$',
    '^#(?:[0-9a-f]{3}){1,2}$',
    '\\.png$',
    '^\\S+@\\S+$',
    '^[^/]{1,5}$',
  ],
  ...['^\\+?[1-9]\\d{1,14}$', '^[A-Z]{2}(-[A-Z0-9]{1,3})?$', '[0-9]', '^$'],
];

const VALID: [string, Schema][] = [
  ...FORMATS.map((format): [string, Schema] => [`the format ${format}`, { type: 'string', format }]),
  ...FORMATS.map((format): [string, Schema] => [
    `a set of ${format}`,
    { type: 'array', items: { type: 'string', format }, minItems: 3, uniqueItems: true },
  ]),
  ...PATTERNS.map((pattern): [string, Schema] => [`the pattern ${pattern}`, { type: 'string', pattern }]),
  ['a pattern with a length', { type: 'string', pattern: '^[a-z-]+$', minLength: 60, maxLength: 63 }],
  ['a length', { type: 'string', minLength: 300, maxLength: 301 }],
  ['a short text', { type: 'string', maxLength: 2 }],
  ['an enum', { enum: ['one', 2, null] }],
  ['a const that is null', { const: null }],
  ['an integer between bounds', { type: 'integer', minimum: 1450, maximum: 1451 }],
  ['an exclusive bound', { type: 'integer', exclusiveMinimum: 5, exclusiveMaximum: 7 }],
  ['a negative number', { type: 'number', maximum: -0.5 }],
  ['a number in a small range', { type: 'number', exclusiveMinimum: 0.2, maximum: 0.9 }],
  ['a multiple', { type: 'integer', multipleOf: 30, exclusiveMinimum: 0 }],
  ['a multiple of a fraction', { type: 'number', multipleOf: 0.01, minimum: 4.99, maximum: 5 }],
  ['a set of numbers', { type: 'array', items: { type: 'integer', minimum: 3 }, minItems: 5, uniqueItems: true }],
  ['a set of an enum', { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 3, uniqueItems: true }],
  ['a set of objects', { type: 'array', items: object({ id: { type: 'integer' } }), minItems: 2, uniqueItems: true }],
  ['a tuple', { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false as never }],
  ['a list that contains', { type: 'array', items: {}, contains: { const: 'x' } }],
  ['required fields that are not described', { type: 'object', required: ['a', 'b'] }],
  ['additional fields', { type: 'object', additionalProperties: { type: 'integer' }, minProperties: 2 }],
  [
    'fields with a pattern',
    {
      type: 'object',
      patternProperties: { '^x-[a-z]{3}$': { type: 'boolean' } },
      additionalProperties: false,
      minProperties: 1,
    },
  ],
  ['names with a pattern', { type: 'object', propertyNames: { pattern: '^[a-z]{5}$' }, minProperties: 2 }],
  ['few fields', object({ a: {}, b: {}, c: {} }, { required: ['c'], maxProperties: 1 })],
  ['fields that exclude each other', object({ a: {}, b: {} }, { not: { required: ['a', 'b'] } })],
  [
    'allOf',
    {
      allOf: [
        object({ a: { type: 'integer' } }, { required: ['a'] }),
        object({ a: { minimum: 7 }, b: {} }, { required: ['b'] }),
      ],
    },
  ],
  [
    'allOf with an example of one part',
    { allOf: [object({ a: {} }, { required: ['a'], example: { a: 1 } }), object({ b: {} }, { required: ['b'] })] },
  ],
  ['oneOf whose first alternative is null', { oneOf: [{ type: 'null' }, { type: 'integer' }] }],
  ['anyOf that only requires', object({ a: {}, b: {} }, { anyOf: [{ required: ['a'] }, { required: ['b'] }] })],
  ['oneOf whose first alternative contradicts', { type: 'integer', oneOf: [{ type: 'string' }, { minimum: 3 }] }],
  ['a nullable type', { type: ['null', 'string'], minLength: 8 }],
  ['an example that is invalid', { type: 'integer', example: 'seven' }],
  ['a discriminator', ref('Pet')],
  ['a tree', ref('Node')],
  ['a recursive alternative', ref('Expression')],
  ['a type that is only implied', { items: { minLength: 3 } }],
  ['nothing', {}],
];

describe('a sample', () => {
  it.each(VALID)('is valid for %s, and always the same', (_, schema) => {
    const sample = sampleOf(schema);
    expect(sampleOf(schema)).toEqual(sample);
    expect(JSON.stringify(sample).length).toBeLessThan(5_000);
  });

  it('uses examples and defaults of the schema, else all fields', () => {
    const schema = object({
      a: { type: 'string', example: 'x' },
      b: { type: 'integer', default: 5 },
      c: { type: 'boolean' },
    });
    expect(sampleOf(schema)).toEqual({ a: 'x', b: 5, c: true });
  });

  it('has the value of the discriminator', () => {
    expect(sampleOf(ref('Pet'))).toEqual({ kind: 'tabby', lives: 9 });
  });

  it('has no writeOnly field, even a required one', () => {
    const schema = object(
      { name: {}, password: { type: 'string', writeOnly: true } },
      { required: ['name', 'password'] },
    );
    expect(buildSample(document, schema, VARIATIONS[0] as Variation)).not.toHaveProperty('password');
  });

  it('does not exist for a schema that requires itself without end', () => {
    expect(() => sampleOf(ref('Endless'))).toThrow(RangeError);
    expect(sampleOf(object({ a: ref('Endless'), b: { type: 'integer' } }))).toEqual({ b: 1 });
  });

  it('stays small for a schema that is wide and deep', () => {
    const wide = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, ref('Wide')]));
    const components = { schemas: { Wide: object(wide) } };
    const started = process.cpuUsage();
    const sample = buildSample({ components }, ref('Wide'), VARIATIONS[0] as Variation);
    expect(JSON.stringify(sample).length).toBeLessThan(100_000);
    expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
  });
});
