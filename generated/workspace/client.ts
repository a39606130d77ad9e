// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, connectSocket, createClient, type SocketClient, type SocketOptions } from '../../src/contract/client/index.ts';
import type { Workspace } from './contract.ts';
import type { WorkspaceChannel } from './messages.ts';
import { operations, security } from './operations.ts';

/** Control the panels of a workspace that a user has open, and see what the user sees. */
export interface WorkspaceClient {
  /**
   * Get the state of a web view.
   *
   * Returns whether the page is loading, loaded or failed in the browser that the user last looked at. In proxy
   * mode, it also returns the page's title, address, console and failed requests. These are reported by the page
   * itself and are not verified. If no browser has the workspace open, or it does not respond within 5 seconds,
   * `state` is `unknown` and the other fields come from the layout.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getWebview({
   *   path: { owner: 'demo', repo: 'rover' },
   *   query: { panelId: 'leaf-1', tabId: 'tab-1', name: 'Web view' },
   * });
   */
  readonly getWebview: Call<Workspace['getWebview']>;
  /**
   * Control a web view panel.
   *
   * Loads a page into a web view, reloads it, shows or hides the address bar, or turns proxy mode on or off. The
   * action changes the workspace itself and applies in every browser that has it open. If none has, it applies in
   * the next browser that opens the workspace.
   *
   * 204 means that the action was accepted, not that the page could be loaded: many sites forbid framing. With
   * `wait` set to `load`, `navigate` responds once the page has loaded in the browser that the user last looked at:
   * with 204, or with 504 if it did not load in time, failed to load, or the web view was sent elsewhere in the
   * meantime. The action was accepted in that case too.
   *
   * `navigate` always loads the page, even if the web view already has this address. In proxy mode, pages are loaded
   * through the web view proxy: sites that forbid framing can be shown, and the workspace tracks the address, title
   * and scroll position of their pages. When the user follows a link there, `panelState.url` and the other browsers
   * follow, unless the address looks like it contains a secret. If there is no proxy (a platform beyond loopback
   * without its own proxy domain), the setting is stored and the panel says so.
   *
   * `refresh` reloads the current page; in proxy mode it keeps its scroll position. Without proxy mode, browsers do
   * not reveal where a page has navigated. After the user followed a link, the page is shown again from the
   * browser's history, from the cache if the site allows it.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `tab-not-found` (404), `wrong-panel` (409), `no-browser` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `load-timeout` (504), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.controlWebview({ path: { owner: 'demo', repo: 'rover' }, body: { panelId: 'leaf-1', action: 'refresh' } });
   */
  readonly controlWebview: Call<Workspace['controlWebview']>;
  /**
   * Get an outline of the page in a web view.
   *
   * Returns what the page contains as text, for programs that act on it with `controlPage`. The web view must be
   * in proxy mode and open in a browser; the one that the user last looked at is used. The outline includes open
   * shadow roots and nested documents of the same origin.
   *
   * The user is asked once per credential and site. Sites on the loopback address need no consent. If the user has
   * not answered, the response is 409 `consent-required`; `waitForConsent` waits for the answer.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `consent-denied` (403), `panel-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `no-browser` (409), `proxy-required` (409), `page-not-loaded` (409), `consent-required` (409), `page-changed` (409), `internal-error` (500), `unavailable` (503), `page-timeout` (504).
   *
   * @example
   * const result = await workspace.getOutline({
   *   path: { owner: 'demo', repo: 'rover' },
   *   query: {
   *     panelId: 'leaf-1',
   *     tabId: 'tab-1',
   *     name: 'Web view',
   *     ref: 'e4',
   *     find: 'save',
   *     from: 400,
   *     maxTokens: 1000,
   *     waitForConsent: 30,
   *   },
   * });
   */
  readonly getOutline: Call<Workspace['getOutline']>;
  /**
   * List elements that the user has pointed at.
   *
   * In the toolbar of a web view in proxy mode, the user can point at an element and write a note about it. The
   * response has the last 20 of the last 10 minutes, oldest first, as long as the workspace stays open in that browser's
   * node. `captureScreenshot` with `ref` and the method `drawn` returns a picture of one.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.listPointed({ path: { owner: 'demo', repo: 'rover' }, query: { after: 1790000000000 } });
   */
  readonly listPointed: Call<Workspace['listPointed']>;
  /**
   * Run actions in the page of a web view.
   *
   * Runs up to 20 steps, one after the other, in the page that the user sees, and returns what changed. The first
   * step that fails ends the call: `failed` names it, and the steps before it stay done. If a step navigates, the
   * next one runs in the new page, unless it is on another site.
   *
   * Actions run at most once: they are never sent to a second browser, and 502 `actions-unconfirmed` means that they
   * may have run. Look at the page before you repeat them.
   *
   * The page gets events that browsers do not trust. They reach every listener, but only the user can use the
   * clipboard, go fullscreen or choose a file, and styles for `:hover` do not apply. The keyboard focus stays where
   * the user has it. Set `realFocus` for a page that insists on the focus; this is refused with 409 `user-typing`
   * while the user is active.
   *
   * The page shows who acts, rings the element of each step, and has a button to pause. While paused, and after the
   * user has used the page during an action, the response is 409 `acting-paused`. The page must still be on the site
   * that this credential last saw there (`getOutline` or a response of this operation), or else that the web view
   * was sent to; otherwise 409 `page-changed`. For consent, see `getOutline`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `consent-denied` (403), `panel-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `no-browser` (409), `proxy-required` (409), `page-not-loaded` (409), `consent-required` (409), `acting-paused` (409), `user-typing` (409), `page-changed` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `actions-unconfirmed` (502), `unavailable` (503), `page-timeout` (504).
   *
   * @example
   * const result = await workspace.controlPage({
   *   path: { owner: 'demo', repo: 'rover' },
   *   body: {
   *     tabId: 'tab-1',
   *     steps: [
   *       { action: 'fill', ref: 'e1', value: 'Rover 2' },
   *       { action: 'check', role: 'checkbox', name: 'Grid', checked: false },
   *       { action: 'click', role: 'button', name: 'Save' },
   *     ],
   *     until: { text: 'Saved' },
   *   },
   * });
   */
  readonly controlPage: Call<Workspace['controlPage']>;
  /**
   * Wait until the page of a web view shows something.
   *
   * Responds once everything in `until` holds, or after `timeout_ms` with `met: false`. It also waits across
   * navigations. For consent, see `getOutline`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `consent-denied` (403), `panel-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `no-browser` (409), `proxy-required` (409), `page-not-loaded` (409), `consent-required` (409), `page-changed` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `page-timeout` (504).
   *
   * @example
   * const result = await workspace.checkPage({
   *   path: { owner: 'demo', repo: 'rover' },
   *   body: { tabId: 'tab-1', until: { text: 'Saved' }, timeout_ms: 10000 },
   * });
   */
  readonly checkPage: Call<Workspace['checkPage']>;
  /**
   * Run code in a sandbox panel, or reset it.
   *
   * The sandbox is a frame in the user's browser that may only run scripts. It has no storage, no access to the
   * surrounding page, and no network access if the browser can guarantee that (Chromium 152 or later). If the
   * browser cannot, the operator's settings decide: the response has `sandbox` set to `unenforced`, or an `error`
   * that begins with `SandboxUnenforced`. Worker, WebSocket, EventSource and WebRTC are not available.
   *
   * State persists between `eval` calls, as in a browser's console: variables, constants, classes and functions that
   * the code declares (and may declare again), globals, and the document. It is lost with the frame: after a
   * `reset`, a reload of the page, or code that timed out or opened another page. The response to the first
   * code in a frame has `frame` set to `new`.
   *
   * `eval` returns 200 with the outcome: `executed`; `error` if the code threw or timed out; or `queued` if no
   * browser has the workspace open or the frame is still loading after 2 seconds. Queued code runs in order as soon
   * as there is a frame, and is dropped after 10 minutes. `reset` and `setHeaderHidden` return 204.
   *
   * A response, including its console lines, can have at most 100,000 values and 24 MiB of JSON (setting
   * `panels.maxReplyBytes`). A result that has to be stored for `getEval`, or passed on by another platform node,
   * can have at most 16 MiB. If it is larger, the outcome is an `error` that begins with `The code ran, but`.
   *
   * Code runs at most once: code that was sent to one browser is never sent to another. If that browser is closed or
   * reloaded, the outcome is an `error`; if its connection breaks, it has 5 seconds to come back. If it is unknown
   * whether the code ran, the `error` says so. If the server stops meanwhile, it returns `queued`; the result comes
   * after its restart, once the same browser is back within the code's timeout plus one minute.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `tab-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `body-too-large` (413), `unsupported-media-type` (415), `eval-queue-full` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.controlSandbox({ path: { owner: 'demo', repo: 'rover' }, body: { panelId: 'leaf-2', action: 'reset' } });
   */
  readonly controlSandbox: Call<Workspace['controlSandbox']>;
  /**
   * Get the result of a queued eval.
   *
   * Returns `queued` while the code waits or runs, then `executed` or `error` as `controlSandbox` would have
   * returned. The outcome is kept for 10 minutes. Code that no browser runs within 10 minutes is dropped and returns
   * `error`. So does code whose browser was closed while it had the code; it is not sent to another browser.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `eval-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getEval({ path: { owner: 'demo', repo: 'rover', evalId: '7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10' } });
   */
  readonly getEval: Call<Workspace['getEval']>;
  /**
   * List the available panels.
   *
   * Lists every panel that a workspace can show, by category. Use `panelType` to open one. A singleton can be open
   * only once per workspace. A placeholder has a name and an entry in the catalog, but no page until an extension
   * provides one: an installed package whose panel implements it, or a page in the setting `panels.pages`.
   *
   * @throws Problem: `unauthorized` (401), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getPanelCatalog();
   */
  readonly getPanelCatalog: Call<Workspace['getPanelCatalog']>;
  /**
   * Create a ticket for a proxied page.
   *
   * In proxy mode, a page is loaded through the web view proxy, at a separate origin for this user and site. Sites
   * that forbid framing can be shown there, and the workspace can track their navigation. Only the workspace page
   * requests tickets, with the login of its browser. The `url` in the response admits one frame, once, within 30
   * seconds.
   *
   * The proxy shows public addresses. A platform on the loopback address also shows servers on this machine, except
   * Annex's own. Other addresses in a private network must be listed in the setting `panels.privateHosts`. A page of
   * the public web (`from`) cannot open a private address.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `address-refused` (400), `unauthorized` (401), `cross-site-request` (403), `other-owner` (403), `not-acceptable` (406), `proxy-off` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.createProxyTicket({ path: { owner: 'demo', repo: 'rover' }, body: { url: 'https://docs.example/getting-started' } });
   */
  readonly createProxyTicket: Call<Workspace['createProxyTicket']>;
  /**
   * Check whether a page can be framed.
   *
   * A site that forbids framing leaves a web view blank, and the browser does not tell the page why. This operation
   * requests the page's headers, follows redirects and reports what the headers say. The workspace can then inform
   * the user and offer to open the page in a separate tab. Only public addresses are requested; nothing is revealed
   * about private networks. A platform on the loopback address also requests loopback addresses, because its users
   * are on the same machine.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.checkFraming({ path: { owner: 'demo', repo: 'rover' }, query: { url: 'https://docs.example/' } });
   */
  readonly checkFraming: Call<Workspace['checkFraming']>;
  /**
   * Get the icon of a site.
   *
   * The platform fetches the icon, follows redirects, and returns it as data. If the browser fetched it, it would
   * send the cookies of the platform's host to any port of that host that the address names. The same addresses
   * are allowed as in `checkFraming`. An icon can have at most 128 KiB, and its media type must begin with `image/`.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getSiteIcon({ path: { owner: 'demo', repo: 'rover' }, query: { url: 'https://docs.example/favicon.ico' } });
   */
  readonly getSiteIcon: Call<Workspace['getSiteIcon']>;
  /**
   * Rename a workspace.
   *
   * Gives the workspace another `repo`. Its layout, its log and code that waits to run move with it; the owner stays.
   * Browsers that have the workspace open are told so and disconnected, and streams of `watchLayout` end. The old
   * name is free again: the next use of it creates a new workspace.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `cross-site-request` (403), `workspace-not-found` (404), `workspace-exists` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.renameWorkspace({ path: { owner: 'demo', repo: 'rover' }, body: { repo: 'lander' } });
   */
  readonly renameWorkspace: Call<Workspace['renameWorkspace']>;
  /**
   * Delete a workspace.
   *
   * Deletes the layout, the log, and code that waits to run. This cannot be undone. Browsers that have the workspace
   * open are told so and disconnected, and streams of `watchLayout` end. Screenshots that were saved elsewhere stay.
   * The next use of the name creates a new workspace.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `cross-site-request` (403), `workspace-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.deleteWorkspace({ path: { owner: 'demo', repo: 'rover' } });
   */
  readonly deleteWorkspace: Call<Workspace['deleteWorkspace']>;
  /**
   * Get the layout.
   *
   * Returns the whole tree of splits, leaves and tabs, with its revision. A new workspace has one leaf, `leaf-1`,
   * with one web view tab, `tab-1`. Every leaf has at least one tab: when the last tab of a workspace is closed, a
   * new web view replaces it in the same leaf.
   *
   * The tree is returned as `layout` and as `root`, and the fields of the root node are also at the top level of the
   * response, because clients look for it in different places.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getLayout({ path: { owner: 'demo', repo: 'rover' } });
   */
  readonly getLayout: Call<Workspace['getLayout']>;
  /**
   * Watch the layout.
   *
   * A stream of server-sent events: the current layout, and the layout after every change by anyone. Rapid changes
   * may be combined into one event, but the last one is always sent. Comments keep the stream alive.
   *
   * In addition to the events named `layout`, there are events without a name, for clients that only read `data:`
   * lines: `{"type":"connected"}` once, and `{"type":"workspace_updated","revision":n}` after every change.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * for await (const event of workspace.watchLayout.stream({ path: { owner: 'demo', repo: 'rover' } })) console.log(event);
   */
  readonly watchLayout: Call<Workspace['watchLayout']>;
  /**
   * List the tabs.
   *
   * Lists every tab of the workspace with its leaf, from the first leaf to the last. With `name`, lists only the
   * tabs with that name. Without `name`, there is always at least one tab. If no tab has the name, the list is
   * empty.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.listTabs({ path: { owner: 'demo', repo: 'rover' }, query: { name: 'Docs' } });
   */
  readonly listTabs: Call<Workspace['listTabs']>;
  /**
   * Open a panel as a tab.
   *
   * Adds a tab to a leaf and activates it. `displayName` and `displayIcon` default to those in the catalog. A web
   * view accepts `initialState.url`, the page to load first. Opening a singleton that is already open returns 409.
   * Every call opens a new tab; to reuse a tab with a given name, call `listTabs` first. The tab carries the name of
   * the program that opened it (`openedBy`).
   *
   * @throws Problem: `invalid-request` (400), `unknown-panel-type` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `not-acceptable` (406), `singleton-open` (409), `layout-full` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * const result = await workspace.openTab({
   *   path: { owner: 'demo', repo: 'rover' },
   *   body: {
   *     panelId: 'leaf-1',
   *     panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a02',
   *     name: 'Docs',
   *     panelState: { url: 'https://docs.example/', headerHidden: true },
   *   },
   * });
   */
  readonly openTab: Call<Workspace['openTab']>;
  /**
   * Rename or activate tabs by name.
   *
   * Works like `updateTab`, for every tab with the given `name`. If several of them are in one leaf, the first is
   * activated.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `tab-not-found` (404), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.updateTabs({ path: { owner: 'demo', repo: 'rover' }, query: { name: 'Docs' }, body: { active: true } });
   */
  readonly updateTabs: Call<Workspace['updateTabs']>;
  /**
   * Close tabs by name, or one tab by id.
   *
   * Closes every tab with the given `name`, from the query or the body. Or, with `tabId` in the body, closes that
   * tab; if `panelId` is also given, the tab must be in that leaf. `closeTab` closes a tab by id without a body. A
   * request with neither returns 404.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `tab-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * const result = await workspace.closeTabs({ path: { owner: 'demo', repo: 'rover' }, query: { name: 'Docs' }, body: { name: 'Docs' } });
   */
  readonly closeTabs: Call<Workspace['closeTabs']>;
  /**
   * Rename or activate a tab.
   *
   * Changes the tab's name or icon, or activates it in its leaf. Fields that are not given stay unchanged. To move a
   * tab to the background, activate another one.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `tab-not-found` (404), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.updateTab({ path: { owner: 'demo', repo: 'rover', tabId: 'tab-2' }, body: { active: true } });
   */
  readonly updateTab: Call<Workspace['updateTab']>;
  /**
   * Close a tab.
   *
   * Closes the tab. A leaf without tabs is removed, and its sibling replaces their split. The last leaf of a
   * workspace stays: when its last tab is closed, a new web view replaces it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `tab-not-found` (404), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.closeTab({ path: { owner: 'demo', repo: 'rover', tabId: 'tab-2' } });
   */
  readonly closeTab: Call<Workspace['closeTab']>;
  /**
   * Close a panel with all its tabs.
   *
   * Closes every tab of the leaf and removes the leaf. Its sibling replaces their split. The last leaf of a
   * workspace stays: when its last tab is closed, a new web view replaces it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.closePanel({ path: { owner: 'demo', repo: 'rover', panelId: 'leaf-3' } });
   */
  readonly closePanel: Call<Workspace['closePanel']>;
  /**
   * Split a panel.
   *
   * Adds a new leaf beside (`horizontal`) or below (`vertical`) a leaf and opens a panel in it. The two share the
   * space of the old leaf by `ratio`, which defaults to equal halves.
   *
   * @throws Problem: `invalid-request` (400), `unknown-panel-type` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `not-acceptable` (406), `singleton-open` (409), `layout-full` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * const result = await workspace.splitLeaf({
   *   path: { owner: 'demo', repo: 'rover' },
   *   body: {
   *     panelId: 'leaf-1',
   *     direction: 'horizontal',
   *     ratio: 0.67,
   *     panelType: 'annex/0f3b1a52-6c1e-4f8a-9b7d-2a4c6e8f1a03',
   *   },
   * });
   */
  readonly splitLeaf: Call<Workspace['splitLeaf']>;
  /**
   * Resize the parts of a split.
   *
   * Sets the first part's share of the split. The second part gets the rest.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `split-not-found` (404), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.resizeSplit({ path: { owner: 'demo', repo: 'rover', splitId: 'split-2' }, body: { ratio: 0.33 } });
   */
  readonly resizeSplit: Call<Workspace['resizeSplit']>;
  /**
   * Move a tab.
   *
   * Moves a tab into another leaf, to another position in its own leaf, or, with `edge`, into a new leaf beside the
   * target. A leaf without tabs is removed. The panel keeps its state; open browsers do not reload it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `panel-not-found` (404), `tab-not-found` (404), `not-acceptable` (406), `layout-full` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * const result = await workspace.moveTab({
   *   path: { owner: 'demo', repo: 'rover' },
   *   body: { tabId: 'tab-2', targetPanelId: 'leaf-1', edge: 'bottom' },
   * });
   */
  readonly moveTab: Call<Workspace['moveTab']>;
  /**
   * Take a screenshot.
   *
   * Takes a screenshot of one panel of any kind (selected by `panelId`, `tabId`, both, or the tab's `name`), of the
   * whole workspace, or of the screen. The response is JSON with a data URL, or the PNG itself for `Accept:
   * image/png`.
   *
   * | scope | captures | method | the user must share |
   * |---|---|---|---|
   * | `panel` | one panel | `element-capture` | the tab |
   * | `panel` | the document of one sandbox panel | `html2canvas` | nothing |
   * | `panel` | the document of one sandbox panel, or the page of a web view in proxy mode | `drawn` | nothing |
   * | `workspace` | all panels side by side | `element-capture` | the tab |
   * | `screen` | the entire display | `element-capture` | the screen |
   *
   * The tab and the screen are shared separately; the user starts and stops each in the navigation bar. If the
   * required share is off, the response is 504 and the user's page asks for it, showing your `reason`. Tell the
   * user, wait a few seconds and retry. Or set `waitForSharing` to wait while the user is being asked. If several
   * browsers are open, one that shares is used. If no open browser supports the share (only Chromium 132 or later
   * can capture panels), the response is immediately 409 `capture-unsupported`.
   *
   * With `drawn`, the document draws itself, so the image shows what the page says, not what the user sees: frames,
   * videos and images of other sites are missing. A page in proxy mode needs the same consent as for `getOutline`;
   * `waitForSharing` is then the time to wait for it.
   *
   * A tab in the background is activated for the screenshot, in that browser only, and deactivated afterwards. If a
   * page is still loading, the capture waits for at most 5 seconds; `loaded` says whether it had loaded. For the PNG
   * itself, see the header `Page-Loaded`.
   *
   * Browsers scale down a tab that has more device pixels than the screen. Its screenshots are then smaller than
   * `maxDimension` allows.
   *
   * @throws Problem: `invalid-request` (400), `capture-method-refused` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `consent-denied` (403), `panel-not-found` (404), `not-acceptable` (406), `no-browser` (409), `capture-unsupported` (409), `wrong-panel` (409), `proxy-required` (409), `page-not-loaded` (409), `consent-required` (409), `page-changed` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `capture-failed` (502), `unavailable` (503), `sharing-off` (504), `capture-timeout` (504).
   *
   * @example
   * const result = await workspace.captureScreenshot({ path: { owner: 'demo', repo: 'rover' }, body: { scope: 'panel', panelId: 'leaf-1' } });
   */
  readonly captureScreenshot: Call<Workspace['captureScreenshot']>;
  /**
   * Get the sharing status.
   *
   * Call this before taking a screenshot to find out whether it can work: whether a browser has the workspace open,
   * and which of the two shares the user has enabled in any browser. It does not prompt the user. `watchLayout`
   * reports changes as `sharing_changed`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getScreenshotStatus({ path: { owner: 'demo', repo: 'rover' } });
   */
  readonly getScreenshotStatus: Call<Workspace['getScreenshotStatus']>;
  /**
   * Ask the person for something.
   *
   * Shows a card in the inbox and in every browser that has the workspace open, also in those that open it before the
   * request expires. The first answer counts. A login address opens in a new tab of the browser and never in a web view.
   *
   * A key that names its user, or the session of a user, asks that user alone for permissions and replies, and everything
   * that names its `agent`; other requests are for every user of the owner. Setting `requests.audience` to `owner` shows
   * all of them to every user of the owner. Only people can answer, in a logged-in browser.
   *
   * At most 16 requests of an agent's `session` and 64 of a key can wait. Follow the request as a stream with
   * `getRequest`, and end it with `withdrawRequest` when you have its answer.
   *
   * @throws Problem: `invalid-request` (400), `bad-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `tab-not-found` (404), `not-acceptable` (406), `too-many-requests` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.askUser({
   *   path: { owner: 'demo', repo: 'rover' },
   *   body: {
   *     kind: 'choice',
   *     title: 'Deploy to production?',
   *     text: 'All tests have passed.',
   *     options: ['Yes', 'No'],
   *   },
   * });
   */
  readonly askUser: Call<Workspace['askUser']>;
  /**
   * Get a request and its answer.
   *
   * Only the program that asked can get it. With `Accept: text/event-stream` it is a stream: the request now and after
   * each change, until it has ended. Once a program has followed its request by a stream, the request is withdrawn when no
   * stream has been open for 10 seconds, so that a program that was killed leaves no card. A restart of the server begins
   * the 10 seconds anew.
   *
   * The answer can be read again until `withdrawRequest` deletes it, at most until 10 minutes after `expires_at`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `request-not-found` (404), `not-acceptable` (406), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getRequest({ path: { owner: 'demo', repo: 'rover', requestId: '7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10' } });
   * for await (const event of workspace.getRequest.stream({ path: { owner: 'demo', repo: 'rover', requestId: '7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10' } })) console.log(event);
   */
  readonly getRequest: Call<Workspace['getRequest']>;
  /**
   * Withdraw a request.
   *
   * Removes the card from every browser. If the request has ended, deletes its answer.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `request-not-found` (404), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.withdrawRequest({ path: { owner: 'demo', repo: 'rover', requestId: '7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10' } });
   */
  readonly withdrawRequest: Call<Workspace['withdrawRequest']>;
  /**
   * Update the state of an agent.
   *
   * The inbox lists the agents of the user whom the key names, or of every user of the owner. Call it when the agent starts,
   * works, is done or ends. Only the first lines of its last message are kept, sealed, for 24 hours; nothing if setting
   * `requests.lastMessages` is `off`. An agent at work is never called gone, unless it promised a sign with `alive_for`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `too-many-agents` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.updateAgent({
   *   path: { owner: 'demo', repo: 'rover', session: '0b8e2c1a-6a52-4a35-9d2b-0f6a1f2c3d4e' },
   *   body: {
   *     agent: 'Claude Code',
   *     host: 'build-7',
   *     cwd: '/home/ada/rover',
   *     state: 'done',
   *     message: 'All 42 tests pass.',
   *   },
   * });
   */
  readonly updateAgent: Call<Workspace['updateAgent']>;
  /**
   * Watch what waits for a person.
   *
   * For the inbox page: everything in all workspaces that the user may answer, the newest first, what was answered in the
   * last 24 hours, and the user's agents. With `Accept: text/event-stream` it is a stream. Its first events are the
   * current state; `waiting` follows the requests, and names all that still wait.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.watchInbox();
   * for await (const event of workspace.watchInbox.stream()) console.log(event);
   */
  readonly watchInbox: Call<Workspace['watchInbox']>;
  /**
   * Get the number of requests that wait for a person.
   *
   * For the bar of the pages.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getInboxCount();
   */
  readonly getInboxCount: Call<Workspace['getInboxCount']>;
  /**
   * Report the requests that a person sees.
   *
   * The inbox page is visible, and shows these. It says so when it has shown one, and every 20 seconds while it is visible.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `cross-site-request` (403), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.setRequestsSeen({ body: { ids: ['7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10'] } });
   */
  readonly setRequestsSeen: Call<Workspace['setRequestsSeen']>;
  /**
   * Answer a request.
   *
   * For the pages of the workspace and the inbox: a person answers in a logged-in browser that sends its proof. Keys and
   * session tokens cannot. The first answer counts. The audit log says who answered, from where and when.
   *
   * @throws Problem: `invalid-request` (400), `bad-request` (400), `unauthorized` (401), `cross-site-request` (403), `request-not-found` (404), `request-ended` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.answerRequest({ path: { requestId: '7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10' }, body: { outcome: 'allowed' } });
   */
  readonly answerRequest: Call<Workspace['answerRequest']>;
  /**
   * Get the JSON Schema of panel.json.
   *
   * The JSON Schema (2020-12) of the file with which a package describes a panel, version 1. Editors that support
   * `$schema` can use this URL.
   *
   * @throws Problem: `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getPanelSchema();
   */
  readonly getPanelSchema: Call<Workspace['getPanelSchema']>;
  /**
   * Get the view of a package's panel.
   *
   * Returns what the workspace page needs to show a panel that an installed package brings: where its view is, what
   * it may do, and what it still asks for. Only the workspace page uses it, with the login of its browser.
   *
   * `view` and `shell` contain a hash of the document and of what it may do. They change when the package or the
   * grant changes, and a node that has another version of the package responds with 404 to them.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `cross-site-request` (403), `tab-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getPanelView({ path: { owner: 'demo', repo: 'rover', tabId: 'tab-4' } });
   */
  readonly getPanelView: Call<Workspace['getPanelView']>;
  /**
   * Grant permissions to a panel.
   *
   * Records what a person has decided about the panel of a tab: what it may do in all workspaces of the owner, in
   * addition to what was granted before. Only permissions that its installed version asks for are granted. Without
   * any, the person has decided to open the panel without them, and is not asked again for this version.
   *
   * A panel may do what both its installed version asks for and the grant allows.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `cross-site-request` (403), `tab-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.setPanelGrant({
   *   path: { owner: 'demo', repo: 'rover', tabId: 'tab-4' },
   *   body: {
   *     version: '1.0.0',
   *     permissions: { connectDomains: [], resourceDomains: [], frameDomains: [], scopes: [], clipboardWrite: false },
   *   },
   * });
   */
  readonly setPanelGrant: Call<Workspace['setPanelGrant']>;
  /**
   * Call a tool for a panel.
   *
   * Runs a tool of Annex for the view of a package's panel, as `tools/call` of MCP does. The panel is the one that
   * the tab shows, whatever the caller says. A tool beyond what the panel was granted is not run: the result has
   * `isError` and names the missing permission. The system log names the panel.
   *
   * Tools: `workspace_tabs` (workspace:tabs), `workspace_open_page` (workspace:control), `workspace_screenshot`
   * (workspace:read, and the user's share) and `packages_search` (packages:read). The panel's own `answers` come
   * first.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `cross-site-request` (403), `tab-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.callPanelTool({
   *   path: { owner: 'demo', repo: 'rover', tabId: 'tab-4' },
   *   body: { name: 'workspace_tabs', arguments: {} },
   * });
   */
  readonly callPanelTool: Call<Workspace['callPanelTool']>;
  /**
   * Get the state of a package's panel.
   *
   * Returns what the panel of a tab keeps: its own state, its local storage, what it tells agents about itself, and
   * what it was opened with. It outlives updates, rollbacks and the removal of the package.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `tab-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getPanelState({ path: { owner: 'demo', repo: 'rover', tabId: 'tab-4' } });
   */
  readonly getPanelState: Call<Workspace['getPanelState']>;
  /**
   * Update the state of a package's panel.
   *
   * Replaces the given parts of what the panel of a tab keeps; the others stay. Every open browser follows. The
   * layout and its revision do not change. All parts together have at most 256 KiB.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `cross-site-request` (403), `tab-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.updatePanelState({
   *   path: { owner: 'demo', repo: 'rover', tabId: 'tab-4' },
   *   body: { data: { rows: [{ part: 'R1', count: 4 }] } },
   * });
   */
  readonly updatePanelState: Call<Workspace['updatePanelState']>;
  /**
   * Set the draft of a panel.
   *
   * For authors: shows a panel without a package, as tabs of the type `dev/<id of the panel>` in the workspaces of this
   * owner. Open tabs load it again. People are asked for its permissions like for those of others. The server that
   * received the draft keeps it in memory for 30 seconds: send it again while you work. `annex workspace panel` does.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.setPanelDraft({
   *   path: { owner: 'demo', panel: '5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01' },
   *   body: {
   *     manifest: '{ "id": "5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01", "title": "BOM table" }',
   *     html: '<!doctype html><title>BOM table</title>',
   *   },
   * });
   */
  readonly setPanelDraft: Call<Workspace['setPanelDraft']>;
  /**
   * List what panels may do.
   *
   * Lists the permissions that people of this owner have granted to panels of packages.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.listPanelGrants({ path: { owner: 'demo' } });
   */
  readonly listPanelGrants: Call<Workspace['listPanelGrants']>;
  /**
   * Revoke what a panel may do.
   *
   * Deletes the grant of a panel. Open pages load its view again at once, without permissions, and ask anew.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `insufficient-scope` (403), `cross-site-request` (403), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.deletePanelGrant({
   *   path: { owner: 'demo', package: 'com.example.bom', panel: '5d0c4a53-2f0e-4b52-9a55-0c6d6f0e9b01' },
   * });
   */
  readonly deletePanelGrant: Call<Workspace['deletePanelGrant']>;
}

