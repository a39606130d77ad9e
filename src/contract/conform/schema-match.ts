// Which branch of a schema a value takes. An approximation for choosing probes, not a validator.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './document.ts';

const DOCUMENT = 'document';
const compilers = new WeakMap<object, Ajv2020>();
const compiled = new WeakMap<object, ValidateFunction>();

export function matches(document: object, schema: Schema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  const validate = compiled.get(schema) ?? compilerOf(document).compile(intoDocument(schema));
  compiled.set(schema, validate);
  return validate(value);
}

/** One for all schemas of a document: what they share is compiled once. */
function compilerOf(document: object): Ajv2020 {
  const known = compilers.get(document);
  if (known) return known;
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, validateSchema: false, code: { optimize: false } });
  formats.default(ajv);
  const { components, $defs } = document as { components?: object; $defs?: object };
  ajv.addSchema({ $id: DOCUMENT, components, ...($defs ? { $defs } : {}) });
  compilers.set(document, ajv);
  return ajv;
}

/** Its references lead into the document, wherever it stands itself; `#` alone is the schema. */
const intoDocument = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (key, inner) =>
    key === '$ref' && typeof inner === 'string' && /^#./.test(inner) ? DOCUMENT + inner : inner,
  );
