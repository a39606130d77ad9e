import type { Watchdog } from '../../../generated/watchdog/contract.ts';
import type { Uptime } from '../../base/clock.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import type { Handlers } from '../../contract/handler.ts';
import { policyOf } from '../../pages/layout.ts';
import { statusPage } from '../../pages/status-page.ts';
import type { WatchdogService } from './service.ts';

const WHAT = 'Starts the gateway, checks its health and restarts it when it fails.';

export const watchdogHandlers = (
  watchdog: WatchdogService,
  uptime: Uptime,
  metrics: Pick<Metrics, 'text'>,
  platformUrl: () => string | null,
): Handlers<Watchdog> => ({
  getWatchdogStatus: ({ accept }, reply) => {
    if (accept !== 'text/html') return reply.json(200, watchdog.status);
    const page = statusPage('Watchdog', WHAT, watchdog.status, platformUrl());
    return reply.raw(200, 'text/html', page.html, policyOf(page));
  },
  startGateway: async (_, reply) => reply.json(200, await watchdog.start()),
  stopGateway: async (_, reply) => reply.json(200, await watchdog.stop()),
  restartGateway: async (_, reply) => reply.json(200, await watchdog.restart()),
  setAutoRestart: ({ body }, reply) => reply.json(200, watchdog.setAutoRestart(body.enabled)),
  getWatchdogHealth: (_, reply) => reply.json(200, uptime.health),
  getWatchdogLiveness: (_, reply) => reply.json(200, uptime.health),
  getWatchdogMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),
});
