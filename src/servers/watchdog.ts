// The watchdog server. It always listens on loopback and refuses requests from web pages other than its own.
import type { Middleware } from 'koa';
import { createGatewayClient } from '../../generated/gateway/client.ts';
import type { Watchdog } from '../../generated/watchdog/contract.ts';
import * as operations from '../../generated/watchdog/operations.ts';
import { validators } from '../../generated/watchdog/validators.js';
import type { GatewayChild } from '../areas/watchdog/child.ts';
import { watchdogHandlers } from '../areas/watchdog/handlers.ts';
import { type WatchdogEvent, WatchdogService, type WatchdogSettings } from '../areas/watchdog/service.ts';
import { Uptime } from '../base/clock.ts';
import { createMetrics } from '../base/metrics/metrics.ts';
import { isProblem, Problem } from '../base/problem.ts';
import { implement } from '../contract/server/index.ts';
import { writeProblem } from '../contract/server/write.ts';
import { consolePages } from '../docs/console/router.ts';
import { type ServerOptions, startServer } from './server.ts';

const HOST = '127.0.0.1';
/** No operation of the watchdog returns problems as pages. The status page adds its policy. */
const PAGES = {
  problem: ({ message }: Error) => message,
  headers: ['Referrer-Policy', 'no-referrer', 'Cross-Origin-Opener-Policy', 'same-origin'],
};
const FAILURE_EVENTS: ReadonlySet<WatchdogEvent['kind']> = new Set(['exited', 'check-failed', 'given-up']);

export interface WatchdogServerOptions extends Omit<ServerOptions, 'host'> {
  /** Starts a gateway process. */
  readonly launch: () => GatewayChild;
  /** Events are logged once it resolves: a refused start is reported in one line by the caller instead. */
  readonly startReported?: Promise<void>;
  readonly settings: WatchdogSettings;
}

/** Does not start the gateway; `close` stops it. */
export async function startWatchdog(options: WatchdogServerOptions) {
  const { clock, launch, settings, log, startReported } = options;
  const write = ({ kind, detail }: WatchdogEvent) =>
    log[FAILURE_EVENTS.has(kind) ? 'error' : 'info']({ kind, detail }, 'gateway');
  const onEvent = (event: WatchdogEvent) =>
    startReported ? void startReported.then(() => write(event)) : write(event);
  const probe = (address: string) => probeGateway(address, settings.probeTimeoutMs);
  const service = new WatchdogService({ clock, launch, settings, probe, onEvent });
  const metrics = createMetrics('watchdog');
  metrics.counter('annex_watchdog_restarts_total', 'Restarts after failures.', () => service.status.restart_count);
  metrics.gauge('annex_watchdog_gateway_running', 'Whether the gateway is running and healthy.', () =>
    service.status.gateway.state === 'running' ? 1 : 0,
  );
  const platformUrl = () => options.platformUrl?.() ?? null;
  const handlers = watchdogHandlers(service, new Uptime(clock), metrics, platformUrl);
  const server = await startServer(
    { ...options, host: HOST },
    {
      services: [implement<Watchdog>({ ...operations, validators }, handlers, { pages: PAGES })],
      pages: (router, visit) => {
        router.get('/', (context) => context.redirect('/status'));
        consolePages(['watchdog'], visit)(router);
      },
      guards: [refusePages],
      metrics,
    },
  );
  return {
    ...server,
    service,
    close: async () => {
      await Promise.all([service.stop(), server.close()]);
    },
  };
}

/** Prevents CSRF: any page can send a POST without a body, but browsers add its origin. Only the console is accepted. */
const refusePages: Middleware = (context, next) => {
  const { origin, host, 'sec-fetch-site': site } = context.req.headers;
  const isOwnPage = site === 'same-origin' && origin === `http://${host}`; // the host has been checked
  if (origin === undefined || isOwnPage) return next();
  writeProblem(context, new Problem('cross-site-request', 'The watchdog does not accept requests from web pages.'));
};

/** Requests GET /health; the messages of its errors are sentences for people. */
async function probeGateway(baseUrl: string, timeoutMs: number): Promise<void> {
  // A new connection each time, to check that the gateway still accepts connections.
  const client = createGatewayClient({ baseUrl, timeoutMs, headers: { connection: 'close' } });
  try {
    await client.getGatewayHealth();
  } catch (error) {
    if (!isAlive(error)) throw new Error(explain(error), { cause: error });
  }
}

/** It responds, so a restart would not help: its database is unavailable, or it has too many connections. */
const isAlive = (error: unknown): boolean => isProblem(error) && (error.is('unavailable') || error.status === 429);

function codeOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return null;
}

function explain(error: unknown): string {
  if (isProblem(error)) return `The gateway returned HTTP ${error.status} (${error.name}).`;
  const code = codeOf(error);
  if (code !== null) return `The gateway is unreachable (${code}).`;
  return error instanceof Error ? `${error.message}.` : 'The gateway is unreachable.';
}
