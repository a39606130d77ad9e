// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Notify } from './contract.ts';
import { operations, security } from './operations.ts';

/** Choose where you are notified when a program waits for you and no page is open. */
export interface NotifyClient {
  /**
   * Get your notification targets and settings.
   *
   * Returns the targets, the settings and the last 20 notifications of the user. The addresses of targets are stored
   * encrypted and not returned, because they often contain a secret.
   *
   * @throws Problem: `unauthorized` (401), `insufficient-scope` (403), `key-without-user` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await notify.getNotifications();
   */
  readonly getNotifications: Call<Notify['getNotifications']>;
  /**
   * Mute notifications or set quiet hours.
   *
   * Changes the fields that the body has. While notifications are muted, and in quiet hours, nothing is sent; what was not
   * sent then is not sent later.
   *
   * @throws Problem: `invalid-request` (400), `bad-request` (400), `unauthorized` (401), `cross-site-request` (403), `insufficient-scope` (403), `key-without-user` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await notify.updateNotifications({ body: { muted: true } });
   */
  readonly updateNotifications: Call<Notify['updateNotifications']>;
  /**
   * Add a notification target.
   *
   * Adds a browser, a service with a preset, or a web address with a template of its own. A user can have five targets.
   * Adding the same browser again replaces it.
   *
   * In the body of a template, `{title}`, `{text}`, `{url}` and `{priority}` are replaced. The body must be JSON once they
   * are; the first three belong inside quotes, `{priority}` is a number from 1 to 5. `@everyone` and similar mentions
   * have no effect. `&`, `<` and `>` become `&amp;`, `&lt;` and `&gt;` unless `escape` is false.
   *
   * The preset `webhook` signs its messages (Standard Webhooks). Only this response contains the secret.
   *
   * @throws Problem: `invalid-request` (400), `bad-request` (400), `unauthorized` (401), `cross-site-request` (403), `insufficient-scope` (403), `key-without-user` (403), `not-acceptable` (406), `too-many-targets` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await notify.createTarget({ body: { kind: 'preset', preset: 'ntfy', url: 'https://ntfy.example', topic: 'ada-agents' } });
   */
  readonly createTarget: Call<Notify['createTarget']>;
  /**
   * Rename a notification target, or include commands.
   *
   * Changes the fields that the body has. With `include_command`, messages to this target contain what is asked, such
   * as a command; without it, only who asks and where.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `insufficient-scope` (403), `key-without-user` (403), `target-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await notify.updateTarget({ path: { id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55' }, body: { include_command: true } });
   */
  readonly updateTarget: Call<Notify['updateTarget']>;
  /**
   * Remove a notification target.
   *
   * Removes the target and its list of notifications. What waits for it is not sent.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `insufficient-scope` (403), `key-without-user` (403), `target-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await notify.deleteTarget({ path: { id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55' } });
   */
  readonly deleteTarget: Call<Notify['deleteTarget']>;
  /**
   * Send a test notification.
   *
   * Sends a message now, also while notifications are muted, and returns what became of it. The body of the target's
   * response is never returned. A user can send ten tests per hour.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `insufficient-scope` (403), `key-without-user` (403), `target-not-found` (404), `not-acceptable` (406), `too-many-tests` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await notify.testTarget({ path: { id: '1d7a4c0e-6b52-4f0e-8a39-2f1f0c9b7d55' } });
   */
  readonly testTarget: Call<Notify['testTarget']>;
}

/**
 * Choose where you are notified when a program waits for you and no page is open.
 *
 * @example
 * const notify = createNotifyClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createNotifyClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): NotifyClient =>
  createClient<Notify, 'apiKey' | 'sessionToken'>({ operations, security }, options);
