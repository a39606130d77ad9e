// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, createClient } from '../../src/contract/client/index.ts';
import type { Paste } from './contract.ts';
import { operations, security } from './operations.ts';

/** Save a pasted screenshot as an optimized copy and an original, with a descriptive name. */
export interface PasteClient {
  /**
   * Open the paste widget.
   *
   * Returns a page that accepts an image by paste, drop or file selection, uploads it and shows how it was saved.
   * The page is generated for every request and contains a paste token that is valid for this page only. It must not
   * be cached.
   *
   * A browser gets the token of its login; without a login, it is sent to the login page and back. A program needs an API
   * key or a session token like for every other request in this API.
   *
   * A web view of the workspace page loads the widget in a sandboxed frame, which has no login: the frame gets the page
   * without a token, and the workspace page puts one of `createPasteToken` into the fragment of its address.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `not-a-member` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPasteWidget({ query: { title: 'Login dialog', owner: 'acme' } });
   */
  readonly getPasteWidget: Call<Paste['getPasteWidget']>;
  /**
   * Save a screenshot.
   *
   * Send a PNG, JPEG, WebP or GIF of at most 20 MiB, as the form field `image` or as the request body itself. The
   * bytes determine the format, not the declared type. For an animation, the first frame is used. The response is
   * sent as soon as both files are safely on disk. If the name is not known by then, `name_state` is `pending` and
   * the files are renamed shortly after.
   *
   * A `title` becomes the name. Without a title, a descriptive file name in the form field is used, otherwise the
   * content of the image. If a name is already taken, a number is added: `login-dialog-2-800x600.png`.
   *
   * The widget's own page sends the paste token that came with it. A program on this machine needs no credential; a
   * program on another machine sends an API key. Requests from pages of another origin are refused.
   *
   * If the server is too busy to read the image in time, it responds with 503 and `Retry-After`.
   *
   * @throws Problem: `invalid-request` (400), `image-unreadable` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `storage-full` (507).
   *
   * @example
   * const result = await paste.pasteScreenshot({ query: { title: 'Login dialog' }, body: { media: 'image/png', content: bytes } });
   */
  readonly pasteScreenshot: Call<Paste['pasteScreenshot']>;
  /**
   * Create a paste token.
   *
   * For pages of the platform that open the widget in a sandboxed frame. The token in the fragment of the widget's address
   * (`#token=...`), or in the header `Paste-Token`, lets that page save and see screenshots of the owner. It ends with the
   * login that created it, and after a day at the latest.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `not-a-member` (403), `cross-site-request` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.createPasteToken({ body: { owner: 'demo' } });
   */
  readonly createPasteToken: Call<Paste['createPasteToken']>;
  /**
   * Get a screenshot's status.
   *
   * Returns the naming status of a screenshot and the current names of its files. Without a special header, the
   * response is a single JSON object. With `Accept: text/event-stream`, it is a stream: one event immediately with
   * the current status, and one when the name is settled. The stream closes after a `named` or `kept` event. Until
   * then, comments keep it alive.
   *
   * Every event contains the same object as the JSON response, and its event name is the `name_state`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   * for await (const event of paste.getPaste.stream({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } })) console.log(event);
   */
  readonly getPaste: Call<Paste['getPaste']>;
  /**
   * Rename a screenshot.
   *
   * Renames both files of a screenshot. The name is converted to kebab case: `Login dialog` becomes `login-dialog`.
   * If the name is already taken, a number is added. If automatic naming is still in progress, it is cancelled.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `storage-full` (507).
   *
   * @example
   * const result = await paste.renamePaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' }, body: { name: 'Login dialog' } });
   */
  readonly renamePaste: Call<Paste['renamePaste']>;
  /**
   * Delete a screenshot.
   *
   * Moves both files to a hidden directory next to the others, and erases the text that was recognized in them. `restorePaste` can bring the files back for thirty days.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await paste.deletePaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly deletePaste: Call<Paste['deletePaste']>;
  /**
   * Undo the last rename of a screenshot.
   *
   * Restores the name that both files had before the last rename, whether a model, an agent or a person made it.
   * Each further call goes back one more step, down to the initial name. If a previous name is now taken, a number
   * is added.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `nothing-to-undo` (409), `internal-error` (500), `unavailable` (503), `storage-full` (507).
   *
   * @example
   * const result = await paste.undoPasteName({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly undoPasteName: Call<Paste['undoPasteName']>;
  /**
   * Restore a deleted screenshot.
   *
   * Restores both files under the name that they had. If that name is now taken, a number is added. A screenshot that is not deleted stays unchanged.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.restorePaste({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly restorePaste: Call<Paste['restorePaste']>;
  /**
   * Get the text in a screenshot.
   *
   * Returns all text recognized in the original, line by line. It is recognized on this machine at the first request, which takes seconds, and then stored, so that `listPastes` can find it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPasteText({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' } });
   */
  readonly getPasteText: Call<Paste['getPasteText']>;
  /**
   * Get a screenshot's image.
   *
   * Returns the image as PNG.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `paste-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getPasteImage({ path: { id: '4c1f6b1e-9a53-4f0e-8f5d-2f3f6f0d7b21' }, query: { variant: 'thumbnail' } });
   */
  readonly getPasteImage: Call<Paste['getPasteImage']>;
  /**
   * List the latest screenshots.
   *
   * Lists the screenshots whose files exist, newest first. Pairs of files that were put into the directory by hand
   * are listed after the next start.
   *
   * To get every new screenshot once and in order, store `latest`, then pass it as `after`. Each response starts
   * with the first screenshot saved after that one; use the id of the last one you received as the next `after`. It
   * stays valid if that screenshot is deleted, and if Annex restarts.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
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
   * List the files of the last days.
   *
   * Lists files in both directions, newest first: unfinished uploads, files that were saved in the project in the last 7
   * days, and files that were given to the person and not yet dismissed.
   *
   * To get every new file once and in order, store `latest`, then pass it as `after`. The response then has only files
   * whose upload ended after that one, oldest first.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.listFiles({ query: { direction: 'given', after: 'none' } });
   */
  readonly listFiles: Call<Paste['listFiles']>;
  /**
   * Create an upload.
   *
   * Any tus client can upload: this is its creation request. The bytes follow with `updateFile`, in one part or many.
   *
   * A file for the project appears as `incoming/NAME` in the project directory when it is complete, under a name that is
   * valid on every system. It never replaces another file: a number is added to the name. `relativePath` in the metadata
   * keeps the folders of a folder that was uploaded.
   *
   * A file for the person (`give` in the metadata) is stored in the data directory, and shown to the person on the open
   * pages. It is kept for 24 hours, or until it is dismissed.
   *
   * What was acknowledged survives a crash. An unfinished upload is kept for 24 hours, and nobody sees it under its name.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `tus-version` (412), `body-too-large` (413), `too-many-files` (429), `internal-error` (500), `unavailable` (503), `disk-reserve` (507).
   *
   * @example
   * await paste.createFile({ header: { 'Upload-Length': 48211 } });
   */
  readonly createFile: Call<Paste['createFile']>;
  /**
   * Get the state of a file.
   *
   * A HEAD request is the one with which a tus client asks how much of an upload has arrived: every byte before
   * `Upload-Offset` is safely on disk.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `file-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getFile({ path: { id: '0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11' } });
   */
  readonly getFile: Call<Paste['getFile']>;
  /**
   * Append bytes to an upload.
   *
   * The bytes are written while they arrive. If the connection is lost, what has arrived counts: ask for the offset with a
   * HEAD request and go on from there. With the last byte, the file gets its name.
   *
   * A new request ends an earlier one for the same upload whose connection may be lost.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `file-not-found` (404), `upload-offset` (409), `tus-version` (412), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `disk-reserve` (507).
   *
   * @example
   * await paste.updateFile({
   *   path: { id: '0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11' },
   *   header: { 'Upload-Offset': 0 },
   *   body: { media: 'application/offset+octet-stream', content: bytes },
   * });
   */
  readonly updateFile: Call<Paste['updateFile']>;
  /**
   * Delete an upload or a given file.
   *
   * Cancels an unfinished upload, or dismisses a file that was given. Of a file that was saved in the project, only the
   * entry in the list is removed: the file belongs to the project.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `file-not-found` (404), `tus-version` (412), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await paste.deleteFile({ path: { id: '0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11' } });
   */
  readonly deleteFile: Call<Paste['deleteFile']>;
  /**
   * Create the address of a given file.
   *
   * The address works for 2 hours and any number of requests, but only together with the credential of this request: for a
   * browser the cookie of its login, for a program its API key, session token or place on this machine.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `foreign-origin` (403), `insufficient-scope` (403), `other-owner` (403), `file-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.createFileDownload({ path: { id: '0b6f6a30-7f2c-4f0b-9a55-0d9f4c1e7a11' } });
   */
  readonly createFileDownload: Call<Paste['createFileDownload']>;
  /**
   * Download a given file.
   *
   * Returns the bytes, always as a download: never as a page, and to no script, frame, worker or style sheet of any page.
   * Supports ranges, so that browsers and programs resume. Everything that is not allowed gets 404.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `insufficient-scope` (403), `file-not-found` (404), `not-acceptable` (406), `range-not-satisfiable` (416), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.downloadFile({ path: { key: 'q7Hc2VbX0sYt5LwJ9mNfRk' } });
   */
  readonly downloadFile: Call<Paste['downloadFile']>;
  /**
   * Get the OAuth metadata of /mcp.
   *
   * Tells MCP clients where to get an access token for `/mcp` (RFC 9728). The 401 of `/mcp` names this address as
   * `resource_metadata`.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getMcpResource();
   */
  readonly getMcpResource: Call<Paste['getMcpResource']>;
  /**
   * Get the OAuth metadata of /mcp at the other address.
   *
   * The same as `getMcpResource`, for MCP clients that look only here.
   *
   * @throws Problem: `invalid-request` (400), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await paste.getViewerResource();
   */
  readonly getViewerResource: Call<Paste['getViewerResource']>;
}

/**
 * Save a pasted screenshot as an optimized copy and an original, with a descriptive name.
 *
 * @example
 * const paste = createPasteClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createPasteClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): PasteClient =>
  createClient<Paste, 'apiKey' | 'sessionToken'>({ operations, security }, options);
