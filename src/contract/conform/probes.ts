// Creates values that violate a schema in exactly one place, from the schema and a valid example: a missing required
// field, a bound exceeded by one, or a wrong enum value, pattern, type or discriminator, at every level.

import { pointerStep } from '../json-pointer.ts';
import { type Named, resolveRef, type Schema } from './document.ts';
import { Random } from './random.ts';
import { expressionOf, matches } from './schema-match.ts';
import { randomValue } from './values.ts';
import {
  type Broken,
  breakArray,
  breakChoice,
  breakNumber,
  breakObject,
  breakString,
  breakTag,
  breakType,
  isObject,
  SEED,
  type Violation,
} from './violations.ts';

export interface Probe extends Violation {
  /** The JSON Pointer that the response should contain. */
  readonly pointer: string;
  /** The schema in the document that contains the keyword. */
  readonly source: Schema;
}
const TRIES = 500;
const MAX_ITEMS = 3;
export interface Probed {
  readonly schema: Schema;
  /** The document that references point into. */
  readonly document: object;
  readonly examples: readonly Named[];
}

/** JSON.stringify escapes lone surrogates. Also rejects text that merely spells such an escape. */
const isWellFormed = (value: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(value) ?? '');

const placeOf = ({ keyword, pointer }: Probe): string => `${keyword} at ${pointer}`;

export const probesOf = (probed: Probed) => new Prober(probed.document).probe(probed);

class Prober {
  readonly #document: object;
  /** Why a schema has no probes. */
  readonly #reasons = new Map<Schema, string>();
  /** The schemas from the root to the current one. */
  readonly #stack: Schema[] = [];

  constructor(document: object) {
    this.#document = document;
  }

