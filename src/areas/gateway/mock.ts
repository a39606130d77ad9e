// A gateway for tests of clients. It runs the real gateway service in this process and records all messages.
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import type { Gateway } from '../../../generated/gateway/contract.ts';
import { channel, type GatewayChannel } from '../../../generated/gateway/messages.ts';
import * as operations from '../../../generated/gateway/operations.ts';
import { messages as validateMessages, validators } from '../../../generated/gateway/validators.js';
import { problems } from '../../../generated/problems.ts';
import { systemClock, Uptime } from '../../base/clock.ts';
import type { SocketHandlers } from '../../contract/channel.ts';
import { listenMock } from '../../contract/mock/listener.ts';
import type { Listener } from '../../contract/mock/types.ts';
import { implement } from '../../contract/server/index.ts';
import { type SocketServer, serveSocket } from '../../contract/server/socket.ts';
import { gatewayHandlers, gatewayRules, notifyOfRefusedCallback } from './handlers.ts';
import { PAGE_HEADERS, problemPage } from './page/callback.ts';
import { GATEWAY_LIMITS, GatewayService } from './service.ts';
import { gatewaySocket } from './socket.ts';

export interface MockGatewayOptions {
  /** 0 by default: any free port. */
  readonly port?: number | undefined;
  /** Lifetime of a registration in milliseconds; 600 000 by default. */
  readonly lifetimeMs?: number | undefined;
  /** Maximum number of registrations per connection; 16 by default. */
  readonly maxRegistrations?: number | undefined;
  /** `uuid` by default; `opaque` also allows 22 to 128 unreserved characters. */
  readonly state?: 'uuid' | 'opaque' | undefined;
  /** Origins whose pages may open the socket; none by default. Programs send no Origin and are always allowed. */
  readonly origins?: readonly string[] | undefined;
  /** With a clock of your own, registrations expire only when you call `sweep()`. */
  readonly clock?: { now(): number } | undefined;
}
export interface GatewayMessage {
  readonly from: 'client' | 'gateway';
  /** The parsed message; undefined if the frame was not JSON. */
  readonly message: unknown;
}
/** `url` is for HTTP, `socketUrl` for clients. */
export interface MockGateway extends Listener {
  readonly socketUrl: string;
  /** In both directions, in order. */
  readonly messages: readonly GatewayMessage[];
  /** The number of registrations that wait for a callback. */
  pending(): number;
  /** Ends expired registrations and notifies their clients. Runs automatically unless you pass `clock`. */
  sweep(): void;
}

export async function mockGateway(options: MockGatewayOptions = {}): Promise<MockGateway> {
  const { gateway } = DEFAULTS;
  const { lifetimeMs = GATEWAY_LIMITS.lifetimeMs, maxRegistrations = GATEWAY_LIMITS.maxStatesPerSocket } = options;
  const now = options.clock && (() => options.clock?.now() ?? 0);
  const clock = { ...systemClock, ...(now && { now, elapsed: now }) };
  const settings = { lifetimeMs, maxStatesPerSocket: maxRegistrations, state: options.state ?? gateway.state };
  const service = new GatewayService(clock, settings);
  const messages: GatewayMessage[] = [];
  let sockets: SocketServer | undefined;
  const info = {
    uptime: new Uptime(clock),
    version: 'mock',
    connections: () => sockets?.size ?? 0,
    metrics: { text: async () => '' },
  };
  const implemented = implement<Gateway>({ ...operations, validators }, gatewayHandlers(service, info), {
    pages: { problem: problemPage, headers: PAGE_HEADERS },
    onRefused: notifyOfRefusedCallback(service),
    rules: gatewayRules,
  });
  const listener = await listenMock([implemented], { port: options.port, problems });
  sockets = serveSocket<GatewayChannel>({
    server: listener.server,
    channel,
    messages: validateMessages,
    handlers: recordMessages(gatewaySocket(service), messages),
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

function recordMessages(
  handlers: SocketHandlers<GatewayChannel>,
  messages: GatewayMessage[],
): SocketHandlers<GatewayChannel> {
  const recordReceived = (message: unknown) => messages.push({ from: 'client', message });
  const recorded =
    <M, P>(handle: (message: M, peer: P) => void | Promise<void>) =>
    (message: M, peer: P) => {
      recordReceived(message);
      return handle(message, peer);
    };
  const { register, unregister, received, rejected } = handlers.on;
  return {
    ...handlers,
    on: { register: recorded(register), unregister: recorded(unregister), received: recorded(received), rejected },
    opened: (peer) => {
      const send = peer.send.bind(peer);
      peer.send = (message) => {
        messages.push({ from: 'gateway', message });
        return send(message);
      };
      handlers.opened?.(peer);
    },
    refused: (refusal, peer) => {
      recordReceived(refusal.frame);
      return handlers.refused(refusal, peer);
    },
  };
}
