// Reads the sockets of an AsyncAPI document: one per address, with its messages by direction. The document describes the
// server: `receive` is what clients send.
import {
  type AsyncApi,
  type Channel,
  type Message,
  refName,
  resolveRef,
  type Schema,
  type Server,
} from '../document.ts';
import { brokenComponents, referencesIn } from './leave-out.ts';
import type { Refusal } from './refusal.ts';
import { schemaFault } from './schema-fault.ts';
import { isData, NAMES } from './schema-tree.ts';
import { typeName } from './text.ts';

export type Side = 'client' | 'server';
export interface SocketMessage {
  /** The key of the message in its channel. */
  readonly name: string;
  /** The name of its TypeScript type. */
  readonly type: string;
  readonly format: 'json' | 'text' | 'bytes';
  readonly schema: Schema;
  readonly examples: NonNullable<Message['examples']>;
  /** The JSON pointer to the id that a reply repeats. */
  readonly correlation: string | undefined;
}
export interface Socket {
  /** The key of its first channel. */
  readonly name: string;
  readonly channel: Channel;
  readonly server: Server | undefined;
  readonly paths: string[];
  readonly messages: Readonly<Record<Side, Map<string, SocketMessage>>>;
  /** Names of replies by the name of the client's message. */
  readonly replies: Map<string, string[]>;
  /** Schemas of the address parameters, and of the query and headers of the handshake. */
  readonly parameters: Readonly<Partial<Record<'path' | 'query' | 'header', Schema>>>;
}
export interface Sockets {
  readonly sockets: readonly Socket[];
  /** The schemas that messages refer to. */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly notes: readonly Refusal[];
}

const JSON_MEDIA = /[/+]json\b/;
const BINARY_MEDIA = /^(image|audio|video)\/|octet-stream|protobuf|avro|msgpack|cbor/;

/** What is known while a document is read. */
interface Reading extends Schemas {
  readonly document: AsyncApi;
  readonly notes: Refusal[];
  /** Channels with the same address have the same socket. */
  readonly byChannel: Map<string, Socket>;
  /** The messages that operations use, by socket. */
  readonly used: Map<Socket, Set<Message>>;
  /** Messages by the name of their type. */
  readonly types: Map<string, Message>;
}
interface Schemas {
  readonly schemas: Record<string, Schema>;
  /** The pointers to those that cannot be read. */
  readonly broken: ReadonlySet<string>;
}

export function readSockets(document: AsyncApi): Sockets {
  const notes: Refusal[] = [];
  const schemas = readSchemas(document, notes);
  const reading = { ...schemas, document, notes, byChannel: new Map(), used: new Map(), types: new Map() } as Reading;
  for (const key of Object.keys(document.channels ?? {})) readChannel(reading, key);
  for (const operation of Object.values(document.operations ?? {})) readOperation(reading, operation);
  const operated = new Map([...reading.used].map(([socket, used]) => [socket, new Set(used)]));
  for (const [key, socket] of [...reading.byChannel]) readUnused(reading, key, socket, operated);
  return { sockets: [...new Set(reading.byChannel.values())], schemas: reading.schemas, notes };
}

/** The key that a reference points to. Bundling replaces references to other files by a copy, which has the same text. */
function keyOf(
  document: AsyncApi,
  reference: { $ref?: string } = {},
  among: Readonly<Record<string, object>> = document.channels,
): string | null {
  if (reference.$ref !== undefined) return refName(reference);
  const text = JSON.stringify(reference);
  return Object.keys(among).find((key) => JSON.stringify(resolveRef(document, among[key] as object)) === text) ?? null;
}

const channelAt = (document: AsyncApi, key: string): Channel => resolveRef(document, document.channels[key] as Channel);

