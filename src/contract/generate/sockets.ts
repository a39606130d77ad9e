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

const COMPONENT = '#/components/schemas/';
const JSON_SCHEMA = /^application\/(schema\+(json|yaml)|vnd\.(aai\.asyncapi|oai\.openapi))\b/;

/** Keywords whose values are no schemas, so that references have no meaning in them. */
const NO_SCHEMAS = /^(?:type|required|dependentRequired)$/;

/** The format of a schema that is not JSON Schema; else null. */
const foreignFormat = ({ schemaFormat }: Schema): string | null =>
  typeof schemaFormat === 'string' && !JSON_SCHEMA.test(schemaFormat) ? schemaFormat : null;

export const readSockets = (document: AsyncApi): Sockets => new SocketReader(document).read();

class SocketReader {
  readonly #document: AsyncApi;
  readonly #notes: Refusal[] = [];
  readonly #schemas: Record<string, Schema> = {};
  /** The pointers to schemas that cannot be read. */
  readonly #broken: ReadonlySet<string>;
  /** Channels with the same address have the same socket. */
  readonly #byChannel = new Map<string, Socket>();
  /** The messages that operations use, by socket. */
  readonly #used = new Map<Socket, Set<Message>>();
  /** Messages by the name of their type. */
  readonly #types = new Map<string, Message>();

