// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Intents } from './contract.ts';
import { operations, security } from './operations.ts';

/** A session token for a user, without touching the user's credentials. */
export interface IntentsClient {
  /**
   * Create an authentication intent.
   *
   * Call it when a user asks to connect your application. The answer holds the address to send the user to and the
   * address that tells you how it went. The intent lives for 15 minutes.
   *
   * Give a `challenge` to make sure that nobody but you can pick the token up; without one, the first network
   * address that retrieves the token is the only one that can.
   *
   * No credential is needed. With a key or a session token the intent counts for that caller, who may have many more
   * pending than an address (settings `intents.maxPendingPerCaller` and `intents.maxPendingPerAddress`).
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `too-many-intents` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.createIntent({
   *   body: {
   *     max_age: 3600,
   *     app_name: 'Layout Assistant',
   *     challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
   *   },
   * });
   */
  readonly createIntent: Call<Intents['createIntent']>;
  /**
   * Fetch an intent.
   *
   * The intent as it stands: `completed` is true once the user has logged in and approved. It never holds the
   * session token and consumes nothing; `watchIntent` hands the token out.
   *
   * A completed intent is answered for as long as its session lives, also after `expires_at`. One that ended in
   * any other way answers 410 for a day and 404 from then on.
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
   * Called by the platform's own page when the user decides, never by the third-party application. Approving links
   * the intent to a new session of kind Application, in one step with making that session. It works once: an
   * intent that is linked already answers 409, whoever asks and however late.
   *
   * Denying ends the intent: the answer is the intent, not completed, and from then on it is gone with
   * `intent-denied`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `intent-not-found` (404), `not-acceptable` (406), `intent-already-linked` (409), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `body-too-large` (413), `unsupported-media-type` (415), `too-many-unknown-tokens` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.linkIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' }, body: { action: 'deny' } });
   */
  readonly linkIntent: Call<Intents['linkIntent']>;
  /**
   * Give an intent up.
   *
   * Call it when the user turns away before the log-in is done. The intent ends as if it had been denied: it answers
   * 410 from then on, and no longer counts as pending. Its record is kept for a day, so cancelled and denied intents
   * have a limit of their own until the time they would have expired: 256 per address (setting
   * `intents.maxEndedPerAddress`), as many as pending ones for a caller with a key or a session. Beyond it, creating
   * another gets 429.
   *
   * @throws Problem: `invalid-request` (400), `intent-not-found` (404), `intent-already-linked` (409), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `too-many-unknown-tokens` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await intents.endIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } });
   */
  readonly endIntent: Call<Intents['endIntent']>;
  /**
   * Wait for the session token.
   *
   * Without a special header the answer is one JSON object: `pending` (poll again after `Retry-After` seconds) or
   * `authenticated` with the `session_token`. With `Accept: text/event-stream` the connection stays open until the
   * user decides or the intent expires; comments keep it alive.
   *
   * The first caller that retrieves the token binds the intent: the same caller gets it again for as long as the
   * session lives, any other caller gets 403. The caller is told by `Intent-Verifier` when the intent was created
   * with a `challenge`, else by network address.
   *
   * Several pollers of one intent, each at the pace of `Retry-After`, always get an answer. Only a flood gets 429: more
   * than 10 polls of a pending intent in a second from one address (setting `intents.maxPollsPerSecond`). The poll that
   * picks the token up is never refused for its haste.
   *
   * @throws Problem: `invalid-request` (400), `other-caller` (403), `intent-not-found` (404), `not-acceptable` (406), `intent-expired` (410), `intent-denied` (410), `session-ended` (410), `polling-too-fast` (429), `too-many-unknown-tokens` (429), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.watchIntent({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } });
   * for await (const event of intents.watchIntent.stream({ path: { token: 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo' } })) console.log(event);
   */
  readonly watchIntent: Call<Intents['watchIntent']>;
  /**
   * Tell who the bearer is.
   *
   * What the session token stands for: the user who approved, the application that asked, and until when. Such
   * sessions are of kind Application. They are separate from the sessions of browsers and trusted with less: they
   * can approve nothing and end no session but their own.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await intents.getSession();
   */
  readonly getSession: Call<Intents['getSession']>;
  /**
   * End the bearer's session.
   *
   * Call it when the user disconnects your application. The token stops working with the next request, the status
   * of its intent answers 410 from then on, and what was kept of the token is erased.
   *
   * @throws Problem: `unauthorized` (401), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await intents.endSession();
   */
  readonly endSession: Call<Intents['endSession']>;
}

/**
 * A session token for a user, without touching the user's credentials.
 *
 * @example
 * const intents = createIntentsClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createIntentsClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): IntentsClient =>
  createClient<Intents, 'apiKey' | 'sessionToken'>({ operations, security }, options);
