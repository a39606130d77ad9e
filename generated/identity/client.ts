// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Identity } from './contract.ts';
import { operations, security } from './operations.ts';

/** Log a browser in and out, and manage the user's sessions. */
export interface IdentityClient {
  /**
   * Log in with a password.
   *
   * Called by the login page. The response sets the session cookie; there is no token to store. An unknown name and
   * a wrong password get the same response in the same time.
   *
   * After several wrong passwords for one name or from one address, the response is 429 for a while, even for the
   * correct password. A browser that has logged in with that name before is recognized by its `__Host-annex_device`
   * cookie and counted separately, so that other people's attempts cannot lock it out. If it logged in with a
   * `proof`, both are needed to recognize it.
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
   * Ends the browser's session and deletes its cookie. Sessions of applications that the user approved stay active;
   * end them on the account page.
   *
   * @throws Problem: `unauthorized` (401), `cross-site-request` (403), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.endLogin();
   */
  readonly endLogin: Call<Identity['endLogin']>;
  /**
   * Get the current login.
   *
   * Used by the platform's own pages to show the user's name and the available workspaces.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.getLogin();
   */
  readonly getLogin: Call<Identity['getLogin']>;
  /**
   * List your sessions.
   *
   * Lists all active sessions of the user, browsers and applications, newest first. For an application, the list
   * shows the name it gave itself and the address it called from. The name is not verified. For a browser, it shows
   * the browser and its system.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listSessions({ query: { limit: 2, cursor: '1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90' } });
   */
  readonly listSessions: Call<Identity['listSessions']>;
  /**
   * End one of your sessions.
   *
   * Ends a session of the same user, of either kind. Its token or cookie stops working with the next request. To end
   * the current session, log out instead. This operation can end it too, but does not delete the cookie.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `session-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.endOtherSession({ path: { id: '5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34' } });
   */
  readonly endOtherSession: Call<Identity['endOtherSession']>;
}

/**
 * Log a browser in and out, and manage the user's sessions.
 *
 * @example
 * const identity = createIdentityClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createIdentityClient = (options: ClientOptions): IdentityClient =>
  createClient<Identity>({ operations, security }, options);
