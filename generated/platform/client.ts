// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Platform } from './contract.ts';
import { operations, security } from './operations.ts';

/** The platform's health, metrics and API description. */
export interface PlatformClient {
  /**
   * Check the platform's health.
   *
   * For load balancers and monitoring. It also checks the database: if the database is unreachable or not writable
   * (full disk, read-only), or if its files were removed or replaced, the response is 503. A node that is told to stop returns 503 before it closes, so that
   * load balancers leave it.
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
   * Returns 200 as long as the process can respond at all, even while `/health` returns 503. Use it for supervisors
   * that restart a hanging process; load balancers should use `/health`.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getPlatformLiveness();
   */
  readonly getPlatformLiveness: Call<Platform['getPlatformLiveness']>;
  /**
   * Create a proof that this is the Annex of a user.
   *
   * `annex start` writes the file `instance.json`, which only its user can read, into the data directory. Programs of that
   * user find the address and an API key there. Before they send the key, they have the platform prove that it wrote the
   * file, since it may be stale and another program may listen at the address.
   *
   * The proof is `HMAC-SHA256(secret, "annex instance " + nonce)` in base64url without padding, with the `secret` of the
   * file. Use each nonce once. Nodes that are started alone write no file and return 404.
   *
   * @throws Problem: `invalid-request` (400), `no-instance` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.createInstanceProof({ body: { nonce: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8' } });
   */
  readonly createInstanceProof: Call<Platform['createInstanceProof']>;
  /**
   * Get the platform's metrics.
   *
   * Counters and timings in the Prometheus text format. Operations are labeled by operationId; labels never contain
   * a token, a name or an address.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getMetrics();
   */
  readonly getMetrics: Call<Platform['getMetrics']>;
  /**
   * Get the OpenAPI document.
   *
   * Returns the OpenAPI 3.1 document of everything the platform serves: all its services in one document, with the
   * platform's address. The gateway, the watchdog and the viewer have their own documents.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getOpenapi();
   */
  readonly getOpenapi: Call<Platform['getOpenapi']>;
  /**
   * Get the OpenAPI document as YAML.
   *
   * Returns the same document as `/openapi.json`, as YAML.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await platform.getOpenapiYaml();
   */
  readonly getOpenapiYaml: Call<Platform['getOpenapiYaml']>;
}

/**
 * The platform's health, metrics and API description.
 *
 * @example
 * const platform = createPlatformClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createPlatformClient = (options: ClientOptions): PlatformClient =>
  createClient<Platform>({ operations, security }, options);
