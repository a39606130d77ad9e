// Builds a value from a schema, always the same one. It may be invalid: the caller validates it and tries another variation.
import { examplesOf, type Media, type Operation, type Parameter, resolveRef, type Schema } from './document.ts';
import { randomMatch } from './patterns.ts';
import { Random } from './random.ts';

export interface Variation {
  /** Whether to use examples and defaults inside the schema. */
  readonly examples: boolean;
  /** Which optional properties to include. */
  readonly optional: 'all' | 'with examples' | 'none';
  /** Which alternative of `oneOf` and `anyOf` to use. */
  readonly alternative: number;
  /** Properties to leave out: those of responses, or those of requests. */
  readonly omits: 'readOnly' | 'writeOnly';
}

/** Of responses, in the order in which to try them. */
export const VARIATIONS: readonly Variation[] = [0, 1, 2, 3].flatMap((alternative) =>
  (['all', 'none'] as const).flatMap((optional) =>
    [true, false].map((examples) => ({ examples, optional, alternative, omits: 'writeOnly' as const })),
  ),
);

/** Optional properties and items are left out below this depth, and of samples with more values. */
const OPTIONAL_DEPTH = 4;
const OPTIONAL_VALUES = 2_000;
const MAX_DEPTH = 24;
const MAX_LENGTH = 1_000;
const PATTERN_TRIES = 40;

/** For formats that the word "string" does not match. */
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2030-01-15T09:30:00Z',
  date: '2030-01-15',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'user1@example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  'ip-range': '192.0.2.1',
  uri: 'https://example.com/1',
  url: 'https://example.com/1',
  uuid: '00000000-0000-4000-8000-000000000001',
  'json-pointer': '/1',
  'relative-json-pointer': '1',
  byte: 'AAA1',
};

export class Sampler {
  readonly #document: object;
  readonly #variation: Variation;
  #values = 0;
  /** The index of the current list item, so that items differ. */
  #turn = 0;

  constructor(document: object, variation: Variation) {
    this.#document = document;
    this.#variation = variation;
  }

