// Tests whether a value matches a schema. An approximation for choosing probes, not a full validator.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './document.ts';

const DOCUMENT = 'document';
const compilers = new WeakMap<object, Ajv2020>();
const compiled = new WeakMap<object, ValidateFunction>();

export function matches(document: object, schema: Schema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const validate = compiled.get(schema) ?? compilerOf(document).compile(withDocumentReferences(schema));
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
    code: { optimize: false },
  });
  formats.default(ajv);
  const { components, $defs } = document as { components?: object; $defs?: object };
  ajv.addSchema({ $id: DOCUMENT, components, ...($defs ? { $defs } : {}) });
  compilers.set(document, ajv);
  return ajv;
}

/** Makes local references point into the document; `#` alone still means the schema itself. */
const withDocumentReferences = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, inner) =>
    key === '$ref' && typeof inner === 'string' && /^#./.test(inner) ? DOCUMENT + inner : inner,
  );
