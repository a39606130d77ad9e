// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, connectSocket, createClient, type SocketClient, type SocketOptions } from '../../src/contract/client/index.ts';
import type { Gateway } from './contract.ts';
import type { GatewayChannel } from './messages.ts';
import { operations, security } from './operations.ts';

/** One fixed redirect URI for many OAuth 2.0 clients. */
export interface GatewayClient {
  /**
   * Check the gateway's health.
   *
   * For programs that watch the gateway: as long as it can take registrations and callbacks it answers 200. Where
   * gateways share a database, it answers 503 while that is away or cannot be written: the process is alive, but not
   * ready. The watchdog
   * calls it every 10 seconds, and restarts no gateway for a 503.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await gateway.getGatewayHealth();
   */
  readonly getGatewayHealth: Call<Gateway['getGatewayHealth']>;
  /**
   * Check that the gateway process is running.
   *
   * Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
   * restart a process that hangs; balancers ask `/health`.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await gateway.getGatewayLiveness();
   */
  readonly getGatewayLiveness: Call<Gateway['getGatewayLiveness']>;
  /**
   * Get the gateway's metrics.
   *
   * Counters and timings in the Prometheus text format. Operations are labelled by operationId; tokens, names and
   * addresses are never labels.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await gateway.getGatewayMetrics();
   */
  readonly getGatewayMetrics: Call<Gateway['getGatewayMetrics']>;
  /**
   * Tell what the gateway is doing.
   *
   * For people who run the gateway: what the health check tells, and the counts since the process started. No
   * state, code or address is ever part of it.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await gateway.getGatewayStatus();
   */
  readonly getGatewayStatus: Call<Gateway['getGatewayStatus']>;
  /**
   * Receive the provider's redirect.
   *
   * The provider redirects the user's browser here. The code goes to the socket that registered `state`, once, and
   * the browser gets a page that says what happened; a program that asks for JSON gets the same as JSON.
   *
   * A client that registered with `acknowledge` has to say that it has the code: where it does not within 3 seconds,
   * the answer is 504, and the same request may be sent again. Without any parameter, as when the page is reloaded,
   * the answer is a page that says that there is nothing left to do.
   *
   * A repeated request for a delivered state shows the success page again and delivers nothing. `HEAD` requests,
   * prefetches and the robots that draw link previews use nothing up. A provider's error (`error`,
   * `error_description`, `error_uri`, `iss`) is delivered at once as an `error` message.
   *
   * `code` and `state` must not be repeated (RFC 6749, 3.1); of other parameters that are, the first value counts. No
   * parameter may be a token or a client secret: names that end in `token`, `password`, `assertion` or the like, or
   * hold `secret`, are refused, in whatever spelling. By default there may be 32 parameters in a request target of
   * 8 KiB.
   *
   * Whoever registered the state hears of every callback that is refused, by the `error` message `callback-refused`:
   * why, but nothing that the callback carried. The state stays registered.
   *
   * @throws Problem: `invalid-request` (400), `secret-in-callback` (400), `unknown-state` (404), `not-acceptable` (406), `client-gone` (410), `internal-error` (500), `delivery-failed` (502), `prefetch-refused` (503), `unavailable` (503), `delivery-unconfirmed` (504), `client-away` (504).
   *
   * @example
   * const result = await gateway.receiveCallback({ query: { state: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', code: 'SplxlOBeZQQYbYS6WxSbIA' } });
   */
  readonly receiveCallback: Call<Gateway['receiveCallback']>;
  /**
   * Receive the provider's form.
   *
   * What `receiveCallback` does, for providers that answer with `response_mode=form_post`: the browser sends the
   * same parameters as a form, of at most 64 KiB. Of a body that is larger, or no form, nothing is read, and nobody is
   * told.
   *
   * @throws Problem: `invalid-request` (400), `secret-in-callback` (400), `unknown-state` (404), `not-acceptable` (406), `client-gone` (410), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `delivery-failed` (502), `unavailable` (503), `delivery-unconfirmed` (504), `client-away` (504).
   *
   * @example
   * const result = await gateway.receiveFormCallback({
   *   body: { media: 'application/x-www-form-urlencoded', content: { state: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', code: 'SplxlOBeZQQYbYS6WxSbIA' } },
   * });
   */
  readonly receiveFormCallback: Call<Gateway['receiveFormCallback']>;
}

/**
 * One fixed redirect URI for many OAuth 2.0 clients.
 *
 * @example
 * const gateway = createGatewayClient({ baseUrl: 'http://127.0.0.1:8795' });
 */
export const createGatewayClient = (options: ClientOptions): GatewayClient =>
  createClient<Gateway>({ operations, security }, options);

/**
 * Annex gateway socket. A client connects, registers a fresh state, sends its user to the provider, receives the authorization code and disconnects.
 *
 * Send `register`, `unregister`, `received`; iterate over `registered`, `callback`, `error`.
 *
 * @example
 * const socket = await connectGateway('ws://127.0.0.1:8795/');
 * await socket.send({ type: 'register', state: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', provider: 'google' });
 * for await (const message of socket) console.log(message);
 */
export const connectGateway = (socketUrl: string | URL, options?: SocketOptions): Promise<SocketClient<GatewayChannel>> =>
  connectSocket<GatewayChannel>(socketUrl, options);
