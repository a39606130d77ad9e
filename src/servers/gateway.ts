// The gateway: the provider's callback over HTTP, registrations over WebSocket, on one port.
import type { Gateway } from '../../generated/gateway/contract.ts';
import type { GatewayChannel } from '../../generated/gateway/messages.ts';
import * as operations from '../../generated/gateway/operations.ts';
import { messages, validators } from '../../generated/gateway/validators.js';
import type { Clock } from '../clock.ts';
import {
  createAddressReader,
  implement,
  type Listening,
  listen,
  listenerOf,
  type ServeOptions,
  type SocketLimits,
  serve,
  serveSocket,
} from '../contract/server/index.ts';
import { gatewayHandlers } from '../gateway/handlers.ts';
import { PAGE_HEADERS, problemPage } from '../gateway/page.ts';
import { type GatewayLimits, GatewayService } from '../gateway/service.ts';
import { gatewaySocket } from '../gateway/socket.ts';
import { type Logger, logFaults } from '../log.ts';
import { createApp, reporting } from './app.ts';

const SWEEP_MS = 1_000;

export interface GatewayOptions {
  readonly host: string;
  readonly port: number;
  readonly clock: Clock;
  readonly log: Logger;
  readonly violations: ServeOptions['violations'];
  readonly origins?: readonly string[];
  readonly trustedProxies?: readonly string[];
  readonly limits?: Partial<GatewayLimits>;
  readonly sockets?: Partial<SocketLimits>;
}

export interface RunningGateway extends Listening {
  readonly url: string;
  readonly socketUrl: string;
  readonly service: GatewayService;
  /** Open sockets. */
  readonly connections: () => number;
}

export async function startGateway(options: GatewayOptions): Promise<RunningGateway> {
  const { clock, log, violations, trustedProxies = [] } = options;
  const service = new GatewayService(clock, options.limits);
  const pages = { problem: problemPage, headers: PAGE_HEADERS };
  const served = serve({
    services: [
      implement<Gateway, 'getGatewayHealth' | 'getGatewayStatus'>(
        { ...operations, validators },
        gatewayHandlers(service),
        pages,
      ),
    ],
    authenticate: () => null,
    origin: () => '',
    violations,
    trustedProxies,
    ...reporting(log),
  });
  const listening = await listen(listenerOf(served, createApp(log)), options.host, options.port);
  const sockets = serveSocket<GatewayChannel>({
    server: listening.server,
    paths: ['/', '/ws'],
    messages,
    handlers: gatewaySocket(service),
    addressOf: createAddressReader(trustedProxies, () => {}),
    origins: options.origins ?? [],
    violations,
    onFault: logFaults(log),
    ...(options.sockets ? { limits: options.sockets } : {}),
  });
  const sweeper = setInterval(() => service.sweep(), SWEEP_MS);
  sweeper.unref();
  const address = `${options.host}:${listening.port}`;
  return {
    ...listening,
    url: `http://${address}`,
    socketUrl: `ws://${address}/`,
    service,
    connections: () => sockets.size,
    close: async () => {
      clearInterval(sweeper);
      await Promise.all([listening.close(), sockets.close()]);
    },
  };
}
