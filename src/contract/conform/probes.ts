// Creates values that violate a schema in exactly one place, from the schema and a valid example: a missing required
// field, a bound exceeded by one, or a wrong enum value, pattern, type or discriminator, at every level.

import { pointerStep } from '../json-pointer.ts';
import { type Named, resolveRef, type Schema } from './document.ts';
import { violateCounts } from './patterns.ts';
import { Random } from './random.ts';
import { matches } from './schema-match.ts';
import { ValueSource } from './values.ts';

export interface Probe extends Broken {
  /** The JSON Pointer that the response should contain. */
  readonly pointer: string;
  /** The schema in the document that contains the keyword. */
  readonly source: Schema;
}
interface Probes {
  readonly probes: readonly Probe[];
  /** Why a schema has no probes. */
  readonly reasons: ReadonlyMap<Schema, string>;
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

export function probesOf({ schema, document, examples }: Probed): Probes {
  const prober = new Prober(document);
  const values = examples.length > 0 ? examples.map(({ value }) => value) : [prober.sample(schema)];
  const reached = new Map<Schema, Set<string>>();
  const probes: Probe[] = [];
  for (const value of values) {
    // Further examples add only probes that earlier ones did not reach.
    const fresh = prober.walk(schema, value).filter((probe) => !reached.get(probe.source)?.has(placeOf(probe)));
    for (const probe of fresh) {
      reached.set(probe.source, (reached.get(probe.source) ?? new Set()).add(placeOf(probe)).add(probe.keyword));
    }
    probes.push(...fresh);
  }
  return { probes, reasons: prober.reasons };
}

const placeOf = ({ keyword, pointer }: Probe): string => `${keyword} at ${pointer}`;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** JSON.stringify escapes lone surrogates. Also rejects text that merely spells such an escape. */
const isWellFormed = (value: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(value) ?? '');

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

/** Valid values by schema and seed. */
const samples = new WeakMap<Schema, Map<number, unknown>>();

class Prober {
  readonly reasons = new Map<Schema, string>();
  readonly #document: object;
  readonly #stack: Schema[] = [];

  constructor(document: object) {
    this.#document = document;
  }

