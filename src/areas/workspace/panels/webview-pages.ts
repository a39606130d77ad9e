// Asks the last focused browser what its web views show.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type {
  Agent,
  CommandMessage,
  CommandOutcome,
  PageAnswered,
  PageRequest,
} from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browsers } from '../browsers/browsers.ts';
import type { Commands } from '../browsers/commands.ts';
import { findTab, type TabSelection } from '../layout/find-tab.ts';
import type { LayoutService } from '../layout/service.ts';
import type { Tab } from '../layout/tree.ts';
import type { Workspace, WorkspaceName } from '../workspace.ts';
import type { WorkspaceLog } from '../workspace-log.ts';
import type { Catalog } from './catalog.ts';

export interface PageDependencies {
  readonly layout: LayoutService;
  readonly catalog: Catalog;
  readonly browsers: Browsers;
  readonly commands: Commands;
  readonly clock: Clock;
  readonly log: WorkspaceLog;
  readonly limits: Pick<Settings['panels'], 'evalSlackMs'>;
}

/** A tab as of a revision of the layout. */
interface Placed {
  readonly tab: Tab;
  readonly revision: number;
}

type PageReport = Schemas['PageReport'];
type AgentWorkspace = Workspace & { readonly agent: Agent };
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

export class WebviewPages {
  readonly #parts: PageDependencies;

  constructor(parts: PageDependencies) {
    this.#parts = parts;
  }

  /** Resolves once the page that the tab was sent to has loaded. */
  async untilLoaded(workspace: WorkspaceName, { tab, revision }: Placed, timeoutMs = LOAD_MS): Promise<void> {
    const { url = '', loads = 0 } = tab.panelState;
    const deadline = this.#parts.clock.now() + timeoutMs;
    const seen = await this.#ask(workspace, { kind: 'webview', tabId: tab.id, revision, wait_ms: timeoutMs }, deadline);
    if (seen === 'no-browser')
      throw new Problem('no-browser', 'The page will load in the next browser that opens the workspace.');
    if (seen === 'late' || seen.status !== 'seen' || seen.state === 'loading') {
      throw new Problem('load-timeout', `${url} did not load within ${timeoutMs / 1000} seconds.`);
    }
    if (seen.sentTo !== url || seen.loads !== loads) {
      throw new Problem('load-timeout', 'The web view navigated to another page in the meantime.');
    }
    if (seen.state !== 'loaded') throw new Problem('load-timeout', seen.reason ?? `${url} could not be loaded.`);
  }

  async read(workspace: WorkspaceName, selection: TabSelection): Promise<Schemas['WebviewState']> {
    const { clock, limits } = this.#parts;
    const { tab, panelId, revision } = await this.#find(workspace, selection);
    const { url = null, proxyEnabled = false } = tab.panelState;
    const known = { panelId, tabId: tab.id, proxyEnabled };
    const command = { kind: 'webview', tabId: tab.id, revision, wait_ms: 0 } as const;
    const seen = await this.#ask(workspace, command, clock.now() + limits.evalSlackMs);
    if (seen === 'no-browser' || seen === 'late' || seen.status !== 'seen') {
      return { ...known, state: 'unknown', address: url, title: null, console: [], failedRequests: [] };
    }
    const { status: _, sentTo: __, loads: ___, ...page } = seen;
    return { ...known, ...page };
  }

  /** Looks at a page in proxy mode, or acts in it. Actions run at most once. */
  async perform(workspace: AgentWorkspace, selection: TabSelection, request: PageRequest): Promise<PageReport> {
    const { clock, log } = this.#parts;
    if (request.do === 'act') checkSteps(request);
    const { tab, panelId, revision } = await this.#find(workspace, selection);
    if (!tab.panelState.proxyEnabled) throw new Problem('proxy-required');
    const command = { kind: 'page', tabId: tab.id, revision, by: workspace.agent, request } as const;
    const outcome = await this.#ask(workspace, command, clock.now() + performMs(request));
    if (outcome === 'no-browser') throw new Problem('no-browser');
    if (outcome === 'late') throw new Problem('page-timeout', request.do === 'act' ? UNCONFIRMED : undefined);
    if (outcome.status === 'refused') throw new Problem(outcome.code, outcome.error);
    if (outcome.status !== 'answered') throw new Problem('page-timeout');
    const { status: _, ...report } = outcome;
    const text = describe(request, report);
    if (text) log.add(workspace, { text, tabId: tab.id, level: report.failed ? 'warning' : 'info' });
    return { panelId, tabId: tab.id, ...enclose(report) };
  }

  async #find(workspace: WorkspaceName, selection: TabSelection): Promise<Placed & { readonly panelId: string }> {
    const { layout, catalog } = this.#parts;
    const { revision, layout: tree } = await layout.get(workspace);
    const { tab, leaf } = findTab(tree, selection);
    if (catalog.kindOf(tab.panelType) === 'webview') return { tab, panelId: leaf.id, revision };
    throw new Problem('wrong-panel', `“${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`);
  }

  /** If a browser is lost, another one is asked: reading twice is harmless. Actions are not repeated. */
  async #ask(
    workspace: WorkspaceName,
    command: Sent,
    deadline: number,
  ): Promise<CommandOutcome | 'late' | 'no-browser'> {
    const { browsers, commands } = this.#parts;
    const isAct = command.kind === 'page' && command.request.do === 'act';
    for (;;) {
      const browser = browsers.lastFocused(workspace);
      if (!browser) return 'no-browser';
      const message = { ...command, type: 'command', command: randomUUID() } as const;
      const end = await commands.sendUntil(deadline, browser, message);
      if (end === 'late') return 'late';
      if (end.kind === 'lost' && isAct && end.reached !== 'unsent')
        throw new Problem('actions-unconfirmed', UNCONFIRMED);
      if (end.kind === 'lost') continue;
      const isGone = end.outcome.status === 'failed' && end.outcome.code === 'panel-gone';
      if (isGone) throw new Problem('panel-not-found', 'The panel was closed.');
      return end.outcome;
    }
  }
}

/** How long a browser may take. */
export const performMs = (request: PageRequest): number =>
  PAGE_MS + request.waitForConsent * 1_000 + (request.do === 'outline' ? 0 : request.timeout_ms);

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
