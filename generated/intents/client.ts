// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Intents } from './contract.ts';
import { operations, security } from './operations.ts';

/** Get a session token for a user without handling the user's credentials. */
export interface IntentsClient {
  /**
   * Create an authentication intent.
   *
   * Call this when a user asks to connect your application. The response contains the URL to send the user to and
   * the URL of the intent's status. The intent lives for 15 minutes.
   *
   * Send a `challenge` to make sure that only you can retrieve the token. Without one, only the first network
   * address that retrieves the token can get it again.
   *
   * Send `scopes` to ask for less than full access. The approval page tells the user what your application may do.
   *
   * No credential is needed. If you send an API key or a session token, the intent counts for that caller, who may
   * have many more pending intents than an address (settings `intents.maxPendingPerCaller` and
   * `intents.maxPendingPerAddress`). Pages of other sites are counted apart from the programs of their address, here and
   * for every other limit per address.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `too-many-intents` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.createIntent({ body: { app_name: 'Layout Assistant', scopes: ['workspace:read', 'account'] } });
   */
  readonly createIntent: Call<Intents['createIntent']>;
  /**
   * Get an intent.
   *
   * Returns the current state of the intent. `completed` is true once the user has logged in and approved. The
   * response never contains the session token and does not consume the intent; call `watchIntent` to get the token.
   *
   * A completed intent is available for as long as its session lives, even after `expires_at`. An intent that ended
   * in any other way returns 410 for a day, then 404.
   *
   * @throws Problem: `invalid-request` (400), `intent-not-found` (404), `not-acceptable` (406), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `too-many-unknown-tokens` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.getIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } });
   */
  readonly getIntent: Call<Intents['getIntent']>;
  /**
   * Approve or deny an intent as the logged-in user.
   *
   * The platform's own page calls this when the user decides; third-party applications never do. Approving creates a
   * new session of kind Application and links the intent to it, atomically. This works once: an intent that is
   * already linked always returns 409.
   *
   * Denying ends the intent. The response is the intent, not completed. From then on, the intent returns 410 with
   * `intent-denied`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `intent-not-found` (404), `not-acceptable` (406), `intent-already-linked` (409), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `body-too-large` (413), `unsupported-media-type` (415), `too-many-unknown-tokens` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.linkIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' }, body: { action: 'deny' } });
   */
  readonly linkIntent: Call<Intents['linkIntent']>;
  /**
   * Cancel an intent.
   *
   * Call this when the user gives up before completing the login. The intent ends as if it had been denied: it
   * returns 410 from then on and no longer counts as pending. Its record is kept for a day, so cancelled and denied
   * intents have their own limit until the time they would have expired: 256 per address (setting
   * `intents.maxEndedPerAddress`). For a caller with an API key or a session, the limit is the same as for pending
   * intents. Beyond this limit, creating another intent gets 429.
   *
   * @throws Problem: `invalid-request` (400), `intent-not-found` (404), `intent-already-linked` (409), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `too-many-unknown-tokens` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await intents.endIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } });
   */
  readonly endIntent: Call<Intents['endIntent']>;
  /**
   * Watch the status of an intent and get its session token.
   *
   * Without a special header, the response is a single JSON object: `pending` (poll again after `Retry-After`
   * seconds) or `authenticated` with the `session_token`. With `Accept: text/event-stream`, the connection stays
   * open until the user decides or the intent expires; comments keep it alive.
   *
   * The first caller to retrieve the token binds the intent. That caller can get the token again for as long as the
   * session lives; any other caller gets 403. The caller is identified by `Intent-Verifier` if the intent was
   * created with a `challenge`, otherwise by network address.
   *
   * Several clients can poll the same intent at the pace of `Retry-After`. Only a flood gets 429: more than 10 polls
   * of a pending intent per second from one address (setting `intents.maxPollsPerSecond`). The poll that retrieves
   * the token is never rate-limited.
   *
   * @throws Problem: `invalid-request` (400), `other-caller` (403), `intent-not-found` (404), `not-acceptable` (406), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `polling-too-fast` (429), `too-many-unknown-tokens` (429), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.watchIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } });
   * for await (const event of intents.watchIntent.stream({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } })) console.log(event);
   */
  readonly watchIntent: Call<Intents['watchIntent']>;
  /**
   * Get the current session.
   *
   * Returns the session of the session token: the user who approved, the application that asked, and when the
   * session expires. These sessions are of kind Application. They are separate from browser sessions and have fewer
   * rights: they cannot approve intents, and the only session they can end is their own.
   *
   * @throws Problem: `unauthorized` (401), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.getSession();
   */
  readonly getSession: Call<Intents['getSession']>;
  /**
   * End the current session.
   *
   * Call this when the user disconnects your application. The token stops working with the next request, the status
   * of its intent returns 410 from then on, and the stored copy of the token is erased. It requires no scope.
   *
   * @throws Problem: `unauthorized` (401), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await intents.endSession();
   */
  readonly endSession: Call<Intents['endSession']>;
  /**
   * Get the metadata of the authorization server.
   *
   * Returns the endpoints and features of this authorization server (RFC 8414), so that an OAuth client needs to know
   * only the platform's address.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.getOauthMetadata();
   */
  readonly getOauthMetadata: Call<Intents['getOauthMetadata']>;
  /**
   * Register an OAuth client.
   *
   * Returns a `client_id` for your application (RFC 7591). Nothing is stored: the `client_id` contains the name and the
   * redirect URIs, signed by the platform, and does not expire. All clients are public, so there is no client secret,
   * whatever `token_endpoint_auth_method` you ask for.
   *
   * You need no registration if your `client_id` is the HTTPS URL of a client ID metadata document, or if you use the
   * device flow only.
   *
   * A redirect URI uses `https`, or `http` on `localhost`, `127.0.0.1` or `[::1]`, or a private-use scheme of your
   * application that contains a period (`com.example.app`) or is listed in the setting `oauth.appSchemes`. It has no
   * fragment and no user name.
   *
   * @throws Problem: `bad-request` (400), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.createOauthClient({ body: { client_name: 'Layout Assistant', redirect_uris: ['http://127.0.0.1/callback'] } });
   */
  readonly createOauthClient: Call<Intents['createOauthClient']>;
  /**
   * Start the authorization code flow.
   *
   * Send the user's browser here. It is redirected to the approval page, whose address contains the request: nothing is
   * stored until the user has logged in there. When the user has decided, the browser returns to `redirect_uri` with
   * `code` or `error`, with your `state`, and with `iss` (RFC 9207). Exchange the code within 60 seconds.
   *
   * The code and the token belong to the user who approves, also if another user has opened the request before. Only the
   * browser that approves gets the code, and only the client with the PKCE verifier can redeem it. So nobody can get a
   * token by sending the request to somebody else.
   *
   * This must be a navigation of the browser. A page cannot load this address as an image, in a frame or by a script.
   *
   * The redirect URI must be one of the client's, compared character by character. Only the port of a redirect URI on
   * `127.0.0.1`, `[::1]` or `localhost` may differ (RFC 8252). If the client or the redirect URI is invalid, the browser
   * is not redirected and gets 400. Any other error is returned to the redirect URI if a user has approved the client
   * before. Otherwise a page shows the error, with a link to the redirect URI.
   *
   * A metadata document (`client_id` is an HTTPS URL) is fetched from public addresses only, without redirects, within
   * 5 seconds and up to 16 KiB, and is kept for 10 minutes.
   *
   * @throws Problem: `invalid-request` (400), `unknown-oauth-client` (400), `wrong-redirect-uri` (400), `cross-site-request` (403), `too-many-intents` (429), `too-many-clients` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await intents.startAuthorization({
   *   query: {
   *     client_id: 'https://assistant.example/oauth/client.json',
   *     redirect_uri: 'http://127.0.0.1:52011/callback',
   *     response_type: 'code',
   *     response_mode: 'query',
   *     code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
   *     code_challenge_method: 'S256',
   *     state: 'af0ifjsldkj',
   *     scope: 'workspace:read',
   *     resource: 'http://localhost:8790/mcp',
   *   },
   * });
   */
  readonly startAuthorization: Call<Intents['startAuthorization']>;
  /**
   * Start the device flow.
   *
   * For programs without a browser (RFC 8628). Show the user `verification_uri` and `user_code`, then poll the token
   * endpoint with `device_code` every `interval` seconds.
   *
   * The client needs no registration: a `client_id` that is neither registered nor a URL is shown to the user as the
   * application's name.
   *
   * @throws Problem: `bad-request` (400), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `too-many-intents` (429), `too-many-clients` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.startDeviceAuthorization({ body: { media: 'application/x-www-form-urlencoded', content: { client_id: 'layout-assistant' } } });
   */
  readonly startDeviceAuthorization: Call<Intents['startDeviceAuthorization']>;
  /**
   * Get or refresh an access token.
   *
   * Exchanges an authorization code, a device code or a refresh token. The access token is a session token of kind
   * Application; send it as `Authorization: Bearer`. It lives for an hour (setting `oauth.accessTokenSeconds`). The
   * refresh token works until the session ends, 90 days after the approval by default.
   *
   * A code works once. A refresh token works once, too: every refresh returns a new one and replaces the access token. A
   * code or refresh token that is used again ends the session, because it may have been stolen.
   *
   * Clients that refresh several times at once, or lose a response, keep their session: for 10 seconds after a refresh
   * (setting `oauth.refreshReuseSeconds`), the replaced refresh token and the new one return the same tokens again.
   *
   * The PKCE verifier and the client must be those of the authorization request, and the redirect URI too if you send it
   * (OAuth 2.1 does not require it). You can send the `client_id` by HTTP Basic with an empty password.
   *
   * @throws Problem: `bad-request` (400), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.createToken({
   *   body: { media: 'application/x-www-form-urlencoded', content: {
   *     grant_type: 'refresh_token',
   *     refresh_token: 'ref_3kQm0Ztq9FhX2bYw7RcVdAJw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM',
   *     client_id: 'layout-assistant',
   *   } },
   * });
   */
  readonly createToken: Call<Intents['createToken']>;
  /**
   * Revoke a token.
   *
   * Ends the session of an access token or a refresh token (RFC 7009): both stop working with the next request. An
   * unknown token also gets 200.
   *
   * @throws Problem: `bad-request` (400), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.endToken({
   *   body: { media: 'application/x-www-form-urlencoded', content: { token: 'tok_Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM', client_id: 'layout-assistant' } },
   * });
   */
  readonly endToken: Call<Intents['endToken']>;
  /**
   * Check an access token.
   *
   * For servers that receive access tokens (RFC 7662). Needs an API key. A token is reported as active only if its user
   * belongs to the owner of the key. Compare `aud` with your own address before you accept a token.
   *
   * @throws Problem: `bad-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.checkToken({
   *   body: { media: 'application/x-www-form-urlencoded', content: { token: 'tok_Jw1vY2ZpU0VtT0dSa3lQbXh3b0l5c2tQdmJHcE5aSmM' } },
   * });
   */
  readonly checkToken: Call<Intents['checkToken']>;
}

/**
 * Get a session token for a user without handling the user's credentials.
 *
 * @example
 * const intents = createIntentsClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createIntentsClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): IntentsClient =>
  createClient<Intents, 'apiKey' | 'sessionToken'>({ operations, security }, options);
