// Creates values that violate a schema in exactly one place, from the schema and a valid example: a missing required
// field, a bound exceeded by one, or a wrong enum value, pattern, type or discriminator, at every level.

import { pointerStep } from '../json-pointer.ts';
import { type Named, resolveRef, type Schema } from './document.ts';
import { violateCounts } from './patterns.ts';
import { Random } from './random.ts';
import { expressionOf, matches } from './schema-match.ts';
import { randomValue } from './values.ts';

interface Violation {
  readonly keyword: string;
  readonly what: string;
  readonly value: unknown;
}
export interface Probe extends Violation {
  /** The JSON Pointer that the response should contain. */
  readonly pointer: string;
  /** The schema in the document that contains the keyword. */
  readonly source: Schema;
}
/** A violation by the value itself, or by its property `key`. */
interface Broken extends Violation {
  readonly key?: string;
}

const SEED = 1;
const TRIES = 500;
const MAX_ITEMS = 3;
const WRONG_TYPES = ['null', 'true', '42', '1.5', '1e400', '"text"', '[]', '{}'].map(
  (text) => [text, JSON.parse(text) as unknown] as const,
);

export interface Probed {
  readonly schema: Schema;
  /** The document that references point into. */
  readonly document: object;
  readonly examples: readonly Named[];
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** JSON.stringify escapes lone surrogates. Also rejects text that merely spells such an escape. */
const isWellFormed = (value: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(value) ?? '');

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

const placeOf = ({ keyword, pointer }: Probe): string => `${keyword} at ${pointer}`;

export function probesOf({ schema: root, document, examples }: Probed) {
  /** Why a schema has no probes. */
  const reasons = new Map<Schema, string>();
  const stack: Schema[] = [];

  /** Returns a valid value: the schema's example, or a generated one. */
  function sample(reference: Schema, seed = SEED): unknown {
    const schema = resolveRef(document, reference);
    const own = ((schema['examples'] ?? []) as unknown[]).concat(schema['example'] ?? []);
    if (own.length > 0 && seed === SEED) return own[0];
    const random = new Random(seed);
    let reason: unknown = new Error('no valid value was found');
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const value = randomValue(document, schema, random, 0);
        if (isWellFormed(value) && matches(document, schema, value)) return value;
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }

  /** Returns probes of the value itself; the caller inserts them at the value's place. */
  function walk(schema: Schema | boolean | undefined, example: unknown): Probe[] {
    if (schema === undefined || typeof schema === 'boolean') return [];
    stack.push(schema);
    try {
      return probesAt(schema, example === null ? notNull(schema) : example);
    } catch (error) {
      reasons.set(schema, String(error)); // for example a pattern with an unsupported syntax
      return [];
    } finally {
      stack.pop();
    }
  }

  function probesAt(schema: Schema, value: unknown): Probe[] {
    const violations = [
      ...breakType(schema),
      ...breakChoice(schema, value),
      ...(typeof value === 'string' ? breakString(schema, value) : []),
      ...(typeof value === 'number' ? breakNumber(schema) : []),
      ...(Array.isArray(value) ? breakArray(schema, value, (seed) => sample(schema.items ?? {}, seed)) : []),
      ...(isObject(value) ? breakObject(schema, value) : []),
    ];
    return [
      ...violations.map((broken) => probeOf(schema, broken)),
      ...(isObject(value) ? fieldProbes(schema, value) : []),
      ...(Array.isArray(value) ? itemProbes(schema, value) : []),
      ...(schema.$ref === undefined ? [] : walk(resolveRef(document, { $ref: schema.$ref }), value)),
      ...(schema.allOf ?? []).flatMap((part) => walk(part, value)),
      ...conditionProbes(schema, value),
      ...alternativeProbes(schema, value, 'oneOf'),
      ...alternativeProbes(schema, value, 'anyOf'),
    ];
  }

  /** Replaces null, which reaches no constraint of a nullable schema. */
  function notNull({ examples: _, example: __, ...schema }: Schema): unknown {
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    return types.length === 0 ? null : (createValue({ ...schema, type: types })[0]?.value ?? null);
  }

  function* breakObject(schema: Schema, value: Record<string, unknown>): Generator<Broken> {
    const { required = [], minProperties = 0, maxProperties, additionalProperties: extra } = schema;
    // A field with a default may be absent all the same.
    const hasDefault = (name: string) => resolveRef(document, schema.properties?.[name] ?? {}).default !== undefined;
    for (const key of required.filter((each) => !hasDefault(each))) {
      const { [key]: _, ...rest } = value;
      yield { keyword: 'required', what: `without ${key}`, value: rest, key };
    }
    if (minProperties > 0) {
      const few = Object.fromEntries(Object.entries(value).slice(0, minProperties - 1));
      yield { keyword: 'minProperties', what: `${minProperties - 1} properties`, value: few };
    }
    if (maxProperties !== undefined) {
      const filler = typeof extra === 'object' ? sample(extra) : 'x';
      const many = { ...value };
      const missing = maxProperties + 1 - Object.keys(value).length;
      for (let index = 0; index < missing; index++) many[`filler${index}`] = filler;
      yield { keyword: 'maxProperties', what: `${maxProperties + 1} properties`, value: many };
    }
    for (const key of extra === false ? ['!', ''] : []) {
      const extended = { ...value, [key]: 'x' };
      yield { keyword: 'additionalProperties', what: `the key '${key}'`, value: extended, key };
    }
  }

  function* fieldProbes(schema: Schema, value: Record<string, unknown>): Generator<Probe> {
    function* into(key: string, field: Schema | boolean): Generator<Probe> {
      const [inner] = Object.hasOwn(value, key) ? [{ value: value[key] }] : createValue(field);
      if (!inner) return;
      for (const probe of walk(field, inner.value)) {
        yield { ...probe, pointer: pointerTo(key) + probe.pointer, value: { ...value, [key]: probe.value } };
      }
    }
    const properties = Object.entries(schema.properties ?? {});
    for (const [key, field] of properties) yield* into(key, field);
    const patterns = Object.entries(schema.patternProperties ?? {});
    for (const [pattern, field] of patterns) {
      const keys = Object.keys(value).filter((key) => expressionOf(pattern).test(key));
      for (const key of keys.length > 0 ? keys : [sample({ type: 'string', pattern }) as string])
        yield* into(key, field);
    }
    const { additionalProperties: extra } = schema;
    if (typeof extra === 'object') {
      const isDescribed = (key: string) =>
        properties.some(([name]) => name === key) || patterns.some(([pattern]) => expressionOf(pattern).test(key));
      const keys = Object.keys(value).filter((key) => !isDescribed(key));
      for (const key of keys.length > 0 ? keys : ['extra']) yield* into(key, extra);
    }
  }

  /** Creates a value, if there is one and the schema is not recursive. */
  function createValue(field: Schema | boolean): { value: unknown }[] {
    if (typeof field === 'boolean' || stack.includes(resolveRef(document, field))) return [];
    try {
      return [{ value: sample(field) }];
    } catch (error) {
      reasons.set(field, error instanceof Error ? error.message : String(error));
      return [];
    }
  }

  function itemProbes(schema: Schema, items: readonly unknown[]): Probe[] {
    const field = schema.items;
    if (field === undefined) return [];
    const samples = items.length > 0 ? items : createValue(field).map(({ value }) => value);
    return samples.slice(0, MAX_ITEMS).flatMap((item, index) =>
      walk(field, item).map((probe) => ({
        ...probe,
        pointer: `/${index}${probe.pointer}`,
        value: samples.with(index, probe.value),
      })),
    );
  }

  function conditionProbes(schema: Schema, value: unknown): Probe[] {
    const { if: condition, then: yes, else: no } = schema as { if?: Schema; then?: Schema; else?: Schema };
    if (condition === undefined) return [];
    const probes = walk(matches(document, condition, value) ? yes : no, value);
    return probes.filter((probe) => !matches(document, schema, probe.value)); // a change may make the condition false
  }

  /** Probes of the branches that the value matches, without those that match another branch. */
  function alternativeProbes(schema: Schema, value: unknown, keyword: 'oneOf' | 'anyOf'): Probe[] {
    const branches = schema[keyword] ?? [];
    const matching = branches.filter((branch) => matches(document, branch, value));
    const probes = matching
      .flatMap((branch) => walk(branch, value))
      .filter((probe) => !branches.some((branch) => matches(document, branch, probe.value)));
    const { propertyName: tag } = schema.discriminator ?? {};
    if (tag !== undefined && isObject(value)) {
      return [...probes, ...breakTag(tag, value).map((broken) => probeOf(schema, { ...broken, key: tag }))];
    }
    const none = { keyword, what: 'no alternative matches' };
    return [...probes, ...probes.slice(0, 1).map((probe) => probeOf(schema, { ...none, value: probe.value }))];
  }

  const reached = new Map<Schema, Set<string>>();
  const probes: Probe[] = [];
  for (const { value } of examples.length > 0 ? examples : createValue(root)) {
    // Further examples add only probes that earlier ones did not reach.
    const fresh = walk(root, value).filter((probe) => !reached.get(probe.source)?.has(placeOf(probe)));
    for (const probe of fresh) {
      reached.set(probe.source, (reached.get(probe.source) ?? new Set()).add(placeOf(probe)));
    }
    probes.push(...fresh);
  }
  return { probes, reasons };
}

const probeOf = (source: Schema, { key, ...broken }: Broken): Probe => {
  return { ...broken, source, pointer: key === undefined ? '' : pointerTo(key) };
};

const pointerTo = (key: string): string => `/${pointerStep(key)}`;

/** Distinct items in a list that is too long. More are slow to find, and the list may repeat items. */
const DISTINCT_ITEMS = 8;

const INVALID_FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'yesterday at noon',
  uri: 'no address',
  'uri-reference': 'no address',
  uuid: 'no-uuid',
};

