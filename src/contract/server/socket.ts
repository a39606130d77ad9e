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
import { addressGroup, describeLimit } from '../address-group.ts';
import type { Channel, ParametersOf, Peer } from '../channel.ts';
import { parseJson } from '../json.ts';
import { createMessages, type FoundMessage } from '../messages.ts';
import { describeInvalid, type InvalidPlace, Problem } from '../problem.ts';
import { invalidRequest, Refusal } from '../refusal.ts';
import type { Validate } from '../tables.ts';
import { findInvalid } from '../validation-errors.ts';
import { releaseAddress } from './connections.ts';
import { isAllowedHost } from './host.ts';
import { readParameters } from './parameters.ts';
import { ConnectedPeer, type NewSocket } from './peer.ts';
import { type AnyRoute, Router } from './router.ts';
import { limitFrames, SOCKET_LIMITS, type SocketLimits, type SocketOptions } from './socket-options.ts';
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
  const limits: SocketLimits = { ...SOCKET_LIMITS, ...options.limits };
  const { channel, messages, handlers } = options;
  const peers = new Set<ConnectedPeer<Ch, Caller>>();
  const perAddress = new Map<string, number>();
  const closes: Record<string, number> = {};
  /** Peers that have not sent a valid first message, oldest first, with their deadlines. */
  const unopened = new Map<ConnectedPeer<Ch, Caller>, number>();
  const takeFrame = limitFrames(limits);
  const router = new Router<AnyRoute>(channel.paths.map((path) => ({ id: path, row: { path, method: 'GET' } })));
  const receivable = createMessages(messages.client, channel.client);
  const sendable = createMessages(messages.server, channel.server);
  let isClosing = false;
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    autoPong: false,
    maxPayload: limits.maxMessageBytes,
    maxFragments: FREE_FRAGMENTS + Math.ceil(limits.maxMessageBytes / BYTES_PER_FRAGMENT), // `ws` emits only whole messages
  });
  sockets.on('wsClientError', (_, socket) => endWithProblem(socket, new Refusal('malformed-request')));
  const ignoreUpgrades = onUpgrade(options.server, { match, upgrade });
  const timers = [
    setInterval(closeUnopened, Math.min(1_000, limits.firstMessageMs)).unref(),
    setInterval(ping, limits.pingMs).unref(),
  ];

  function match(path: string): readonly string[] | null {
    return router.find(path)?.segments ?? null;
  }

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => {});
    const { admit, addressOf = connectionAddress } = options;
    const refuse = (error: unknown): void => {
      if (!(error instanceof Problem)) options.onFault(error, undefined, requestId(request));
      endWithProblem(stream, error instanceof Problem ? error : new Refusal('internal-error'), request);
    };
    try {
      const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for']);
      const refusal = findRefusal(request, address);
      if (refusal) throw refusal;
      const parameters = parametersOf(request);
      const complete = (caller: Caller): void =>
        sockets.handleUpgrade(request, stream, head, (socket) =>
          accept({ socket, stream, address, caller, parameters }),
        );
      if (!admit) return complete(null as Caller);
      admit(request, address, parameters)
        .then((caller) => {
          const late = findRefusal(request, address); // other sockets may have connected during authentication
          if (late) throw late;
          complete(caller);
        })
        .catch(refuse);
    } catch (error) {
      refuse(error);
    }
  }

  function parametersOf({ url = '', headers }: IncomingMessage): ParametersOf<Ch> {
    if (!channel.parameters) return undefined as ParametersOf<Ch>;
    const [path = '', query = ''] = url.split('?', 2);
    const table = { parameters: channel.parameters };
    const parameters = readParameters(table, match(path) ?? [], query, headers, MAX_QUERY_KEYS);
    const errors = messages.parameters && findInvalid(messages.parameters, parameters, '');
    if (errors) throw invalidRequest(errors);
    return parameters as ParametersOf<Ch>;
  }

  function findRefusal(request: IncomingMessage, address: string): Refusal | null {
    const { origin } = request.headers;
    if (!isAllowedHost(request, options.hosts)) return new Refusal('misdirected-request');
    if (!match(pathOf(request))) return new Refusal('not-found');
    const { origins } = options;
    if (origin !== undefined && origins !== 'any' && !origins.includes(origin))
      return new Refusal('cross-site-request');
    if ((perAddress.get(addressGroup(address)) ?? 0) >= limits.maxSocketsPerAddress) {
      return new Refusal('too-many-sockets', describeLimit(`${limits.maxSocketsPerAddress} WebSockets`, address));
    }
    if (isClosing || peers.size >= limits.maxSockets) return new Refusal('unavailable');
    return null;
  }

  function accept(connected: NewSocket<Ch, Caller>): void {
    const { socket, stream } = connected;
    releaseAddress(stream);
    const peer = new ConnectedPeer<Ch, Caller>(connected, options, limits, sendable);
    peers.add(peer);
    if (options.opensWith !== undefined) unopened.set(peer, performance.now() + limits.firstMessageMs);
    const { group } = peer.frames;
    perAddress.set(group, (perAddress.get(group) ?? 0) + 1);
    socket.on('pong', () => {
      if (countFrame(peer)) peer.alive = true;
    });
    socket.on('ping', (data) => {
      if (countFrame(peer)) peer.pong(data);
    });
    socket.on('error', () => {}); // a close event follows
    socket.on('message', (data, binary) => {
      try {
        receive(peer, data, binary);
      } catch (error) {
        fail(peer, error);
      }
    });
    socket.once('close', (code) => removePeer(peer, code));
    handlers.opened?.(peer);
  }

  function fail(peer: ConnectedPeer<Ch, Caller>, error: unknown): void {
    options.onFault(error);
    peer.close(1011, 'Something went wrong on our side.');
  }

  function receive(peer: ConnectedPeer<Ch, Caller>, data: RawData, binary: boolean): void {
    if (!countFrame(peer)) return;
    if (binary && !channel.client?.bytes) return peer.close(1003, 'Send JSON text frames.');
    const message = readMessage(data, binary, peer);
    if (message === null) return;
    const { name, value } = message;
    if (name === options.opensWith) unopened.delete(peer);
    const handler = (handlers.on as Record<string, (message: unknown, peer: Peer<Ch, Caller>) => unknown>)[name];
    const answers = channel.replies !== undefined && Object.hasOwn(channel.replies, name);
    run(peer, answers ? answer : () => handler?.(value, peer));
    async function answer() {
      const reply = await handler?.(value, peer);
      if (reply !== undefined) await peer.send(reply as Ch['server']);
    }
  }

  /** Counts a frame; returns false if the peer is refused or sends too many. */
  function countFrame(peer: ConnectedPeer<Ch, Caller>): boolean {
    if (peer.refused) return false;
    if (takeFrame(peer.frames, perAddress.get(peer.frames.group) ?? 1)) return true;
    handlers.flooding?.(peer);
    peer.cutOff(1008, 'Too many frames.');
    return false;
  }

  /** Returns null if the frame is invalid, after calling the `refused` handler. */
  function readMessage(data: RawData, binary: boolean, peer: ConnectedPeer<Ch, Caller>): FoundMessage | null {
    const { table } = receivable;
    const text = binary ? '' : data.toString();
    const refused = (detail: string, frame: unknown, errors: readonly InvalidPlace[] = []): null => {
      run(peer, () => handlers.refused({ detail, errors, frame, text }, peer));
      return null;
    };
    const parsed = binary ? { ok: true as const, value: new Uint8Array(data as Buffer) } : parseJson(text);
    const isJson = parsed.ok && !(table.text && typeof parsed.value === 'string');
    const json = isJson ? receivable.find(parsed.value) : null;
    const message = json ?? (table.text && !binary ? receivable.find(text) : null);
    if (message) return message;
    if (!parsed.ok) return refused(`The message ${parsed.place.detail}.`, undefined);
    const [likely] = receivable.candidates(parsed.value);
    if (likely === undefined || (table.others.length > 1 && receivable.tagOf(parsed.value) === undefined)) {
      const names = Object.keys(table.tag === undefined ? messages.client : table.values).join(', ');
      if (names === '') return refused('This socket accepts no messages.', parsed.value);
      const about = table.tag === undefined ? 'The message' : `The message's ${table.tag}`;
      return refused(`${about} must be one of: ${names}.`, parsed.value);
    }
    const errors = findInvalid(messages.client[likely] as Validate, parsed.value, '') ?? [];
    return refused(describeInvalid(errors), parsed.value, errors);
  }

  /** Handles one message at a time per peer; the socket is not read while a handler runs. */
  function run(peer: ConnectedPeer<Ch, Caller>, work: () => unknown): void {
    const failed = (error: unknown) => fail(peer, error);
    try {
      const result = peer.busy ? peer.busy.then(() => (peer.refused ? undefined : work())) : work();
      if (!(result instanceof Promise)) return;
      peer.socket.pause();
      const done: Promise<void> = result.catch(failed).then(() => {
        if (peer.busy !== done) return;
        peer.busy = null;
        peer.socket.resume();
      });
      peer.busy = done;
    } catch (error) {
      fail(peer, error);
    }
  }

  function removePeer(peer: ConnectedPeer<Ch, Caller>, code: number): void {
    const label = code < 3_000 ? `${code}` : 'other'; // clients choose the others
    closes[label] = (closes[label] ?? 0) + 1;
    peers.delete(peer);
    unopened.delete(peer);
    const { group } = peer.frames;
    const remaining = (perAddress.get(group) ?? 1) - 1;
    if (remaining > 0) perAddress.set(group, remaining);
    else perAddress.delete(group);
    try {
      handlers.closed(peer, code);
    } catch (error) {
      options.onFault(error);
    }
  }

  function closeUnopened(): void {
    const now = performance.now();
    for (const [peer, until] of unopened) {
      if (until > now) return;
      unopened.delete(peer);
      peer.close(1008, 'No message arrived in time.');
    }
  }

  function ping(): void {
    for (const peer of peers) peer.ping();
  }

  async function drain(): Promise<void> {
    isClosing = true;
    const { leaves } = handlers;
    const closed = new Set<ConnectedPeer<Ch, Caller>>();
    const deadline = performance.now() + limits.closeGraceMs;
    while (leaves && peers.size > 0 && performance.now() < deadline) {
      for (const peer of peers) {
        const isHandled = !unopened.has(peer) && peer.busy === null; // its first message may be on the way
        if (closed.has(peer) || !isHandled || !leaves(peer)) continue;
        closed.add(peer);
        peer.close(1001, 'The server is shutting down. Connect again to continue.');
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async function close(): Promise<void> {
    isClosing = true;
    for (const timer of timers) clearInterval(timer);
    ignoreUpgrades();
    for (const peer of peers) peer.close(1001, 'The server is shutting down.');
    const deadline = performance.now() + limits.closeGraceMs;
    while (peers.size > 0 && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const peer of peers) peer.socket.terminate();
  }

  return {
    ...{ closes, drain, close },
    get size() {
      return peers.size;
    },
  };
}

interface UpgradeTarget {
  /** Returns the path parameters, or null if this socket does not have the path. */
  match(path: string): readonly string[] | null;
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
}

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