/**
 * Control the panels of a workspace that a user has open, and see what the user sees.
 *
 * @example
 * const workspace = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createWorkspaceClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): WorkspaceClient =>
  createClient<Workspace, 'apiKey' | 'sessionToken'>({ operations, security }, options);

/**
 * Annex workspace channel. The messages between the workspace page and the platform.
 *
 * Send `hello`, `change`, `accepted`, `deferred`, `result`, `focus`, `sharing`, `point`, `webviews`, `ping`, `requests-seen`; iterate over `welcome`, `layout`, `done`, `refused`, `command`, `ask-share`, `share-withdrawn`, `log`, `presence`, `catalog`, `panel-state`, `request`, `request-ended`, `pong`, `error`.
 *
 * @example
 * const socket = await connectWorkspaceChannel('ws://127.0.0.1:8790/workspaces/channel');
 * await socket.send({
 *   type: 'hello',
 *   owner: 'demo',
 *   repo: 'rover',
 *   browser: '0d7c3f2e-54a1-4f67-9d7b-1b8a2c3d4e5f',
 *   focused: true,
 *   sharing: { tab: false, screen: false },
 * });
 * for await (const message of socket) console.log(message);
 */
export const connectWorkspaceChannel = (socketUrl: string | URL, options?: SocketOptions<WorkspaceChannel>): Promise<SocketClient<WorkspaceChannel>> =>
  connectSocket<WorkspaceChannel>(socketUrl, options);
