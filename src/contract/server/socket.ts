// A typed WebSocket channel on `ws`: validates messages in both directions and enforces limits for each socket.
//
// An upgrade request is checked (host, path, origin, limits), authenticated and accepted as a peer (peer.ts). Every frame
// counts towards the frame rate of its address. A valid message goes to its handler, an invalid one to `refused`. The
// messages of one peer are handled in order, one at a time, and the socket is not read while messages wait. A peer ends
// by a close frame, a missed pong, a full send buffer or too many frames, and `closed` is called once. On shutdown,
// `drain` first closes the peers whose clients can continue elsewhere, and `close` the others.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import { addressGroup, describeLimit } from '../address-group.ts';
import type { Channel, ParametersOf, Peer } from '../channel.ts';
import { Messages } from '../messages.ts';
import { Problem } from '../problem.ts';
import { invalidRequest, Refusal } from '../refusal.ts';
import { findInvalid } from '../validation-errors.ts';
import { releaseAddress } from './connections.ts';
import { FrameReader, InvalidFrame } from './frames.ts';
import { isAllowedHost } from './host.ts';
import { readParameters } from './parameters.ts';
import { ConnectedPeer, type NewSocket } from './peer.ts';
import { type AnyRoute, Router } from './router.ts';
import { FrameRate, SOCKET_LIMITS, type SocketLimits, type SocketOptions } from './socket-options.ts';
import { onUpgrade, pathOf, type UpgradeTarget } from './upgrades.ts';
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
/** How often a shutdown looks at the remaining peers. */
const CLOSE_CHECK_MS = 10;

/** Allowed fragments per message: 512 plus one per 4 KiB of the size limit. Real clients do not need smaller ones. */
const BYTES_PER_FRAGMENT = 4 << 10;
const FREE_FRAGMENTS = 512;

export const serveSocket = <Ch extends Channel, Caller = null>(options: SocketOptions<Ch, Caller>): SocketServer =>
  new ChannelServer<Ch, Caller>(options);

class ChannelServer<Ch extends Channel, Caller> implements SocketServer, UpgradeTarget {
  readonly closes: Record<string, number> = {};
  readonly #options: SocketOptions<Ch, Caller>;
  readonly #limits: SocketLimits;
  readonly #frameRate: FrameRate;
  readonly #router: Router<AnyRoute>;
  readonly #frames: FrameReader;
  readonly #sendable: Messages;
  readonly #sockets: WebSocketServer;
  readonly #peers = new Set<ConnectedPeer<Ch, Caller>>();
  readonly #perAddress = new Map<string, number>();
  /** Peers that have not sent a valid first message, oldest first, with their deadlines. */
  readonly #unopened = new Map<ConnectedPeer<Ch, Caller>, number>();
  readonly #timers: readonly NodeJS.Timeout[];
  readonly #ignoreUpgrades: () => void;
  #isClosing = false;

