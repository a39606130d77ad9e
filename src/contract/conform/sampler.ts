// Builds a value from a schema, always the same one. It may be invalid: the caller validates it and tries another variation.
import { examplesOf, type Media, type Operation, type Parameter, resolveRef, type Schema } from './document.ts';
import { randomMatch } from './patterns.ts';
import { Random } from './random.ts';
import { matches } from './schema-match.ts';

export interface Variation {
  /** Whether to use examples and defaults inside the schema. */
  readonly examples: boolean;
  /** Which optional properties to include. */
  readonly optional: 'all' | 'with examples' | 'none';
  /** Which alternative of `oneOf` and `anyOf` to use. */
  readonly alternative: number;
  /** Which words of enums to prefer, the best first. */
  readonly words?: readonly RegExp[];
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

/** Throws a RangeError if the schema requires itself without end. */
export function buildSample(document: object, schema: Schema, variation: Variation): unknown {
  let values = 0;
  /** The index of the current list item, so that items differ. */
  let currentTurn = 0;

  function build(reference: Schema, depth: number): unknown {
    values++;
    const schema = flatten(reference, depth);
    if (schema.const !== undefined) return schema.const;
    const example = exampleOf(schema);
    if (variation.examples && example !== undefined) return example;
    if (schema.enum) return wordOf(schema.enum);
    const types = [schema.type ?? impliedType(schema)].flat();
    const type = types.find((name) => name !== 'null');
    if (type === undefined || (types.includes('null') && depth > OPTIONAL_DEPTH)) return null;
    if (type === 'object') return objectOf(schema, depth);
    if (type === 'array') return arrayOf(schema, depth);
    if (type === 'string') return stringOf(schema, currentTurn);
    return type === 'boolean' ? currentTurn % 2 === 0 : numberOf(schema, type === 'integer', currentTurn);
  }

  function wordOf(words: readonly unknown[]): unknown {
    const preferred = variation.words?.map((pattern) => words.find((word) => pattern.test(String(word))));
    return preferred?.find((word) => word !== undefined) ?? words[currentTurn % words.length];
  }

  /** Merges references, `allOf` and one alternative of `oneOf` and `anyOf` into one schema. */
  function flatten(reference: Schema, depth: number): Schema {
    if (depth > MAX_DEPTH) throw new RangeError('the schema requires itself without end');
    const { allOf = [], oneOf = [], anyOf = [], ...own } = resolveRef(document, reference);
    const parts = allOf.map((part) => flatten(part, depth + 1));
    for (const options of [oneOf, anyOf].filter(({ length }) => length > 0)) {
      const sorted = options.toSorted((one, other) => Number(one.type === 'null') - Number(other.type === 'null'));
      // Deep inside a recursive schema, use different ones, whatever the distance between them, until one is not recursive.
      const index = variation.alternative + (depth > OPTIONAL_DEPTH ? Math.floor(depth * 1.618) : 0);
      const option = sorted[index % sorted.length] as Schema;
      parts.push(tagOf(own, option), flatten(option, depth + 1)); // an enum of the option wins over the tag
    }
    const merged = parts.reduce(merge, own);
    // The example of one part lacks the properties of the others.
    return allOf.length > 1 && merged.properties
      ? { ...merged, example: own['example'], examples: own['examples'] }
      : merged;
  }

  function objectOf(schema: Schema, depth: number): object {
    const { properties = {}, required = [], additionalProperties = {}, patternProperties = {} } = schema;
    const { minProperties = 0, maxProperties = MAX_LENGTH } = schema;
    const fields: [name: string, value: unknown][] = [];
    for (const name of new Set([...required, ...Object.keys(properties)])) {
      const inner = properties[name] ?? additionalProperties;
      const isWanted = required.includes(name) || (includes(inner, depth) && fields.length < maxProperties);
      if (!isWanted || inner === false) continue;
      const field = typeof inner === 'object' ? resolveRef(document, inner) : {};
      if (field[variation.omits]) continue;
      try {
        fields.push([name, build(field, depth + 1)]);
      } catch (error) {
        if (required.includes(name)) throw error;
      }
    }
    const [[pattern, other] = [undefined, additionalProperties]] = Object.entries(patternProperties);
    const keys = schema.propertyNames ?? (pattern === undefined ? {} : { pattern });
    for (let turn = 0; fields.length < Math.min(minProperties, MAX_LENGTH); turn++) {
      fields.push([stringOf(keys, turn), build(typeof other === 'object' ? other : {}, depth + 1)]);
    }
    return Object.fromEntries(fields);
  }

  function includes(optional: Schema | boolean, depth: number): boolean {
    const { optional: included } = variation;
    if (included === 'none' || depth >= OPTIONAL_DEPTH || values >= OPTIONAL_VALUES) return false;
    return included === 'all' || (typeof optional === 'object' && exampleOf(optional) !== undefined);
  }

  function arrayOf(schema: Schema, depth: number): unknown[] {
    const { items = {}, minItems = 0, maxItems = MAX_LENGTH, uniqueItems, prefixItems = [], contains } = schema;
    const first = contains ? [...prefixItems, contains] : prefixItems;
    const length = Math.min(Math.max(minItems, first.length, depth < OPTIONAL_DEPTH ? 1 : 0), maxItems, MAX_LENGTH);
    const samples = new Map<unknown, unknown>();
    const turn = currentTurn;
    try {
      for (let count = 0; samples.size < length && count < length * 4; count++) {
        currentTurn = turn + count;
        const item = build(first[count] ?? items, depth + 1);
        samples.set(uniqueItems ? JSON.stringify(item) : count, item);
      }
    } catch (error) {
      if (minItems > 0) throw error;
    }
    currentTurn = turn;
    return [...samples.values()];
  }

  return build(schema, 0);
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

/** Of requests, in the order in which to try them: at first without invented values for what is optional. */
const OF_REQUESTS: readonly Variation[] = [0, 1, 2, 3].flatMap((alternative) =>
  (['with examples', 'none', 'all'] as const).map((optional) => {
    return { examples: optional !== 'none', optional, alternative, omits: 'readOnly' as const };
  }),
);

/** Adds examples to operations whose document has no valid one, so that every operation can be called. */
export function withSamples(operation: Operation): Operation {
  const { document, parameters, body } = operation;
  const withExample = (parameter: Parameter): Parameter => {
    const { example: _, required, schema, ...others } = parameter;
    const documented = [parameter.example, exampleOf(resolveRef(document, schema))];
    const valid = documented.find((value) => value !== undefined && matches(document, schema, value));
    const value = valid ?? (required ? sample(document, schema) : undefined);
    return { ...others, required, schema, ...(value !== undefined && { example: value }) } as Parameter;
  };
  const withBody = ([media, content]: [string, Media]): [string, Media] => {
    const { schema = {} } = content;
    const isValid = (value: unknown) => !/json|form/.test(media) || matches(document, schema, value);
    const valid = examplesOf(document, content).filter(({ value }) => isValid(value));
    if (valid.length > 0) {
      const examples = Object.fromEntries(valid.map(({ name, value }) => [name, { value }]));
      return [media, { ...content, example: undefined, examples }];
    }
    return [media, /json|form/.test(media) ? { ...content, examples: {}, example: sample(document, schema) } : content];
  };
  return {
    ...operation,
    parameters: parameters.map(withExample),
    body: body && { ...body, content: Object.fromEntries(Object.entries(body.content).map(withBody)) },
  };
}

/** The first valid sample; undefined if there is none, for example because all alternatives of a `oneOf` overlap. */
function sample(document: object, schema: Schema): unknown {
  for (const variation of OF_REQUESTS) {
    try {
      const value = buildSample(document, schema, variation);
      if (matches(document, schema, value)) return value;
    } catch {} // this variation has no end
  }
  return undefined;
}
