// A document's schema as Ajv takes it.
import { type OpenApi, resolveRef, type Schema } from './openapi.ts';

/** What a readOnly field is not in, and a writeOnly one is not in. */
export type Direction = 'request' | 'response';

export interface SchemaContext {
  /** The id of the schema whose `$defs` are the shared components. */
  readonly components: string;
  /** What references lead into. */
  readonly document: object;
  /** Absent: a field's direction does not matter. */
  readonly direction?: Direction | undefined;
}

const ONE = new Set(
  'items additionalProperties unevaluatedItems unevaluatedProperties contains propertyNames not if then else'.split(
    ' ',
  ),
);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/**
 * References point into the shared components; examples go, and fields that do not travel in this direction are
 * refused. Ajv looks at a discriminated oneOf only where the value is an object: the type is said beside it.
 */
export function ajvSchema(value: unknown, context: SchemaContext): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema)) {
    if (key === 'examples' || key === 'example') continue;
    if (key === '$ref')
      out[key] = String(inner).replace(/^#\/(components\/schemas|\$defs)\//, `${context.components}#/$defs/`);
    else if (key === 'discriminator') {
      if (!isTagged(schema, context.document)) continue;
      out[key] = { propertyName: schema.discriminator?.propertyName }; // Ajv refuses a mapping
      out['type'] = 'object';
    } else if (key === 'required') out[key] = (inner as string[]).filter((name) => !isHidden(schema, name, context));
    else if (ONE.has(key)) out[key] = ajvSchema(inner, context);
    else if (LISTS.has(key)) out[key] = (inner as unknown[]).map((one) => ajvSchema(one, context));
    else if (MAPS.has(key)) out[key] = mapped(inner as object, (one) => ajvSchema(one, context));
    else out[key] = inner;
    if (key === 'properties') {
      for (const name of Object.keys(inner as object)) {
        if (isHidden(schema, name, context)) (out[key] as Record<string, unknown>)[name] = false;
      }
    }
  }
  return out;
}

export const mapped = (from: object, change: (value: unknown) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));

/** Whether the field of that name, here or in a part of `allOf`, travels only the other way. */
function isHidden(schema: Schema, name: string, context: SchemaContext): boolean {
  if (context.direction === undefined) return false;
  const { properties = {}, allOf = [] } = resolveRef(context.document, schema);
  const field = Object.hasOwn(properties, name) ? resolveRef(context.document, properties[name] as Schema) : null;
  if (field && (context.direction === 'request' ? field.readOnly : field.writeOnly)) return true;
  return (allOf as Schema[]).some((part) => isHidden(part, name, context));
}

/** Ajv follows a discriminator only where each variant of a oneOf says its own value; elsewhere oneOf alone decides. */
function isTagged({ oneOf = [], discriminator }: Schema, document: object): boolean {
  const tag = discriminator?.propertyName ?? '';
  return (
    oneOf.length > 0 &&
    oneOf.every((variant) => {
      const { properties = {}, required = [] } = resolveRef(document, variant);
      const field = properties[tag];
      return required.includes(tag) && field !== undefined && (field.const !== undefined || field.enum !== undefined);
    })
  );
}

/** Whether anything in it travels in one direction only. */
export const hasDirections = (document: OpenApi): boolean => {
  const text = JSON.stringify([document.paths, document.components]);
  return text.includes('"readOnly":true') || text.includes('"writeOnly":true');
};
