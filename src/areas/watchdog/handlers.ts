import type { Watchdog } from '../../../generated/watchdog/contract.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import type { Uptime } from '../../base/uptime.ts';
import type { Handlers } from '../../contract/handler.ts';
import type { WatchdogService } from './service.ts';

export const watchdogHandlers = (
  watchdog: WatchdogService,
  uptime: Uptime,
  metrics: Pick<Metrics, 'text'>,
): Handlers<Watchdog> => ({
  getWatchdogStatus: (_, reply) => reply.json(200, watchdog.status),
  startGateway: async (_, reply) => reply.json(200, await watchdog.start()),
  stopGateway: async (_, reply) => reply.json(200, await watchdog.stop()),
  restartGateway: async (_, reply) => reply.json(200, await watchdog.restart()),
  setAutoRestart: ({ body }, reply) => reply.json(200, watchdog.setAutoRestart(body.enabled)),
  getWatchdogHealth: (_, reply) => reply.json(200, uptime.health),
  getWatchdogLiveness: (_, reply) => reply.json(200, uptime.health),
  getWatchdogMetrics: async (_, reply) => reply.raw(200, 'text/plain', await metrics.text()),
});
