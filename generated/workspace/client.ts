// Generated from spec/ by `npm run generate`. Do not edit.
import { type Call, type ClientOptions, connectSocket, createClient, type SocketClient, type SocketOptions } from '../../src/contract/client/index.ts';
import type { Workspace } from './contract.ts';
import type { WorkspaceChannel } from './messages.ts';
import { operations, security } from './operations.ts';

/** Act on the panels of a workspace that a user has open, and see what the user sees. */
export interface WorkspaceClient {
  /**
   * Learn what a web view shows.
   *
   * Whether its page is loading, has loaded or failed, in the browser that the user last looked at; and, in proxy
   * mode, the page's own title and address, its console and its failed requests. Whatever a page says of itself is
   * its own claim. Where no browser has the workspace open, or it does not answer within 5 seconds, `state` is
   * `unknown` and the rest is what the layout has.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `internal-error` (500), `unavailable` (503).
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
   * Loads a page into a web view, reloads it, shows or hides the address bar, or turns proxy mode on and off. The
   * action changes the workspace itself and reaches every browser that has it open; with none open it still counts,
   * and the next one to open the workspace shows it.
   *
   * 204 says that the action was taken, not that the page could be loaded: many sites forbid being framed. With
   * `wait` `load`, `navigate` answers once the page has loaded in the browser that the user last looked at: 204, or
   * 504 where it has not in time, could not, or was sent elsewhere meanwhile. The action was taken then too.
   *
   * `navigate` always loads, the address that the web view has already too. In proxy mode pages come through the web
   * view proxy: sites that forbid framing are shown, and the workspace follows where their pages go, what they are
   * called and how far they are scrolled. When the user follows a link there, `panelState.url` and the other browsers
   * follow too, unless the address looks like it holds a secret. Where there is no proxy (beyond loopback without a
   * domain of its own) the setting is stored and the panel says so.
   *
   * `refresh` reloads the current page; in proxy mode it stays scrolled where it is. Without proxy mode browsers do
   * not tell where a page has gone: after the user followed a link it is shown again as the browser's history has it,
   * from the cache where the site allows that.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `wrong-panel` (409), `no-browser` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `load-timeout` (504), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.controlWebview({ path: { owner: 'demo', repo: 'rover' }, body: { panelId: 'leaf-1', action: 'refresh' } });
   */
  readonly controlWebview: Call<Workspace['controlWebview']>;
  /**
   * Run code in a sandbox panel, or reset it.
   *
   * The sandbox is a frame in the user's browser that may run scripts and nothing else: no storage, no way to the
   * page around it, and no network where the browser can promise that (Chromium from 152 on). Where it cannot, the
   * answer has `sandbox` `unenforced`, or the code is refused with an `error` that begins with
   * `SandboxUnenforced`, as the operator has it. Worker, WebSocket, EventSource and WebRTC do not exist there.
   *
   * What the code leaves behind is there for the next `eval`, as in a browser's console: variables, constants,
   * classes and functions that it declares (which it may declare again), globals, the document. It is gone with the
   * frame: after a `reset`, a reload of the page, code that took too long or that led its frame elsewhere. The first
   * code in a frame is answered with `frame` `new`.
   *
   * `eval` answers 200 with what became of the code: `executed`, `error` when it threw or took too long, or `queued`
   * when no browser has the workspace open or the frame is still loading after 2 seconds. Queued code runs in order
   * as soon as there is a frame, and is given up after 10 minutes. `reset` and `setHeaderHidden` answer 204.
   *
   * An answer, its console lines included, holds at most 100,000 values and 24 MiB of JSON (setting
   * `panels.maxReplyBytes`). A result that has to be kept for `getEval`, or passed on by another platform node, holds
   * at most 16 MiB. If it is larger, the answer is an `error` that begins with `The code ran, but`.
   *
   * Code runs at most once: what was sent to one browser goes to no other. A browser that is closed or loaded again
   * with the code is an `error`; one whose connection breaks has 5 seconds to come back. The `error` says so where
   * it is not known whether the code ran. A server that is stopped meanwhile answers `queued`, and the result is
   * there after its restart, once the same browser is back; it has the code's own time and a minute more.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `not-acceptable` (406), `wrong-panel` (409), `body-too-large` (413), `unsupported-media-type` (415), `eval-queue-full` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.controlSandbox({ path: { owner: 'demo', repo: 'rover' }, body: { panelId: 'leaf-2', action: 'reset' } });
   */
  readonly controlSandbox: Call<Workspace['controlSandbox']>;
  /**
   * Learn what became of queued code.
   *
   * `queued` as long as the code waits or runs, then `executed` or `error` as `controlSandbox` would have answered.
   * The outcome is kept for 10 minutes. Code that nobody came to run within 10 minutes is given up and answers
   * `error`, and so does code whose browser went with it: no other browser gets it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `eval-not-found` (404), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getEval({ path: { owner: 'demo', repo: 'rover', evalId: '7f0c2f0e-5d0b-4c54-9d2f-3f6e1b8a9c10' } });
   */
  readonly getEval: Call<Workspace['getEval']>;
  /**
   * List the panels there are.
   *
   * Every panel that a workspace can show, by category. `panelType` is the name to open it by. A singleton can be
   * open once per workspace. A placeholder has a name and a place in the catalog, but no page of its own until an
   * extension brings one.
   *
   * @throws Problem: `unauthorized` (401), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getPanelCatalog();
   */
  readonly getPanelCatalog: Call<Workspace['getPanelCatalog']>;
  /**
   * Let a frame into a proxied site.
   *
   * In proxy mode a page is loaded through the web view proxy: at an origin of its own for this user and that site,
   * where sites that forbid framing can be shown and the workspace learns where their pages go. Only the workspace
   * page asks for tickets, with the login of its browser. The answer's `url` lets one frame in, once, within 30 seconds.
   *
   * The proxy shows public addresses. A platform on the loopback address also shows this machine's own servers, but
   * never Annex's; whatever else lies in a private network has to be listed in the setting `panels.privateHosts`. A
   * page of the public web (`from`) leads nowhere private.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `address-refused` (400), `unauthorized` (401), `cross-site-request` (403), `other-owner` (403), `not-acceptable` (406), `proxy-off` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.createProxyTicket({ path: { owner: 'demo', repo: 'rover' }, body: { url: 'https://docs.example/getting-started' } });
   */
  readonly createProxyTicket: Call<Workspace['createProxyTicket']>;
  /**
   * Learn whether a page can be framed.
   *
   * A site that forbids framing leaves a web view blank, and the browser does not tell the page why. This asks the
   * site for the headers of the page, follows its redirects and tells what they say, so that the user can be told
   * and offered a tab of their own. Only public addresses are asked; about whatever lies in a private network nothing is told.
   * A platform on the loopback address also asks loopback addresses: its users sit at the same machine.
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
   * The platform fetches the icon, follows redirects, and returns it as data. If the browser fetched it, it would send
   * the cookies of the platform's host to whatever port of that host the address leads to. The platform fetches from
   * the same addresses as `checkFraming`. An icon has at most 128 KiB and a media type that begins with `image/`.
   *
   * @throws Problem: `invalid-request` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getSiteIcon({ path: { owner: 'demo', repo: 'rover' }, query: { url: 'https://docs.example/favicon.ico' } });
   */
  readonly getSiteIcon: Call<Workspace['getSiteIcon']>;
  /**
   * Read the layout.
   *
   * The whole tree of splits, leaves and tabs, with the revision it has. A workspace that nobody has touched yet has
   * one leaf, `leaf-1`, with one web view tab, `tab-1`. Every leaf has a tab: when the last tab of a workspace is
   * closed, a fresh web view takes its place in the same leaf.
   *
   * The tree is there as `layout`, as `root`, and the root node's own fields stand at the top of the answer too.
   * Callers differ in where they look for it.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getLayout({ path: { owner: 'demo', repo: 'rover' } });
   */
  readonly getLayout: Call<Workspace['getLayout']>;
  /**
   * Follow the layout.
   *
   * A stream of server-sent events: the layout as it is now, and again after every change, whoever made it. Changes
   * that follow each other fast may come as one event; the last one is never missing. Comments keep the stream
   * alive.
   *
   * Beside the events named `layout` there are events without a name, for readers that look at `data:` lines alone:
   * `{"type":"connected"}` once, and `{"type":"workspace_updated","revision":n}` after every change.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `too-many-streams` (429), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * for await (const event of workspace.watchLayout.stream({ path: { owner: 'demo', repo: 'rover' } })) console.log(event);
   */
  readonly watchLayout: Call<Workspace['watchLayout']>;
  /**
   * List the tabs.
   *
   * Every tab of the workspace with the leaf it is in, from the first leaf to the last; with `name`, those that are
   * called so. Without `name` there is always at least one tab; a name that no tab has gives an empty list.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.listTabs({ path: { owner: 'demo', repo: 'rover' }, query: { name: 'Docs' } });
   */
  readonly listTabs: Call<Workspace['listTabs']>;
  /**
   * Open a panel as a tab.
   *
   * Adds a tab to a leaf and shows it. `displayName` and `displayIcon` come from the catalog unless given. A web
   * view takes `initialState.url`, the page to load from the start. A singleton that is open already answers 409.
   * Every call opens a tab: who wants one of a name asks `listTabs` first.
   *
   * @throws Problem: `invalid-request` (400), `unknown-panel-type` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `not-acceptable` (406), `singleton-open` (409), `layout-full` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
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
   * Rename or show tabs by name.
   *
   * What `updateTab` does, for every tab that is called `name`. Of several in one leaf the first is shown.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `tab-not-found` (404), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.updateTabs({ path: { owner: 'demo', repo: 'rover' }, query: { name: 'Docs' }, body: { active: true } });
   */
  readonly updateTabs: Call<Workspace['updateTabs']>;
  /**
   * Close tabs by name, or one by its place.
   *
   * Closes every tab that is called `name`, told in the query or in the body; or, with `tabId` in the body, that
   * tab, which has to be in the leaf `panelId` when that is given too. `closeTab` does the latter without a body.
   * A request that tells neither means no tab (404).
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `tab-not-found` (404), `not-acceptable` (406), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * const result = await workspace.closeTabs({ path: { owner: 'demo', repo: 'rover' }, query: { name: 'Docs' }, body: { name: 'Docs' } });
   */
  readonly closeTabs: Call<Workspace['closeTabs']>;
  /**
   * Rename or show a tab.
   *
   * Gives the tab another name, another icon, or brings it to the front of its leaf. What is not given stays as it
   * is; a tab goes to the back by showing another one.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `tab-not-found` (404), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.updateTab({ path: { owner: 'demo', repo: 'rover', tabId: 'tab-2' }, body: { active: true } });
   */
  readonly updateTab: Call<Workspace['updateTab']>;
  /**
   * Close a tab.
   *
   * Closes the tab. A leaf that is left without tabs goes, and its sibling takes the place of their split. The last
   * leaf of a workspace stays: when its last tab is closed, a fresh web view takes its place.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `tab-not-found` (404), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.closeTab({ path: { owner: 'demo', repo: 'rover', tabId: 'tab-2' } });
   */
  readonly closeTab: Call<Workspace['closeTab']>;
  /**
   * Close a panel with all its tabs.
   *
   * Closes every tab of the leaf. The leaf goes with them, and its sibling takes the place of their split. The last
   * leaf of a workspace stays: when its last tab is closed, a fresh web view takes its place.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
   *
   * @example
   * await workspace.closePanel({ path: { owner: 'demo', repo: 'rover', panelId: 'leaf-3' } });
   */
  readonly closePanel: Call<Workspace['closePanel']>;
  /**
   * Split a panel.
   *
   * Puts a new leaf beside (`horizontal`) or below (`vertical`) a leaf and opens a panel in it. The two share the
   * place of the old leaf by `ratio`, in halves unless it is given.
   *
   * @throws Problem: `invalid-request` (400), `unknown-panel-type` (400), `own-origin-refused` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `not-acceptable` (406), `singleton-open` (409), `layout-full` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
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
   * Gives the first part another share of the split; the second gets the rest.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `split-not-found` (404), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * await workspace.resizeSplit({ path: { owner: 'demo', repo: 'rover', splitId: 'split-2' }, body: { ratio: 0.33 } });
   */
  readonly resizeSplit: Call<Workspace['resizeSplit']>;
  /**
   * Move a tab.
   *
   * Moves a tab into another leaf, to another place in its own, or with `edge` into a new leaf beside the target. A
   * leaf that is left without tabs goes. The panel keeps its state; open browsers do not load it again.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `tab-not-found` (404), `not-acceptable` (406), `layout-full` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `unavailable` (503), `too-many-workspaces` (507).
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
   * Takes a picture of one panel of any kind (told by `panelId`, `tabId`, both, or the tab's `name`), of the whole
   * workspace, or of the screen. The answer is JSON with a data URL, or the bare PNG for `Accept: image/png`.
   *
   * | scope | what it takes | method | what the user has to share |
   * |---|---|---|---|
   * | `panel` | one panel | `element-capture` | the tab |
   * | `panel` | the document of one sandbox panel | `html2canvas` | nothing |
   * | `workspace` | all panels side by side | `element-capture` | the tab |
   * | `screen` | the entire display | `element-capture` | the screen |
   *
   * Tab and screen are two shares; the user starts and stops each in the navigation bar. While the one that is
   * needed is off, the answer is 504 and the user's page asks for it, with your `reason`: tell the user, wait a few
   * seconds, try again. Or give `waitForSharing`: the call then waits while the user is being asked. Of several open
   * browsers one that shares is taken. A share that no open browser can give (only Chromium from 132 on can take
   * panels) is 409 `capture-unsupported` at once.
   *
   * A tab in the background is brought to the front for the picture, in that browser only, and put back afterwards.
   * A page that is still loading is waited for, 5 seconds at most; `loaded` tells whether it had loaded. Of the bare
   * PNG the header `Page-Loaded` tells it.
   *
   * Browsers scale a tab that has more device pixels than the screen. Its pictures are then smaller than
   * `maxDimension` allows.
   *
   * @throws Problem: `invalid-request` (400), `capture-method-refused` (400), `unauthorized` (401), `other-owner` (403), `panel-not-found` (404), `not-acceptable` (406), `no-browser` (409), `capture-unsupported` (409), `wrong-panel` (409), `body-too-large` (413), `unsupported-media-type` (415), `internal-error` (500), `capture-failed` (502), `unavailable` (503), `sharing-off` (504), `capture-timeout` (504).
   *
   * @example
   * const result = await workspace.captureScreenshot({ path: { owner: 'demo', repo: 'rover' }, body: { scope: 'panel', panelId: 'leaf-1' } });
   */
  readonly captureScreenshot: Call<Workspace['captureScreenshot']>;
  /**
   * Learn what the user shares.
   *
   * Call it before taking a screenshot, to know whether it can work: whether a browser has the workspace open, and
   * which of the two shares the user has enabled in any of them. It asks the user for nothing. `watchLayout` tells
   * when it changes, as `sharing_changed`.
   *
   * @throws Problem: `invalid-request` (400), `unauthorized` (401), `other-owner` (403), `not-acceptable` (406), `internal-error` (500), `unavailable` (503).
   *
   * @example
   * const result = await workspace.getScreenshotStatus({ path: { owner: 'demo', repo: 'rover' } });
   */
  readonly getScreenshotStatus: Call<Workspace['getScreenshotStatus']>;
}

/**
 * Act on the panels of a workspace that a user has open, and see what the user sees.
 *
 * @example
 * const workspace = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:8790' });
 */
export const createWorkspaceClient = (options: ClientOptions<'apiKey' | 'sessionToken'>): WorkspaceClient =>
  createClient<Workspace, 'apiKey' | 'sessionToken'>({ operations, security }, options);

/**
 * Annex workspace channel. What the workspace page and the platform tell each other.
 *
 * Send `hello`, `change`, `accepted`, `deferred`, `result`, `focus`, `sharing`, `ping`; iterate over `welcome`, `layout`, `done`, `refused`, `command`, `ask-share`, `log`, `presence`, `pong`, `error`.
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
export const connectWorkspaceChannel = (socketUrl: string | URL, options?: SocketOptions): Promise<SocketClient<WorkspaceChannel>> =>
  connectSocket<WorkspaceChannel>(socketUrl, options);
