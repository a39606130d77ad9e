// Finds breaking changes between two schemas. A schema that accepts fewer values than before breaks programs that send
// such values; one that allows more values breaks programs that read them.
import type { Schema } from '../../src/contract/document.ts';
import {
  type AnySchema,
  type Bound,
  covers,
  LOWER_BOUNDS,
  SchemaReader,
  type SchemaView,
  UPPER_BOUNDS,
} from './normalised-schema.ts';

/** Who writes the values: clients (`request`), the server (`response`) or both (`both`, for file formats). */
export type Direction = 'request' | 'response' | 'both';
type Change = 'narrower' | 'wider' | 'other';
type Report = (change: Change, what: string) => void;

export class SchemaComparer {
  readonly #old: SchemaReader;
  readonly #new: SchemaReader;
  /** Cache of compatible pairs: many operations share their responses. */
  readonly #compatible: Record<Direction, WeakMap<object, AnySchema>> = {
    request: new WeakMap(),
    response: new WeakMap(),
    both: new WeakMap(),
  };

  constructor(oldDocument: object, newDocument: object) {
    this.#old = new SchemaReader(oldDocument);
    this.#new = new SchemaReader(newDocument);
  }

  /** One line for each break; `at` says where it is. */
  breaks(before: AnySchema, after: AnySchema, direction: Direction, at: string): string[] {
    const compatible = this.#compatible[direction];
    if (typeof before === 'object' && compatible.get(before) === after) return [];
    const found = [...new Set(this.#compare(before, after, direction, at, []))];
    if (typeof before === 'object' && found.length === 0) compatible.set(before, after);
    return found;
  }

  /** `open`: the pairs that are being compared, since schemas can be recursive. */
  #compare(
    before: AnySchema,
    after: AnySchema,
    direction: Direction,
    at: string,
    open: readonly (readonly [AnySchema, AnySchema])[],
  ): string[] {
    if (open.some(([left, right]) => left === before && right === after)) return [];
    const within = [...open, [before, after] as const];
    const old = this.#old.view(before);
    const now = this.#new.view(after);
    const found: string[] = [];
    const report: Report = (change, what) => {
      if (change === 'narrower' && direction === 'response') return;
      if (change === 'wider' && direction === 'request') return;
      found.push(`${at}: ${what}`);
    };
    const inner = (left: AnySchema, right: AnySchema, name: string) =>
      found.push(...this.#compare(left, right, direction, `${at}${name}`, within));

    compareTypes(old, now, report);
    compareValues(old, now, report);
    compareBounds(old, now, report);
    compareConditions(old, now, report);
    compareFields(old, now, report);
    if (old.preset !== undefined && !same(old.preset, now.preset) && direction !== 'response') {
      report('other', `the default changed from ${text(old.preset)} to ${text(now.preset)}`);
    }
    for (const [name, schema] of old.properties) {
      const partner = now.properties.get(name);
      if (partner !== undefined) inner(schema, partner, `/${name}`);
    }
    for (const [pattern, schema] of old.patterns) {
      const partner = now.patterns.get(pattern);
      if (partner !== undefined) inner(schema, partner, `/{${pattern}}`);
    }
    if (old.additional !== false && now.additional !== false) inner(old.additional, now.additional, '/{other}');
    if (old.names !== true || now.names !== true) inner(old.names, now.names, '/{name}');
    if (old.items !== true || now.items !== true) inner(old.items, now.items, '/{item}');
    // If the common part already breaks, the variants would only repeat it.
    if (found.length === 0) found.push(...this.#compareUnions([before, old], [after, now], direction, at, within));
    return found;
  }

  #compareUnions(
    [before, old]: readonly [AnySchema, SchemaView],
    [after, now]: readonly [AnySchema, SchemaView],
    direction: Direction,
    at: string,
    open: readonly (readonly [AnySchema, AnySchema])[],
  ): string[] {
    const found: string[] = [];
    for (let index = 0; index < Math.max(old.unions.length, now.unions.length); index += 1) {
      const left = keyed(old.unions[index] ?? byType(before, old), this.#old);
      const right = keyed(now.unions[index] ?? byType(after, now), this.#new);
      const compare = (one: Variant, other: Variant, side: Direction) =>
        this.#compare(one.schema, other.schema, side, at, open);
      if (direction !== 'response') {
        for (const one of left) {
          const to = (other: Variant, exact: boolean) => compare(one, other, exact ? direction : 'request');
          found.push(...(compareVariant(one, left, right, to) ?? [`${at}: can no longer be ${one.key}`]));
        }
      }
      if (direction !== 'request') {
        for (const one of right) {
          const to = (other: Variant, exact: boolean) => compare(other, one, exact ? direction : 'response');
          found.push(...(compareVariant(one, right, left, to) ?? [`${at}: can now be ${one.key}`]));
        }
      }
    }
    return found;
  }
}

interface Variant {
  readonly schema: AnySchema;
  readonly key: string;
}

const keyed = (variants: readonly AnySchema[], reader: SchemaReader): Variant[] =>
  variants.map((schema) => ({ schema, key: keyOf(schema, reader) }));

/**
 * Compares a variant with the one that has the same key. If no or several variants have the key, any compatible variant
 * will do. Null when there is neither. `exact`: the other variant has the same key and is not only a candidate.
 */
function compareVariant(
  variant: Variant,
  own: readonly Variant[],
  others: readonly Variant[],
  compare: (other: Variant, exact: boolean) => string[],
): string[] | null {
  const mine = own.filter(({ key }) => key === variant.key);
  const theirs = others.filter(({ key }) => key === variant.key);
  const [partner] = theirs;
  if (partner && mine.length === 1 && theirs.length === 1) return compare(partner, true);
  if (others.some((other) => compare(other, false).length === 0)) return [];
  const nearest = theirs[mine.indexOf(variant)] ?? partner;
  return nearest ? compare(nearest, false) : null;
}

/** To compare a schema without variants with one that has them, each of its types becomes a variant. */
const byType = (schema: AnySchema, { types }: SchemaView): AnySchema[] =>
  types.size > 1 ? [...types].map((type) => ({ type, allOf: [schema as Schema] })) : [schema];

/** Identifies a variant in both documents: by component name, tags, title or types. */
export function keyOf(schema: AnySchema, reader: SchemaReader): string {
  if (typeof schema === 'object' && schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  const { properties, types } = reader.view(schema);
  const tags = [...properties].flatMap(([name, inner]) => {
    const { values } = reader.view(inner);
    return values?.size === 1 ? [`${name} ${[...values][0]}`] : [];
  });
  if (tags.length > 0) return tags.join(', ');
  const title = typeof schema === 'object' ? schema['title'] : undefined;
  return typeof title === 'string' ? title : [...types].join(' or ');
}

function compareTypes(old: SchemaView, now: SchemaView, report: Report): void {
  for (const type of old.types) if (!covers(now.types, type)) report('narrower', `can no longer be ${type}`);
  for (const type of now.types) if (!covers(old.types, type)) report('wider', `can now be ${type}`);
}

function compareValues(old: SchemaView, now: SchemaView, report: Report): void {
  if (old.values && !now.values) report('wider', `can now be anything but ${[...old.values].join(', ')}`);
  if (!old.values && now.values) report('narrower', `can only be ${[...now.values].join(', ')}`);
  if (!old.values || !now.values) return;
  for (const value of old.values) if (!now.values.has(value)) report('narrower', `can no longer be ${value}`);
  for (const value of now.values) if (!old.values.has(value)) report('wider', `can now be ${value}`);
}

function compareBounds(old: SchemaView, now: SchemaView, report: Report): void {
  const compare = (bounds: readonly Bound[], absent: number) => {
    for (const bound of bounds) {
      const nothing = bound.startsWith('min') && bound !== 'minimum' ? 0 : absent;
      const [before, after] = [old.bounds.get(bound) ?? nothing, now.bounds.get(bound) ?? nothing];
      if (before === after) continue;
      const narrower = absent < 0 ? after > before : after < before;
      report(narrower ? 'narrower' : 'wider', `${bound} changed from ${limit(before)} to ${limit(after)}`);
    }
  };
  compare(LOWER_BOUNDS, -Infinity);
  compare(UPPER_BOUNDS, Infinity);
}

function compareConditions(old: SchemaView, now: SchemaView, report: Report): void {
  for (const keyword of new Set([...old.conditions.keys(), ...now.conditions.keys()])) {
    const before = old.conditions.get(keyword) ?? new Set();
    const after = now.conditions.get(keyword) ?? new Set();
    const added = [...after].filter((condition) => !before.has(condition));
    const removed = [...before].filter((condition) => !after.has(condition));
    if (added.length > 0 && removed.length > 0) {
      report('other', `${keyword} changed from ${removed.join(', ')} to ${added.join(', ')}`);
    } else if (added.length > 0) report('narrower', `${keyword} ${added.join(', ')} was added`);
    else if (removed.length > 0) report('wider', `${keyword} ${removed.join(', ')} was removed`);
  }
}

function compareFields(old: SchemaView, now: SchemaView, report: Report): void {
  for (const name of now.required) if (!old.required.has(name)) report('narrower', `the field ${name} is now required`);
  for (const name of old.required) if (!now.required.has(name)) report('wider', `the field ${name} can now be absent`);
  for (const name of old.properties.keys()) {
    if (!now.properties.has(name)) report('other', `the field ${name} was removed`);
  }
  if (old.additional === false) {
    for (const name of now.properties.keys()) {
      if (!old.properties.has(name))
        report('wider', `the field ${name} was added although additional fields were not allowed`);
    }
  }
  if (old.additional !== false && now.additional === false)
    report('narrower', 'additional fields are no longer allowed');
  if (old.additional === false && now.additional !== false) report('wider', 'additional fields are now allowed');
  for (const pattern of now.patterns.keys()) {
    if (!old.patterns.has(pattern)) {
      report(old.additional === false ? 'wider' : 'narrower', `fields that match ${pattern} were added`);
    }
  }
  for (const pattern of old.patterns.keys()) {
    if (!now.patterns.has(pattern)) {
      report(now.additional === false ? 'narrower' : 'wider', `fields that match ${pattern} were removed`);
    }
  }
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
const text = (value: unknown): string => JSON.stringify(value) ?? 'absent';
const limit = (value: number): string => (Number.isFinite(value) ? String(value) : 'unlimited');
