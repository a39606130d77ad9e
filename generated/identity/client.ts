// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Identity } from './contract.ts';
import { operations, security } from './operations.ts';

/** Log a browser in and out, and keep an eye on one's sessions. */
export interface IdentityClient {
  /**
   * Log in with a password.
   *
   * Called by the login page. The answer sets the session's cookie; there is no token to keep. A wrong name and a
   * wrong password are told apart neither in words nor in time.
   *
   * After several wrong passwords for one name, or from one address, the answer is 429 for a while, also for the
   * right password. A browser that has logged in with that name before is told by its `__Host-annex_device` cookie and
   * counted by itself, so that nobody else's attempts keep it out. Where it logged in with a `proof`, it is told by both.
   *
   * @throws Problem: `invalid-request` (400), `wrong-password` (401), `cross-site-request` (403), `insecure-login` (403), `body-too-large` (413), `unsupported-media-type` (415), `too-many-attempts` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.createLogin({ body: { name: 'ada', password: 'correct horse battery staple' } });
   */
  readonly createLogin: Call<Identity['createLogin']>;
  /**
   * Log out.
   *
   * Ends the browser's session and takes its cookie back. Sessions of applications that the user approved live on;
   * the account page ends those.
   *
   * @throws Problem: `unauthorized` (401), `cross-site-request` (403), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.endLogin();
   */
  readonly endLogin: Call<Identity['endLogin']>;
  /**
   * Tell who is logged in.
   *
   * For our own pages, to greet the user and to know which workspaces to offer.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.getLogin();
   */
  readonly getLogin: Call<Identity['getLogin']>;
  /**
   * List one's sessions.
   *
   * Every session of the user that is alive, browsers and applications, the newest first. It shows what an
   * application called itself when it asked, and from which address; nobody has checked that name.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listSessions({ query: { limit: 2, cursor: '1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90' } });
   */
  readonly listSessions: Call<Identity['listSessions']>;
  /**
   * End one of one's sessions.
   *
   * Ends a session of the same user, of either kind: its token or cookie stops working with the next request. To
   * end the session that asks, log out instead; here it works too, but leaves the cookie behind.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `session-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.endOtherSession({ path: { id: '5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34' } });
   */
  readonly endOtherSession: Call<Identity['endOtherSession']>;
}

/**
 * Log a browser in and out, and keep an eye on one's sessions.
 *
 * @example
 * const identity = createIdentityClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createIdentityClient = (options: ClientOptions): IdentityClient =>
  createClient<Identity>({ operations, security }, options);
