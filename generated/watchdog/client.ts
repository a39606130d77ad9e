// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Watchdog } from './contract.ts';
import { operations, security } from './operations.ts';

/** Starts, stops and watches the gateway process. */
export interface WatchdogClient {
  /**
   * Tell how the gateway is.
   *
   * The state of the gateway process, the last health check, how often it was restarted, and what happened lately.
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
   * Starts the gateway and answers once it is healthy or has failed, at the latest when its start grace is over;
   * `gateway.state` tells which. A gateway that runs already is left alone. One that was given up gets a fresh
   * start, with no failures counted.
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
   * Asks the gateway to end, kills it if it does not, and answers once it is gone. It stays stopped until it is
   * started here again, whether auto-restart is on or off. A gateway that is stopped already is left alone.
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
   * Stops the gateway as `stopGateway` does and starts it as `startGateway` does. A gateway that is not running is
   * started. Pending registrations are lost: their connections are closed with 1001.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.restartGateway();
   */
  readonly restartGateway: Call<Watchdog['restartGateway']>;
  /**
   * Switch auto-restart on or off.
   *
   * Without a body it toggles: on becomes off, off becomes on. With `enabled` it sets what is asked for, however it
   * was before. Health checks go on either way. Switching it on starts a gateway that ended while it was off, and
   * does not start one that was stopped here or given up.
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
   * It tells nothing about the gateway; `getWatchdogStatus` does.
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
   * Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
   * restart a process that hangs; balancers ask `/health`.
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
   * Counters and timings in the Prometheus text format. Operations are labelled by operationId; tokens, names and
   * addresses are never labels.
   *
   * @throws Problem: `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await watchdog.getWatchdogMetrics();
   */
  readonly getWatchdogMetrics: Call<Watchdog['getWatchdogMetrics']>;
}

/**
 * Starts, stops and watches the gateway process.
 *
 * @example
 * const watchdog = createWatchdogClient({ baseUrl: 'http://127.0.0.1:8796' });
 */
export const createWatchdogClient = (options: ClientOptions): WatchdogClient =>
  createClient<Watchdog>({ operations, security }, options);
