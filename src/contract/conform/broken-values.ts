// Creates values that violate one constraint of a string, number or list.

import type { Schema } from './document.ts';
import { violateCounts } from './patterns.ts';
import { Random } from './random.ts';

export interface Broken {
  readonly keyword: string;
  readonly what: string;
  readonly value: unknown;
}

const SEED = 1;
/** Distinct items in a list that is too long. More are slow to find, and the list may repeat items. */
const DISTINCT_ITEMS = 8;

const INVALID_FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'yesterday at noon',
  uri: 'no address',
  'uri-reference': 'no address',
  uuid: 'no-uuid',
};

export function breakString(schema: Schema, value: string): Broken[] {
  const { maxLength, format } = schema;
  const { minLength, pattern } = schema as { minLength?: number; pattern?: string };
  const found: Broken[] = [];
  const points = [...value];
  if (minLength !== undefined && minLength > 0) {
    const short = points.slice(0, minLength - 1).join('');
    found.push({ keyword: 'minLength', what: `${minLength - 1} characters`, value: short });
  }
  if (maxLength !== undefined && format !== 'binary') {
    const long = value + (points.at(-1) ?? 'x').repeat(maxLength + 1 - points.length);
    found.push({ keyword: 'maxLength', what: `${maxLength + 1} characters`, value: long });
  }
  if (pattern !== undefined) {
    const others = breakPattern(pattern, points, minLength ?? 0, maxLength ?? Number.POSITIVE_INFINITY);
    found.push(...others.map((other) => ({ keyword: 'pattern', what: JSON.stringify(other), value: other })));
  }
  const invalid = format === undefined ? undefined : INVALID_FORMATS[format];
  if (invalid !== undefined) found.push({ keyword: 'format', what: `not a valid ${format}`, value: invalid });
  return found;
}

/** Cached by pattern, because they are slow to create and documents repeat few patterns in many places. */
const countsByPattern = new Map<string, readonly string[]>();

/**
 * Returns up to three strings of an allowed length, if possible, printable ones first because headers allow no others;
 * and strings that miss each repetition count of the pattern by one.
 */
function breakPattern(pattern: string, points: readonly string[], min: number, max: number): string[] {
  const expression = new RegExp(pattern, 'u');
  const replacements = ['!', ' ', '%', '\u0000', '\u202e', '\u{1f600}'];
  const candidates = [
    ...replacements.map((replacement) => points.with(-1, replacement).join('')),
    ...replacements.map((replacement) => points.with(0, replacement).join('')),
    `${points.join('')}\n`,
    'x',
    '',
  ].filter((candidate) => !expression.test(candidate));
  const allowed = candidates.filter((candidate) => [...candidate].length >= min && [...candidate].length <= max);
  const chosen = allowed.length > 0 ? [...allowed.slice(0, 2), ...allowed.slice(-1)] : candidates.slice(0, 1);
  const violations = countsByPattern.get(pattern) ?? violateCounts(pattern, new Random(SEED));
  countsByPattern.set(pattern, violations);
  return [...new Set([...chosen, ...violations])];
}

export function breakNumber(schema: Schema): Broken[] {
  const steps = { minimum: -1, maximum: 1, exclusiveMinimum: 0, exclusiveMaximum: 0 };
  return Object.entries(steps).flatMap(([keyword, step]) => {
    const bound = schema[keyword];
    return typeof bound === 'number' ? [{ keyword, what: `${bound + step}`, value: bound + step }] : [];
  });
}

export function breakArray(schema: Schema, items: readonly unknown[], sample: (seed: number) => unknown): Broken[] {
  const { minItems, maxItems, uniqueItems } = schema as { minItems?: number; maxItems?: number; uniqueItems?: boolean };
  const found: Broken[] = [];
  if (minItems !== undefined && minItems > 0) {
    found.push({ keyword: 'minItems', what: `${minItems - 1} items`, value: items.slice(0, minItems - 1) });
  }
  if (maxItems !== undefined) {
    const missing = Math.max(0, maxItems + 1 - items.length);
    const distinct = Array.from({ length: uniqueItems ? missing : Math.min(missing, DISTINCT_ITEMS) }, (_, at) =>
      sample(at + 1),
    );
    const many = [...items, ...Array.from({ length: missing }, (_, at) => distinct[at % distinct.length])];
    found.push({ keyword: 'maxItems', what: `${maxItems + 1} items`, value: many });
  }
  if (uniqueItems === true) {
    const item = items[0] ?? sample(1);
    const value = [item, structuredClone(item), ...items.slice(1)];
    found.push({ keyword: 'uniqueItems', what: 'a duplicate item', value });
  }
  return found;
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