  /** Returns a valid value: the schema's example, or a generated one. */
  sample(reference: Schema, seed = SEED): unknown {
    const schema = resolveRef(this.#document, reference);
    const own = ((schema['examples'] ?? []) as unknown[]).concat(schema['example'] ?? []);
    if (own.length > 0 && seed === SEED) return own[0];
    const bySeed = samples.get(schema) ?? new Map<number, unknown>();
    samples.set(schema, bySeed);
    if (!bySeed.has(seed)) bySeed.set(seed, this.#generate(schema, seed));
    return bySeed.get(seed);
  }

  #generate(schema: Schema, seed: number): unknown {
    const source = new ValueSource(this.#document, new Random(seed), 0);
    for (let tries = 0; tries < TRIES; tries++) {
      const value = source.value(schema);
      if (isWellFormed(value) && matches(this.#document, schema, value)) return value;
    }
    throw new Error('no valid value was found');
  }

  /** Returns probes of the value itself; the caller inserts them at the value's place. */
  walk(schema: Schema | boolean | undefined, example: unknown): Probe[] {
    if (schema === undefined || typeof schema === 'boolean') return [];
    const value = example === null ? this.#notNull(schema) : example;
    this.#stack.push(schema);
    const probes = [
      ...this.#types(schema),
      ...this.#choices(schema, value),
      ...this.#simple(schema, value),
      ...(isObject(value) ? this.#object(schema, value) : []),
      ...(Array.isArray(value) ? this.#items(schema, value) : []),
      ...(schema.$ref === undefined ? [] : this.walk(resolveRef(this.#document, { $ref: schema.$ref }), value)),
      ...((schema['allOf'] ?? []) as Schema[]).flatMap((part) => this.walk(part, value)),
      ...this.#condition(schema, value),
      ...this.#alternatives(schema, value, 'oneOf'),
      ...this.#alternatives(schema, value, 'anyOf'),
    ];
    this.#stack.pop();
    return probes;
  }

  /** Replaces null, which reaches no constraint of a nullable schema. */
  #notNull({ examples: _, example: __, ...schema }: Schema): unknown {
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    return types.length === 0 ? null : (this.#createValue({ ...schema, type: types })?.value ?? null);
  }

  #types(schema: Schema): Probe[] {
    if (schema.type === undefined) return [];
    const allowed = [schema.type].flat();
    const fits = (candidate: unknown) =>
      typeof candidate === 'number'
        ? Number.isFinite(candidate) &&
          (allowed.includes('number') || (allowed.includes('integer') && Number.isInteger(candidate)))
        : allowed.includes(typeOf(candidate));
    return WRONG_TYPES.filter(([, value]) => !fits(value)).map(([text, value]) =>
      probeOf(schema, { keyword: 'type', what: `${text} instead of ${allowed.join(' or ')}`, value }),
    );
  }

  #choices(schema: Schema, value: unknown): Probe[] {
    // A const that is also published as an enum counts once.
    const keyword = schema.const === undefined ? 'enum' : 'const';
    const allowed = keyword === 'enum' ? schema.enum : [schema.const];
    if (allowed === undefined) return [];
    const others = typeof value === 'string' ? [`${value}x`, value.toUpperCase(), ''] : ['no-such-value'];
    return others
      .filter((other) => !allowed.includes(other))
      .map((other) => ({ keyword, what: `${JSON.stringify(other)} is not an allowed value`, value: other }))
      .map((broken) => probeOf(schema, broken));
  }

  #simple(schema: Schema, value: unknown): Probe[] {
    const violations = [
      ...(typeof value === 'string' ? breakString(schema, value) : []),
      ...(typeof value === 'number' ? breakNumber(schema) : []),
      ...(Array.isArray(value) ? breakArray(schema, value, (seed) => this.sample(schema.items ?? {}, seed)) : []),
    ];
    return violations.map((broken) => probeOf(schema, broken));
  }

  #object(schema: Schema, value: Record<string, unknown>): Probe[] {
    const probes: Probe[] = [];
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = value;
      probes.push(probeOf(schema, { keyword: 'required', what: `without ${name}`, value: rest }, name));
    }
    const {
      minProperties,
      maxProperties,
      additionalProperties: extra,
    } = schema as {
      minProperties?: number;
      maxProperties?: number;
      additionalProperties?: Schema | boolean;
    };
    if (minProperties !== undefined && minProperties > 0) {
      const few = Object.fromEntries(Object.entries(value).slice(0, minProperties - 1));
      probes.push(probeOf(schema, { keyword: 'minProperties', what: `${minProperties - 1} properties`, value: few }));
    }
    if (maxProperties !== undefined) {
      const filler = typeof extra === 'object' ? this.sample(extra) : 'x';
      const many = { ...value };
      const missing = maxProperties + 1 - Object.keys(value).length;
      for (let index = 0; index < missing; index++) many[`filler${index}`] = filler;
      probes.push(probeOf(schema, { keyword: 'maxProperties', what: `${maxProperties + 1} properties`, value: many }));
    }
    if (extra === false) {
      for (const key of ['!', '']) {
        const broken = { keyword: 'additionalProperties', what: `the key '${key}'`, value: { ...value, [key]: 'x' } };
        probes.push(probeOf(schema, broken, key));
      }
    }
    return [...probes, ...this.#fields(schema, value)];
  }

  #fields(schema: Schema, value: Record<string, unknown>): Probe[] {
    const probes: Probe[] = [];
    const into = (key: string, field: Schema | boolean) => {
      const inner = Object.hasOwn(value, key) ? { value: value[key] } : this.#createValue(field);
      if (!inner) return;
      for (const probe of this.walk(field, inner.value)) {
        probes.push({ ...probe, pointer: pointerTo(key) + probe.pointer, value: { ...value, [key]: probe.value } });
      }
    };
    const properties = Object.entries(schema.properties ?? {});
    for (const [key, field] of properties) into(key, field);
    const patterns = Object.entries((schema['patternProperties'] ?? {}) as Record<string, Schema>);
    for (const [pattern, field] of patterns) {
      const keys = Object.keys(value).filter((key) => new RegExp(pattern, 'u').test(key));
      for (const key of keys.length > 0 ? keys : [this.#key(pattern)]) into(key, field);
    }
    const extra = schema['additionalProperties'];
    if (typeof extra === 'object' && extra !== null) {
      const isDescribed = (key: string) =>
        properties.some(([name]) => name === key) || patterns.some(([pattern]) => new RegExp(pattern, 'u').test(key));
      const keys = Object.keys(value).filter((key) => !isDescribed(key));
      for (const key of keys.length > 0 ? keys : ['extra']) into(key, extra as Schema);
    }
    return probes;
  }

  #key(pattern: string): string {
    return this.sample({ type: 'string', pattern }) as string;
  }

  /** Creates a value for an optional field missing from the example; null if the schema is recursive. */
  #createValue(field: Schema | boolean): { value: unknown } | null {
    if (typeof field === 'boolean' || this.#stack.includes(resolveRef(this.#document, field))) return null;
    try {
      return { value: this.sample(field) };
    } catch (error) {
      this.reasons.set(field, error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  #items(schema: Schema, items: readonly unknown[]): Probe[] {
    const field = schema.items;
    if (field === undefined) return [];
    const samples = items.length > 0 ? items : [this.#createValue(field)?.value];
    return samples.slice(0, MAX_ITEMS).flatMap((item, index) =>
      this.walk(field, item).map((probe) => ({
        ...probe,
        pointer: `/${index}${probe.pointer}`,
        value: samples.with(index, probe.value),
      })),
    );
  }

  #condition(schema: Schema, value: unknown): Probe[] {
    const { if: condition, then: yes, else: no } = schema as { if?: Schema; then?: Schema; else?: Schema };
    if (condition === undefined) return [];
    const probes = this.walk(matches(this.#document, condition, value) ? yes : no, value);
    return probes.filter((probe) => !matches(this.#document, schema, probe.value)); // a change may make the condition false
  }

  /** Probes of the branches that the value matches, without those that match another branch. */
  #alternatives(schema: Schema, value: unknown, keyword: 'oneOf' | 'anyOf'): Probe[] {
    const branches = (schema[keyword] ?? []) as Schema[];
    const matching = branches.filter((branch) => matches(this.#document, branch, value));
    const probes = matching
      .flatMap((branch) => this.walk(branch, value))
      .filter((probe) => !branches.some((branch) => matches(this.#document, branch, probe.value)));
    const { propertyName: tag } = schema.discriminator ?? {};
    if (tag !== undefined && isObject(value)) {
      return [...probes, ...breakTag(tag, value).map((broken) => probeOf(schema, broken, tag))];
    }
    const none = { keyword, what: 'no alternative matches' };
    return [...probes, ...probes.slice(0, 1).map((probe) => probeOf(schema, { ...none, value: probe.value }))];
  }
}

/** A probe of the value itself, or of one of its properties. */
const probeOf = (source: Schema, broken: Broken, key?: string): Probe => {
  return { ...broken, source, pointer: key === undefined ? '' : pointerTo(key) };
};

const pointerTo = (key: string): string => `/${pointerStep(key)}`;

interface Broken {
  readonly keyword: string;
  readonly what: string;
  readonly value: unknown;
}

/** Distinct items in a list that is too long. More are slow to find, and the list may repeat items. */
const DISTINCT_ITEMS = 8;

const INVALID_FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'yesterday at noon',
  uri: 'no address',
  'uri-reference': 'no address',
  uuid: 'no-uuid',
};

function breakString(schema: Schema, value: string): Broken[] {
  const { maxLength, format } = schema;
  const { minLength, pattern } = schema as { minLength?: number; pattern?: string };
  const violations: Broken[] = [];
  const points = [...value];
  if (minLength !== undefined && minLength > 0) {
    const short = points.slice(0, minLength - 1).join('');
    violations.push({ keyword: 'minLength', what: `${minLength - 1} characters`, value: short });
  }
  if (maxLength !== undefined && format !== 'binary') {
    const long = value + (points.at(-1) ?? 'x').repeat(maxLength + 1 - points.length);
    violations.push({ keyword: 'maxLength', what: `${maxLength + 1} characters`, value: long });
  }
  if (pattern !== undefined) {
    const others = breakPattern(pattern, points, minLength ?? 0, maxLength ?? Number.POSITIVE_INFINITY);
    violations.push(...others.map((other) => ({ keyword: 'pattern', what: JSON.stringify(other), value: other })));
  }
  const invalid = format === undefined ? undefined : INVALID_FORMATS[format];
  if (invalid !== undefined) violations.push({ keyword: 'format', what: `not a valid ${format}`, value: invalid });
  return violations;
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
  const sample = allowed.length > 0 ? [...allowed.slice(0, 2), ...allowed.slice(-1)] : candidates.slice(0, 1);
  const violations = countsByPattern.get(pattern) ?? violateCounts(pattern, new Random(SEED));
  countsByPattern.set(pattern, violations);
  return [...new Set([...sample, ...violations])];
}

function breakNumber(schema: Schema): Broken[] {
  const steps = { minimum: -1, maximum: 1, exclusiveMinimum: 0, exclusiveMaximum: 0 };
  return Object.entries(steps).flatMap(([keyword, step]) => {
    const bound = schema[keyword];
    return typeof bound === 'number' ? [{ keyword, what: `${bound + step}`, value: bound + step }] : [];
  });
}

function breakArray(schema: Schema, items: readonly unknown[], sample: (seed: number) => unknown): Broken[] {
  const { minItems, maxItems, uniqueItems } = schema as { minItems?: number; maxItems?: number; uniqueItems?: boolean };
  const violations: Broken[] = [];
  if (minItems !== undefined && minItems > 0) {
    violations.push({ keyword: 'minItems', what: `${minItems - 1} items`, value: items.slice(0, minItems - 1) });
  }
  if (maxItems !== undefined) {
    const missing = Math.max(0, maxItems + 1 - items.length);
    const distinct = Array.from({ length: uniqueItems ? missing : Math.min(missing, DISTINCT_ITEMS) }, (_, at) =>
      sample(at + 1),
    );
    const many = [...items, ...Array.from({ length: missing }, (_, at) => distinct[at % distinct.length])];
    violations.push({ keyword: 'maxItems', what: `${maxItems + 1} items`, value: many });
  }
  if (uniqueItems === true) {
    const item = items[0] ?? sample(1);
    const value = [item, structuredClone(item), ...items.slice(1)];
    violations.push({ keyword: 'uniqueItems', what: 'a duplicate item', value });
  }
  return violations;
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
