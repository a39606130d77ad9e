import type { Watchdog } from '../../generated/watchdog/contract.ts';
import type { Handlers } from '../contract/types.ts';
import type { Uptime } from '../uptime.ts';

export type PendingWatchdog = Exclude<keyof Watchdog, 'getWatchdogHealth'>;

export const watchdogHandlers = (uptime: Uptime): Handlers<Watchdog, PendingWatchdog> => ({
  getWatchdogHealth: (_, reply) => reply.json(200, { status: 'ok', uptime_seconds: uptime.seconds }),
});
