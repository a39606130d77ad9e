// The real gateway service in this process with a record of its messages, for tests of clients that register, are
// called back, refused or expire.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Gateway } from '../../../generated/gateway/contract.ts';
import { channel, type GatewayChannel } from '../../../generated/gateway/messages.ts';
import * as operations from '../../../generated/gateway/operations.ts';
import { messages as validateMessages, validators } from '../../../generated/gateway/validators.js';
import { problems } from '../../../generated/problems.ts';
import { systemClock } from '../../base/clock.ts';
import { Uptime } from '../../base/uptime.ts';
import type { SocketHandlers } from '../../contract/channel.ts';
import { listenMock } from '../../contract/mock/listener.ts';
import type { Listener } from '../../contract/mock/types.ts';
import { implement } from '../../contract/server/index.ts';
import { type SocketServer, serveSocket } from '../../contract/server/socket.ts';
import { gatewayHandlers } from './handlers.ts';
import { PAGE_HEADERS, problemPage } from './page/callback.ts';
import { tellRefused } from './refused-callback.ts';
import { GatewayService } from './service.ts';
import { gatewaySocket } from './socket.ts';

/** A mock counts nothing. */
const NO_METRICS = { text: async () => '' };

export interface MockGatewayOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number | undefined;
  /** How long a registration lives; 600 000 by default. */
  readonly lifetimeMs?: number | undefined;
  /** Registrations a connection may hold; 16 by default. */
  readonly maxRegistrations?: number | undefined;
  /** 'uuid', the default, or 'opaque', which also takes 22 to 128 unreserved characters. */
  readonly state?: 'uuid' | 'opaque' | undefined;
  /** Origins whose pages may open the socket; none by default. Programs send no Origin and always may. */
  readonly origins?: readonly string[] | undefined;
  /** With an own clock, expiry is reported only by `sweep()`. */
  readonly clock?: { now(): number } | undefined;
}
export interface GatewayMessage {
  readonly from: 'client' | 'gateway';
  /** As parsed; undefined for a frame that is not JSON. */
  readonly message: unknown;
}
/** `url` is for HTTP, `socketUrl` for clients. */
export interface MockGateway extends Listener {
  readonly socketUrl: string;
  /** Both ways, in order. */
  readonly messages: readonly GatewayMessage[];
  /** How many registrations wait for their callback. */
  pending(): number;
  /** Ends expired registrations and tells their sockets. Runs by itself unless `clock` is given. */
  sweep(): void;
}

export async function mockGateway(options: MockGatewayOptions = {}): Promise<MockGateway> {
  const { gateway } = DEFAULTS;
  const { lifetimeMs = gateway.lifetimeMs, maxRegistrations = gateway.maxStatesPerSocket } = options;
  const now = options.clock && (() => options.clock?.now() ?? 0);
  const clock = { ...systemClock, ...(now && { now, elapsed: now }) };
  const limits = { lifetimeMs, maxStatesPerSocket: maxRegistrations, state: options.state ?? gateway.state };
  const service = new GatewayService(clock, limits);
  const messages: GatewayMessage[] = [];
  let sockets: SocketServer | undefined;
  const facts = {
    uptime: new Uptime(clock),
    version: 'mock',
    connections: () => sockets?.size ?? 0,
    metrics: NO_METRICS,
  };
  const pages = { problem: problemPage, headers: PAGE_HEADERS };
  const onRefused = tellRefused(service);
  const implemented = implement<Gateway>({ ...operations, validators }, gatewayHandlers(service, facts), {
    pages,
    onRefused,
  });
  const listener = await listenMock(implemented, { port: options.port, problems });
  sockets = serveSocket<GatewayChannel>({
    server: listener.server,
    paths: channel.paths,
    messages: validateMessages,
    handlers: recorded(gatewaySocket(service), messages),
    opensWith: 'register',
    addressOf: (remote) => remote ?? '',
    origins: options.origins ?? [],
    violations: 'throw',
    onFault: (error) => console.error('The mock gateway failed:', error),
  });
  const timer = options.clock
    ? undefined
    : setInterval(() => service.sweep(), Math.min(gateway.sweepMs, lifetimeMs)).unref();
  const close = async () => {
    clearInterval(timer);
    await Promise.all([sockets?.close(), listener.close()]);
  };
  return {
    url: listener.url,
    port: listener.port,
    socketUrl: `${listener.url.replace('http', 'ws')}/`,
    messages,
    pending: () => service.counts.pending,
    sweep: () => service.sweep(),
    close,
    [Symbol.asyncDispose]: close,
  };
}

function recorded(
  handlers: SocketHandlers<GatewayChannel>,
  messages: GatewayMessage[],
): SocketHandlers<GatewayChannel> {
  const heard = (message: unknown) => messages.push({ from: 'client', message });
  return {
    ...handlers,
    on: {
      register: (message, peer) => {
        heard(message);
        return handlers.on.register(message, peer);
      },
      unregister: (message, peer) => {
        heard(message);
        return handlers.on.unregister(message, peer);
      },
      received: (message, peer) => {
        heard(message);
        return handlers.on.received(message, peer);
      },
    },
    opened: (peer) => {
      const send = peer.send.bind(peer);
      peer.send = (message) => {
        messages.push({ from: 'gateway', message });
        return send(message);
      };
      handlers.opened?.(peer);
    },
    refused: (refusal, peer) => {
      heard(refusal.frame);
      return handlers.refused(refusal, peer);
    },
  };
}
