// Reads the sockets of an AsyncAPI document: one per address, with its messages by direction. The document describes the
// server: `receive` is what clients send.
import { AsyncSchemas, foreignFormat } from './async-schemas.ts';
import { type AsyncApi, type Channel, type Message, refName, resolveRef, type Schema, type Server } from './openapi.ts';
import type { Refusal } from './rules/rule.ts';
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
  /** The name of its TypeScript types. */
  readonly type: string;
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

export interface ServerChoice {
  /** Replaces the protocol of all servers. */
  readonly protocol?: string | undefined;
  /** Replaces the address of all servers. */
  readonly base?: string | undefined;
}

export function withServer(document: AsyncApi, { protocol, base }: ServerChoice): AsyncApi {
  if (protocol === undefined && base === undefined) return document;
  const url = base === undefined ? null : new URL(base.replace(/^http/, 'ws'));
  const given = url && { host: url.host, pathname: url.pathname, protocol: url.protocol.slice(0, -1) };
  const change = (server: Server): Server => ({
    ...resolveRef(document, server),
    ...given,
    ...(protocol && { protocol }),
  });
  const servers = Object.entries(document.servers ?? {}).map(([name, server]) => [name, change(server)]);
  if (given && servers.length === 0) servers.push(['base', given]);
  return { ...document, servers: Object.fromEntries(servers) };
}

export const readSockets = (document: AsyncApi): Sockets => new SocketReader(document).read();

const JSON_MEDIA = /[/+]json\b/;
const BINARY_MEDIA = /^(image|audio|video)\/|octet-stream|protobuf|avro|msgpack|cbor/;

class SocketReader {
  readonly #document: AsyncApi;
  readonly #schemas: AsyncSchemas;
  readonly #notes: Refusal[] = [];
  readonly #byChannel = new Map<string, Socket>();
  /** The messages that operations use, by socket. */
  readonly #used = new Map<Socket, Set<Message>>();
  /** Messages by the name of their type. */
  readonly #types = new Map<string, Message>();

  constructor(document: AsyncApi) {
    this.#document = document;
    this.#schemas = new AsyncSchemas(document);
  }