function readSchemas(document: AsyncApi, notes: Refusal[]): Schemas {
  const schemas: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {}))
    schemas[name] = convertSchema(document, schemas, schema);
  for (const [name, schema] of Object.entries(schemas)) {
    const fault = schemaFault({ components: { schemas } }, schema);
    if (fault) notes.push({ at: ['components', 'schemas', name, ...fault.path], reason: fault.reason });
  }
  const broken = brokenComponents({ components: { schemas } }, notes);
  for (const name of Object.keys(schemas)) if (broken.has(`${COMPONENT}${name}`)) delete schemas[name];
  return { schemas, broken };
}

function readChannel(reading: Reading, key: string): void {
  const { document, notes, byChannel, used } = reading;
  const channel = channelAt(document, key);
  const leaveOut = (reason: string): void => void notes.push({ at: ['channels', key], reason });
  const listed = channel.servers?.length ? channel.servers : Object.values(document.servers ?? {});
  const servers = listed.map((each) => resolveRef(document, each));
  const server = servers.find(({ protocol }) => /^wss?$/i.test(protocol));
  if (typeof channel.address !== 'string') {
    if (!isForReplies(document, key)) leaveOut('a channel without an address cannot be served');
    return;
  }
  if (servers.length > 0 && !server) {
    const protocols = [...new Set(servers.map(({ protocol }) => protocol))].join(', ');
    return leaveOut(`its server uses ${protocols}; choose --protocol ws to serve it over WebSocket`);
  }
  if (Object.keys(channel.messages ?? {}).length === 0) return leaveOut('a channel without messages cannot be served');
  const path = readPath(document, channel.address, server);
  if (/\}[^/]*\{/.test(path)) return leaveOut('a path segment with several parameters cannot be served');
  const same = [...used.keys()].find(({ paths }) => paths.includes(path));
  if (same) return void byChannel.set(key, same);
  const twin = [...used.keys()].find(({ name }) => typeName(name) === typeName(key));
  if (twin) return leaveOut(`its name must differ from ${twin.name} in more than punctuation`);
  const messages = { client: new Map(), server: new Map() };
  const parameters = readParameters(reading, channel, path);
  const socket = { name: key, channel, server, paths: [path], messages, replies: new Map(), parameters };
  byChannel.set(key, socket);
  used.set(socket, new Set());
}

/** Without an address, replies are sent on the connection of the request. */
const isForReplies = (document: AsyncApi, key: string): boolean =>
  Object.values(document.operations ?? {}).some(
    ({ reply }) => reply && keyOf(document, resolveRef(document, reply).channel) === key,
  );

function readPath(
  document: AsyncApi,
  address: string,
  { pathname = '', variables = {} }: Partial<Server> = {},
): string {
  const base = pathname.replaceAll(
    /\{([^}]*)\}/g,
    (all, name: string) => resolveRef(document, variables[name] ?? {}).default ?? all,
  );
  const parts = [base, address.replace(/\?.*/s, '')].map((part) => part.replaceAll(/^\/+|\/+$/g, ''));
  return `/${parts.filter(Boolean).join('/')}`;
}

function readParameters(
  { document, schemas }: Reading,
  { parameters = {}, bindings = {} }: Channel,
  path: string,
): Socket['parameters'] {
  const { query, headers } = resolveRef(document, resolveRef(document, bindings).ws ?? {});
  const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
  const described = (name: string): Schema => {
    const { description = '', enum: values } = resolveRef(document, parameters[name] ?? {});
    return { type: 'string', description, ...(values && { enum: values }) };
  };
  const convert = (schema: Schema) => convertSchema(document, schemas, resolveRef(document, schema));
  const properties = Object.fromEntries(names.map((name) => [name, described(name)]));
  return {
    ...(names.length > 0 && { path: { type: 'object', required: names, properties } }),
    ...(query && { query: convert(query) }),
    ...(headers && { header: convert(headers) }),
  };
}

