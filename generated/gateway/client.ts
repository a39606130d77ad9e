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
   * For programs that monitor the gateway. Returns 200 as long as the gateway can accept registrations and
   * callbacks. If gateways share a database, it returns 503 while the database is unreachable or not writable: the
   * process is alive but not ready. One of several gateways also returns 503 while it is stopping. The watchdog
   * calls it every 10 seconds and does not restart a gateway because of a 503.
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
   * Returns 200 as long as the process can respond at all, even while `/health` returns 503. Use it for supervisors
   * that restart a hanging process; load balancers should use `/health`.
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
   * Counters and timings in the Prometheus text format. Operations are labeled by operationId; labels never contain
   * a token, a name or an address.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await gateway.getGatewayMetrics();
   */
  readonly getGatewayMetrics: Call<Gateway['getGatewayMetrics']>;
  /**
   * Get the gateway's status.
   *
   * For operators of the gateway. Returns the fields of the health check and counts since the process started. It
   * never contains a state, a code or an address. Browsers, which ask for HTML, get a page that updates itself.
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
   * The provider redirects the user's browser here. The gateway sends the code once to the socket that registered
   * `state`, and the browser gets a page with the result. A program that requests JSON gets the result as JSON.
   *
   * A client that registered with `acknowledge` must confirm that it has the code. If it does not within 3 seconds,
   * the response is 504, and the same request may be sent again. Gateways that share a database wait 3 seconds for a
   * client that has lost its connection and may resume; then the response is 504, too. Without any parameters, for example after a page
   * reload, the response is a page saying that there is nothing left to do.
   *
   * A repeated request for a delivered state shows the success page again and delivers nothing. `HEAD` requests,
   * prefetches and link-preview bots do not use up the state. A provider's error (`error`, `error_description`,
   * `error_uri`, `iss`) is delivered immediately as an `error` message.
   *
   * `code` and `state` must not be repeated (RFC 6749, 3.1). If another parameter is repeated, its first value
   * counts. No parameter may be a token or a client secret: names that end in `token`, `password`, `assertion` or
   * similar words, or that contain `secret`, are refused in any spelling. By default, a request may have 32
   * parameters and a request target of 8 KiB.
   *
   * The client that registered the state is told about every refused callback by the `error` message
   * `callback-refused`. It contains the reason, but no data from the callback. The state stays registered.
   *
   * @throws Problem: `invalid-request` (400), `secret-in-callback` (400), `unknown-state` (404), `not-acceptable` (406), `client-gone` (410), `internal-error` (500), `delivery-failed` (502), `prefetch-refused` (503), `unavailable` (503), `delivery-unconfirmed` (504), `client-away` (504).
   *
   * @example
   * const result = await gateway.receiveCallback({ query: { state: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', code: 'SplxlOBeZQQYbYS6WxSbIA' } });
   */
  readonly receiveCallback: Call<Gateway['receiveCallback']>;
  /**
   * Receive the provider's form post.
   *
   * Works like `receiveCallback`, for providers that use `response_mode=form_post`: the browser sends the same
   * parameters as a form of at most 64 KiB. A larger body, or a body that is not a form, is not read, and no client
   * is told.
   *
   * @throws Problem: `invalid-request` (400), `secret-in-callback` (400), `unknown-state` (404), `not-acceptable` (406), `client-gone` (410), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `delivery-failed` (502), `unavailable` (503), `delivery-unconfirmed` (504), `client-away` (504).
   *
   * @example
   * const result = await gateway.receiveFormCallback({
   *   body: { media: 'application/x-www-form-urlencoded', content: { state: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', code: 'SplxlOBeZQQYbYS6WxSbIA' } },
   * });
   */
  readonly receiveFormCallback: Call<Gateway['receiveFormCallback']>;
  /**
   * Open the page that finishes a login elsewhere.
   *
   * A page for people whose browser ended on an address such as `http://127.0.0.1:53682/?code=...`, because the program
   * that waits there runs on another machine. They paste that address here. The page takes the mailbox from its
   * fragment, which browsers send to no server, and calls `receiveReturnedAddress`.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await gateway.getReturnPage();
   */
  readonly getReturnPage: Call<Gateway['getReturnPage']>;
  /**
   * Return a callback to a program on another machine.
   *
   * Delivers the address on which the browser ended to the client that registered the mailbox with `return`. The address
   * is checked before anything is delivered, in this order: it is a URL; it has neither a user name nor a password;
   * scheme, host, port and path are those of `redirect_uri`, or without one, it is http on the loopback; it has no
   * fragment; `code`, `state` and `error` occur at most once; no parameter is a token or a secret; it has a code or an
   * error; the SHA-256 of its `state` is the registered one, if there is one. After a 400 or 410, another address can
   * be sent to the same mailbox, and after a 504 the same one.
   *
   * A login with `response_mode=form_post` ends on an address without a code. Its user returns the data of the form,
   * which the developer tools of the browser show. The parameters of the data are checked like those of the address.
   *
   * Programs and the page of `getReturnPage` may call it. Pages of other sites get 403.
   *
   * @throws Problem: `invalid-request` (400), `wrong-address` (400), `no-code` (400), `secret-in-callback` (400), `cross-site-request` (403), `unknown-state` (404), `not-acceptable` (406), `login-completed` (409), `client-gone` (410), `program-gone` (410), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `delivery-failed` (502), `unavailable` (503), `delivery-unconfirmed` (504), `client-away` (504).
   *
   * @example
   * const result = await gateway.receiveReturnedAddress({
   *   body: { media: 'application/json', content: {
   *     mailbox: '94060b69-3a8b-4f5e-9c86-0d2d7a0c4a11',
   *     address: 'code=SplxlOBeZQQYbYS6WxSbIA&state=af0ifjsldkj',
   *   } },
   * });
   */
  readonly receiveReturnedAddress: Call<Gateway['receiveReturnedAddress']>;
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
 * Send `register`, `unregister`, `received`, `rejected`; iterate over `registered`, `callback`, `error`.
 *
 * @example
 * const socket = await connectGateway('ws://127.0.0.1:8795/');
 * await socket.send({ type: 'register', state: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', provider: 'google' });
 * for await (const message of socket) console.log(message);
 */
export const connectGateway = (socketUrl: string | URL, options?: SocketOptions<GatewayChannel>): Promise<SocketClient<GatewayChannel>> =>
  connectSocket<GatewayChannel>(socketUrl, options);