  read(): Sockets {
    for (const key of Object.keys(this.#document.channels ?? {})) this.#readChannel(key);
    for (const id of Object.keys(this.#document.operations ?? {})) this.#readOperation(id);
    const operated = new Map([...this.#used].map(([socket, used]) => [socket, new Set(used)]));
    for (const [key, socket] of [...this.#byChannel]) this.#readUnused(key, socket, operated);
    const sockets = [...new Set(this.#byChannel.values())];
    return { sockets, schemas: this.#schemas.components, notes: this.#notes };
  }

  #resolve<T extends { $ref?: string }>(value: T): T {
    return resolveRef(this.#document, value);
  }

  /** The key that a reference points to. Bundling replaces references to other files by a copy, which has the same text. */
  #keyOf(reference: { $ref?: string } | undefined, among: Readonly<Record<string, object>>): string | null {
    if (!reference || reference.$ref !== undefined) return refName(reference ?? {});
    const text = JSON.stringify(reference);
    return Object.keys(among).find((key) => JSON.stringify(this.#resolve(among[key] as object)) === text) ?? null;
  }

  #channel(key: string): Channel {
    return this.#resolve(this.#document.channels[key] as Channel);
  }

  // ---- Channels -----------------------------------------------------------------------------------------------------

  #readChannel(key: string): void {
    const channel = this.#channel(key);
    const leaveOut = (reason: string): void => void this.#notes.push({ at: ['channels', key], reason });
    const listed = channel.servers?.length ? channel.servers : Object.values(this.#document.servers ?? {});
    const servers = listed.map((each) => this.#resolve(each));
    const server = servers.find(({ protocol }) => /^wss?$/i.test(protocol));
    if (typeof channel.address !== 'string') {
      if (!this.#isForReplies(key)) leaveOut('a channel without an address cannot be served');
    } else if (servers.length > 0 && !server) {
      const protocols = [...new Set(servers.map(({ protocol }) => protocol))].join(', ');
      leaveOut(`its server uses ${protocols}; choose --protocol ws to serve it over WebSocket`);
    } else if (Object.keys(channel.messages ?? {}).length === 0)
      leaveOut('a channel without messages cannot be served');
    else {
      const path = this.#path(channel.address, server);
      if (/\}[^/]*\{/.test(path)) return leaveOut('a path segment with several parameters cannot be served');
      const same = [...this.#byChannel.values()].find(({ paths }) => paths.includes(path));
      const messages = { client: new Map(), server: new Map() };
      const parameters = this.#parameters(channel, path);
      const type = this.#channelType(key);
      const socket = same ?? {
        name: key,
        type,
        channel,
        server,
        paths: [path],
        messages,
        replies: new Map(),
        parameters,
      };
      this.#byChannel.set(key, socket);
      if (!same) this.#used.set(socket, new Set());
    }
  }

  #channelType(key: string): string {
    const types = new Set([...this.#used.keys()].map(({ type }) => type));
    let type = typeName(key);
    while (types.has(type)) type += '_';
    return type;
  }

  /** Without an address, replies are sent on the connection of the request. */
  #isForReplies(key: string): boolean {
    return Object.values(this.#document.operations ?? {}).some(
      ({ reply }) => reply && this.#keyOf(this.#resolve(reply).channel, this.#document.channels) === key,
    );
  }

  #path(address: string, server: Server | undefined): string {
    const base = (server?.pathname ?? '').replaceAll(/\{([^}]*)\}/g, (all, name: string) => {
      const variable = server?.variables?.[name];
      return (variable && this.#resolve(variable).default) ?? all;
    });
    const [path = ''] = address.split('?', 1);
    return `/${[base, path]
      .map((part) => part.replaceAll(/^\/+|\/+$/g, ''))
      .filter(Boolean)
      .join('/')}`;
  }

  #parameters({ parameters = {}, bindings }: Channel, path: string): Socket['parameters'] {
    const { ws = {} } = this.#resolve(bindings ?? {});
    const { query, headers } = this.#resolve(ws);
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name);
    const described = (name: string): Schema => {
      const { description, enum: values } = this.#resolve(parameters[name] ?? {});
      return { type: 'string', ...(description && { description }), ...(values && { enum: values }) };
    };
    const properties = Object.fromEntries(names.map((name) => [name, described(name)]));
    return {
      ...(names.length > 0 && { path: { type: 'object', required: names, properties } }),
      ...(query && { query: this.#schemas.convert(this.#resolve(query)) }),
      ...(headers && { header: this.#schemas.convert(this.#resolve(headers)) }),
    };
  }

  // ---- Messages -----------------------------------------------------------------------------------------------------

  #readOperation(id: string): void {
    const { action, channel, messages, reply } = this.#resolve(
      this.#document.operations[id] as AsyncApi['operations'][string],
    );
    const key = this.#keyOf(channel, this.#document.channels) ?? '';
    const socket = this.#byChannel.get(key);
    if (!socket) return; // its channel is left out
    const [sender, receiver]: [Side, Side] = action === 'receive' ? ['client', 'server'] : ['server', 'client'];
    const requests = this.#addAll(socket, sender, key, messages);
    if (!reply) return;
    const { channel: to, messages: listed } = this.#resolve(reply);
    const replyKey = this.#keyOf(to, this.#document.channels) ?? key;
    const replySocket = this.#byChannel.get(replyKey) ?? socket;
    const names = this.#addAll(replySocket, receiver, replyKey, listed);
    if (sender === 'client' && replySocket === socket) for (const name of requests) socket.replies.set(name, names);
  }

  /** Adds the listed messages, or all of the channel, and returns their names. */
  #addAll(socket: Socket, side: Side, key: string, listed: readonly { $ref: string }[] | undefined): string[] {
    const { messages = {} } = this.#channel(key);
    const nameOf = (each: Message): string => this.#keyOf(each, messages) ?? each.name ?? 'message';
    const entries =
      listed?.map((each) => [nameOf(each as Message), each as Message] as const) ?? Object.entries(messages);
    return entries.flatMap(([name, message]) => this.#add(socket, side, key, name, message) ?? []);
  }

  #add(socket: Socket, side: Side, key: string, given: string, reference: Message): string | null {
    const known = this.#channel(key).messages?.[given];
    const source = this.#resolve(reference.$ref === undefined && known ? known : reference);
    this.#used.get(socket)?.add(source);
    const messages = socket.messages[side];
    const isFree = (name: string): boolean =>
      !messages.has(name) || this.#types.get(messages.get(name)?.type ?? '') === source;
    const name = isFree(given) ? given : `${key}_${given}`;
    if (messages.has(name)) return name;
    const note = (reason: string) => this.#notes.push({ at: ['channels', key, 'messages', given], reason });
    try {
      const message = this.#readMessage(key, name, source, note);
      messages.set(name, message);
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
    const foreign = foreignFormat(this.#resolve(payload));
    if (foreign !== null) note(`the schema format ${foreign} is not supported; the message is not validated`);
    if (headers) note('WebSocket messages have no headers; only the payload is sent');
    const isConverted = format === 'json' || (format === 'text' && this.#resolve(payload).type === 'string');
    const plain: Schema = format === 'bytes' ? { type: 'string', format: 'binary' } : { type: 'string' };
    const schema = isConverted ? this.#schemas.convert(payload) : plain;
    const location = correlationId && this.#resolve(correlationId).location;
    return {
      name,
      type: this.#typeOf(key, name, source),
      format,
      schema,
      examples: examples.filter((example) => 'payload' in example),
      correlation: /^\$message\.payload#(\/.*)$/.exec(location ?? '')?.[1],
    };
  }

  /** The same message has one type everywhere, and different messages have different types. */
  #typeOf(key: string, name: string, source: Message): string {
    const base = `${typeName(name)}Message`;
    const isFree = (type: string): boolean =>
      (this.#types.get(type) ?? source) === source &&
      (!Object.hasOwn(this.#schemas.components, type) || refName(source.payload ?? {}) === type);
    let type = isFree(base) ? base : typeName(key) + base;
    while (!isFree(type)) type += '_';
    this.#types.set(type, source);
    return type;
  }

  /** A channel without operations, with the messages of another, is one more path of that socket. */
  #readUnused(key: string, socket: Socket, operated: ReadonlyMap<Socket, ReadonlySet<Message>>): void {
    const entries = Object.entries(this.#channel(key).messages ?? {});
    const sources = entries.map(([, message]) => this.#resolve(message));
    const same = [...operated].find(([each, used]) => each !== socket && sources.every((source) => used.has(source)));
    if (same && operated.get(socket)?.size === 0 && !socket.parameters.path) {
      same[0].paths.push(...socket.paths);
      this.#byChannel.set(key, same[0]);
      return;
    }
    for (const [name, message] of entries) {
      if (this.#used.get(socket)?.has(this.#resolve(message))) continue;
      const reason = 'no operation uses this message; it is served in both directions';
      this.#notes.push({ at: ['channels', key, 'messages', name], reason });
      for (const side of ['client', 'server'] as const) this.#add(socket, side, key, name, message);
    }
  }
}
