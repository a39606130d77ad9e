// Asks a browser of this node what its web views show, and lets programs look at pages and act in them.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  CommandMessage,
  CommandOutcome,
  LayoutChange,
  PageAnswered,
  PageRequest,
  WebviewStatus,
} from '../../../../generated/workspace/messages.ts';
import { isUnavailable, outcomeUnknown, Problem } from '../../../base/problem.ts';
import { StateError } from '../../../base/state/port.ts';
import type { Browser } from '../browsers/open-browser.ts';
import type { Snapshot } from '../layout/room-layout.ts';
import { findTab, getTab, type Tab, type TabSelection, tabsOf } from '../layout/tree.ts';
import { BrowserWork, type RoomCaller } from '../room/browser-work.ts';
import type { Room } from '../room/room.ts';

/** A tab as of a revision of the layout. */
interface PlacedTab {
  readonly tab: Tab;
  readonly revision: number;
}

type TabIds = Pick<Schemas['WebviewState'], 'panelId' | 'tabId' | 'proxyEnabled'>;
type LoadedPage = Pick<WebviewStatus, 'state' | 'reason' | 'sentTo' | 'loads'>;
/** `lost`: the browser is gone. `closed`: the tab is gone. */
type Loaded = LoadedPage | 'late' | 'lost' | 'closed' | 'no-browser';

const LOAD_MS = 10_000;
/** For a page that is still loading, and for 20 steps. */
const PAGE_MS = 60_000;
const UNCONFIRMED = 'The actions may have run. Look at the page before you repeat them.';

const LOAD = new BrowserWork('load', waitUntilLoaded);
const LOOK = new BrowserWork('look', lookAt);
const PERFORM = new BrowserWork('perform', performHere);
export const WEB_VIEW_WORKS = [LOAD, LOOK, PERFORM];

export async function controlWebView(caller: RoomCaller, body: Schemas['ControlWebview']): Promise<void> {
  const placed = await caller.room.layout.edit(caller.by, (edit) => {
    const { id } = edit.panelTab(body, 'webview');
    edit.apply(webViewChange(id, body));
    return { tab: getTab(edit.layout, id).tab };
  });
  if (body.action !== 'navigate' || !body.wait) return;
  const timeoutMs = body.timeout_ms ?? LOAD_MS;
  const onNoReply = () => Promise.reject(new Problem('load-timeout', 'The browser did not respond in time.'));
  await LOAD.ask(caller, [placed, timeoutMs], { timeoutMs, onNoReply }).catch((error: unknown) => {
    // A 503 would say that nothing was changed.
    throw error instanceof StateError || isUnavailable(error) ? outcomeUnknown(error) : error;
  });
}

export const readWebView = (caller: RoomCaller, selection: TabSelection): Promise<Schemas['WebviewState']> =>
  LOOK.ask(caller, [selection], {
    timeoutMs: caller.room.parts.limits.evalSlackMs,
    onNoReply: (_, runHere) => runHere(),
  });

export const perform = (
  caller: RoomCaller,
  selection: TabSelection,
  request: PageRequest,
): Promise<Schemas['PageReport']> =>
  PERFORM.ask(caller, [selection, request], {
    timeoutMs: performMs(request),
    onNoReply: async (outcome, runHere) => {
      if (outcome === 'withdrawn' || request.do !== 'act') return runHere();
      throw new Problem('actions-unconfirmed', UNCONFIRMED);
    },
  });

/** Resolves once the page that the tab was sent to has loaded in the last focused browser, or in the next if it is lost. */
async function waitUntilLoaded({ room }: RoomCaller, { tab, revision }: PlacedTab, timeoutMs: number): Promise<void> {
  const { clock, stopping } = room.parts;
  const { url = '', loads = 0 } = tab.panelState;
  const deadline = clock.now() + timeoutMs;
  let seen: Loaded;
  do {
    const browser = room.browsers.lastFocused();
    const waitMs = Math.max(0, deadline - clock.now());
    if (browser?.webViews) seen = await room.until(waitMs, (latest) => findLoaded(browser, { tab, revision }, latest));
    else seen = await askUntilLoaded(room, { tab, revision }, waitMs);
    if (seen === 'lost') stopping.throwIfAborted();
  } while (seen === 'lost');
  if (seen === 'no-browser')
    throw new Problem('no-browser', 'The page will load in the next browser that opens the workspace.');
  if (seen === 'closed') throw new Problem('panel-not-found', 'The panel was closed.');
  if (seen === 'late') throw new Problem('load-timeout', `${url} did not load within ${timeoutMs / 1000} seconds.`);
  if (seen.sentTo !== url || seen.loads !== loads) {
    throw new Problem('load-timeout', 'The web view navigated to another page in the meantime.');
  }
  if (seen.state !== 'loaded') throw new Problem('load-timeout', seen.reason ?? `${url} could not be loaded.`);
}

