// Normalises JSON Schemas for comparison: resolves references and merges allOf, so that only the accepted values matter,
// not how the document describes them.
import { resolveRef, type Schema } from '../../src/contract/document.ts';
import { stripProse } from './strip-prose.ts';

export type AnySchema = Schema | boolean;

export interface SchemaView {
  readonly types: ReadonlySet<string>;
  /** JSON texts of enum or const; null when there is neither. */
  readonly values: ReadonlySet<string> | null;
  readonly bounds: ReadonlyMap<Bound, number>;
  /** All other constraints, such as pattern, format and conditions: keyword -> JSON texts. All of them apply. */
  readonly conditions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, AnySchema>;
  readonly patterns: ReadonlyMap<string, AnySchema>;
  /** Schema of fields that `properties` does not list. */
  readonly additional: AnySchema;
  /** Schema of the field names. */
  readonly names: AnySchema;
  readonly items: AnySchema;
  /** Each oneOf or anyOf with its variants. */
  readonly unions: readonly (readonly AnySchema[])[];
  /** The default value; `default` is a reserved word. */
  readonly preset: unknown;
}

export const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
export const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
export type Bound = (typeof LOWER_BOUNDS)[number] | (typeof UPPER_BOUNDS)[number];

const ALL_TYPES = ['null', 'boolean', 'object', 'array', 'number', 'string'];
/** The width of an integer adds nothing to its bounds. */
const WIDTHS: readonly unknown[] = ['int32', 'int64'];
/** Each of these keywords only restricts, so an added one makes a schema narrower. */
const CONDITIONS = [
  ...['pattern', 'format', 'multipleOf', 'contentEncoding', 'contentMediaType', 'uniqueItems', 'not'],
  ...['contains', 'minContains', 'maxContains', 'prefixItems', 'dependentRequired', 'dependentSchemas'],
  ...['unevaluatedProperties', 'unevaluatedItems'],
];
/** Values that mean the same as an absent keyword. */
const NO_EFFECT: Readonly<Record<string, boolean>> = {
  uniqueItems: false,
  not: false,
  unevaluatedProperties: true,
  unevaluatedItems: true,
};

/** Creates the views of one document's schemas, and caches them. */
export class SchemaReader {
  readonly #document: object;
  readonly #views = new WeakMap<Schema, SchemaView>();
  readonly #open = new Set<Schema>();

  constructor(document: object) {
    this.#document = document;
  }

  view(schema: AnySchema): SchemaView {
    if (typeof schema === 'boolean') return schema ? ANYTHING : NOTHING;
    const known = this.#views.get(schema);
    if (known) return known;
    const view = this.#read(schema);
    this.#views.set(schema, view);
    return view;
  }

  /** The schemas that all apply: the schema itself, its reference and its allOf. */
  #parts(schema: Schema): Schema[] {
    if (this.#open.has(schema)) return []; // refers to itself, which adds nothing
    this.#open.add(schema);
    try {
      const { $ref, allOf, ...own } = schema as Schema & { allOf?: AnySchema[] };
      const target = $ref === undefined ? [] : this.#parts(resolveRef(this.#document, { $ref } as Schema));
      const members = (allOf ?? []).flatMap((part) =>
        typeof part === 'object' ? this.#parts(part) : part ? [] : [{ enum: [] }],
      );
      return [own, ...target, ...members];
    } finally {
      this.#open.delete(schema);
    }
  }

