// Writes messages.ts: the message types of each socket, as one union per side, and the table that serves it.
import { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type OpenApi, type Parameter, resolveRef, type Schema } from '../document.ts';
import type { ChannelTable, MessageTable, OperationRow, ParameterRow } from '../tables.ts';
import { parameterRow } from './operations.ts';
import type { Side, Socket, SocketMessage, Sockets } from './sockets.ts';
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
  return astToString(nodes.filter((node) => !UNUSED.has((node as ts.DeclarationStatement).name?.text ?? '')));
}

/** What only documents of operations have. */
const UNUSED = new Set(['paths', 'webhooks', 'operations', '$defs']);

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

type Schemas = Readonly<Record<string, Schema>>;
/** The values that a field can have in a message, and whether the field is required. */
interface Tag {
  readonly values: readonly string[];
  readonly required: boolean;
}

/** The table of one socket: its paths and parameters, and how its messages are told apart. */
export function channelTable({ paths, messages, parameters, replies }: Socket, schemas: Schemas): ChannelTable {
  const table = (side: Side): MessageTable => messageTable([...messages[side].values()], schemas);
  const [client, server] = [table('client'), table('server')];
  return {
    paths,
    ...(Object.keys(parameters).length > 0 && { parameters: parameterRows(parameters, schemas) }),
    ...(isDefault(client) && isDefault(server) ? {} : { client, server }),
    ...(replies.size > 0 && { replies: Object.fromEntries(replies) }),
  };
}

/** Whether each message has a required field `type` with its name, as is assumed without a table. */
const isDefault = ({ tag, values, others, text, bytes }: MessageTable): boolean =>
  tag === 'type' &&
  [...others, ...(text ?? []), ...(bytes ?? [])].length === 0 &&
  Object.entries(values).every(([value, names]) => names.length === 1 && names[0] === value);

function messageTable(messages: readonly SocketMessage[], schemas: Schemas): MessageTable {
  const named = (format: SocketMessage['format']) => messages.filter((each) => each.format === format);
  const names = (format: 'text' | 'bytes') => named(format).map(({ name }) => name);
  const document = { components: { schemas } };
  const tags = named('json').map(({ name, schema }) => ({ name, tags: tagsOf(document, schema) }));
  const fields = new Map<string, number>();
  for (const field of tags.flatMap((each) => [...each.tags.keys()])) fields.set(field, (fields.get(field) ?? 0) + 1);
  const [tag] = [...fields].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const values: Record<string, string[]> = {};
  for (const { name, tags: own } of tags) {
    for (const value of own.get(tag ?? '')?.values ?? []) values[value] = [...(values[value] ?? []), name];
  }
  return {
    ...(tag !== undefined && { tag }),
    values,
    others: tags.filter((each) => !each.tags.get(tag ?? '')?.required).map(({ name }) => name),
    ...(names('text').length > 0 && { text: names('text') }),
    ...(names('bytes').length > 0 && { bytes: names('bytes') }),
    ...(JSON.stringify([schemas, ...messages.map(({ schema }) => schema)]).includes('"default":') && { copy: true }),
  };
}

/** The fields with fixed values, by name. */
function tagsOf(document: object, reference: Schema, depth = 0): Map<string, Tag> {
  const tags = new Map<string, Tag>();
  if (depth > 8) return tags;
  const { properties = {}, required = [], allOf = [], oneOf, anyOf } = resolveRef(document, reference);
  const inner = (schema: Schema) => tagsOf(document, schema, depth + 1);
  for (const [name, property] of Object.entries(properties)) {
    const { const: value, enum: list = value === undefined ? [] : [value] } = resolveRef(document, property);
    const isScalar = (each: unknown) => ['string', 'number', 'boolean'].includes(typeof each);
    if (list.length > 0 && list.every(isScalar)) tags.set(name, { values: list.map(String), required: false });
  }
  for (const [name, tag] of allOf.flatMap((part) => [...inner(part)])) tags.set(name, tag);
  const [first, ...rest] = (oneOf ?? anyOf ?? []).map(inner);
  for (const [name, tag] of first ?? []) {
    const all = [tag, ...rest.flatMap((variant) => variant.get(name) ?? [])];
    if (all.length <= rest.length) continue;
    const values = [...new Set(all.flatMap((each) => each.values))];
    tags.set(name, { values, required: all.every((each) => each.required) });
  }
  const isRequired = (name: string) =>
    required.includes(name) || allOf.some((part) => (resolveRef(document, part).required ?? []).includes(name));
  for (const [name, tag] of tags) if (isRequired(name)) tags.set(name, { ...tag, required: true });
  return tags;
}

function parameterRows({ path, query, header }: Socket['parameters'], schemas: Schemas): OperationRow['parameters'] {
  const document = { components: { schemas } } as unknown as OpenApi;
  const rows = ({ properties = {}, required = [] }: Schema = {}): ParameterRow[] =>
    Object.entries(properties).map(([name, schema]) => {
      const parameter: Parameter = { name, in: 'query', required: required.includes(name), schema };
      return parameterRow(document, parameter) as ParameterRow;
    });
  return { path: rows(path), query: rows(query), header: rows(header) };
}