function breakType({ type }: Schema): Broken[] {
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
function breakChoice(schema: Schema, value: unknown): Broken[] {
  const keyword = schema.const === undefined ? 'enum' : 'const';
  const allowed = keyword === 'enum' ? schema.enum : [schema.const];
  if (allowed === undefined) return [];
  const others = typeof value === 'string' ? [`${value}x`, value.toUpperCase(), ''] : ['no-such-value'];
  return others
    .filter((other) => !allowed.includes(other))
    .map((other) => ({ keyword, what: `${JSON.stringify(other)} is not an allowed value`, value: other }));
}

function* breakString(schema: Schema, value: string): Generator<Broken> {
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

function breakNumber(schema: Schema): Broken[] {
  const steps = { minimum: -1, maximum: 1, exclusiveMinimum: 0, exclusiveMaximum: 0 };
  return Object.entries(steps).flatMap(([keyword, step]) => {
    const bound = schema[keyword];
    return typeof bound === 'number' ? [{ keyword, what: `${bound + step}`, value: bound + step }] : [];
  });
}

function* breakArray(schema: Schema, items: readonly unknown[], sample: (seed: number) => unknown): Generator<Broken> {
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

/** Breaks the discriminator of a oneOf: unknown value, wrong type, absent. */
function breakTag(tag: string, value: Readonly<Record<string, unknown>>): Broken[] {
  const { [tag]: _, ...untagged } = value;
  const unknown = { ...value, [tag]: 'no-such-variant' };
  return [
    { keyword: 'oneOf', what: `${tag} matches no variant`, value: unknown },
    { keyword: 'discriminator', what: `${tag} is unknown`, value: unknown },
    { keyword: 'discriminator', what: `${tag} is a number`, value: { ...value, [tag]: 42 } },
    { keyword: 'discriminator', what: `${tag} is absent`, value: untagged },
  ];
}
