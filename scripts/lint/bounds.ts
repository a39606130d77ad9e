// Finds what has no bound in a schema and everything below it: a string needs a greatest length, a list and a map a
// greatest size, a number both ends.
import type { Context, Location } from './redocly.ts';

export type Schema = Readonly<Record<string, unknown>>;

const SINGLE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties'];

/** Redocly's nested visitors see the outermost schema only: this goes on from there. */
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
    for (const lack of lacksOf(own)) {
      this.#context.report({ message: `Anybody can send this: it needs ${lack}.`, location });
    }
    if (typeof own['$ref'] === 'string') {
      const { node, location: there } = this.#context.resolve<Schema>(own, location.source.absoluteRef);
      if (there) this.visit(node, there);
    }
    for (const keyword of SINGLE) this.visit(own[keyword], location.child(keyword));
    for (const keyword of [...LISTS, ...MAPS]) {
      for (const [key, inner] of Object.entries(own[keyword] ?? {})) this.visit(inner, location.child([keyword, key]));
    }
  }
}

function lacksOf(schema: Schema): string[] {
  if ('enum' in schema || 'const' in schema) return [];
  const types = [schema['type']].flat();
  const lacks: string[] = [];
  const need = (...names: readonly string[]) => {
    if (!names.some((name) => name in schema)) lacks.push(names[0] as string);
  };
  if (types.includes('string')) need(...(schema['format'] === 'binary' ? ['x-max-bytes'] : []), 'maxLength');
  if (types.includes('array')) need('maxItems');
  if (types.includes('integer') || types.includes('number')) {
    need('minimum', 'exclusiveMinimum');
    need('maximum', 'exclusiveMaximum');
  }
  if (isMap(schema)) need('maxProperties');
  return lacks;
}

/** An object whose keys the client chooses. Free-form content (`type: object` and no more) has the body's own limit. */
const isMap = ({ additionalProperties, patternProperties }: Schema): boolean =>
  (typeof additionalProperties === 'object' && additionalProperties !== null) || patternProperties !== undefined;
