// The gateway server: the provider's callback over HTTP and registrations over WebSocket, on one port.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { Gateway } from '../../generated/gateway/contract.ts';
import { channel, type GatewayChannel } from '../../generated/gateway/messages.ts';
import * as operations from '../../generated/gateway/operations.ts';
import { messages, validators } from '../../generated/gateway/validators.js';
import type { UndeliveredName } from '../areas/gateway/callback-checks.ts';
import { gatewayHandlers, gatewayRules, notifyOfRefusedCallback } from '../areas/gateway/handlers.ts';
import { PAGE_HEADERS, problemPage } from '../areas/gateway/page/callback.ts';
import { GATEWAY_LIMITS, type GatewayLimits, GatewayService } from '../areas/gateway/service.ts';
import { SharedRouteStore } from '../areas/gateway/shared-route-store.ts';
import { gatewaySocket } from '../areas/gateway/socket.ts';
import { Uptime } from '../base/clock.ts';
import { ownOrigins } from '../base/hosts.ts';
import { logFaults } from '../base/log/log.ts';
import { createMetrics } from '../base/metrics/metrics.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';
import { Readiness } from '../base/state/readiness.ts';
import { VERSION } from '../base/version.ts';
import { createAddressReader, implement, type SocketLimits, type SocketServer } from '../contract/server/index.ts';
import { serveSocket } from '../contract/server/socket.ts';
import { consolePages } from '../docs/console/router.ts';
import { reporting } from './app.ts';
import { frontedAddress } from './gateway-front.ts';
import { addDatabaseMetrics, addReadiness, addSocketCloses, drain } from './nodes.ts';
import { type ServerOptions, startServer } from './server.ts';

/** Settings that are absent have their defaults. */
export interface GatewayOptions
  extends ServerOptions,
    Partial<GatewayLimits & Omit<Settings['gateway'], 'port' | 'url' | 'sockets'>> {
  readonly sockets?: Partial<SocketLimits>;
  /** Shared with the platform that passes requests on, and tells the addresses of their clients. */
  readonly frontSecret?: string | undefined;
  /** The PostgreSQL database that several gateways share; without it, registrations are in memory. */
  readonly shared?: { readonly database: Database; readonly node: Node } | undefined;
}

/** Time for the communication between nodes, in addition to the acknowledgement. */
const NODE_CALL_MS = 2_000;

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

export async function startGateway(options: GatewayOptions) {
  const { clock, log, violations, trustedProxies = [] } = options;
  const addressOf = frontedAddress(
    options.frontSecret,
    createAddressReader(trustedProxies, reporting(log).onUntrustedProxy),
  );
  const onFault = logFaults(log);
  const { lifetimeMs, acknowledgeMs, origins, sweepMs } = { ...GATEWAY_LIMITS, ...DEFAULTS.gateway, ...options };
  const routes =
    options.shared &&
    new SharedRouteStore({
      ...options.shared,
      now: () => clock.now(),
      deliverMs: acknowledgeMs + NODE_CALL_MS,
      lifetimeMs,
      onWriteError: (error) => log.warn({ err: error }, 'the database refused a write of the gateway'),
    });
  const service = new GatewayService(clock, options, routes);
  routes?.serve(service);
  const metrics = createMetrics('gateway');
  const undelivered = { 'client-gone': 0, 'client-away': 0, 'delivery-failed': 0, 'delivery-unconfirmed': 0 };
  let sockets: SocketServer | undefined;
  const connections = () => sockets?.size ?? 0;
  metrics.gauge('annex_gateway_pending', 'Pending registrations.', () => service.counts.pending);
  metrics.gauge('annex_gateway_sockets', 'Open WebSocket connections.', connections);
  const deliveries = () => {
    const { pending: _, ...totals } = service.counts;
    return { ...totals, ...undelivered };
  };
  metrics.counter('annex_gateway_deliveries_total', 'Callbacks and expiries, by outcome.', deliveries, 'outcome');
  if (options.shared) addDatabaseMetrics(metrics, options.shared.database, options.shared.node, clock);
  const readiness = options.shared && new Readiness(options.shared.database);
  if (readiness) addReadiness(metrics, readiness);
  addSocketCloses(metrics, () => sockets);
  const ready = readiness && { ready: async () => readiness.check() };
  const platformUrl = () => options.platformUrl?.() ?? null;
  const info = { uptime: new Uptime(clock), version: VERSION, connections, metrics, platformUrl, ...ready };
  const pages = { problem: problemPage, headers: PAGE_HEADERS };
  const onRefused = notifyOfRefusedCallback(service);
  const server = await startServer(
    { ...options, serve: { ...options.serve, addressOf } },
    {
      services: [
        implement<Gateway>({ ...operations, validators }, gatewayHandlers(service, info), {
          pages,
          onRefused,
          rules: gatewayRules,
        }),
      ],
      metrics: {
        ...metrics,
        onRequest: (line) => {
          if (line.problem && Object.hasOwn(undelivered, line.problem)) undelivered[line.problem as UndeliveredName]++;
          metrics.onRequest(line);
        },
      },
      pages: (router, visit) => {
        router.get('/', (context) => context.redirect('/status'));
        consolePages(['gateway'], visit)(router);
      },
    },
  );
  // Its console opens the socket, too.
  const consoleOrigins = [new URL(server.url).origin, ...ownOrigins(`http://localhost:${server.port}`)];
  const { address } = server;
  sockets = serveSocket<GatewayChannel>({
    server: server.server,
    channel,
    messages,
    handlers: gatewaySocket(service),
    opensWith: 'register',
    addressOf,
    hosts: server.hosts,
    origins: (request) => [...origins, ...consoleOrigins, ...address.originsOf(request)],
    violations,
    onFault,
    ...(options.sockets ? { limits: options.sockets } : {}),
  });
  const sweep = () => {
    try {
      service.sweep();
    } catch (error) {
      onFault(error);
    }
  };
  const sweeper = setInterval(sweep, sweepMs).unref();
  return {
    ...server,
    socketUrl: options.wsUrl ?? `${server.url.replace(/^http/, 'ws')}/`,
    service,
    /** Open sockets. */
    connections,
    close: async () => {
      if (readiness) await drain(options, readiness, server, sockets);
      clearInterval(sweeper);
      await Promise.all([server.close(), sockets?.close()]);
    },
  };
}