function readOperation(reading: Reading, reference: AsyncApi['operations'][string]): void {
  const { document, byChannel } = reading;
  const { action, channel, messages, reply } = resolveRef(document, reference);
  const key = keyOf(document, channel) ?? '';
  const socket = byChannel.get(key);
  if (!socket) return; // its channel is left out
  const [sender, receiver]: [Side, Side] = action === 'receive' ? ['client', 'server'] : ['server', 'client'];
  const requests = addMessages(reading, socket, sender, key, messages);
  if (!reply) return;
  const { channel: to, messages: listed } = resolveRef(document, reply);
  const replyKey = (to && keyOf(document, to)) ?? key;
  const replySocket = byChannel.get(replyKey) ?? socket;
  const names = addMessages(reading, replySocket, receiver, replyKey, listed);
  if (sender === 'client' && replySocket === socket) for (const name of requests) socket.replies.set(name, names);
}

/** A channel without operations, with the messages of another, is one more path of that socket. */
function readUnused(
  reading: Reading,
  key: string,
  socket: Socket,
  operated: ReadonlyMap<Socket, ReadonlySet<Message>>,
): void {
  const { document, notes, byChannel } = reading;
  const entries = Object.entries(channelAt(document, key).messages ?? {});
  const isIn = (used: ReadonlySet<Message>) => entries.every(([, message]) => used.has(resolveRef(document, message)));
  const [same] = [...operated].find(([each, used]) => each !== socket && isIn(used)) ?? [];
  if (same && operated.get(socket)?.size === 0 && !socket.parameters.path) {
    same.paths.push(...socket.paths);
    byChannel.set(key, same);
    return;
  }
  for (const [name, message] of entries) {
    if (reading.used.get(socket)?.has(resolveRef(document, message))) continue;
    const reason = 'no operation uses this message; it is served in both directions';
    notes.push({ at: ['channels', key, 'messages', name], reason });
    for (const side of ['client', 'server'] as const) addMessage(reading, socket, side, key, name, message);
  }
}

/** Adds the listed messages, or all of the channel, and returns their names. */
function addMessages(
  reading: Reading,
  socket: Socket,
  side: Side,
  key: string,
  listed: readonly { $ref: string }[] | undefined,
): string[] {
  const { messages = {} } = channelAt(reading.document, key);
  const nameOf = (each: Message): string => keyOf(reading.document, each, messages) ?? each.name ?? 'message';
  const entries =
    listed?.map((each) => [nameOf(each as Message), each as Message] as const) ?? Object.entries(messages);
  return entries.flatMap(([name, message]) => addMessage(reading, socket, side, key, name, message) ?? []);
}

/** Returns its name in the socket; null if it cannot be read. */
function addMessage(
  reading: Reading,
  socket: Socket,
  side: Side,
  key: string,
  ownName: string,
  reference: Message,
): string | null {
  const { document, types } = reading;
  const known = channelAt(document, key).messages?.[ownName];
  const source = resolveRef(document, reference.$ref === undefined && known ? known : reference);
  reading.used.get(socket)?.add(source);
  const messages = socket.messages[side];
  const other = messages.get(ownName);
  const name = !other || types.get(other.type) === source ? ownName : `${key}_${ownName}`;
  const note = (reason: string) => reading.notes.push({ at: ['channels', key, 'messages', ownName], reason });
  try {
    if (!messages.has(name)) messages.set(name, readMessage(reading, key, name, source, note));
    return name;
  } catch (error) {
    note((error as Error).message);
    return null;
  }
}

function readMessage(
  reading: Reading,
  key: string,
  name: string,
  source: Message,
  note: (reason: string) => void,
): SocketMessage {
  const { document, schemas, broken } = reading;
  const traits = (source.traits ?? []).map((trait) => resolveRef(document, trait));
  const message: Message = Object.assign({}, ...traits, source);
  const { headers, payload = {}, examples = [], correlationId } = message;
  const media = message.contentType ?? document.defaultContentType ?? 'application/json';
  const format = JSON_MEDIA.test(media) ? 'json' : BINARY_MEDIA.test(media) ? 'bytes' : 'text';
  const resolved = resolveRef(document, payload);
  const foreign = foreignFormat(resolved);
  if (foreign !== null) note(`the schema format ${foreign} is not supported; the message is not validated`);
  if (headers) note('WebSocket messages have no headers; only the payload is sent');
  const plain: Schema = format === 'bytes' ? { type: 'string', format: 'binary' } : { type: 'string' };
  const isConverted = format === 'json' || (format === 'text' && resolved.type === 'string');
  const schema = isConverted ? convertSchema(document, schemas, payload) : plain;
  if (referencesIn(schema).some((each) => broken.has(each))) throw new Error('its schema cannot be read');
  const fault = schemaFault({ components: { schemas } }, schema);
  if (fault) throw new Error(fault.reason);
  const location = correlationId && resolveRef(document, correlationId).location;
  return {
    name,
    type: messageType(reading, key, name, source),
    format,
    schema,
    examples: examples.filter((example) => 'payload' in example),
    correlation: /^\$message\.payload#(\/.*)$/.exec(location ?? '')?.[1],
  };
}

