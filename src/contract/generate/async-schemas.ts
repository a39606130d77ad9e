// Reads the schemas of an AsyncAPI document as JSON Schema 2020-12. AsyncAPI's own dialect is a superset of draft 7.
import { type AsyncApi, resolveRef, type Schema } from './openapi.ts';
import { typeName } from './text.ts';

const COMPONENT = '#/components/schemas/';
/** The keys inside these are names, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', 'definitions', '$defs']);
/** The values of these are data, not schemas. */
const DATA = new Set(['const', 'enum', 'default', 'example', 'examples']);
const JSON_SCHEMA = /^application\/(schema\+(json|yaml)|vnd\.(aai\.asyncapi|oai\.openapi))\b/;

/** A schema in a format of its own; null if it is a plain schema. */
export const foreignFormat = (payload: Schema): string | null => {
  const format = payload['schemaFormat'];
  return typeof format === 'string' && 'schema' in payload && !JSON_SCHEMA.test(format) ? format : null;
};

export class AsyncSchemas {
  /** All schemas that references point to, by name. */
  readonly components: Record<string, Schema> = {};
  readonly #document: AsyncApi;

  constructor(document: AsyncApi) {
    this.#document = document;
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      this.components[name] = this.convert(schema);
    }
  }

  convert(schema: Schema): Schema {
    return this.#convert(schema, false) as Schema;
  }

  #convert(value: unknown, isMap: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#convert(item, false));
    if (typeof value !== 'object' || value === null) return value;
    if (!isMap && 'schemaFormat' in value && 'schema' in value) {
      return foreignFormat(value as Schema) === null ? this.#convert(value.schema, false) : {};
    }
    const out: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      if (!isMap && key === 'discriminator' && typeof inner === 'string') continue; // AsyncAPI has only its field name, which adds no constraint
      if (!isMap && key === '$ref' && typeof inner === 'string') out[key] = this.#reference(inner);
      else if (!isMap && key === 'items' && Array.isArray(inner)) out['prefixItems'] = this.#convert(inner, false);
      else if (!isMap && key === 'additionalItems') {
        if ('items' in value && Array.isArray(value.items)) out['items'] = this.#convert(inner, false);
      } else out[key] = !isMap && DATA.has(key) ? inner : this.#convert(inner, !isMap && MAPS.has(key));
    }
    return out;
  }

  /** Validators and types know only components, so schemas elsewhere in the document become components too. */
  #reference(reference: string): string {
    if (reference.startsWith(COMPONENT)) return reference;
    const name = typeName(reference);
    if (!Object.hasOwn(this.components, name)) {
      this.components[name] = {}; // ends recursion
      this.components[name] = this.convert(resolveRef(this.#document, { $ref: reference }));
    }
    return COMPONENT + name;
  }
}