  /** Throws a RangeError if the schema requires itself without end. */
  value(reference: Schema, depth = 0): unknown {
    this.#values++;
    const schema = this.#flatten(reference, depth);
    if (schema.const !== undefined) return schema.const;
    const example = exampleOf(schema);
    if (this.#variation.examples && example !== undefined) return example;
    if (schema.enum) return schema.enum[this.#turn % schema.enum.length];
    const types = [schema.type ?? impliedType(schema)].flat();
    const type = types.find((name) => name !== 'null');
    if (type === undefined || (types.includes('null') && depth > OPTIONAL_DEPTH)) return null;
    if (type === 'object') return this.#object(schema, depth);
    if (type === 'array') return this.#array(schema, depth);
    if (type === 'string') return stringOf(schema, this.#turn);
    return type === 'boolean' ? this.#turn % 2 === 0 : numberOf(schema, type === 'integer', this.#turn);
  }

  /** Merges references, `allOf` and one alternative of `oneOf` and `anyOf` into one schema. */
  #flatten(reference: Schema, depth: number): Schema {
    if (depth > MAX_DEPTH) throw new RangeError('the schema requires itself without end');
    const { allOf = [], oneOf = [], anyOf = [], ...own } = resolveRef(this.#document, reference);
    const parts = allOf.map((part) => this.#flatten(part, depth + 1));
    for (const options of [oneOf, anyOf].filter(({ length }) => length > 0)) {
      const sorted = options.toSorted((one, other) => Number(one.type === 'null') - Number(other.type === 'null'));
      // Deep inside a recursive schema, use different ones, whatever the distance between them, until one is not recursive.
      const index = this.#variation.alternative + (depth > OPTIONAL_DEPTH ? Math.floor(depth * 1.618) : 0);
      const option = sorted[index % sorted.length] as Schema;
      parts.push(this.#flatten(option, depth + 1), tagOf(own, option));
    }
    const merged = parts.reduce(merge, own);
    // The example of one part lacks the properties of the others.
    return allOf.length > 1 && merged.properties
      ? { ...merged, example: own['example'], examples: own['examples'] }
      : merged;
  }

  #object(schema: Schema, depth: number): object {
    const { properties = {}, required = [], additionalProperties = {}, patternProperties = {} } = schema;
    const { minProperties = 0, maxProperties = MAX_LENGTH } = schema;
    const fields: [name: string, value: unknown][] = [];
    for (const name of new Set([...required, ...Object.keys(properties)])) {
      const inner = properties[name] ?? additionalProperties;
      const isWanted = required.includes(name) || (this.#includes(inner, depth) && fields.length < maxProperties);
      if (!isWanted || typeof inner !== 'object' || resolveRef(this.#document, inner)[this.#variation.omits]) continue;
      try {
        fields.push([name, this.value(inner, depth + 1)]);
      } catch (error) {
        if (required.includes(name)) throw error;
      }
    }
    const [[pattern, other] = [undefined, additionalProperties]] = Object.entries(patternProperties);
    const keys = schema.propertyNames ?? (pattern === undefined ? {} : { pattern });
    for (let turn = 0; fields.length < Math.min(minProperties, MAX_LENGTH); turn++) {
      fields.push([stringOf(keys, turn), this.value(typeof other === 'object' ? other : {}, depth + 1)]);
    }
    return Object.fromEntries(fields);
  }

  #includes(optional: Schema | boolean, depth: number): boolean {
    const { optional: included } = this.#variation;
    if (included === 'none' || depth >= OPTIONAL_DEPTH || this.#values >= OPTIONAL_VALUES) return false;
    return included === 'all' || (typeof optional === 'object' && exampleOf(optional) !== undefined);
  }

  #array(schema: Schema, depth: number): unknown[] {
    const { items = {}, minItems = 0, maxItems = MAX_LENGTH, uniqueItems, prefixItems = [], contains } = schema;
    const first = contains ? [...prefixItems, contains] : prefixItems;
    const length = Math.min(Math.max(minItems, first.length, depth < OPTIONAL_DEPTH ? 1 : 0), maxItems, MAX_LENGTH);
    const samples = new Map<unknown, unknown>();
    const turn = this.#turn;
    try {
      for (let count = 0; samples.size < length && count < length * 4; count++) {
        this.#turn = turn + count;
        const item = this.value(first[count] ?? items, depth + 1);
        samples.set(uniqueItems ? JSON.stringify(item) : count, item);
      }
    } catch (error) {
      if (minItems > 0) throw error;
    }
    this.#turn = turn;
    return [...samples.values()];
  }
}

/** The value that a schema itself shows. */
const exampleOf = (schema: Schema): unknown =>
  schema['example'] ?? (schema['examples'] as unknown[] | undefined)?.[0] ?? schema.const ?? schema.default;

function stringOf({ pattern, format = '', minLength = 0, maxLength = MAX_LENGTH }: Schema, turn: number): string {
  const matches = pattern === undefined ? [] : matchesOf(pattern, minLength, turn);
  const fitting = matches.filter((text) => text.length >= minLength && text.length <= maxLength);
  const match = fitting.find((text) => /^[\x20-\x7e]*$/.test(text)) ?? fitting[0];
  if (match !== undefined) return match;
  const formatted = FORMATS[format]?.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + turn) % 10));
  return formatted?.padEnd(minLength, '0') ?? `string${turn || ''}`.padEnd(minLength, '0').slice(0, maxLength);
}

/** Strings that match a pattern; none if its syntax is not supported. */
function matchesOf(pattern: string, minLength: number, turn: number): string[] {
  try {
    const expression = new RegExp(pattern, 'u');
    const repeat = Math.min(Math.max(8, minLength), MAX_LENGTH);
    return Array.from({ length: PATTERN_TRIES }, (_, index) => new Random(1 + index + turn * PATTERN_TRIES))
      .map((random) => randomMatch(pattern, random, 0, repeat))
      .filter((text) => text.isWellFormed() && expression.test(text));
  } catch {
    return [];
  }
}

function numberOf(schema: Schema, isInteger: boolean, turn: number): number {
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema as Record<string, number>;
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const step = multipleOf ?? (isInteger || high - low > 2 ? 1 : (high - low) / 4);
  const isAllowed = (value: number) =>
    value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum;
  const rounded = (value: number) => Number((Math.ceil(value / step) * step).toPrecision(15));
  const base = [1, low, low + step, high, high - step].map(rounded).find(isAllowed) ?? 0;
  const varied = rounded(base + turn * step);
  return isAllowed(varied) ? varied : base;
}

function impliedType(schema: Schema): string {
  const has = (names: string) => names.split(' ').some((name) => schema[name] !== undefined);
  if (has('items prefixItems minItems maxItems contains')) return 'array';
  if (has('pattern format minLength maxLength')) return 'string';
  return has('minimum maximum multipleOf exclusiveMinimum exclusiveMaximum') ? 'number' : 'object';
}

/** The discriminator's value for an alternative: the key of the mapping, else the name of the component. */
function tagOf({ discriminator }: Schema, { $ref = '' }: Schema): Schema {
  if (!discriminator || $ref === '') return {};
  const name = $ref.split('/').at(-1);
  const mapped = Object.entries(discriminator.mapping ?? {}).find(([, target]) => target === $ref || target === name);
  return { properties: { [discriminator.propertyName]: { enum: [mapped?.[0] ?? name] } } };
}

function merge(one: Schema, other: Schema): Schema {
  const changed = Object.entries(other).map(([key, added]) => [key, mergeKeyword(key, one[key], added)]);
  return { ...one, ...Object.fromEntries(changed) };
}

function mergeKeyword(key: string, one: unknown, other: unknown): unknown {
  if (one === undefined || other === undefined) return one ?? other;
  if (key === 'properties') {
    const [these, those] = [one, other] as [Record<string, Schema>, Record<string, Schema>];
    const both = (name: string) => [these[name], those[name]].filter((schema) => schema !== undefined);
    return Object.fromEntries(Object.keys({ ...these, ...those }).map((name) => [name, { allOf: both(name) }]));
  }
  if (key === 'items') return { allOf: [one, other] };
  if (key === 'required') return [...new Set([one, other].flat())];
  if (/^(min|exclusiveMin)/.test(key)) return Math.max(one as number, other as number);
  if (/^(max|exclusiveMax)/.test(key)) return Math.min(one as number, other as number);
  const common = key === 'enum' || key === 'type' ? [one].flat().filter((each) => [other].flat().includes(each)) : [];
  return common.length > 0 ? common : other;
}

/** Without invented values for what is optional. */
const OF_REQUESTS = { examples: true, optional: 'with examples', alternative: 0, omits: 'readOnly' } as const;

/** Adds examples to operations whose document has none, so that every operation can be called. */
export function withSamples(operation: Operation): Operation {
  const { document, parameters, body } = operation;
  const withExample = (parameter: Parameter): Parameter => {
    const { example, required, schema } = parameter;
    const value =
      example ?? exampleOf(resolveRef(document, schema)) ?? (required ? sample(document, schema) : undefined);
    return value === undefined ? parameter : { ...parameter, example: value };
  };
  const withBody = ([media, content]: [string, Media]): [string, Media] => {
    const isKnown = examplesOf(document, content).length > 0 || !/json|form/.test(media);
    return [media, isKnown ? content : { ...content, example: sample(document, content.schema ?? {}) }];
  };
  return {
    ...operation,
    parameters: parameters.map(withExample),
    body: body && { ...body, content: Object.fromEntries(Object.entries(body.content).map(withBody)) },
  };
}

/** Undefined if the schema requires itself without end. */
function sample(document: object, schema: Schema): unknown {
  try {
    return new Sampler(document, OF_REQUESTS).value(schema);
  } catch {
    return undefined;
  }
}
