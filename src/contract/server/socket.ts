// A typed WebSocket channel on `ws`: validates messages in both directions and enforces limits for each socket.
//
// An upgrade request is checked (host, path, origin, limits), authenticated and accepted as a peer (peer.ts). Every frame
// counts towards the frame rate of its address. A valid message goes to its handler, an invalid one to `refused`. The
// socket is not read while a handler runs, so the messages of one peer are handled in order, one at a time. A peer ends
// by a close frame, a missed pong, a full send buffer or too many frames, and `closed` is called once. On shutdown,
// `drain` first closes the peers whose clients can continue elsewhere, and `close` the others.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Channel, ParametersOf, Peer } from '../channel.ts';
import { parseJson } from '../json.ts';
import { createMessages, type FoundMessage, type Messages } from '../messages.ts';
import { describeInvalid, type InvalidPlace, Problem } from '../problem.ts';
import { invalidRequest, Refusal, type RefusalName } from '../refusal.ts';
import type { Validate } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';
import { releaseAddress } from './connections.ts';
import { isAllowedHost } from './host.ts';
import { readParameters } from './parameters.ts';
import { ConnectedPeer, type NewSocket } from './peer.ts';
import { type AnyRoute, Router } from './router.ts';
import {
  type AnySocketOptions,
  FrameRate,
  SOCKET_LIMITS,
  type SocketLimits,
  type SocketOptions,
} from './socket-options.ts';
import { endWithProblem, requestId } from './write.ts';

export interface SocketServer {
  readonly size: number;
  /** The number of closed sockets by close code. */
  readonly closes: Readonly<Record<string, number>>;
  /** Refuses new sockets, and closes with 1001 those whose clients can continue elsewhere, for up to `closeGraceMs`. */
  drain(): Promise<void>;
  /** Closes every socket with 1001, then terminates those still open after `closeGraceMs`. */
  close(): Promise<void>;
}
const connectionAddress = (remote: string | undefined): string => remote ?? '';
const MAX_QUERY_KEYS = 32;

/** Allowed fragments per message: 512 plus one per 4 KiB of the size limit. Real clients do not need smaller ones. */
const BYTES_PER_FRAGMENT = 4 << 10;
const FREE_FRAGMENTS = 512;

export function serveSocket<Ch extends Channel, Caller = null>(options: SocketOptions<Ch, Caller>): SocketServer {
  return new ChannelServer<Ch, Caller>(options, { ...SOCKET_LIMITS, ...options.limits });
}

class ChannelServer<Ch extends Channel, Caller> implements SocketServer {
  readonly #options: AnySocketOptions<Ch, Caller>;
  readonly #limits: SocketLimits;
  readonly #sockets: WebSocketServer;
  readonly #peers = new Set<ConnectedPeer<Ch, Caller>>();
  readonly #perAddress = new Map<string, number>();
  readonly closes: Record<string, number> = {};
  /** Peers that have not sent a valid first message, oldest first, with their deadlines. */
  readonly #unopened = new Map<ConnectedPeer<Ch, Caller>, number>();
  readonly #frameRate: FrameRate;
  readonly #router: Router<AnyRoute>;
  readonly #received: Messages;
  readonly #sent: Messages;
  readonly #ignoreUpgrades: () => void;
  readonly #timers: NodeJS.Timeout[];
  #closing = false;

