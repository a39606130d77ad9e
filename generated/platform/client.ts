// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Platform } from './contract.ts';
import { operations, security } from './operations.ts';

/** The platform's health, its metrics and its own description. */
export interface PlatformClient {
  /**
   * Check the platform's health.
   *
   * For balancers and programs that watch the platform. It asks the database too: while that is away, or cannot be
   * written (full disk, read-only), the answer is 503.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getPlatformHealth();
   */
  readonly getPlatformHealth: Call<Platform['getPlatformHealth']>;
  /**
   * Check that the platform process is running.
   *
   * Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
   * restart a process that hangs; balancers ask `/health`.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getPlatformLiveness();
   */
  readonly getPlatformLiveness: Call<Platform['getPlatformLiveness']>;
  /**
   * Read the platform's metrics.
   *
   * Counters and timings in the text format of Prometheus. Operations are told by operationId; no token, name or
   * address is ever a label.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getMetrics();
   */
  readonly getMetrics: Call<Platform['getMetrics']>;
  /**
   * Fetch the contract.
   *
   * The OpenAPI 3.1 document of everything that the platform serves: all its services merged into one, with
   * `servers` naming the address it is reached at. The gateway, the watchdog and the viewer have their own.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getOpenapi();
   */
  readonly getOpenapi: Call<Platform['getOpenapi']>;
}

/**
 * The platform's health, its metrics and its own description.
 *
 * @example
 * const platform = createPlatformClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createPlatformClient = (options: ClientOptions): PlatformClient =>
  createClient<Platform>({ operations, security }, options);