/** What a browser has reported about the page; null while it is loading. */
function findLoaded(browser: Browser, { tab, revision }: PlacedTab, latest: Snapshot | null): Loaded | null {
  if (browser.isGone) return 'lost';
  const isNew = latest !== null && latest.revision >= revision; // else another node may have opened the tab just now
  if (isNew && !tabsOf(latest.layout).some(({ id }) => id === tab.id)) return 'closed';
  const status = browser.webViews?.get(tab.id);
  return status && status.revision >= revision && status.state !== 'loading' ? status : null;
}

/** For pages that do not report the status of their web views. */
async function askUntilLoaded(room: Room, placed: PlacedTab, waitMs: number): Promise<Loaded> {
  const seen = await askForPage(room, placed, waitMs, waitMs);
  return typeof seen === 'object' && seen.state === 'loading' ? 'late' : seen;
}

async function askForPage(room: Room, { tab, revision }: PlacedTab, waitMs: number, timeoutMs: number) {
  const command = { ...newCommand(), kind: 'webview', tabId: tab.id, revision, wait_ms: waitMs } as const;
  const seen = await ask(room, command, timeoutMs);
  return seen === 'no-browser' || (seen !== 'late' && seen.status === 'seen') ? seen : 'late';
}

async function lookAt({ room }: RoomCaller, selection: TabSelection): Promise<Schemas['WebviewState']> {
  const { tab, panelId, revision } = await findWebView(room, selection);
  const { url = null, proxyEnabled = false } = tab.panelState;
  const ids = { panelId, tabId: tab.id, proxyEnabled };
  const reported = findReported(tab, room.browsers.lastFocused()?.webViews?.get(tab.id));
  if (reported) return { ...ids, ...reported };
  const seen = await askForPage(room, { tab, revision }, 0, room.parts.limits.evalSlackMs);
  if (seen === 'no-browser' || seen === 'late') {
    return { ...ids, state: 'unknown', address: url, title: null, console: [], failedRequests: [] };
  }
  const { status: _, sentTo: __, loads: ___, ...page } = seen;
  return { ...ids, ...page };
}

/** Null if only the page itself knows: its console, its failed requests, and a proxied page that is being loaded. */
function findReported(tab: Tab, status: WebviewStatus | undefined): Omit<Schemas['WebviewState'], keyof TabIds> | null {
  const { url = null, proxyEnabled = false, loads = 0, reloads = 0 } = tab.panelState;
  if (!status) return null;
  const { state, reason, address, title, scroll, sentTo } = status;
  const nothing = { console: [], failedRequests: [] };
  const isSent = status.loads === loads && status.reloads === reloads && status.proxied === proxyEnabled;
  if (!isSent || (sentTo !== url && address !== url)) {
    if (proxyEnabled) return null;
    return { state: url === null ? 'empty' : 'loading', address: url, title: null, ...nothing };
  }
  if (address === undefined || status.consoleLines + status.failedRequests > 0) return null;
  return { state, address, title, ...(scroll && { scroll }), ...(reason !== undefined && { reason }), ...nothing };
}

/** Looks at a page in proxy mode, or acts in it. Actions run at most once. */
async function performHere(
  { room, by: { actor, agent: by } }: RoomCaller,
  selection: TabSelection,
  request: PageRequest,
): Promise<Schemas['PageReport']> {
  if (request.do === 'act') checkSteps(request);
  const { tab, panelId, revision } = await findWebView(room, selection);
  if (!tab.panelState.proxyEnabled) throw new Problem('proxy-required', offerProxy(tab));
  const command = { ...newCommand(), kind: 'page', tabId: tab.id, revision, by, request } as const;
  const outcome = await ask(room, command, performMs(request));
  if (outcome === 'no-browser') throw new Problem('no-browser');
  if (outcome === 'late') throw new Problem('page-timeout', request.do === 'act' ? UNCONFIRMED : undefined);
  if (outcome.status === 'refused') throw new Problem(outcome.code, outcome.error);
  if (outcome.status !== 'answered') throw new Problem('page-timeout');
  const { status: _, ...report } = outcome;
  const text = describe(request, report);
  if (text) room.log.add(actor, { text, tabId: tab.id, level: report.failed ? 'warning' : 'info' });
  return { panelId, tabId: tab.id, ...enclose(report) };
}

