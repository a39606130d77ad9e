// Which branch of a schema a value takes. An approximation for choosing probes, not a validator.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from './document.ts';

const compiled = new WeakMap<object, ValidateFunction>();

export function matches(document: object, schema: Schema | boolean, value: unknown): boolean {
  if (typeof schema === 'boolean') return schema;
  let validate = compiled.get(schema);
  if (!validate) {
    const ajv = new Ajv2020({ strict: false, strictNumbers: true, validateSchema: false, code: { optimize: false } });
    formats.default(ajv);
    const { components, $defs } = document as { components?: object; $defs?: object };
    validate = ajv.compile({ components, ...($defs ? { $defs } : {}), allOf: [schema] });
    compiled.set(schema, validate);
  }
  return validate(value);
}
