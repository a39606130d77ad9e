// Validates with @hyperjump/json-schema, which shares no code with ours (openapi-backend and Prism use Ajv). It asserts
// formats, like our validators, and ignores `discriminator`, so that oneOf alone decides.
import { registerSchema, setShouldValidateFormat, validate } from '@hyperjump/json-schema/draft-2020-12';
import '@hyperjump/json-schema/formats';
import type { Schema } from '../../src/contract/conform/document.ts';

setShouldValidateFormat(true);

let registered = 0;

export async function compileWithHyperjump(document: object, schema: Schema): Promise<(value: unknown) => boolean> {
  const { components, $defs } = document as { components?: object; $defs?: object };
  const uri = `https://annex.test/schemas/${registered++}`;
  const root = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...(components ? { components } : {}),
    ...($defs ? { $defs } : {}),
    allOf: [schema],
  };
  registerSchema(root as unknown as Parameters<typeof registerSchema>[0], uri);
  const check = await validate(uri);
  return (value) => check(value as Parameters<typeof check>[0]).valid;
}