  #read(schema: Schema): SchemaView {
    const parts = this.#parts(schema);
    const conditions = new Map<string, Set<string>>();
    const properties = new Map<string, AnySchema>();
    const patterns = new Map<string, AnySchema>();
    const bounds = new Map<Bound, number>();
    for (const part of parts) {
      readConditions(part, conditions);
      readBounds(part, bounds);
      for (const [name, inner] of Object.entries(part.properties ?? {})) addSchema(properties, name, inner);
      const matching = (part['patternProperties'] ?? {}) as Record<string, AnySchema>;
      for (const [pattern, inner] of Object.entries(matching)) addSchema(patterns, pattern, inner);
    }
    const unions = parts.flatMap((part) =>
      [part.oneOf, part['anyOf'] as AnySchema[] | undefined].filter((union) => union !== undefined),
    );
    return {
      types: this.#types(parts, unions),
      values: valuesOf(parts),
      bounds,
      conditions,
      required: new Set(parts.flatMap(({ required }) => required ?? [])),
      properties,
      patterns,
      additional: mergeKeyword(parts, 'additionalProperties'),
      names: mergeKeyword(parts, 'propertyNames'),
      items: mergeKeyword(parts, 'items'),
      unions,
      preset: parts.map((part) => part.default).find((value) => value !== undefined),
    };
  }

  /** The types that all parts and unions allow. */
  #types(parts: readonly Schema[], unions: readonly (readonly AnySchema[])[]): Set<string> {
    const allowed = [
      ...parts.flatMap(({ type, const: only, enum: values }) => {
        if (type !== undefined) return [new Set([type].flat())];
        if (only !== undefined) return [new Set([typeOf(only)])];
        return values ? [new Set(values.map(typeOf))] : [];
      }),
      ...unions.map((variants) => new Set(variants.flatMap((variant) => [...this.view(variant).types]))),
    ];
    const common = (left: Set<string>, right: Set<string>) =>
      new Set([...[...left].filter((type) => covers(right, type)), ...[...right].filter((type) => covers(left, type))]);
    return allowed.reduce(common, new Set(ALL_TYPES));
  }
}

export const covers = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function valuesOf(parts: readonly Schema[]): Set<string> | null {
  const lists = parts.flatMap(({ enum: values, const: only }) => [
    ...(values ? [values.map((value) => JSON.stringify(value))] : []),
    ...(only !== undefined ? [[JSON.stringify(only)]] : []),
  ]);
  const [first, ...others] = lists;
  return first ? new Set(first.filter((value) => others.every((list) => list.includes(value)))) : null;
}

function readBounds(part: Schema, bounds: Map<Bound, number>): void {
  for (const bound of LOWER_BOUNDS) {
    if (typeof part[bound] === 'number') bounds.set(bound, Math.max(bounds.get(bound) ?? -Infinity, part[bound]));
  }
  for (const bound of UPPER_BOUNDS) {
    const given = part[bound];
    if (typeof given === 'number') bounds.set(bound, Math.min(bounds.get(bound) ?? Infinity, given));
  }
}

function readConditions(part: Schema, conditions: Map<string, Set<string>>): void {
  const add = (keyword: string, value: unknown) =>
    conditions.set(keyword, (conditions.get(keyword) ?? new Set()).add(JSON.stringify(stripProse(value))));
  for (const keyword of CONDITIONS) {
    if (keyword === 'format' && WIDTHS.includes(part[keyword])) continue;
    if (part[keyword] !== undefined && part[keyword] !== NO_EFFECT[keyword]) add(keyword, part[keyword]);
  }
  const { if: given, then, else: otherwise } = part;
  if (given !== undefined) add('if', { if: given, then, else: otherwise });
}

/** A field that two parts describe must match both. */
function addSchema(map: Map<string, AnySchema>, name: string, schema: AnySchema): void {
  const present = map.get(name);
  map.set(name, present === undefined ? schema : ({ allOf: [present, schema] } as Schema));
}

function mergeKeyword(parts: readonly Schema[], keyword: string): AnySchema {
  const declared = parts.map((part) => part[keyword] as AnySchema | undefined).filter((schema) => schema !== undefined);
  if (declared.includes(false)) return false;
  const schemas = declared.filter((schema) => schema !== true);
  if (schemas.length <= 1) return schemas[0] ?? true;
  return { allOf: schemas } as Schema;
}

const ANYTHING: SchemaView = {
  types: new Set(ALL_TYPES),
  values: null,
  bounds: new Map(),
  conditions: new Map(),
  required: new Set(),
  properties: new Map(),
  patterns: new Map(),
  additional: true,
  names: true,
  items: true,
  unions: [],
  preset: undefined,
};
const NOTHING: SchemaView = { ...ANYTHING, types: new Set(), values: new Set() };