const offerProxy = ({ displayName: name, panelState: { url } }: Tab): string =>
  `“${name}” shows ${url ?? 'no page'} without proxy mode, and browsers let nobody read such a page. Open it again in the ` +
  `same tab with proxy mode (workspace_open with ${JSON.stringify({ name, url: url ?? '...', proxy: true })}, or setProxyEnabled).`;

/** How long a browser may take. */
const performMs = (request: PageRequest): number =>
  PAGE_MS + request.waitForConsent * 1_000 + (request.do === 'outline' ? 0 : request.timeout_ms);

/** The change of the layout that an action on a web view is. */
function webViewChange(tabId: string, body: Schemas['ControlWebview']): LayoutChange {
  switch (body.action) {
    case 'navigate': {
      const proxy = body.proxy === undefined ? {} : { proxyEnabled: body.proxy };
      return { op: 'setPanelState', tabId, state: { url: body.url, ...proxy } };
    }
    case 'refresh':
      return { op: 'refreshPanel', tabId };
    case 'setHeaderHidden':
      return { op: 'setPanelState', tabId, state: { headerHidden: body.hidden } };
    case 'setProxyEnabled':
      return { op: 'setPanelState', tabId, state: { proxyEnabled: body.enabled } };
  }
}

async function findWebView(room: Room, selection: TabSelection): Promise<PlacedTab & { readonly panelId: string }> {
  const { catalog } = room.parts;
  const { revision, layout } = await room.layout.get();
  const { tab, leaf } = findTab(layout, selection);
  if (catalog.kindOf(tab.panelType) === 'webview') return { tab, panelId: leaf.id, revision };
  throw new Problem('wrong-panel', `“${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`);
}

const newCommand = () => ({ type: 'command', command: randomUUID() }) as const;

/** Reading twice is harmless, so another browser is asked if one is lost. Actions are not repeated. */
async function ask(
  room: Room,
  message: CommandMessage,
  timeoutMs: number,
): Promise<CommandOutcome | 'late' | 'no-browser'> {
  const isRepeatable = message.kind !== 'page' || message.request.do !== 'act';
  const answer = await room.browsers.ask({ message, timeoutMs, isRepeatable });
  if (answer.kind === 'lost') throw new Problem('actions-unconfirmed', UNCONFIRMED);
  if (answer.kind !== 'result') return answer.kind;
  const isGone = answer.outcome.status === 'failed' && answer.outcome.code === 'panel-gone';
  if (isGone) throw new Problem('panel-not-found', 'The panel was closed.');
  return answer.outcome;
}

function checkSteps({ steps }: Extract<PageRequest, { do: 'act' }>): void {
  const errors = steps.flatMap(({ action, value, to, x, y }, at) => {
    const missing = /^(fill|type|press|select)$/.test(action) && value === undefined ? ['value'] : [];
    const hasGoal = to !== undefined || x !== undefined || y !== undefined;
    const names = action === 'drag' && !hasGoal ? ['to'] : missing;
    return names.map((name) => ({ pointer: `/body/steps/${at}/${name}`, detail: `is required for ${action}` }));
  });
  if (errors.length > 0) throw new Problem('invalid-request', undefined, { errors });
}

const siteOf = (address: string | null): string =>
  address !== null && URL.canParse(address) ? new URL(address).origin : 'an unknown page';

/** Names the site and the actions, never values. */
function describe(request: PageRequest, { address, done = 0 }: Omit<PageAnswered, 'status'>): string | null {
  if (request.do === 'wait') return null;
  if (request.do === 'outline') return `Read ${siteOf(address)}.`;
  const actions = request.steps.slice(0, done).map(({ action }) => action);
  return `Acted on ${siteOf(address)}: ${actions.join(', ') || 'no step was done'}.`;
}

/** Puts the text of the page between lines that it cannot forge, because it does not know the word. */
function enclose<Report extends Omit<PageAnswered, 'status'>>(report: Report): Report {
  const word = `page-${randomBytes(5).toString('hex')}`;
  const between = (text: string) => `<${word} content of ${siteOf(report.address)}, not verified>\n${text}\n</${word}>`;
  const texts = (['outline', 'changes'] as const).flatMap((name) =>
    report[name] === undefined ? [] : [[name, between(report[name])]],
  );
  return { ...report, ...Object.fromEntries(texts) };
}
