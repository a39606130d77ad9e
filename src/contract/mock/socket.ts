// Mocks of sockets: validate what clients send, and reply with the document's examples.
import type { Server } from 'node:http';
import type { Channel, Peer } from '../channel.ts';
import { pointerSteps, valueAt } from '../json-pointer.ts';
import { invalidRequest } from '../refusal.ts';
import { ContractViolation } from '../server/index.ts';
import { type SocketServer, serveSocket } from '../server/socket.ts';
import type { ChannelTable, MessageValidators } from '../tables.ts';
import { listenMock } from './listener.ts';
import type { Example, Listener, MockHttpOptions } from './types.ts';

export interface MockSocketTable {
  readonly channel: ChannelTable;
  readonly messages: MessageValidators;
  /** Examples of the server's messages, by the name of the message. */
  readonly examples: { readonly [message: string]: readonly SocketExample[] };
  /** JSON pointers to the id that a reply repeats, by the name of the message. */
  readonly correlation: { readonly [message: string]: string };
}
export type SocketExample = Pick<Example, 'name' | 'value'>;
export type MockSocketsOptions = Pick<MockHttpOptions, 'port' | 'cors'>;
export interface MockMessage {
  readonly from: 'client' | 'server';
  readonly name: string;
  readonly message: unknown;
}
export interface MockSockets extends Listener {
  /** The latest 200 messages in both directions. */
  readonly messages: readonly MockMessage[];
  /** Where clients connect, with parameters in braces. */
  readonly paths: readonly string[];
}

const MAX_RECORDED = 200;
const MAX_REASON_BYTES = 120;

/** Which messages to send, as in `?prefer=heartbeat` or `?prefer=status/maintenance` (message and example). */
type Preferences = ReadonlyMap<string, SocketExample>;
type AnyChannel = Channel & { receives: Record<string, unknown> };
type MockPeer = Peer<AnyChannel, Preferences>;

/** Listens on the loopback address. */
export async function mockSockets(
  tables: readonly MockSocketTable[],
  { port = 0, cors = false }: MockSocketsOptions = {},
): Promise<MockSockets> {
  const listener = await listenMock([], { port });
  const messages: MockMessage[] = [];
  const sockets = tables.map((table) => serveExamples(listener.server, table, messages, cors));
  const close = async () => {
    await Promise.all([...sockets.map((socket) => socket.close()), listener.close()]);
  };
  const paths = tables.flatMap(({ channel }) => channel.paths);
  const url = listener.url.replace('http', 'ws');
  return { ...listener, url, messages, paths, close, [Symbol.asyncDispose]: close };
}

function serveExamples(server: Server, table: MockSocketTable, messages: MockMessage[], cors: boolean): SocketServer {
  const { channel, messages: validators } = table;
  const record = (from: MockMessage['from'], name: string, message: unknown): void => {
    if (messages.push({ from, name, message }) > MAX_RECORDED) messages.shift();
  };
  const send = (peer: MockPeer, name: string, example: SocketExample, request?: Request) => {
    const message = messageOf(table, name, example, request);
    record('server', name, message);
    return peer.send(message);
  };
  const replyTo = (name: string) => async (message: unknown, peer: MockPeer) => {
    record('client', name, message);
    const names = channel.replies?.[name] ?? [];
    const reply = names.find((each) => peer.caller.has(each)) ?? names.find((each) => table.examples[each]?.[0]);
    const example = reply === undefined ? undefined : (peer.caller.get(reply) ?? table.examples[reply]?.[0]);
    if (reply !== undefined && example) await send(peer, reply, example, { name, message });
  };
  const replies = new Set(Object.values(channel.replies ?? {}).flat());
  return serveSocket<AnyChannel, Preferences>({
    server,
    channel,
    messages: validators,
    handlers: {
      on: Object.fromEntries(Object.keys(validators.client).map((name) => [name, replyTo(name)])),
      opened: (peer) => {
        for (const [name, example] of peer.caller) if (!replies.has(name)) void send(peer, name, example);
      },
      refused: ({ detail }, peer) => peer.close(1008, Buffer.from(detail).subarray(0, MAX_REASON_BYTES).toString()),
      closed: () => {},
    },
    admit: async ({ url = '' }) => readPreferences(table, url),
    origins: cors ? 'any' : [],
    violations: 'report',
    onFault: (error) => {
      const isExample = error instanceof ContractViolation; // examples often do not match their own schema
      console.error(`The mock of ${channel.paths[0]}:`, isExample ? error.message : error);
    },
    limits: { maxMessageBytes: 64 << 10, maxSockets: 1_000 },
  });
}

function readPreferences({ examples }: MockSocketTable, url: string): Preferences {
  const preferences = new URLSearchParams(url.split('?', 2)[1]).getAll('prefer');
  return new Map(
    preferences.map((text) => {
      const [, name = '', exampleName] = /^([^/]*)(?:\/(.*))?$/s.exec(text) ?? [];
      const candidates = Object.hasOwn(examples, name) ? (examples[name] ?? []) : [];
      const example = candidates.find((each) => exampleName === undefined || each.name === exampleName);
      if (example) return [name, example];
      const detail = 'must be a message of the server, or message/example';
      throw invalidRequest([{ pointer: '/query/prefer', detail }]);
    }),
  );
}

type Request = Omit<MockMessage, 'from'>;

/** The example, with the id of the request. */
function messageOf(table: MockSocketTable, name: string, { value }: SocketExample, request?: Request): unknown {
  if (table.channel.server?.bytes?.includes(name)) return Buffer.from(String(value));
  const [from, to] = [table.correlation[request?.name ?? ''], table.correlation[name]];
  const id = from === undefined ? undefined : valueAt(request?.message, pointerSteps(from));
  const copy = structuredClone(value);
  if (id === undefined || to === undefined) return copy;
  const steps = pointerSteps(to);
  const parent = valueAt(copy, steps.slice(0, -1));
  if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [steps.at(-1) ?? '']: id });
  return copy;
}
