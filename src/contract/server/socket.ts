// A typed socket channel on `ws`: frames are validated both ways, and every socket has limits and a close code.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import { addressGroup } from '../address-group.ts';
import type { Channel, Peer } from '../channel.ts';
import { describeInvalid, type InvalidPlace, Problem } from '../problem.ts';
import { Refusal, type RefusalName } from '../refusal.ts';
import type { MessageValidators } from '../tables.ts';
import { leaveAddress } from './connections.ts';
import { FrameRate } from './frame-rate.ts';
import { namesUs } from './host.ts';
import { parseJson } from './json.ts';
import { type Connected, ConnectedPeer } from './peer.ts';
import { type AnySocketOptions, SOCKET_LIMITS, type SocketLimits, type SocketOptions } from './socket-options.ts';
import { findInvalid } from './validation-errors.ts';
import { endWithProblem } from './write.ts';

export interface SocketServer {
  readonly size: number;
  /** Closes every socket with 1001 and terminates those that do not close in time. */
  close(): Promise<void>;
}

const ignore = (): void => {};

/** What nobody goes below who has a reason to send a message in fragments, but for a few of them. */
const FRAGMENT_BYTES = 4 << 10;
const FRAGMENTS = 512;

export function serveSocket<Ch extends Channel, Caller = null>(options: SocketOptions<Ch, Caller>): SocketServer {
  return new ChannelServer<Ch, Caller>(options, { ...SOCKET_LIMITS, ...options.limits });
}

class ChannelServer<Ch extends Channel, Caller> implements SocketServer {
  readonly #options: AnySocketOptions<Ch, Caller>;
  readonly #limits: SocketLimits;
  readonly #sockets: WebSocketServer;
  readonly #peers = new Set<ConnectedPeer<Ch, Caller>>();
  readonly #perAddress = new Map<string, number>();
  /** Peers without a valid first message, oldest first, with their deadline. */
  readonly #silent = new Map<ConnectedPeer<Ch, Caller>, number>();
  readonly #frameRate: FrameRate;
  readonly #timers: NodeJS.Timeout[];
  #closing = false;

