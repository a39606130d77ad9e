// What is wrong with a schema by the rules of JSON Schema.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ajvSchema, unicodePattern } from './ajv-schema.ts';

/** Longer ones take too much memory. */
const MAX_PATTERN = 10_000;

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });

/** The first fault and where it is; null if the schema is valid. */
export function schemaFault(document: object, schema: object): { path: string[]; reason: string } | null {
  if (ajv.validateSchema(ajvSchema(schema, { components: '', document }) as object)) return null;
  const [error] = ajv.errors ?? [];
  const path = (error?.instancePath ?? '').split('/').slice(1);
  const hint = error?.message === 'must be array' ? '; write it as a list: [...]' : '';
  return { path, reason: `the schema is not valid: ${path.at(-1) ?? 'it'} ${error?.message}${hint}` };
}

export function patternFault(source: string): string | null {
  if (source.length > MAX_PATTERN) return `the pattern is longer than ${MAX_PATTERN} characters`;
  return unicodePattern(source) === null ? `the pattern ${source} is not a regular expression` : null;
}
