// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Watchdog } from './contract.ts';
import { operations, security } from './operations.ts';

/** Starts, stops and monitors the gateway process. */
export interface WatchdogClient {
  /**
   * Get the status of the gateway.
   *
   * Returns the state of the gateway process, the last health check, the number of restarts and recent events.
   * Browsers, which ask for HTML, get a page that updates itself.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.getWatchdogStatus();
   */
  readonly getWatchdogStatus: Call<Watchdog['getWatchdogStatus']>;
  /**
   * Start the gateway.
   *
   * Starts the gateway and responds once it is healthy or has failed, at the latest when its start grace period is
   * over; `gateway.state` says which. A gateway that is already running is left alone. A gateway in state `failed`
   * is started again with its failure count reset.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.startGateway();
   */
  readonly startGateway: Call<Watchdog['startGateway']>;
  /**
   * Stop the gateway.
   *
   * Asks the gateway to exit, kills it if it does not, and responds once the process is gone. The gateway stays
   * stopped until it is started again through this API, whether auto-restart is on or off. A gateway that is already
   * stopped is left alone.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.stopGateway();
   */
  readonly stopGateway: Call<Watchdog['stopGateway']>;
  /**
   * Restart the gateway.
   *
   * Stops the gateway like `stopGateway`, then starts it like `startGateway`. A gateway that is not running is
   * started. Pending registrations are lost: their connections are closed with 1001.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.restartGateway();
   */
  readonly restartGateway: Call<Watchdog['restartGateway']>;
  /**
   * Turn auto-restart on or off.
   *
   * Without a body, toggles auto-restart. With `enabled`, sets it to that value. Health checks continue either way.
   * Turning it on starts a gateway that exited while it was off, but not one that was stopped through this API or is
   * in state `failed` after repeated crashes.
   *
   * @throws Problem: `invalid-request` (400), `cross-site-request` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.setAutoRestart({ body: { enabled: true } });
   */
  readonly setAutoRestart: Call<Watchdog['setAutoRestart']>;
  /**
   * Check the watchdog's own health.
   *
   * Covers the watchdog only. For the gateway, use `getWatchdogStatus`.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.getWatchdogHealth();
   */
  readonly getWatchdogHealth: Call<Watchdog['getWatchdogHealth']>;
  /**
   * Check that the watchdog process is running.
   *
   * Returns 200 as long as the process can respond at all, even while `/health` returns 503. Use it for supervisors
   * that restart a hanging process; load balancers should use `/health`.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.getWatchdogLiveness();
   */
  readonly getWatchdogLiveness: Call<Watchdog['getWatchdogLiveness']>;
  /**
   * Get the watchdog's metrics.
   *
   * Counters and timings in the Prometheus text format. Operations are labeled by operationId; labels never contain
   * a token, a name or an address.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.getWatchdogMetrics();
   */
  readonly getWatchdogMetrics: Call<Watchdog['getWatchdogMetrics']>;
}

/**
 * Starts, stops and monitors the gateway process.
 *
 * @example
 * const watchdog = createWatchdogClient({ baseUrl: 'http://127.0.0.1:8796' });
 */
export const createWatchdogClient = (options: ClientOptions): WatchdogClient =>
  createClient<Watchdog>({ operations, security }, options);
