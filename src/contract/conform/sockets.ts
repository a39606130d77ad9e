// Conformance checks of an AsyncAPI document: sends the examples of its messages and validates everything that arrives.
import { WebSocket } from 'ws';
import { resolveRef, type Schema } from './document.ts';
import { Mismatch, Skip } from './mismatch.ts';
import { parseJson } from './parse-json.ts';
import { Random } from './random.ts';
import type { Report, Verdict } from './run.ts';
import { matches } from './schema-match.ts';
import { ValueSource } from './values.ts';

export interface SocketConformOptions {
  /** The name of the document. */
  readonly area: string;
  readonly asyncapi: object;
  readonly url: string;
  /** Allows checks that send messages. */
  readonly write?: boolean | undefined;
  readonly seed?: number | undefined;
  /** How long to wait for a reply, in ms. */
  readonly patienceMs?: number | undefined;
}

interface Message {
  readonly $ref?: string;
  readonly payload?: Schema;
  readonly examples?: readonly { readonly payload?: unknown }[];
}
interface Channel {
  readonly address: string | null;
  readonly messages?: Readonly<Record<string, Message>>;
}
interface Operation {
  readonly action: 'send' | 'receive';
  readonly channel: { readonly $ref: string };
  readonly messages?: readonly Message[];
  readonly reply?: { readonly messages?: readonly Message[] };
}
interface Document {
  readonly channels?: Readonly<Record<string, Channel>>;
  readonly operations?: Readonly<Record<string, Operation>>;
}
/** The options, and all sockets that were opened. */
type Run = SocketConformOptions & { readonly sockets: WebSocket[] };
type Check = Pick<Verdict, 'id' | 'level' | 'text'> & { readonly run: () => Promise<void> };

/** How long to wait for messages that must not arrive. */
const QUIET_MS = 500;
const PATIENCE_MS = 10_000;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const NORMAL_CLOSURES = [1000, 1001, 1005];

export async function conformSockets(
  options: SocketConformOptions,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Report> {
  const { area, url, seed = 1 } = options;
  const verdicts: Verdict[] = [];
  const sockets: WebSocket[] = [];
  for (const { run, ...check } of checksOf({ ...options, sockets })) {
    const verdict: Verdict = await run().then(
      () => ({ ...check, verdict: 'pass' }),
      (error: Error) => ({ ...check, verdict: error instanceof Skip ? 'skipped' : 'fail', reason: error.message }),
    );
    for (const socket of sockets) socket.terminate();
    verdicts.push(verdict);
    onVerdict(verdict);
  }
  return { area, url, seed, requests: sockets.length, verdicts, left: [] };
}

function checksOf(options: Run): Check[] {
  const { channels = {}, operations = {} } = options.asyncapi as Document;
  const payloads = (messages: readonly Message[] = []): Schema[] =>
    messages.map((message) => resolveRef(options.asyncapi, message).payload ?? {});
  return Object.entries(channels).flatMap(([name, channel]) => {
    const all = Object.keys(channel.messages ?? {}).map((key) => ({ $ref: `#/channels/${name}/messages/${key}` }));
    const own = Object.values(operations).filter((operation) => operation.channel.$ref === `#/channels/${name}`);
    const sent = own.filter(({ action }) => action === 'send').flatMap(({ messages = all }) => payloads(messages));
    const replies = own.flatMap(({ reply }) => payloads(reply?.messages));
    const survives: Check = {
      id: `${name}:survives`,
      level: 'must',
      text: 'accepts connections, also after an invalid message',
      run: () => survive(options, channel),
    };
    const received = own.filter(({ action }) => action === 'receive');
    const accepts = received.flatMap(({ messages = all, reply }) =>
      messages.map(
        (message): Check => ({
          id: `${name}.${message.$ref?.split('/').at(-1) ?? 'message'}:accepts`,
          level: 'must',
          text: 'accepts its example, and everything that arrives is documented',
          run: () => accept(options, channel, message, payloads(reply?.messages), [...sent, ...replies]),
        }),
      ),
    );
    return [survives, ...accepts];
  });
}

async function survive(options: Run, channel: Channel): Promise<void> {
  const { socket } = await open(options, channel);
  if (options.write) socket.send('{');
  await sleep(QUIET_MS);
  await open(options, channel);
}

async function accept(
  options: Run,
  channel: Channel,
  reference: Message,
  replies: readonly Schema[],
  known: readonly Schema[],
): Promise<void> {
  const { asyncapi, write, seed = 1, patienceMs = PATIENCE_MS } = options;
  if (!write) throw new Skip('needs --write, because it sends a message');
  const [peer, other] = [await open(options, channel), await open(options, channel)];
  const fits = (schemas: readonly Schema[], value: unknown) =>
    schemas.some((schema) => matches(asyncapi, schema, value));
  const { payload = {}, examples } = resolveRef(asyncapi, reference);
  const message = examples?.[0]?.payload ?? new ValueSource(asyncapi, new Random(seed)).value(payload);
  const hasReply = () => peer.messages.some((each) => fits(replies, each));
  peer.socket.send(JSON.stringify(message));
  const end = Date.now() + (replies.length > 0 ? patienceMs : 0);
  while (!hasReply() && peer.closed === null && Date.now() < end) await sleep(10);
  await sleep(QUIET_MS);
  const { closed } = peer;
  if (closed !== null && !NORMAL_CLOSURES.includes(closed)) throw new Mismatch(`the socket was closed with ${closed}`);
  if (replies.length > 0 && !hasReply()) throw new Mismatch('the reply did not arrive');
  const undocumented = [...peer.messages, ...other.messages].find((each) => !fits(known, each));
  if (undocumented !== undefined) throw new Mismatch(`not documented: ${JSON.stringify(undocumented).slice(0, 200)}`);
  const broadcast = known.filter((schema) => !replies.includes(schema));
  if (other.messages.some((each) => fits(replies, each) && !fits(broadcast, each)))
    throw new Mismatch('another client received the reply');
}

interface Peer {
  readonly socket: WebSocket;
  readonly messages: unknown[];
  closed: number | null;
}

const MAX_MESSAGE_BYTES = 1 << 20;
const MAX_MESSAGES = 1_000;
const HANDSHAKE_MS = 10_000;

function open({ url, sockets }: Run, { address }: Channel): Promise<Peer> {
  if (address === null || address.includes('{')) throw new Skip('the address has parameters');
  const { promise, resolve, reject } = Promise.withResolvers<Peer>();
  const at = url.replace(/^http/, 'ws').replace(/\/$/, '') + address;
  const socket = new WebSocket(at, { handshakeTimeout: HANDSHAKE_MS, maxPayload: MAX_MESSAGE_BYTES });
  sockets.push(socket);
  const peer: Peer = { socket, messages: [], closed: null };
  socket.on('open', () => resolve(peer));
  socket.on('error', (error) => reject(new Mismatch(`cannot open a socket at ${at}: ${error.message}`)));
  socket.on('close', (code) => {
    peer.closed = code;
  });
  socket.on('message', (data) => {
    if (peer.messages.push(parseJson(String(data)) ?? String(data)) > MAX_MESSAGES) socket.terminate();
  });
  return promise;
}
