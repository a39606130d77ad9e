// Writes resources.ts: the types of a hand-written JSON Schema (the package format).
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { HEADER } from '../../src/contract/generate/text.ts';

export async function writeResources({ $defs }: { $defs: Record<string, object> }): Promise<string> {
  const titled = Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, { ...schema, title: name }]));
  return HEADER + (await compile({ $defs: titled } as JSONSchema, 'Resources', OPTIONS));
}

export const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  strictIndexSignatures: false,
  style: { singleQuote: true, printWidth: 120 },
};
