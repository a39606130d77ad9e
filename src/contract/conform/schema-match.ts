// Tests whether a value matches a schema. An approximation for choosing probes, not a full validator.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './document.ts';

const DOCUMENT = 'document';
const compilers = new WeakMap<object, Ajv2020>();
const compiled = new WeakMap<object, ValidateFunction>();

export function matches(document: object, schema: Schema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const validate = compiled.get(schema) ?? compilerOf(document).compile(withDocumentReferences(schema, DOCUMENT));
  compiled.set(schema, validate);
  return validate(value);
}

/** One compiler per document, so that shared schemas are compiled once. */
function compilerOf(document: object): Ajv2020 {
  const cached = compilers.get(document);
  if (cached) return cached;
  const ajv = new Ajv2020({
    strict: false,
    strictNumbers: true,
    validateSchema: false,
    logger: false,
    code: { optimize: false, regExp: Object.assign(expressionOf, { code: 'new RegExp' }) },
  });
  formats.default(ajv);
  const { components, $defs } = document as { components?: object; $defs?: object };
  ajv.addSchema({ ...withDocumentReferences({ components, ...($defs ? { $defs } : {}) }, ''), $id: DOCUMENT });
  compilers.set(document, ajv);
  return ajv;
}

/** With the flag `u` where that is possible; patterns with needless escapes, such as `\\:`, do not allow it. */
export function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/**
 * Makes local references point into the document; `#` alone still means the schema itself. Removes `$id`, which Ajv
 * would also read in examples.
 */
const withDocumentReferences = (schema: object, document: string): Schema =>
  JSON.parse(JSON.stringify(schema), (key, inner) => {
    if (key === '$id' && typeof inner === 'string') return undefined;
    return key === '$ref' && typeof inner === 'string' && /^#./.test(inner) ? document + inner : inner;
  });