  probe({ schema, examples }: Probed): { readonly probes: Probe[]; readonly reasons: ReadonlyMap<Schema, string> } {
    const reached = new Map<Schema, Set<string>>();
    const probes: Probe[] = [];
    for (const { value } of examples.length > 0 ? examples : this.#createValue(schema)) {
      // Further examples add only probes that earlier ones did not reach.
      const fresh = this.#walk(schema, value).filter((probe) => !reached.get(probe.source)?.has(placeOf(probe)));
      for (const probe of fresh) {
        reached.set(probe.source, (reached.get(probe.source) ?? new Set()).add(placeOf(probe)));
      }
      probes.push(...fresh);
    }
    return { probes, reasons: this.#reasons };
  }

  /** Returns a valid value: the schema's example, or a generated one. */
  #sample(reference: Schema, seed = SEED): unknown {
    const schema = resolveRef(this.#document, reference);
    const own = ((schema['examples'] ?? []) as unknown[]).concat(schema['example'] ?? []);
    if (own.length > 0 && seed === SEED) return own[0];
    const random = new Random(seed);
    let reason: unknown = new Error('no valid value was found');
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const value = randomValue(this.#document, schema, random, 0);
        if (isWellFormed(value) && matches(this.#document, schema, value)) return value;
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }

  /** Creates a value, if there is one and the schema is not recursive. */
  #createValue(field: Schema | boolean): { value: unknown }[] {
    if (typeof field === 'boolean' || this.#stack.includes(resolveRef(this.#document, field))) return [];
    try {
      return [{ value: this.#sample(field) }];
    } catch (error) {
      this.#reasons.set(field, error instanceof Error ? error.message : String(error));
      return [];
    }
  }

  /** Replaces null, which reaches no constraint of a nullable schema. */
  #notNull({ examples: _, example: __, ...schema }: Schema): unknown {
    const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
    return types.length === 0 ? null : (this.#createValue({ ...schema, type: types })[0]?.value ?? null);
  }

  /** Returns probes of the value itself; the caller inserts them at the value's place. */
  #walk(schema: Schema | boolean | undefined, example: unknown): Probe[] {
    if (schema === undefined || typeof schema === 'boolean') return [];
    this.#stack.push(schema);
    try {
      return this.#probesAt(schema, example === null ? this.#notNull(schema) : example);
    } catch (error) {
      this.#reasons.set(schema, String(error)); // for example a pattern with an unsupported syntax
      return [];
    } finally {
      this.#stack.pop();
    }
  }

  #probesAt(schema: Schema, value: unknown): Probe[] {
    const violations = [
      ...breakType(schema),
      ...breakChoice(schema, value),
      ...(typeof value === 'string' ? breakString(schema, value) : []),
      ...(typeof value === 'number' ? breakNumber(schema) : []),
      ...(Array.isArray(value) ? breakArray(schema, value, (seed) => this.#sample(schema.items ?? {}, seed)) : []),
      ...(isObject(value) ? this.#breakObject(schema, value) : []),
    ];
    return [
      ...violations.map((broken) => probeOf(schema, broken)),
      ...(isObject(value) ? this.#fieldProbes(schema, value) : []),
      ...(Array.isArray(value) ? this.#itemProbes(schema, value) : []),
      ...(schema.$ref === undefined ? [] : this.#walk(resolveRef(this.#document, { $ref: schema.$ref }), value)),
      ...(schema.allOf ?? []).flatMap((part) => this.#walk(part, value)),
      ...this.#conditionProbes(schema, value),
      ...this.#alternativeProbes(schema, value, 'oneOf'),
      ...this.#alternativeProbes(schema, value, 'anyOf'),
    ];
  }

  #breakObject(schema: Schema, value: Record<string, unknown>): Generator<Broken> {
    const { additionalProperties: extra } = schema;
    // A field with a default may be absent all the same.
    const hasDefault = (name: string) =>
      resolveRef(this.#document, schema.properties?.[name] ?? {}).default !== undefined;
    return breakObject(schema, value, hasDefault, () => (typeof extra === 'object' ? this.#sample(extra) : 'x'));
  }

  #fieldProbes(schema: Schema, value: Record<string, unknown>): Probe[] {
    return this.#fieldsOf(schema, value).flatMap(([key, field]) => {
      const [inner] = Object.hasOwn(value, key) ? [{ value: value[key] }] : this.#createValue(field);
      if (!inner) return [];
      return this.#walk(field, inner.value).map((probe) => ({
        ...probe,
        pointer: pointerTo(key) + probe.pointer,
        value: { ...value, [key]: probe.value },
      }));
    });
  }

  /** The keys to probe, with their schemas: every described property, and one key where keys are free. */
  #fieldsOf(schema: Schema, value: Record<string, unknown>): [key: string, field: Schema | boolean][] {
    const properties = Object.entries(schema.properties ?? {});
    const patterns = Object.entries(schema.patternProperties ?? {});
    const matching = patterns.flatMap(([pattern, field]) => {
      const keys = Object.keys(value).filter((key) => expressionOf(pattern).test(key));
      const probed = keys.length > 0 ? keys : [this.#sample({ type: 'string', pattern }) as string];
      return probed.map((key): [string, Schema | boolean] => [key, field]);
    });
    const { additionalProperties: extra } = schema;
    if (typeof extra !== 'object') return [...properties, ...matching];
    const isDescribed = (key: string) =>
      properties.some(([name]) => name === key) || patterns.some(([pattern]) => expressionOf(pattern).test(key));
    const others = Object.keys(value).filter((key) => !isDescribed(key));
    const probed = others.length > 0 ? others : ['extra'];
    return [...properties, ...matching, ...probed.map((key): [string, Schema] => [key, extra])];
  }

  #itemProbes(schema: Schema, items: readonly unknown[]): Probe[] {
    const field = schema.items;
    if (field === undefined) return [];
    const samples = items.length > 0 ? items : this.#createValue(field).map(({ value }) => value);
    return samples.slice(0, MAX_ITEMS).flatMap((item, index) =>
      this.#walk(field, item).map((probe) => ({
        ...probe,
        pointer: `/${index}${probe.pointer}`,
        value: samples.with(index, probe.value),
      })),
    );
  }

  #conditionProbes(schema: Schema, value: unknown): Probe[] {
    const { if: condition, then: yes, else: no } = schema as { if?: Schema; then?: Schema; else?: Schema };
    if (condition === undefined) return [];
    const probes = this.#walk(matches(this.#document, condition, value) ? yes : no, value);
    return probes.filter((probe) => !matches(this.#document, schema, probe.value)); // a change may make the condition false
  }

  /** Probes of the branches that the value matches, without those that match another branch. */
  #alternativeProbes(schema: Schema, value: unknown, keyword: 'oneOf' | 'anyOf'): Probe[] {
    const branches = schema[keyword] ?? [];
    const matching = branches.filter((branch) => matches(this.#document, branch, value));
    const probes = matching
      .flatMap((branch) => this.#walk(branch, value))
      .filter((probe) => !branches.some((branch) => matches(this.#document, branch, probe.value)));
    const { propertyName: tag } = schema.discriminator ?? {};
    if (tag !== undefined && isObject(value)) {
      return [...probes, ...breakTag(tag, value).map((broken) => probeOf(schema, { ...broken, key: tag }))];
    }
    const none = { keyword, what: 'no alternative matches' };
    return [...probes, ...probes.slice(0, 1).map((probe) => probeOf(schema, { ...none, value: probe.value }))];
  }
}

const probeOf = (source: Schema, { key, ...broken }: Broken): Probe => {
  return { ...broken, source, pointer: key === undefined ? '' : pointerTo(key) };
};

const pointerTo = (key: string): string => `/${pointerStep(key)}`;
