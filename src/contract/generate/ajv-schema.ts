// Converts a document's schema for Ajv.

import { type Direction, hasDefault, isOtherDirection, mapValues, resolveRef, type Schema } from '../document.ts';
import { DROP } from './ajv/keywords.ts';
import { LISTS, MAPS, SINGLE } from './schema-tree.ts';

export interface SchemaContext {
  /** Sets the ids of its shared components apart from those of other contexts. */
  readonly components: string;
  /** The document that references point into. */
  readonly document: object;
  /** Absent if readOnly and writeOnly are ignored. */
  readonly direction?: Direction | undefined;
}

/** Each component has an id of its own, because Ajv compiles a part of a schema again for every schema that refers to it. */
export const componentId = (context: Pick<SchemaContext, 'components'>, name: string): string =>
  `annex:/${context.components}/${encodeURIComponent(name)}`;

/** Other keywords check nothing, and some of them end Ajv's compilation. */
export const CHECKED =
  /^(?:\$ref|\$dynamicRef|type|enum|const|multipleOf|maximum|exclusiveMaximum|minimum|exclusiveMinimum|maxLength|minLength|pattern|maxItems|minItems|uniqueItems|maxContains|minContains|maxProperties|minProperties|required|dependentRequired|format|default|discriminator)$/;

/**
 * Redirects references to the shared components, removes examples, and forbids fields of the other direction. Adds
 * `type: object` to a discriminated oneOf, because Ajv checks it only for objects.
 */
export function ajvSchema(value: unknown, context: SchemaContext): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(schema)) {
    if (!CHECKED.test(key) && !SINGLE.test(key) && !LISTS.has(key) && !MAPS.has(key)) continue;
    if (key === 'default' && !hasDefault(schema)) continue;
    if (key === '$ref') out[key] = componentReference(String(inner), context);
    else if (key === 'discriminator') {
      if (!isDiscriminated(schema, context.document)) continue;
      out[key] = { propertyName: schema.discriminator?.propertyName }; // Ajv does not support a mapping
      out['type'] = 'object';
    } else if (key === 'required' && Array.isArray(inner))
      out[key] = [...new Set(inner as string[])].filter((name) => !isOtherDirection(schema, name, context));
    else if (key === 'enum' && Array.isArray(inner) && inner.length === 0)
      out['not'] = {}; // no value is allowed
    else if (key === 'pattern') out[key] = unicodePattern(String(inner)) ?? inner;
    else if (SINGLE.test(key)) out[key] = ajvSchema(inner, context);
    else if (LISTS.has(key)) out[key] = (inner as unknown[]).map((one) => ajvSchema(one, context));
    else if (MAPS.has(key)) out[key] = mapValues(inner as Record<string, unknown>, (one) => ajvSchema(one, context));
    else out[key] = inner;
    if (key === 'patternProperties') out[key] = withUnicodePatterns(out[key] as object);
    if (key === 'properties') {
      for (const name of Object.keys(inner as object)) {
        if (!isOtherDirection(schema, name, context)) continue;
        (out[key] as Record<string, unknown>)[name] = context.direction === 'request' ? { [DROP]: true } : false;
      }
    }
  }
  return out;
}

const withUnicodePatterns = (patterns: object): object =>
  Object.fromEntries(Object.entries(patterns).map(([source, schema]) => [unicodePattern(source) ?? source, schema]));

function componentReference(reference: string, context: SchemaContext): string {
  const [, name, rest] = /^#\/(?:components\/schemas|\$defs)\/([^/]+)(\/.*)?$/.exec(reference) ?? [];
  return name === undefined ? reference : componentId(context, name) + (rest === undefined ? '' : `#${rest}`);
}

/** Ajv needs every variant of the oneOf to fix the discriminator's value; otherwise plain oneOf is used. */
function isDiscriminated({ oneOf = [], discriminator }: Schema, document: object): boolean {
  const tag = discriminator?.propertyName ?? '';
  const values = oneOf.map((variant) => {
    const { properties = {}, required = [] } = resolveRef(document, variant);
    const { const: only, enum: words = only === undefined ? [] : [only] } = properties[tag] ?? {};
    return [required].flat().includes(tag) && Array.isArray(words) ? words : []; // it may not be valid
  });
  const isUnique = new Set(values.flat()).size === values.flat().length;
  return oneOf.length > 0 && isUnique && values.every((words) => words.length > 0);
}

/** The same pattern for the flag `u`; null if it is not a regular expression of JavaScript. */
export function unicodePattern(source: string): string | null {
  return [source, repair(source)].find(compiles) ?? null;
}

function compiles(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** An escape, a quantifier (`{2,}`), or one character. */
const TOKENS = /\\.|\{\d+(?:,\d*)?\}|./gs;
const SET = /^\\[dDsSwW]$/;

/** Removes needless escapes such as `\:`, and adds those that are needed, as in `[\w-.]` or for a lone brace. */
function repair(source: string): string {
  let isClass = false;
  const tokens = source.match(TOKENS) ?? [];
  const repaired = tokens.map((token, index) => {
    const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]];
    if (/^\\[^\w^$\\.*+?()[\]{}|/]$/.test(token)) return isClass && token === '\\-' ? token : token.slice(1);
    if (isClass && token === '-' && after !== ']' && (SET.test(before) || SET.test(after))) return '\\-';
    if (!isClass && /^[\]{}]$/.test(token)) return `\\${token}`;
    if (token === '[') isClass = true;
    else if (token === ']') isClass = false;
    return token;
  });
  return repaired.join('');
}
