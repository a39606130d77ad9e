// Writes resources.ts: the types of a hand-written JSON Schema (the package format).
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { HEADER } from '../../src/contract/generate/text.ts';

export async function writeResources({ $defs }: { $defs: Record<string, object> }): Promise<string> {
  const titled = Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, { ...schema, title: name }]));
  return HEADER + withoutRoot(await compile({ $defs: titled } as JSONSchema, 'Unused', OPTIONS));
}

/** Removes the root type, which only carries the definitions, and comments about it. */
const withoutRoot = (types: string): string =>
  types
    .replaceAll(
      /(?: \*\n)? \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g,
      '',
    )
    .replaceAll(/\/\*\*\n \*\/\n/g, '')
    .replace(/export interface Unused \{[\s\S]*?\n\}\n/, '');

export const OPTIONS = {
  additionalProperties: false,
  bannerComment: '',
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  strictIndexSignatures: false,
  style: { singleQuote: true, printWidth: 120 },
};
