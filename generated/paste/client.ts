// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Paste } from './contract.ts';
import { operations, security } from './operations.ts';

/** Save a pasted screenshot twice, reduced and as it was, under a name that says what it shows. */
export interface PasteClient {
  /**
   * Open the paste widget.
   *
   * A page that takes an image by paste, drop or file choice, sends it and shows how it was saved. It is made afresh
   * for every request and carries a paste token that counts for this one page; nothing may cache it.
   *
   * It is for browsers on this machine. Beyond it, a request needs an API key, as every other one here does.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPasteWidget({ query: { title: 'Login dialog', grant: 'q7Hc2VbX0sYt5LwJ9mNfRk3ZgA8uEoPd1iTjCyWxS4M' } });
   */
  readonly getPasteWidget: Call<Paste['getPasteWidget']>;
  /**
   * Save a screenshot.
   *
   * Send a PNG, JPEG, WebP or GIF of at most 20 MiB, as the field `image` of a form or as the body itself. The bytes
   * decide what it is, not the declared type; of an animation the first picture counts. The answer comes as soon as
   * both files are safe on disk; unless the name is known by then, `name_state` is `pending` and the files are
   * renamed shortly after.
   *
   * A `title` makes the name. Without one a telling file name of the form field does, and otherwise the content of
   * the picture. A name that is taken gets a number: `login-dialog-2-800x600.png`.
   *
   * The widget's own page sends the paste token that came with it. A program on this machine needs nothing; one on
   * another machine sends an API key. A page of another origin is refused.
   *
   * A viewer that is too busy to read the picture in time answers 503 with `Retry-After`.
   *
   * @throws Problem: `invalid-request` (400), `image-unreadable` (400), `unauthorized` (401), `foreign-origin` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `storage-full` (507).
   *
   * @example
   * const result = await paste.pasteScreenshot({ query: { title: 'Login dialog' }, body: { media: 'image/png', content: bytes } });
   */
  readonly pasteScreenshot: Call<Paste['pasteScreenshot']>;
  /**
   * Learn a screenshot's names.
   *
   * How far the naming of a screenshot has come, and what its files are called now. Without a special header the
   * answer is one JSON object. With `Accept: text/event-stream` it is a stream: at once an event with how things
   * stand, another one when the name is settled, and another one when the search for a smaller file has ended. The
   * stream closes after a `named` or `kept` whose `squeezing` is false; comments keep it alive until then.
   *
   * Every event carries the same object as the JSON answer, and is called after its `name_state`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   * for await (const event of paste.getPaste.stream({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } })) console.log(event);
   */
  readonly getPaste: Call<Paste['getPaste']>;
  /**
   * Give a screenshot another name.
   *
   * Renames both files of a screenshot. The name is put into kebab case: `Login dialog` becomes `login-dialog`. A
   * name that is taken gets a number. A name that is still being found is given up in favour of this one.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `storage-full` (507).
   *
   * @example
   * const result = await paste.renamePaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' }, body: { name: 'Login dialog' } });
   */
  readonly renamePaste: Call<Paste['renamePaste']>;
  /**
   * Delete a screenshot.
   *
   * Both files go to a hidden folder beside the others, where `restorePaste` finds them for thirty days.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await paste.deletePaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly deletePaste: Call<Paste['deletePaste']>;
  /**
   * Take a screenshot's last renaming back.
   *
   * Both files get the name that they had before the last renaming, whoever did it: a model, an agent or a person.
   * Calling it again goes back one more, until the name that the files had at first. A former name that is taken by
   * now gets a number.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `nothing-to-undo` (409), `internal-error` (500), `unavailable` (503), `storage-full` (507).
   *
   * @example
   * const result = await paste.undoPasteName({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly undoPasteName: Call<Paste['undoPasteName']>;
  /**
   * Take a deletion back.
   *
   * Both files come back under the name that they had; a name that is taken by now gets a number. A screenshot that is there stays as it is.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.restorePaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly restorePaste: Call<Paste['restorePaste']>;
  /**
   * Read the text in a screenshot.
   *
   * All text that can be read in the original, line by line. It is read on this machine the first time that somebody asks, which takes seconds, and remembered: `listPastes` finds it then.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPasteText({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly getPasteText: Call<Paste['getPasteText']>;
  /**
   * Look at a screenshot.
   *
   * The picture itself, as PNG.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPasteImage({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' }, query: { variant: 'thumbnail' } });
   */
  readonly getPasteImage: Call<Paste['getPasteImage']>;
  /**
   * List the latest screenshots.
   *
   * The screenshots whose files are there, the latest first. Pairs that somebody put into the folder by hand are
   * listed too, once the viewer has started again.
   *
   * To get every new screenshot once and in order, keep `latest`, then ask with `after`. Each answer begins with the
   * first screenshot saved after that one; the id of the last one you got is your next `after`. It stays valid when
   * that screenshot is deleted, and when the viewer restarts.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.listPastes({
   *   query: {
   *     limit: 5,
   *     q: 'login error',
   *     after: 'none',
   *     cursor: '1794744190512-9b8f0a6c-0f4e-4a0b-b7a3-6d1c5e2f8a90',
   *   },
   * });
   */
  readonly listPastes: Call<Paste['listPastes']>;
  /**
   * Check the viewer's health.
   *
   * For programs that watch the viewer; it asks for no credential, wherever they are.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getViewerHealth();
   */
  readonly getViewerHealth: Call<Paste['getViewerHealth']>;
  /**
   * Check that the viewer process is running.
   *
   * Answers 200 as long as the process can answer at all, also while `/health` answers 503. For supervisors that
   * restart a process that hangs; balancers ask `/health`.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getViewerLiveness();
   */
  readonly getViewerLiveness: Call<Paste['getViewerLiveness']>;
  /**
   * Get the viewer's metrics.
   *
   * Counters and timings in the Prometheus text format. Operations are labelled by operationId; tokens, names and
   * addresses are never labels.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getViewerMetrics();
   */
  readonly getViewerMetrics: Call<Paste['getViewerMetrics']>;
}

/**
 * Save a pasted screenshot twice, reduced and as it was, under a name that says what it shows.
 *
 * @example
 * const paste = createPasteClient({ baseUrl: 'http://127.0.0.1:8797' });
 */
export const createPasteClient = (options: ClientOptions<'apiKey'>): PasteClient =>
  createClient<Paste, 'apiKey'>({ operations, security }, options);
