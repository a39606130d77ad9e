// Finds values without bounds in a schema and its subschemas: a string needs a maximum length, an array and a map a maximum
// size, a number a minimum and a maximum.
import type { Context, Location } from './redocly.ts';

export type Schema = Readonly<Record<string, unknown>>;

const SINGLE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties'];

/** Redocly's nested visitors see only the outermost schema; this class visits the rest. */
export class BoundsCheck {
  readonly #context: Context;
  readonly #seen = new Set<Schema>();

  constructor(context: Context) {
    this.#context = context;
  }

  visit(schema: unknown, location: Location): void {
    if (typeof schema !== 'object' || schema === null || this.#seen.has(schema as Schema)) return;
    const own = schema as Schema;
    this.#seen.add(own);
    for (const keyword of missingKeywords(own)) {
      this.#context.report({ message: `Clients can send this value: add ${keyword}.`, location });
    }
    if (typeof own['$ref'] === 'string') {
      const { node, location: target } = this.#context.resolve<Schema>(own, location.source.absoluteRef);
      if (target) this.visit(node, target);
    }
    for (const keyword of SINGLE) this.visit(own[keyword], location.child(keyword));
    for (const keyword of [...LISTS, ...MAPS]) {
      for (const [key, inner] of Object.entries(own[keyword] ?? {})) this.visit(inner, location.child([keyword, key]));
    }
  }
}

function missingKeywords(schema: Schema): string[] {
  if ('enum' in schema || 'const' in schema) return [];
  const types = [schema['type']].flat();
  const missing: string[] = [];
  const requireOneOf = (...names: readonly string[]) => {
    if (!names.some((name) => name in schema)) missing.push(names[0] as string);
  };
  if (types.includes('string')) requireOneOf(...(schema['format'] === 'binary' ? ['x-max-bytes'] : []), 'maxLength');
  if (types.includes('array')) requireOneOf('maxItems');
  if (types.includes('integer') || types.includes('number')) {
    requireOneOf('minimum', 'exclusiveMinimum');
    requireOneOf('maximum', 'exclusiveMaximum');
  }
  if (isMap(schema)) requireOneOf('maxProperties');
  return missing;
}

/** An object whose keys the client chooses. The size limit of the body covers free-form objects (only `type: object`). */
const isMap = ({ additionalProperties, patternProperties }: Schema): boolean =>
  (typeof additionalProperties === 'object' && additionalProperties !== null) || patternProperties !== undefined;
