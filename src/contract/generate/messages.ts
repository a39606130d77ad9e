// Writes messages.ts: the message types of each socket, as one union per side, and the table that serves it.
import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { channelTable } from './channel-table.ts';
import type { Schema } from './openapi.ts';
import type { Side, Socket, Sockets } from './sockets.ts';
import { HEADER, key, literal, pascal, quote, typeName } from './text.ts';
import { typesOf } from './types.ts';

/** No keyword, either. */
function isIdentifier(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.ES2022, true, ts.LanguageVariant.Standard, name);
  return scanner.scan() === ts.SyntaxKind.Identifier && scanner.getTokenEnd() === name.length;
}

/** Names that the generated code itself uses. */
const TAKEN = new Set(['Record', 'Uint8Array', 'WithRequired', 'OneOf', 'Omit', 'components', 'channel', 'channels']);

/** The area's name for a single socket, else the name of the channel. */
export const channelName = (area: string, { name }: Socket, { sockets }: Sockets): string =>
  `${sockets.length === 1 ? pascal(area) : typeName(name)}Channel`;

export async function writeMessages(area: string, read: Sockets): Promise<string> {
  const { sockets, schemas } = read;
  const all: Record<string, Schema> = { ...schemas };
  for (const socket of sockets) {
    for (const { type, schema } of messagesOf(socket))
      if (schema.$ref !== `#/components/schemas/${type}`) all[type] = schema;
    for (const [place, schema] of Object.entries(socket.parameters))
      all[parameterType(area, socket, read, place)] = schema;
  }
  const taken = new Set([...TAKEN, ...sockets.map((socket) => channelName(area, socket, read))]);
  const aliases = Object.keys(all)
    .filter((name) => isIdentifier(name) && !taken.has(name))
    .map((name) => `export type ${name} = components['schemas'][${quote(name)}];\n`);
  const tables = sockets.map((socket) => [socket.name, channelTable(socket, schemas)] as const);
  const table = sockets.length === 1 ? tables[0]?.[1] : Object.fromEntries(tables);
  return `${HEADER}${await writeTypes(all)}
${aliases.join('')}
${sockets.map((socket) => writeChannel(area, socket, read)).join('\n')}
export const ${sockets.length === 1 ? 'channel' : 'channels'} = ${literal(table)} as const;
`;
}

const messagesOf = ({ messages }: Socket) => [...messages.client.values(), ...messages.server.values()];

/** No identifier, so that it is not the name of another schema. */
const parameterType = (area: string, socket: Socket, read: Sockets, place: string): string =>
  `${channelName(area, socket, read)}.${place}`;

async function writeTypes(schemas: Readonly<Record<string, Schema>>): Promise<string> {
  const document = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {}, components: { schemas } };
  const nodes = await typesOf(document, 'Uint8Array');
  const text = astToString(nodes.filter((node) => !UNUSED.test(astToString(node).slice(0, 60))));
  return text.replaceAll(/^ {4}(?:responses|parameters|requestBodies|headers|pathItems): never;\n/gm, '');
}

const UNUSED = /^export (?:type|interface) (?:paths|webhooks|operations|\$defs)\b/;

function writeChannel(area: string, socket: Socket, read: Sockets): string {
  const { messages, replies, parameters } = socket;
  const types = (side: Side, names: readonly string[] = [...messages[side].keys()]): string =>
    [...new Set(names.map((name) => messages[side].get(name)?.type ?? 'unknown'))].join(' | ') || 'never';
  const places = Object.keys(parameters).map(
    (place) => `${place}: components['schemas'][${quote(parameterType(area, socket, read, place))}]`,
  );
  const fields = [...messages.client].map(([name, { type }]) => `${key(name)}: ${type}`);
  const answers = [...replies].map(([name, names]) => `${key(name)}: ${types('server', names)}`);
  return `export interface ${channelName(area, socket, read)} {
  client: ${types('client')};
  server: ${types('server')};
  /** The client's messages by name. */
  receives: { ${fields.join('; ')} };
${answers.length > 0 ? `  replies: { ${answers.join('; ')} };\n` : ''}${places.length > 0 ? `  parameters: { ${places.join('; ')} };\n` : ''}}
`;
}
