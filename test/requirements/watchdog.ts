import { decided, type Requirement, required } from './entry.ts';

/** B: the watchdog of the gateway. */
export const watchdog = {
  // What area B is for
  'B-covers-watchdog': required('the gateway has a watchdog'),

  // Endpoints: watchdog HTTP
  'B-watchdog-port': required('the watchdog listens for HTTP on port 8796'),
  'B-watchdog-host': required('the watchdog runs on the host of the gateway'),
  'B-watchdog-status': required('GET /status returns watchdog state, last health check and restart count'),
  'B-watchdog-status-fields': decided(
    'watchdog /status returns { gateway: { state, pid, started_at }, auto_restart, last_health_check: { at, ok, latency_ms, error }, consecutive_failures, restart_count, events }',
  ),
  'B-watchdog-start': required('POST /start starts the gateway'),
  'B-watchdog-stop': required('POST /stop stops the gateway'),
  'B-watchdog-stop-stays': decided('a gateway stopped by POST /stop is not restarted by the watchdog'),
  'B-watchdog-restart': required('POST /restart restarts the gateway'),
  'B-watchdog-toggle': required('POST /watchdog toggles auto-restart'),
  'B-watchdog-toggle-set': decided('POST /watchdog with { enabled } sets auto-restart instead of toggling it'),
  'B-watchdog-answers': decided('start, stop, restart and watchdog return 200 with the object of /status'),
  'B-watchdog-polls-health': required('the watchdog requests /health of the gateway every 10 seconds'),
  'B-watchdog-restarts-after-3': required(
    'the watchdog restarts the gateway after 3 consecutive failed health checks, not after 2',
  ),
  'B-watchdog-auto-restart-only': required('the watchdog does not restart the gateway while auto-restart is off'),

  // Limits
  'B-limit-watchdog-interval': required('watchdog health poll interval: 10 seconds by default'),
  'B-limit-watchdog-threshold': required('watchdog restart threshold: 3 consecutive failures by default'),
  'B-limit-watchdog-port': required('watchdog port: 8796 by default'),
} as const satisfies Readonly<Record<`B-${string}`, Requirement>>;
