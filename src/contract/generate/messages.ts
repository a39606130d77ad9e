// Writes messages.ts: the message types of a socket channel, as one union per side.
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type AsyncApi, type Message, resolveRef, type Schema } from './openapi.ts';
import { HEADER, pascal } from './text.ts';

export async function writeMessages(area: string, document: AsyncApi): Promise<string> {
  const sides: Record<'client' | 'server', string[]> = { client: [], server: [] };
  const $defs: Record<string, Schema> = { ...document.components.schemas };
  for (const { action, messages } of Object.values(document.operations)) {
    for (const reference of messages) {
      const message = resolveRef(document, reference as Message);
      const name = `${pascal(message.name)}Message`;
      $defs[name] = { ...message.payload, title: name };
      sides[action === 'receive' ? 'client' : 'server'].push(name);
    }
  }
  const schema = JSON.parse(
    JSON.stringify({ $defs }).replaceAll('#/components/schemas/', '#/$defs/'),
    anythingIsUnknown,
  );
  const types = await compile(schema as JSONSchema, 'Unused', OPTIONS);
  return `${HEADER}${withoutRoot(types)}
export interface ${pascal(area)}Channel {
  client: ${sides.client.join(' | ')};
  server: ${sides.server.join(' | ')};
}

export const channel = { paths: ${JSON.stringify(Object.values(document.channels).map(({ address }) => address)).replaceAll('"', "'")} } as const;
`;
}

/** A schema with only a description allows any value, but the compiler would type it as an object. */
const anythingIsUnknown = (key: string, value: unknown): unknown =>
  key !== 'properties' && hasOnlyDescription(value) ? { ...value, tsType: 'unknown' } : value;

const hasOnlyDescription = (value: unknown): value is { readonly description: string } =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 1 &&
  'description' in value &&
  typeof value.description === 'string';

/** Removes the root type, which only carries the definitions, and comments about it. */
export const withoutRoot = (types: string): string =>
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
