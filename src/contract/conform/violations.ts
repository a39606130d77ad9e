// Breaks one keyword of a schema at a time: values that a schema refuses for this keyword alone.
import type { Schema } from './document.ts';
import { violateCounts } from './patterns.ts';
import { Random } from './random.ts';
import { expressionOf } from './schema-match.ts';

export interface Violation {
  readonly keyword: string;
  readonly what: string;
  readonly value: unknown;
}
/** A violation by the value itself, or by its property `key`. */
export interface Broken extends Violation {
  readonly key?: string;
}

export const SEED = 1;
const WRONG_TYPES = ['null', 'true', '42', '1.5', '1e400', '"text"', '[]', '{}'].map(
  (text) => [text, JSON.parse(text) as unknown] as const,
);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

export const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** Distinct items in a list that is too long. More are slow to find, and the list may repeat items. */
const DISTINCT_ITEMS = 8;

const INVALID_FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'yesterday at noon',
  uri: 'no address',
  'uri-reference': 'no address',
  uuid: 'no-uuid',
};

export function breakType({ type }: Schema): Broken[] {
  if (type === undefined) return [];
  const allowed = [type].flat();
  const fits = (candidate: unknown) =>
    typeof candidate === 'number'
      ? Number.isFinite(candidate) &&
        (allowed.includes('number') || (allowed.includes('integer') && Number.isInteger(candidate)))
      : allowed.includes(typeOf(candidate));
  return WRONG_TYPES.filter(([, value]) => !fits(value)).map(([text, value]) => {
    return { keyword: 'type', what: `${text} instead of ${allowed.join(' or ')}`, value };
  });
}

/** A const that is also published as an enum counts once. */
export function breakChoice(schema: Schema, value: unknown): Broken[] {
  const keyword = schema.const === undefined ? 'enum' : 'const';
  const allowed = keyword === 'enum' ? schema.enum : [schema.const];
  if (allowed === undefined) return [];
  const others = typeof value === 'string' ? [`${value}x`, value.toUpperCase(), ''] : ['no-such-value'];
  return others
    .filter((other) => !allowed.includes(other))
    .map((other) => ({ keyword, what: `${JSON.stringify(other)} is not an allowed value`, value: other }));
}

export function* breakString(schema: Schema, value: string): Generator<Broken> {
  const { minLength = 0, maxLength, pattern, format = '' } = schema;
  const points = [...value];
  if (minLength > 0) {
    const short = points.slice(0, minLength - 1).join('');
    yield { keyword: 'minLength', what: `${minLength - 1} characters`, value: short };
  }
  if (maxLength !== undefined && format !== 'binary') {
    const long = value + (points.at(-1) ?? 'x').repeat(maxLength + 1 - points.length);
    yield { keyword: 'maxLength', what: `${maxLength + 1} characters`, value: long };
  }
  if (pattern !== undefined) {
    const others = breakPattern(pattern, points, minLength, maxLength ?? Number.POSITIVE_INFINITY);
    for (const other of others) yield { keyword: 'pattern', what: JSON.stringify(other), value: other };
  }
  const invalid = INVALID_FORMATS[format];
  if (invalid !== undefined) yield { keyword: 'format', what: `not a valid ${format}`, value: invalid };
}

/**
 * Returns up to three strings of an allowed length, if possible, printable ones first because headers allow no others;
 * and strings that miss each repetition count of the pattern by one.
 */
function breakPattern(pattern: string, points: readonly string[], min: number, max: number): string[] {
  const expression = expressionOf(pattern);
  const replacements = ['!', ' ', '%', '\u0000', '\u202e', '\u{1f600}'];
  const candidates = [
    ...replacements.map((replacement) => points.with(-1, replacement).join('')),
    ...replacements.map((replacement) => points.with(0, replacement).join('')),
    `${points.join('')}\n`,
    'x',
    '',
  ].filter((candidate) => !expression.test(candidate));
  const allowed = candidates.filter((candidate) => [...candidate].length >= min && [...candidate].length <= max);
  const sample = allowed.length > 0 ? [...allowed.slice(0, 2), ...allowed.slice(-1)] : candidates.slice(0, 1);
  return [...new Set([...sample, ...violateCounts(pattern, new Random(SEED))])];
}

export function breakNumber(schema: Schema): Broken[] {
  const steps = { minimum: -1, maximum: 1, exclusiveMinimum: 0, exclusiveMaximum: 0 };
  return Object.entries(steps).flatMap(([keyword, step]) => {
    const bound = schema[keyword];
    return typeof bound === 'number' ? [{ keyword, what: `${bound + step}`, value: bound + step }] : [];
  });
}

export function* breakArray(
  schema: Schema,
  items: readonly unknown[],
  sample: (seed: number) => unknown,
): Generator<Broken> {
  const { minItems = 0, maxItems, uniqueItems } = schema;
  if (minItems > 0) {
    yield { keyword: 'minItems', what: `${minItems - 1} items`, value: items.slice(0, minItems - 1) };
  }
  if (maxItems !== undefined) {
    const missing = Math.max(0, maxItems + 1 - items.length);
    const distinct = Array.from({ length: uniqueItems ? missing : Math.min(missing, DISTINCT_ITEMS) }, (_, at) =>
      sample(at + 1),
    );
    const many = [...items, ...Array.from({ length: missing }, (_, at) => distinct[at % distinct.length])];
    yield { keyword: 'maxItems', what: `${maxItems + 1} items`, value: many };
  }
  if (uniqueItems === true) {
    const item = items[0] ?? sample(1);
    yield { keyword: 'uniqueItems', what: 'a duplicate item', value: [item, structuredClone(item), ...items.slice(1)] };
  }
}

export function* breakObject(
  schema: Schema,
  value: Record<string, unknown>,
  hasDefault: (key: string) => boolean,
  sample: () => unknown,
): Generator<Broken> {
  const { required = [], minProperties = 0, maxProperties, additionalProperties } = schema;
  for (const key of required.filter((each) => !hasDefault(each))) {
    const { [key]: _, ...rest } = value;
    yield { keyword: 'required', what: `without ${key}`, value: rest, key };
  }
  if (minProperties > 0) {
    const few = Object.fromEntries(Object.entries(value).slice(0, minProperties - 1));
    yield { keyword: 'minProperties', what: `${minProperties - 1} properties`, value: few };
  }
  if (maxProperties !== undefined) {
    const filler = sample();
    const many = { ...value };
    const missing = maxProperties + 1 - Object.keys(value).length;
    for (let index = 0; index < missing; index++) many[`filler${index}`] = filler;
    yield { keyword: 'maxProperties', what: `${maxProperties + 1} properties`, value: many };
  }
  for (const key of additionalProperties === false ? ['!', ''] : []) {
    const extended = { ...value, [key]: 'x' };
    yield { keyword: 'additionalProperties', what: `the key '${key}'`, value: extended, key };
  }
}

/** Breaks the discriminator of a oneOf: unknown value, wrong type, absent. */
export function breakTag(tag: string, value: Readonly<Record<string, unknown>>): Broken[] {
  const { [tag]: _, ...untagged } = value;
  const unknown = { ...value, [tag]: 'no-such-variant' };
  return [
    { keyword: 'oneOf', what: `${tag} matches no variant`, value: unknown },
    { keyword: 'discriminator', what: `${tag} is unknown`, value: unknown },
    { keyword: 'discriminator', what: `${tag} is a number`, value: { ...value, [tag]: 42 } },
    { keyword: 'discriminator', what: `${tag} is absent`, value: untagged },
  ];
}