  constructor(options: AnySocketOptions<Ch, Caller>, limits: SocketLimits) {
    this.#options = options;
    this.#limits = limits;
    this.#frameRate = new FrameRate(limits);
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      autoPong: false,
      maxPayload: limits.maxMessageBytes,
      maxFragments: FRAGMENTS + Math.ceil(limits.maxMessageBytes / FRAGMENT_BYTES), // `ws` counts and tells messages alone
    });
    this.#sockets.on('wsClientError', (_, socket) => endWithProblem(socket, new Refusal('malformed-request')));
    options.server.on('upgrade', this.#upgrade);
    this.#timers = [
      setInterval(() => this.#dropSilent(), Math.min(1_000, limits.firstMessageMs)),
      setInterval(() => this.#ping(), limits.pingMs),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  get size(): number {
    return this.#peers.size;
  }

  readonly #upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', ignore);
    const address = this.#options.addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']);
    const refusal = this.#refusal(request, address);
    if (refusal) return endWithProblem(socket, new Refusal(refusal));
    const { admit } = this.#options;
    if (!admit) return this.#welcome(request, socket, head, address, null as Caller);
    admit(request, address)
      .then((caller) => {
        const late = this.#refusal(request, address); // others may have connected while this one was authenticated
        if (late) return endWithProblem(socket, new Refusal(late));
        this.#welcome(request, socket, head, address, caller);
      })
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) this.#options.onFault(error);
        endWithProblem(socket, error instanceof Problem ? error : new Refusal('internal-error'));
      });
  };

  #welcome(request: IncomingMessage, stream: Duplex, head: Buffer, address: string, caller: Caller): void {
    this.#sockets.handleUpgrade(request, stream, head, (socket) => this.#accept({ socket, stream, address, caller }));
  }

  #refusal(request: IncomingMessage, address: string): RefusalName | null {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const { origin } = request.headers;
    if (!namesUs(request, this.#options.hosts)) return 'misdirected-request';
    if (!this.#options.paths.includes(path)) return 'not-found';
    if (origin !== undefined && !this.#options.origins.includes(origin)) return 'cross-site-request';
    if ((this.#perAddress.get(addressGroup(address)) ?? 0) >= this.#limits.maxSocketsPerAddress)
      return 'too-many-sockets';
    if (this.#closing || this.#peers.size >= this.#limits.maxSockets) return 'unavailable';
    return null;
  }

  #accept(connected: Connected<Caller>): void {
    const { socket, stream } = connected;
    leaveAddress(stream);
    const peer = new ConnectedPeer<Ch, Caller>(connected, this.#options, this.#limits);
    this.#peers.add(peer);
    this.#silent.set(peer, Date.now() + this.#limits.firstMessageMs);
    const { group } = peer.frames;
    this.#perAddress.set(group, (this.#perAddress.get(group) ?? 0) + 1);
    socket.on('pong', () => {
      if (this.#mayGoOn(peer)) peer.alive = true;
    });
    socket.on('ping', (data) => {
      if (this.#mayGoOn(peer)) peer.pong(data);
    });
    socket.on('error', () => {}); // a close event follows
    socket.on('message', (data, binary) => this.#receive(peer, data, binary));
    socket.once('close', (code) => this.#forget(peer, code));
    this.#options.handlers.opened?.(peer);
  }

  #receive(peer: ConnectedPeer<Ch, Caller>, data: RawData, binary: boolean): void {
    if (!this.#mayGoOn(peer)) return;
    if (binary) return peer.close(1003, 'Send JSON text frames.');
    const message = this.#read(data.toString(), peer);
    if (message === null) return;
    const { opensWith = message.type, handlers } = this.#options;
    if (message.type === opensWith) this.#silent.delete(peer);
    const { on } = handlers;
    const handler = on[message.type as keyof typeof on] as (
      message: Ch['client'],
      peer: Peer<Ch, Caller>,
    ) => void | Promise<void>;
    this.#run(peer, () => handler(message, peer));
  }

  /** Counts a frame; false once the peer is refused for too many. */
  #mayGoOn(peer: ConnectedPeer<Ch, Caller>): boolean {
    if (peer.refused) return false;
    if (this.#frameRate.take(peer.frames, this.#perAddress.get(peer.frames.group) ?? 1)) return true;
    this.#options.handlers.flooding?.(peer);
    peer.cutOff(1008, 'Too many frames.');
    return false;
  }

  /** Null when the frame was refused; the peer has been told. */
  #read(text: string, peer: ConnectedPeer<Ch, Caller>): Ch['client'] | null {
    const { messages, handlers } = this.#options;
    const refused = (detail: string, frame: unknown, errors: readonly InvalidPlace[] = []): null => {
      this.#run(peer, () => handlers.refused({ detail, errors, frame, text }, peer));
      return null;
    };
    const parsed = parseJson(text);
    if (!parsed.ok) return refused(`The message ${parsed.place.detail}.`, undefined);
    const type = (parsed.value as { type?: unknown } | null)?.type;
    if (typeof type !== 'string' || !Object.hasOwn(messages.client, type)) {
      return refused(`The message's type must be one of: ${Object.keys(messages.client).join(', ')}.`, parsed.value);
    }
    const wrong = findInvalid(messages.client[type] as MessageValidators['client'][string], parsed.value, '');
    if (wrong) return refused(describeInvalid(wrong), parsed.value, wrong);
    return parsed.value as Ch['client'];
  }

  /** One message at a time per peer: while a handler works, the socket is not read. */
  #run(peer: ConnectedPeer<Ch, Caller>, work: () => void | Promise<void>): void {
    const fail = (error: unknown) => {
      this.#options.onFault(error);
      peer.close(1011, 'Something went wrong on our side.');
    };
    try {
      const result = peer.busy ? peer.busy.then(() => (peer.refused ? undefined : work())) : work();
      if (!(result instanceof Promise)) return;
      peer.pause();
      const done: Promise<void> = result.catch(fail).then(() => {
        if (peer.busy !== done) return;
        peer.busy = null;
        peer.resume();
      });
      peer.busy = done;
    } catch (error) {
      fail(error);
    }
  }

  #forget(peer: ConnectedPeer<Ch, Caller>, code: number): void {
    this.#peers.delete(peer);
    this.#silent.delete(peer);
    const { group } = peer.frames;
    const left = (this.#perAddress.get(group) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(group, left);
    else this.#perAddress.delete(group);
    try {
      this.#options.handlers.closed(peer, code);
    } catch (error) {
      this.#options.onFault(error);
    }
  }

  #dropSilent(): void {
    const now = Date.now();
    for (const [peer, until] of this.#silent) {
      if (until > now) return;
      this.#silent.delete(peer);
      peer.close(1008, 'No message arrived in time.');
    }
  }

  #ping(): void {
    for (const peer of this.#peers) peer.ping();
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#options.server.off('upgrade', this.#upgrade);
    for (const peer of this.#peers) peer.close(1001, 'The server is shutting down.');
    const deadline = Date.now() + this.#limits.closeGraceMs;
    while (this.#peers.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const peer of this.#peers) peer.terminate();
  }
}
