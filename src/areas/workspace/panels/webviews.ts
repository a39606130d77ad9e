// Asks a browser of this node what its web views show, and lets programs look at pages and act in them.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  CommandMessage,
  CommandOutcome,
  LayoutChange,
  PageAnswered,
  PageRequest,
} from '../../../../generated/workspace/messages.ts';
import { Problem } from '../../../base/problem.ts';
import { findTab, type TabSelection } from '../layout/find-tab.ts';
import type { Tab } from '../layout/tree.ts';
import type { Room } from '../room.ts';
import type { ActingCaller } from '../workspace.ts';

/** A tab as of a revision of the layout. */
export interface PlacedTab {
  readonly tab: Tab;
  readonly revision: number;
}

/** Also of each member of a union. */
type Sent = CommandMessage extends infer Message
  ? Message extends object
    ? Omit<Message, 'type' | 'command'>
    : never
  : never;

export const LOAD_MS = 10_000;
/** For a page that is still loading, and for 20 steps. */
const PAGE_MS = 60_000;
export const UNCONFIRMED = 'The actions may have run. Look at the page before you repeat them.';

/** Resolves once the page that the tab was sent to has loaded. */
export async function untilLoaded(room: Room, { tab, revision }: PlacedTab, timeoutMs: number): Promise<void> {
  const { url = '', loads = 0 } = tab.panelState;
  const command = { kind: 'webview', tabId: tab.id, revision, wait_ms: timeoutMs } as const;
  const report = await ask(room, command, timeoutMs);
  if (report === 'no-browser')
    throw new Problem('no-browser', 'The page will load in the next browser that opens the workspace.');
  if (report === 'late' || report.status !== 'seen' || report.state === 'loading') {
    throw new Problem('load-timeout', `${url} did not load within ${timeoutMs / 1000} seconds.`);
  }
  if (report.sentTo !== url || report.loads !== loads) {
    throw new Problem('load-timeout', 'The web view navigated to another page in the meantime.');
  }
  if (report.state !== 'loaded') throw new Problem('load-timeout', report.reason ?? `${url} could not be loaded.`);
}

export async function readWebview(room: Room, selection: TabSelection): Promise<Schemas['WebviewState']> {
  const { tab, panelId, revision } = await findWebview(room, selection);
  const { url = null, proxyEnabled = false } = tab.panelState;
  const identity = { panelId, tabId: tab.id, proxyEnabled };
  const command = { kind: 'webview', tabId: tab.id, revision, wait_ms: 0 } as const;
  const report = await ask(room, command, room.parts.limits.evalSlackMs);
  if (report === 'no-browser' || report === 'late' || report.status !== 'seen') {
    return { ...identity, state: 'unknown', address: url, title: null, console: [], failedRequests: [] };
  }
  const { status: _, sentTo: __, loads: ___, ...page } = report;
  return { ...identity, ...page };
}

/** Looks at a page in proxy mode, or acts in it. Actions run at most once. */
export async function perform(
  room: Room,
  { actor, agent: by }: ActingCaller,
  selection: TabSelection,
  request: PageRequest,
): Promise<Schemas['PageReport']> {
  if (request.do === 'act') checkSteps(request);
  const { tab, panelId, revision } = await findWebview(room, selection);
  if (!tab.panelState.proxyEnabled) throw new Problem('proxy-required');
  const outcome = await ask(room, { kind: 'page', tabId: tab.id, revision, by, request }, performMs(request));
  if (outcome === 'no-browser') throw new Problem('no-browser');
  if (outcome === 'late') throw new Problem('page-timeout', request.do === 'act' ? UNCONFIRMED : undefined);
  if (outcome.status === 'refused') throw new Problem(outcome.code, outcome.error);
  if (outcome.status !== 'answered') throw new Problem('page-timeout');
  const { status: _, ...report } = outcome;
  const text = describe(request, report);
  if (text) room.log.add(actor, { text, tabId: tab.id, level: report.failed ? 'warning' : 'info' });
  return { panelId, tabId: tab.id, ...enclose(report) };
}

/** How long a browser may take. */
export const performMs = (request: PageRequest): number =>
  PAGE_MS + request.waitForConsent * 1_000 + (request.do === 'outline' ? 0 : request.timeout_ms);

/** The change of the layout that an action on a web view is. */
export function webviewChange(tabId: string, body: Schemas['ControlWebview']): LayoutChange {
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

async function findWebview(room: Room, selection: TabSelection): Promise<PlacedTab & { readonly panelId: string }> {
  const { catalog } = room.parts;
  const { revision, layout } = await room.get();
  const { tab, leaf } = findTab(layout, selection);
  if (catalog.kindOf(tab.panelType) === 'webview') return { tab, panelId: leaf.id, revision };
  throw new Problem('wrong-panel', `“${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`);
}

/** Reading twice is harmless, so another browser is asked if one is lost. Actions are not repeated. */
async function ask(room: Room, command: Sent, timeoutMs: number): Promise<CommandOutcome | 'late' | 'no-browser'> {
  const answer = await room.ask({
    message: { ...command, type: 'command', command: randomUUID() },
    timeoutMs,
    isRepeatable: command.kind !== 'page' || command.request.do !== 'act',
  });
  if (answer.kind === 'lost') throw new Problem('actions-unconfirmed', UNCONFIRMED);
  if (answer.kind !== 'result') return answer.kind;
  const isGone = answer.outcome.status === 'failed' && answer.outcome.code === 'panel-gone';
  if (isGone) throw new Problem('panel-not-found', 'The panel was closed.');
  return answer.outcome;
}

function checkSteps({ steps }: Extract<PageRequest, { do: 'act' }>): void {
  const errors = steps.flatMap(({ action, value, to }, at) => {
    const missing = /^(fill|type|press|select)$/.test(action) && value === undefined ? ['value'] : [];
    const names = action === 'drag' && to === undefined ? ['to'] : missing;
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