/** The same message has one type everywhere, and different messages have different types. */
function messageType({ types, schemas }: Reading, key: string, name: string, source: Message): string {
  const base = `${typeName(name)}Message`;
  const isFree = (type: string): boolean =>
    (types.get(type) ?? source) === source && (!Object.hasOwn(schemas, type) || refName(source.payload ?? {}) === type);
  let type = isFree(base) ? base : typeName(key) + base;
  while (!isFree(type)) type += '_';
  types.set(type, source);
  return type;
}

const COMPONENT = '#/components/schemas/';
const JSON_SCHEMA = /^application\/(schema\+(json|yaml)|vnd\.(aai\.asyncapi|oai\.openapi))\b/;

/** Keywords whose values are no schemas, so that references have no meaning in them. */
const NO_SCHEMAS = /^(?:type|required|dependentRequired)$/;

/** The format of a schema that is not JSON Schema; else null. */
const foreignFormat = ({ schemaFormat }: Schema): string | null =>
  typeof schemaFormat === 'string' && !JSON_SCHEMA.test(schemaFormat) ? schemaFormat : null;

/**
 * Reads a schema as JSON Schema 2020-12. AsyncAPI's own dialect is based on draft 7. Adds schemas that references
 * point to, and that are not components, to `components`.
 */
function convertSchema<T>(document: AsyncApi, components: Record<string, Schema>, value: T, isMap = false): T {
  const convert = <Inner>(inner: Inner, map = false): Inner => convertSchema(document, components, inner, map);
  if (Array.isArray(value)) return value.map((item) => convert(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if (!isMap && schema['schemaFormat'] && schema['schema']) {
    return foreignFormat(schema) === null ? convert(schema['schema'] as T) : ({} as T);
  }
  const out: Record<string, unknown> = {};
  const isTuple = Array.isArray(schema.items);
  for (const [key, inner] of Object.entries(schema)) {
    if (isMap) out[key] = convert(inner);
    else if (isData(key, inner) || NO_SCHEMAS.test(key)) out[key] = inner;
    else if (key === '$ref') out[key] = reference(document, components, String(inner));
    else if (key === 'items' && isTuple) out['prefixItems'] = convert(inner);
    else if (key === 'additionalItems' && isTuple) out['items'] = convert(inner);
    // In AsyncAPI, a discriminator is only the name of a field, which adds no constraint.
    else if (key !== 'discriminator' || typeof inner !== 'string') out[key] = convert(inner, NAMES.test(key));
  }
  return out as T;
}

function reference(document: AsyncApi, components: Record<string, Schema>, to: string): string {
  if (to.startsWith(COMPONENT)) return to;
  const name = typeName(to);
  if (!Object.hasOwn(components, name)) {
    components[name] = {}; // ends recursion
    components[name] = convertSchema(document, components, resolveRef<Schema>(document, { $ref: to }));
  }
  return COMPONENT + name;
}

/** The name of the function that connects to a socket, which may be the only one of its area. */
export const socketFunction = (
  area: string,
  { name, channel }: Pick<Socket, 'name' | 'channel'>,
  isOnly: boolean,
): string => `connect${typeName(isOnly ? (channel.title ?? area).toLowerCase() : name)}`;