  constructor(document: AsyncApi) {
    this.#document = document;
    const { schemas } = document.components ?? {};
    for (const [name, schema] of Object.entries(schemas ?? {})) this.#schemas[name] = this.#convert(schema);
    const root = { components: { schemas: this.#schemas } };
    for (const [name, schema] of Object.entries(this.#schemas)) {
      const fault = schemaFault(root, schema);
      if (fault) this.#notes.push({ at: ['components', 'schemas', name, ...fault.path], reason: fault.reason });
    }
    this.#broken = brokenComponents(root, this.#notes);
    for (const name of Object.keys(this.#schemas)) if (this.#broken.has(COMPONENT + name)) delete this.#schemas[name];
  }

  read(): Sockets {
    for (const key of Object.keys(this.#document.channels ?? {})) this.#readChannel(key);
    for (const operation of Object.values(this.#document.operations ?? {})) this.#readOperation(operation);
    const operated = new Map([...this.#used].map(([socket, used]) => [socket, new Set(used)]));
    for (const [key, socket] of [...this.#byChannel]) this.#readUnused(key, socket, operated);
    return { sockets: [...new Set(this.#byChannel.values())], schemas: this.#schemas, notes: this.#notes };
  }

  #resolve<T extends object>(reference: T): T {
    return resolveRef(this.#document, reference);
  }

  /** The key that a reference points to. Bundling replaces references to other files by a copy, which has the same text. */
  #keyOf(
    reference: { $ref?: string } = {},
    among: Readonly<Record<string, object>> = this.#document.channels,
  ): string | null {
    if (reference.$ref !== undefined) return refName(reference);
    const text = JSON.stringify(reference);
    return Object.keys(among).find((key) => JSON.stringify(this.#resolve(among[key] as object)) === text) ?? null;
  }

  #channel(key: string): Channel {
    return this.#resolve(this.#document.channels[key] as Channel);
  }

  #readChannel(key: string): void {
    const channel = this.#channel(key);
    const leaveOut = (reason: string): void => void this.#notes.push({ at: ['channels', key], reason });
    const listed = channel.servers?.length ? channel.servers : Object.values(this.#document.servers ?? {});
    const servers = listed.map((each) => this.#resolve(each));
    const server = servers.find(({ protocol }) => /^wss?$/i.test(protocol));
    if (typeof channel.address !== 'string') {
      if (!this.#isForReplies(key)) leaveOut('a channel without an address cannot be served');
      return;
    }
    if (servers.length > 0 && !server) {
      const protocols = [...new Set(servers.map(({ protocol }) => protocol))].join(', ');
      return leaveOut(`its server uses ${protocols}; choose --protocol ws to serve it over WebSocket`);
    }
    if (Object.keys(channel.messages ?? {}).length === 0)
      return leaveOut('a channel without messages cannot be served');
    const path = this.#readPath(channel.address, server);
    if (/\}[^/]*\{/.test(path)) return leaveOut('a path segment with several parameters cannot be served');
    const same = [...this.#used.keys()].find(({ paths }) => paths.includes(path));
    if (same) return void this.#byChannel.set(key, same);
    const twin = [...this.#used.keys()].find(({ name }) => typeName(name) === typeName(key));
    if (twin) return leaveOut(`its name must differ from ${twin.name} in more than punctuation`);
    const messages = { client: new Map(), server: new Map() };
    const parameters = this.#readParameters(channel, path);
    const socket = { name: key, channel, server, paths: [path], messages, replies: new Map(), parameters };
    this.#byChannel.set(key, socket);
    this.#used.set(socket, new Set());
  }

  /** Without an address, replies are sent on the connection of the request. */
  #isForReplies(key: string): boolean {
    const operations = Object.values(this.#document.operations ?? {});
    return operations.some(({ reply }) => reply && this.#keyOf(this.#resolve(reply).channel) === key);
  }

  #readPath(address: string, { pathname = '', variables = {} }: Partial<Server> = {}): string {
    const fill = (all: string, name: string) => this.#resolve(variables[name] ?? {}).default ?? all;
    const base = pathname.replaceAll(/\{([^}]*)\}/g, fill);
    const parts = [base, address.replace(/\?.*/s, '')].map((part) => part.replaceAll(/^\/+|\/+$/g, ''));
    return `/${parts.filter(Boolean).join('/')}`;
  }

  #readParameters({ parameters = {}, bindings = {} }: Channel, path: string): Socket['parameters'] {
    const { query, headers } = this.#resolve(this.#resolve(bindings).ws ?? {});
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
    const described = (name: string): Schema => {
      const { description = '', enum: values } = this.#resolve(parameters[name] ?? {});
      return { type: 'string', description, ...(values && { enum: values }) };
    };
    const properties = Object.fromEntries(names.map((name) => [name, described(name)]));
    return {
      ...(names.length > 0 && { path: { type: 'object', required: names, properties } }),
      ...(query && { query: this.#convert(this.#resolve(query)) }),
      ...(headers && { header: this.#convert(this.#resolve(headers)) }),
    };
  }

  #readOperation(reference: AsyncApi['operations'][string]): void {
    const { action, channel, messages, reply } = this.#resolve(reference);
    const key = this.#keyOf(channel) ?? '';
    const socket = this.#byChannel.get(key);
    if (!socket) return; // its channel is left out
    const [sender, receiver]: [Side, Side] = action === 'receive' ? ['client', 'server'] : ['server', 'client'];
    const requests = this.#addMessages(socket, sender, key, messages);
    if (!reply) return;
    const { channel: to, messages: listed } = this.#resolve(reply);
    const replyKey = (to && this.#keyOf(to)) ?? key;
    const replySocket = this.#byChannel.get(replyKey) ?? socket;
    const names = this.#addMessages(replySocket, receiver, replyKey, listed);
    if (sender === 'client' && replySocket === socket) for (const name of requests) socket.replies.set(name, names);
  }

  /** A channel without operations, with the messages of another, is one more path of that socket. */
  #readUnused(key: string, socket: Socket, operated: ReadonlyMap<Socket, ReadonlySet<Message>>): void {
    const entries = Object.entries(this.#channel(key).messages ?? {});
    const isIn = (used: ReadonlySet<Message>) => entries.every(([, message]) => used.has(this.#resolve(message)));
    const [same] = [...operated].find(([each, used]) => each !== socket && isIn(used)) ?? [];
    if (same && operated.get(socket)?.size === 0 && !socket.parameters.path) {
      same.paths.push(...socket.paths);
      this.#byChannel.set(key, same);
      return;
    }
    for (const [name, message] of entries) {
      if (this.#used.get(socket)?.has(this.#resolve(message))) continue;
      const reason = 'no operation uses this message; it is served in both directions';
      this.#notes.push({ at: ['channels', key, 'messages', name], reason });
      for (const side of ['client', 'server'] as const) this.#addMessage(socket, side, key, name, message);
    }
  }

  /** Adds the listed messages, or all of the channel, and returns their names. */
  #addMessages(socket: Socket, side: Side, key: string, listed: readonly { $ref: string }[] | undefined): string[] {
    const { messages = {} } = this.#channel(key);
    const nameOf = (each: Message): string => this.#keyOf(each, messages) ?? each.name ?? 'message';
    const entries =
      listed?.map((each) => [nameOf(each as Message), each as Message] as const) ?? Object.entries(messages);
    return entries.flatMap(([name, message]) => this.#addMessage(socket, side, key, name, message) ?? []);
  }

  /** Returns its name in the socket; null if it cannot be read. */
  #addMessage(socket: Socket, side: Side, key: string, ownName: string, reference: Message): string | null {
    const known = this.#channel(key).messages?.[ownName];
    const source = this.#resolve(reference.$ref === undefined && known ? known : reference);
    this.#used.get(socket)?.add(source);
    const messages = socket.messages[side];
    const other = messages.get(ownName);
    const name = !other || this.#types.get(other.type) === source ? ownName : `${key}_${ownName}`;
    const note = (reason: string) => this.#notes.push({ at: ['channels', key, 'messages', ownName], reason });
    try {
      if (!messages.has(name)) messages.set(name, this.#readMessage(key, name, source, note));
      return name;
    } catch (error) {
      note((error as Error).message);
      return null;
    }
  }

  #readMessage(key: string, name: string, source: Message, note: (reason: string) => void): SocketMessage {
    const traits = (source.traits ?? []).map((trait) => this.#resolve(trait));
    const message: Message = Object.assign({}, ...traits, source);
    const { headers, payload = {}, examples = [], correlationId } = message;
    const media = message.contentType ?? this.#document.defaultContentType ?? 'application/json';
    const format = JSON_MEDIA.test(media) ? 'json' : BINARY_MEDIA.test(media) ? 'bytes' : 'text';
    const resolved = this.#resolve(payload);
    const foreign = foreignFormat(resolved);
    if (foreign !== null) note(`the schema format ${foreign} is not supported; the message is not validated`);
    if (headers) note('WebSocket messages have no headers; only the payload is sent');
    const plain: Schema = format === 'bytes' ? { type: 'string', format: 'binary' } : { type: 'string' };
    const isConverted = format === 'json' || (format === 'text' && resolved.type === 'string');
    const schema = isConverted ? this.#convert(payload) : plain;
    if (referencesIn(schema).some((each) => this.#broken.has(each))) throw new Error('its schema cannot be read');
    const fault = schemaFault({ components: { schemas: this.#schemas } }, schema);
    if (fault) throw new Error(fault.reason);
    const location = correlationId && this.#resolve(correlationId).location;
    return {
      name,
      type: this.#messageType(key, name, source),
      format,
      schema,
      examples: examples.filter((example) => 'payload' in example),
      correlation: /^\$message\.payload#(\/.*)$/.exec(location ?? '')?.[1],
    };
  }

  /** The same message has one type everywhere, and different messages have different types. */
  #messageType(key: string, name: string, source: Message): string {
    const base = `${typeName(name)}Message`;
    const isOther = (type: string): boolean =>
      Object.hasOwn(this.#schemas, type) && refName(source.payload ?? {}) !== type;
    const isFree = (type: string): boolean => (this.#types.get(type) ?? source) === source && !isOther(type);
    let type = isFree(base) ? base : typeName(key) + base;
    while (!isFree(type)) type += '_';
    this.#types.set(type, source);
    return type;
  }

  /**
   * Reads a schema as JSON Schema 2020-12. AsyncAPI's own dialect is based on draft 7. Adds schemas that references point
   * to, and that are not components, to the components.
   */
  #convert<T>(value: T, isMap = false): T {
    if (Array.isArray(value)) return value.map((item) => this.#convert(item)) as T;
    if (typeof value !== 'object' || value === null) return value;
    const schema = value as Schema;
    if (!isMap && schema['schemaFormat'] && schema['schema']) {
      return foreignFormat(schema) === null ? this.#convert(schema['schema'] as T) : ({} as T);
    }
    const out: Record<string, unknown> = {};
    const isTuple = Array.isArray(schema.items);
    for (const [key, inner] of Object.entries(schema)) {
      if (isMap) out[key] = this.#convert(inner);
      else if (isData(key, inner) || NO_SCHEMAS.test(key)) out[key] = inner;
      else if (key === '$ref') out[key] = this.#reference(String(inner));
      else if (key === 'items' && isTuple) out['prefixItems'] = this.#convert(inner);
      else if (key === 'additionalItems' && isTuple) out['items'] = this.#convert(inner);
      // In AsyncAPI, a discriminator is only the name of a field, which adds no constraint.
      else if (key !== 'discriminator' || typeof inner !== 'string') out[key] = this.#convert(inner, NAMES.test(key));
    }
    return out as T;
  }

  #reference(to: string): string {
    if (to.startsWith(COMPONENT)) return to;
    const name = typeName(to);
    if (!Object.hasOwn(this.#schemas, name)) {
      this.#schemas[name] = {}; // ends recursion
      this.#schemas[name] = this.#convert(resolveRef<Schema>(this.#document, { $ref: to }));
    }
    return COMPONENT + name;
  }
}

/** The name of the function that connects to a socket, which may be the only one of its area. */
export const socketFunction = (
  area: string,
  { name, channel }: Pick<Socket, 'name' | 'channel'>,
  isOnly: boolean,
): string => `connect${typeName(isOnly ? (channel.title ?? area).toLowerCase() : name)}`;
