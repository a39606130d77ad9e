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
   * `intents.maxPendingPerAddress`).
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
}

/**
 * Get a session token for a user without handling the user's credentials.
 *
 * @example
 * const intents = createIntentsClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createIntentsClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): IntentsClient =>
  createClient<Intents, 'apiKey' | 'sessionToken'>({ operations, security }, options);
