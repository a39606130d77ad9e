// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Identity } from './contract.ts';
import { operations, security } from './operations.ts';

/** Log a browser in and out, and manage the user's account. */
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
   * If an owner of the user requires a passkey and the user has one, the response is 403. A user who has none gets a
   * session that can only list and add passkeys. It becomes a full session when a passkey is added.
   *
   * @throws Problem: `invalid-request` (400), `wrong-password` (401), `cross-site-request` (403), `insecure-login` (403), `passkey-required` (403), `passwords-off` (403), `body-too-large` (413), `unsupported-media-type` (415), `too-many-attempts` (429), `internal-error` (500), `unavailable` (503).
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
   * End your other sessions.
   *
   * Ends all sessions of the user except the current one, or only those of one kind. Their tokens and cookies stop
   * working with the next request.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.endOtherSessions({ query: { kind: 'Browser' } });
   */
  readonly endOtherSessions: Call<Identity['endOtherSessions']>;
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
  /**
   * List the applications with access.
   *
   * Lists the applications that have an active session of the user, the one that was used last first. All sessions of a
   * client are one entry. Applications that are not OAuth clients have no host; those of the same name are one entry.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listApplications();
   */
  readonly listApplications: Call<Identity['listApplications']>;
  /**
   * Revoke the access of an application.
   *
   * Ends all sessions of the application for the user. Its tokens stop working with the next request.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `application-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.deleteApplication({ path: { id: '0Lq2h3VtqfN1mX9cYw7sRkPZb5uTeJ8gDoA4iWvCxEM' } });
   */
  readonly deleteApplication: Call<Identity['deleteApplication']>;
  /**
   * List the API keys of your owners.
   *
   * Lists the active keys of all owners that the user belongs to, including keys that others have created: at most
   * 1,000, newest first. The keys themselves are stored as hashes and cannot be shown.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listKeys();
   */
  readonly listKeys: Call<Identity['listKeys']>;
  /**
   * Create an API key.
   *
   * Creates a key for one of the user's owners. The response is the only one that contains the key. The key belongs to
   * the owner: it keeps working when the user is removed or leaves the owner. A `personal` key names the user instead: it
   * acts as a program of this user, and is revoked when the user is removed or leaves the owner.
   *
   * An owner can have 100 keys (setting `identity.maxKeysPerOwner`), counting those that were revoked in the last 24
   * hours. Keys created with `annex keys create` count towards it, but can exceed it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `not-a-member` (403), `not-acceptable` (406), `too-many-keys` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.createKey({ body: { owner: 'demo', name: 'agent on my laptop', personal: true } });
   */
  readonly createKey: Call<Identity['createKey']>;
  /**
   * Revoke an API key.
   *
   * Revokes a key of one of the user's owners, whoever created it. The key stops working with the next request. This
   * cannot be undone.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `key-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.deleteKey({ path: { id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55' } });
   */
  readonly deleteKey: Call<Identity['deleteKey']>;
  /**
   * Change your password.
   *
   * Requires the current password. The user's other browser sessions end. The current session, applications and API
   * keys keep their access.
   *
   * Wrong passwords are limited as in `createLogin`, but counted for the user: after several of them, from whatever
   * address, the response is 429 for a while, even for the correct password.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `wrong-current-password` (403), `passwords-off` (403), `no-password` (409), `body-too-large` (413), `unsupported-media-type` (415), `too-many-attempts` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.updatePassword({
   *   body: { current_password: 'correct horse battery staple', new_password: 'my new and longer passphrase' },
   * });
   */
  readonly updatePassword: Call<Identity['updatePassword']>;
  /**
   * List what happened to your account.
   *
   * Lists logins, refused attempts, approvals, tokens, and changes of passwords, passkeys, keys and the user, newest first:
   * at most 500, for 90 days (setting `identity.auditLog`). What succeeded and what was refused is counted separately, so
   * that refused attempts cannot push out a login. Secrets are never part of it. Attempts that got 429 are not listed.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listAuditEvents();
   */
  readonly listAuditEvents: Call<Identity['listAuditEvents']>;
  /**
   * Start a login with a provider.
   *
   * Called by the login page. Returns the address of an OpenID Connect provider, where the user logs in. The provider
   * then sends the browser to `/login/{provider}/callback`, whose script calls `createProviderLogin`.
   *
   * The login is bound to the `proof` and valid for 10 minutes (setting `identity.providerLoginMs`). Nothing is stored.
   *
   * @throws Problem: `invalid-request` (400), `cross-site-request` (403), `insecure-login` (403), `provider-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `provider-unavailable` (502), `unavailable` (503).
   *
   * @example
   * const result = await identity.startProviderLogin({
   *   path: { provider: 'acme' },
   *   body: { proof: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8', next: '/account' },
   * });
   */
  readonly startProviderLogin: Call<Identity['startProviderLogin']>;
  /**
   * Start to link an account of a provider.
   *
   * Called by the account page. Works like `startProviderLogin`, but `createProviderLogin` then links the account at
   * the provider to the user who is logged in. It must be called in the same session.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `provider-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `provider-unavailable` (502), `unavailable` (503).
   *
   * @example
   * const result = await identity.startProviderLink({
   *   path: { provider: 'acme' },
   *   body: { proof: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8', next: '/account' },
   * });
   */
  readonly startProviderLink: Call<Identity['startProviderLink']>;
  /**
   * Complete a login with a provider.
   *
   * Called by the page that the provider redirects to. The platform exchanges the code, verifies the ID token with its
   * signature, and logs the browser in. A user is identified by the provider's issuer and `sub`, never by an email
   * address or a name. The first login creates a user if sign-up is on for the provider.
   *
   * Owners that come from the user's groups are computed again at each login. If the user loses one, all of the user's
   * other sessions end.
   *
   * A state works once, only for the provider it was created for, and only with the proof it was created with.
   *
   * @throws Problem: `invalid-request` (400), `login-expired` (400), `provider-login-failed` (401), `cross-site-request` (403), `insecure-login` (403), `no-account` (403), `domain-not-allowed` (403), `provider-not-found` (404), `not-acceptable` (406), `account-already-linked` (409), `body-too-large` (413), `unsupported-media-type` (415), `too-many-attempts` (429), `internal-error` (500), `provider-unavailable` (502), `unavailable` (503).
   *
   * @example
   * const result = await identity.createProviderLogin({
   *   path: { provider: 'acme' },
   *   body: {
   *     code: 'SplxlOBeZQQYbYS6WxSbIA',
   *     state: 'q0cBt5yZbB4k2rG1hPzJmVnTjL8u',
   *     iss: 'https://login.acme.example',
   *     proof: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8',
   *   },
   * });
   */
  readonly createProviderLogin: Call<Identity['createProviderLogin']>;
  /**
   * List your linked accounts.
   *
   * Lists the accounts at providers that the user can log in with, oldest first.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listLinkedAccounts();
   */
  readonly listLinkedAccounts: Call<Identity['listLinkedAccounts']>;
  /**
   * Unlink an account.
   *
   * The account at the provider can no longer be used to log in, and the user loses the owners that came from its
   * groups. Current sessions continue. The last way to log in cannot be removed.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `linked-account-not-found` (404), `last-login-method` (409), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.deleteLinkedAccount({ path: { id: '9a3c7f10-3b1e-4a53-8f0b-6c0d7a6b9e21' } });
   */
  readonly deleteLinkedAccount: Call<Identity['deleteLinkedAccount']>;
  /**
   * Start a login with a passkey.
   *
   * Called by the login page. Returns what the browser needs for `navigator.credentials.get`. No name is needed: the
   * browser offers the passkeys that it has for this platform.
   *
   * The challenge is bound to the `proof`, works once and is valid for 10 minutes (setting `identity.providerLoginMs`).
   * Nothing is stored.
   *
   * @throws Problem: `invalid-request` (400), `cross-site-request` (403), `insecure-login` (403), `passkeys-unavailable` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.startPasskeyLogin({ body: { proof: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8' } });
   */
  readonly startPasskeyLogin: Call<Identity['startPasskeyLogin']>;
  /**
   * Log in with a passkey.
   *
   * Called by the login page with what the browser returned. The authenticator must have verified the user, by a PIN or
   * a fingerprint for example; a passkey is therefore enough, and no password is asked for.
   *
   * A passkey whose signature counter has not grown may have been copied. It is refused. Refused passkeys are limited as
   * wrong passwords are in `createLogin`, and counted apart from them.
   *
   * @throws Problem: `invalid-request` (400), `login-expired` (400), `unknown-passkey` (401), `passkey-refused` (401), `cross-site-request` (403), `insecure-login` (403), `passkeys-unavailable` (403), `body-too-large` (413), `unsupported-media-type` (415), `too-many-attempts` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.createPasskeyLogin({
   *   body: {
   *     proof: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8',
   *     response: {
   *       id: 'q83vEjRWeJq83vEjRWeJqw',
   *       rawId: 'q83vEjRWeJq83vEjRWeJqw',
   *       type: 'public-key',
   *       clientExtensionResults: {},
   *       response: {
   *         clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
   *         authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
   *         signature: 'MEUCIQDlZ2l0aHViLWxpa2Utc2lnbmF0dXJl',
   *         userHandle: 'OTI4N2Y0YjAtNGY3Yy00',
   *       },
   *     },
   *   },
   * });
   */
  readonly createPasskeyLogin: Call<Identity['createPasskeyLogin']>;
  /**
   * List your passkeys.
   *
   * Lists the passkeys of the user, oldest first, and how many recovery codes are left.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.listPasskeys();
   */
  readonly listPasskeys: Call<Identity['listPasskeys']>;
  /**
   * Add a passkey.
   *
   * Called by the account page with what the browser returned for the options of `startPasskey`. The authenticator must
   * have verified the user. Only the attestation format `none` is accepted.
   *
   * With the first passkey, the user gets ten recovery codes. They are shown once. A user can have 50 passkeys.
   *
   * @throws Problem: `invalid-request` (400), `login-expired` (400), `unauthorized` (401), `cross-site-request` (403), `passkey-not-added` (403), `passkeys-unavailable` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.createPasskey({
   *   body: {
   *     name: 'Work laptop',
   *     response: {
   *       id: 'q83vEjRWeJq83vEjRWeJqw',
   *       rawId: 'q83vEjRWeJq83vEjRWeJqw',
   *       type: 'public-key',
   *       clientExtensionResults: {},
   *       response: {
   *         clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
   *         attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg',
   *       },
   *     },
   *   },
   * });
   */
  readonly createPasskey: Call<Identity['createPasskey']>;
  /**
   * Start to add a passkey.
   *
   * Called by the account page. Returns what the browser needs for `navigator.credentials.create`. The challenge is bound
   * to the session and valid for 10 minutes (setting `identity.providerLoginMs`).
   *
   * @throws Problem: `unauthorized` (401), `cross-site-request` (403), `passkeys-unavailable` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.startPasskey();
   */
  readonly startPasskey: Call<Identity['startPasskey']>;
  /**
   * Remove a passkey.
   *
   * The passkey can no longer be used to log in. Current sessions continue. The last way to log in cannot be removed.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `passkey-not-found` (404), `last-login-method` (409), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.deletePasskey({ path: { id: 'q83vEjRWeJq83vEjRWeJqw' } });
   */
  readonly deletePasskey: Call<Identity['deletePasskey']>;
  /**
   * Create new recovery codes.
   *
   * Creates ten recovery codes. Earlier ones stop working. Each code logs the user in once, when a passkey or password is
   * lost. Only hashes are stored.
   *
   * @throws Problem: `unauthorized` (401), `cross-site-request` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await identity.createRecoveryCodes();
   */
  readonly createRecoveryCodes: Call<Identity['createRecoveryCodes']>;
  /**
   * Log in with a recovery code.
   *
   * Logs in with a recovery code, or with the code of a link that `annex users reset` has printed. A code works once. With
   * `new_password`, the password is replaced, and the user's other browser sessions end.
   *
   * Wrong codes are limited as wrong passwords in `createLogin`.
   *
   * @throws Problem: `invalid-request` (400), `wrong-recovery-code` (401), `cross-site-request` (403), `insecure-login` (403), `passwords-off` (403), `body-too-large` (413), `unsupported-media-type` (415), `too-many-attempts` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await identity.createRecoveryLogin({
   *   body: { name: 'ada', code: 'k3m9-p2xw-7hqd-4tzb', proof: '3q2-796tvu_erb7v3q2-796tvu_erb7v3q2-796tvu8' },
   * });
   */
  readonly createRecoveryLogin: Call<Identity['createRecoveryLogin']>;
}

/**
 * Log a browser in and out, and manage the user's account.
 *
 * @example
 * const identity = createIdentityClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createIdentityClient = (options: ClientOptions): IdentityClient =>
  createClient<Identity>({ operations, security }, options);