  constructor(options: SocketOptions<Ch, Caller>) {
    const { channel, messages, server } = options;
    const limits: SocketLimits = { ...SOCKET_LIMITS, ...options.limits };
    this.#options = options;
    this.#limits = limits;
    this.#frameRate = new FrameRate(limits);
    this.#router = new Router(channel.paths.map((path) => ({ id: path, row: { path, method: 'GET' } })));
    this.#frames = new FrameReader(messages.client, channel.client);
    this.#sendable = new Messages(messages.server, channel.server);
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: limits.maxMessageBytes,
      maxFragments: FREE_FRAGMENTS + Math.ceil(limits.maxMessageBytes / BYTES_PER_FRAGMENT), // `ws` emits only whole messages
    });
    this.#sockets.on('wsClientError', (_, socket) => endWithProblem(socket, new Refusal('malformed-request')));
    this.#ignoreUpgrades = onUpgrade(server, this);
    this.#timers = [
      setInterval(() => this.#closeUnopened(), Math.min(1_000, limits.firstMessageMs)).unref(),
      setInterval(() => this.#ping(), limits.pingMs).unref(),
    ];
  }

  get size(): number {
    return this.#peers.size;
  }

  serves(request: IncomingMessage): boolean {
    return this.#segmentsOf(request) !== null;
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => {});
    this.#admit(request, stream, head).catch((error: unknown) => {
      if (!(error instanceof Problem)) this.#options.onFault(error, undefined, requestId(request));
      endWithProblem(stream, error instanceof Problem ? error : new Refusal('internal-error'), request);
    });
  }

  async drain(): Promise<void> {
    this.#isClosing = true;
    const { leaves } = this.#options.handlers;
    const closed = new Set<ConnectedPeer<Ch, Caller>>();
    await this.#untilGone(() => {
      if (!leaves) return false;
      for (const peer of this.#peers) {
        const isHandled = !this.#unopened.has(peer) && peer.busy === null; // its first message may be on the way
        if (closed.has(peer) || !isHandled || !leaves(peer)) continue;
        closed.add(peer);
        peer.close(1001, 'The server is shutting down. Connect again to continue.');
      }
      return true;
    });
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#ignoreUpgrades();
    for (const peer of this.#peers) peer.close(1001, 'The server is shutting down.');
    await this.#untilGone(() => true);
    for (const peer of this.#peers) peer.socket.terminate();
  }

  /** Waits until no peers are left, for at most `closeGraceMs`, or until `proceed` returns false. */
  async #untilGone(proceed: () => boolean): Promise<void> {
    const deadline = performance.now() + this.#limits.closeGraceMs;
    while (this.#peers.size > 0 && performance.now() < deadline && proceed())
      await new Promise((resolve) => setTimeout(resolve, CLOSE_CHECK_MS));
  }

  async #admit(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { admit, addressOf = connectionAddress } = this.#options;
    const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']);
    this.#check(request, address);
    const parameters = this.#parametersOf(request);
    let caller = null as Caller;
    if (admit) {
      caller = await admit(request, address, parameters);
      this.#check(request, address); // other sockets may have connected during authentication
    }
    this.#sockets.handleUpgrade(request, stream, head, (socket) =>
      this.#accept({ socket, stream, address, caller, parameters }),
    );
  }

  /** Throws what refuses the upgrade. */
  #check(request: IncomingMessage, address: string): void {
    const { hosts } = this.#options;
    const { maxSockets, maxSocketsPerAddress } = this.#limits;
    if (!isAllowedHost(request, hosts)) throw new Refusal('misdirected-request');
    if (!this.serves(request)) throw new Refusal('not-found');
    if (!this.#allowsOrigin(request)) throw new Refusal('cross-site-request');
    if ((this.#perAddress.get(addressGroup(address)) ?? 0) >= maxSocketsPerAddress)
      throw new Refusal('too-many-sockets', describeLimit(`${maxSocketsPerAddress} WebSockets`, address));
    if (this.#isClosing || this.#peers.size >= maxSockets) throw new Refusal('unavailable');
  }

  #allowsOrigin(request: IncomingMessage): boolean {
    const { origins } = this.#options;
    const { origin } = request.headers;
    if (origin === undefined || origins === 'any') return true;
    return (typeof origins === 'function' ? origins(request) : origins).includes(origin);
  }

  /** The path parameters; null if it does not have the path. */
  #segmentsOf(request: IncomingMessage): readonly string[] | null {
    return this.#router.find(pathOf(request))?.segments ?? null;
  }

  #parametersOf(request: IncomingMessage): ParametersOf<Ch> {
    const { channel, messages } = this.#options;
    if (!channel.parameters) return undefined as ParametersOf<Ch>;
    const [, query = ''] = (request.url ?? '').split('?', 2);
    const table = { parameters: channel.parameters };
    const segments = this.#segmentsOf(request) ?? [];
    const parameters = readParameters(table, segments, query, request.headers, MAX_QUERY_KEYS);
    const errors = messages.parameters && findInvalid(messages.parameters, parameters, '');
    if (errors) throw invalidRequest(errors);
    return parameters as ParametersOf<Ch>;
  }

  #accept(connected: NewSocket<Ch, Caller>): void {
    const { socket, stream } = connected;
    releaseAddress(stream);
    const peer = new ConnectedPeer<Ch, Caller>(connected, this.#options, this.#limits, this.#sendable);
    this.#peers.add(peer);
    if (this.#options.opensWith !== undefined)
      this.#unopened.set(peer, performance.now() + this.#limits.firstMessageMs);
    const { group } = peer.frames;
    this.#perAddress.set(group, (this.#perAddress.get(group) ?? 0) + 1);
    socket.on('pong', () => {
      if (this.#countFrame(peer)) peer.alive = true;
    });
    socket.on('ping', (data) => {
      if (this.#countFrame(peer)) peer.pong(data);
    });
    socket.on('error', () => {}); // a close event follows
    socket.on('message', (data, isBinary) => {
      try {
        this.#receive(peer, data, isBinary);
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

  #receive(peer: ConnectedPeer<Ch, Caller>, data: RawData, isBinary: boolean): void {
    const { channel, handlers, opensWith } = this.#options;
    if (!this.#countFrame(peer)) return;
    if (isBinary && !channel.client?.bytes) return peer.close(1003, 'Send JSON text frames.');
    const message = this.#frames.read(data, isBinary);
    if (message instanceof InvalidFrame) return this.#run(peer, () => handlers.refused(message, peer));
    const { name, value } = message;
    if (name === opensWith) this.#unopened.delete(peer);
    const handler = (handlers.on as Record<string, (message: unknown, peer: Peer<Ch, Caller>) => unknown>)[name];
    if (channel.replies === undefined || !Object.hasOwn(channel.replies, name))
      return this.#run(peer, () => handler?.(value, peer));
    this.#run(peer, async () => {
      const reply = await handler?.(value, peer);
      if (reply !== undefined) await peer.send(reply as Ch['server']);
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

  /** Runs the handler of a message once those of earlier messages have ended. */
  #run(peer: ConnectedPeer<Ch, Caller>, work: () => unknown): void {
    try {
      const result = peer.busy ? peer.busy.then(() => (peer.refused ? undefined : work())) : work();
      if (result instanceof Promise) peer.waitFor(result.catch((error: unknown) => this.#fail(peer, error)));
    } catch (error) {
      this.#fail(peer, error);
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
    const now = performance.now();
    for (const [peer, until] of this.#unopened) {
      if (until > now) return;
      this.#unopened.delete(peer);
      peer.close(1008, 'No message arrived in time.');
    }
  }

  #ping(): void {
    for (const peer of this.#peers) peer.ping();
  }
}