  constructor(options: AnySocketOptions<Ch, Caller>, limits: SocketLimits) {
    this.#options = options;
    this.#limits = limits;
    this.#frameRate = new FrameRate(limits);
    const { channel, messages } = options;
    this.#router = new Router(channel.paths.map((path) => ({ id: path, row: { path, method: 'GET' } })));
    this.#received = createMessages(messages.client, channel.client);
    this.#sent = createMessages(messages.server, channel.server);
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: limits.maxMessageBytes,
      maxFragments: FREE_FRAGMENTS + Math.ceil(limits.maxMessageBytes / BYTES_PER_FRAGMENT), // `ws` emits only whole messages
    });
    this.#sockets.on('wsClientError', (_, socket) => endWithProblem(socket, new Refusal('malformed-request')));
    this.#ignoreUpgrades = onUpgrade(options.server, this);
    this.#timers = [
      setInterval(() => this.#closeUnopened(), Math.min(1_000, limits.firstMessageMs)).unref(),
      setInterval(() => this.#ping(), limits.pingMs).unref(),
    ];
  }

  get size(): number {
    return this.#peers.size;
  }

  /** Returns the path parameters, or null if this socket does not have the path. */
  match(path: string): readonly string[] | null {
    return this.#router.find(path)?.segments ?? null;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => {});
    const { admit, addressOf = connectionAddress } = this.#options;
    const refuse = (error: unknown): void => {
      if (!(error instanceof Problem)) this.#options.onFault(error, undefined, requestId(request));
      endWithProblem(stream, error instanceof Problem ? error : new Refusal('internal-error'), request);
    };
    try {
      const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']);
      const refusal = this.#refusal(request, address);
      if (refusal) throw new Refusal(refusal);
      const parameters = this.#readParameters(request);
      const complete = (caller: Caller): void =>
        this.#sockets.handleUpgrade(request, stream, head, (socket) =>
          this.#accept({ socket, stream, address, caller, parameters }),
        );
      if (!admit) return complete(null as Caller);
      admit(request, address, parameters)
        .then((caller) => {
          const late = this.#refusal(request, address); // other sockets may have connected during authentication
          if (late) throw new Refusal(late);
          complete(caller);
        })
        .catch(refuse);
    } catch (error) {
      refuse(error);
    }
  }

  #readParameters({ url = '', headers }: IncomingMessage): ParametersOf<Ch> {
    const { channel, messages } = this.#options;
    if (!channel.parameters) return undefined as ParametersOf<Ch>;
    const [path = '', query = ''] = url.split('?', 2);
    const table = { parameters: channel.parameters };
    const parameters = readParameters(table, this.match(path) ?? [], query, headers, MAX_QUERY_KEYS);
    const errors = messages.parameters && findInvalid(messages.parameters, parameters, '');
    if (errors) throw invalidRequest(errors);
    return parameters as ParametersOf<Ch>;
  }

  #refusal(request: IncomingMessage, address: string): RefusalName | null {
    const { origin } = request.headers;
    if (!isAllowedHost(request, this.#options.hosts)) return 'misdirected-request';
    if (!this.match(pathOf(request))) return 'not-found';
    const { origins } = this.#options;
    if (origin !== undefined && origins !== 'any' && !origins.includes(origin)) return 'cross-site-request';
    if ((this.#perAddress.get(addressGroup(address)) ?? 0) >= this.#limits.maxSocketsPerAddress)
      return 'too-many-sockets';
    if (this.#closing || this.#peers.size >= this.#limits.maxSockets) return 'unavailable';
    return null;
  }

  #accept(connected: NewSocket<Ch, Caller>): void {
    const { socket, stream } = connected;
    releaseAddress(stream);
    const peer = new ConnectedPeer<Ch, Caller>(connected, this.#options, this.#limits, this.#sent);
    this.#peers.add(peer);
    if (this.#options.opensWith !== undefined) this.#unopened.set(peer, Date.now() + this.#limits.firstMessageMs);
    const { group } = peer.frames;
    this.#perAddress.set(group, (this.#perAddress.get(group) ?? 0) + 1);
    socket.on('pong', () => {
      if (this.#countFrame(peer)) peer.alive = true;
    });
    socket.on('ping', (data) => {
      if (this.#countFrame(peer)) peer.pong(data);
    });
    socket.on('error', () => {}); // a close event follows
    socket.on('message', (data, binary) => {
      try {
        this.#receive(peer, data, binary);
      } catch (error) {
        this.#fail(peer, error);
      }
    });
    socket.once('close', (code) => this.#removePeer(peer, code));
    this.#options.handlers.opened?.(peer);
  }

  #fail(peer: ConnectedPeer<Ch, Caller>, error: unknown): void {
    this.#options.onFault(error);
    peer.close(1011, 'Something went wrong on our side.');
  }

  #receive(peer: ConnectedPeer<Ch, Caller>, data: RawData, binary: boolean): void {
    if (!this.#countFrame(peer)) return;
    const { opensWith, handlers, channel } = this.#options;
    if (binary && !channel.client?.bytes) return peer.close(1003, 'Send JSON text frames.');
    const message = this.#readMessage(data, binary, peer);
    if (message === null) return;
    const { name, value } = message;
    if (name === opensWith) this.#unopened.delete(peer);
    const handler = (handlers.on as Record<string, (message: unknown, peer: Peer<Ch, Caller>) => unknown>)[name];
    this.#run(peer, () => {
      const result = handler?.(value, peer);
      if (!channel.replies || !Object.hasOwn(channel.replies, name)) return result;
      const send = (reply: unknown) => (reply === undefined ? undefined : peer.send(reply as Ch['server']));
      return result instanceof Promise ? result.then(send) : send(result);
    });
  }

  /** Counts a frame; returns false if the peer is refused or sends too many. */
  #countFrame(peer: ConnectedPeer<Ch, Caller>): boolean {
    if (peer.refused) return false;
    if (this.#frameRate.take(peer.frames, this.#perAddress.get(peer.frames.group) ?? 1)) return true;
    this.#options.handlers.flooding?.(peer);
    peer.cutOff(1008, 'Too many frames.');
    return false;
  }

  /** Returns null if the frame is invalid, after calling the `refused` handler. */
  #readMessage(data: RawData, binary: boolean, peer: ConnectedPeer<Ch, Caller>): FoundMessage | null {
    const { messages, handlers } = this.#options;
    const { table } = this.#received;
    const text = binary ? '' : data.toString();
    const refused = (detail: string, frame: unknown, errors: readonly InvalidPlace[] = []): null => {
      this.#run(peer, () => handlers.refused({ detail, errors, frame, text }, peer));
      return null;
    };
    const parsed = binary ? { ok: true as const, value: new Uint8Array(data as Buffer) } : parseJson(text);
    const isJson = parsed.ok && !(table.text && typeof parsed.value === 'string');
    const json = isJson ? this.#received.find(parsed.value) : null;
    const message = json ?? (table.text && !binary ? this.#received.find(text) : null);
    if (message) return message;
    if (!parsed.ok) return refused(`The message ${parsed.place.detail}.`, undefined);
    const [likely] = this.#received.candidates(parsed.value);
    if (likely === undefined || (table.others.length > 1 && this.#received.tagOf(parsed.value) === undefined)) {
      const names = Object.keys(table.tag === undefined ? messages.client : table.values).join(', ');
      if (names === '') return refused('This socket accepts no messages.', parsed.value);
      const about = table.tag === undefined ? 'The message' : `The message's ${table.tag}`;
      return refused(`${about} must be one of: ${names}.`, parsed.value);
    }
    const errors = findInvalid(messages.client[likely] as Validate, parsed.value, '') ?? [];
    return refused(describeInvalid(errors), parsed.value, errors);
  }

  /** Handles one message at a time per peer; the socket is not read while a handler runs. */
  #run(peer: ConnectedPeer<Ch, Caller>, work: () => unknown): void {
    const fail = (error: unknown) => this.#fail(peer, error);
    try {
      const result = peer.busy ? peer.busy.then(() => (peer.refused ? undefined : work())) : work();
      if (!(result instanceof Promise)) return;
      peer.socket.pause();
      const done: Promise<void> = result.catch(fail).then(() => {
        if (peer.busy !== done) return;
        peer.busy = null;
        peer.socket.resume();
      });
      peer.busy = done;
    } catch (error) {
      fail(error);
    }
  }

  #removePeer(peer: ConnectedPeer<Ch, Caller>, code: number): void {
    const label = code < 3_000 ? `${code}` : 'other'; // clients choose the others
    this.closes[label] = (this.closes[label] ?? 0) + 1;
    this.#peers.delete(peer);
    this.#unopened.delete(peer);
    const { group } = peer.frames;
    const remaining = (this.#perAddress.get(group) ?? 1) - 1;
    if (remaining > 0) this.#perAddress.set(group, remaining);
    else this.#perAddress.delete(group);
    try {
      this.#options.handlers.closed(peer, code);
    } catch (error) {
      this.#options.onFault(error);
    }
  }

  #closeUnopened(): void {
    const now = Date.now();
    for (const [peer, until] of this.#unopened) {
      if (until > now) return;
      this.#unopened.delete(peer);
      peer.close(1008, 'No message arrived in time.');
    }
  }

  #ping(): void {
    for (const peer of this.#peers) peer.ping();
  }

  async drain(): Promise<void> {
    this.#closing = true;
    const { leaves } = this.#options.handlers;
    const closed = new Set<ConnectedPeer<Ch, Caller>>();
    const deadline = Date.now() + this.#limits.closeGraceMs;
    while (leaves && this.#peers.size > 0 && Date.now() < deadline) {
      for (const peer of this.#peers) {
        const isHandled = !this.#unopened.has(peer) && peer.busy === null; // its first message may be on the way
        if (closed.has(peer) || !isHandled || !leaves(peer)) continue;
        closed.add(peer);
        peer.close(1001, 'The server is shutting down. Connect again to continue.');
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#ignoreUpgrades();
    for (const peer of this.#peers) peer.close(1001, 'The server is shutting down.');
    const deadline = Date.now() + this.#limits.closeGraceMs;
    while (this.#peers.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const peer of this.#peers) peer.socket.terminate();
  }
}

type UpgradeTarget = Pick<ChannelServer<Channel, unknown>, 'match' | 'upgrade'>;

const targetsOf = new WeakMap<Server, Set<UpgradeTarget>>();

/** Distributes the upgrade requests of one HTTP server among its sockets, by path. Returns a function that stops serving. */
function onUpgrade(server: Server, target: UpgradeTarget): () => void {
  const targets = targetsOf.get(server) ?? new Set();
  targetsOf.set(server, targets.add(target));
  const listener = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    const [leader] = targets;
    if (leader !== target) return; // one listener answers for all
    const path = pathOf(request);
    const match = [...targets].find((each) => each.match(path));
    // Without a match, the first target refuses the path, unless another library may serve it.
    if (match || server.listenerCount('upgrade') === targets.size) (match ?? target).upgrade(request, stream, head);
  };
  server.on('upgrade', listener);
  return () => {
    targets.delete(target);
    server.off('upgrade', listener);
  };
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] as string;
