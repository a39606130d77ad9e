// Asks the last focused browser what its web views show.
import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { WebviewCommand, WebviewSeen } from '../../../../generated/workspace/messages.ts';
import type { Clock } from '../../../base/clock.ts';
import { Problem } from '../../../base/problem.ts';
import type { Browsers } from '../browsers/browsers.ts';
import type { Commands } from '../browsers/commands.ts';
import { findTab, type TabSelection } from '../layout/find-tab.ts';
import type { LayoutService } from '../layout/service.ts';
import type { Tab } from '../layout/tree.ts';
import type { WorkspaceName } from '../workspace.ts';
import type { Catalog } from './catalog.ts';

export interface PageDependencies {
  readonly layout: LayoutService;
  readonly catalog: Catalog;
  readonly browsers: Browsers;
  readonly commands: Commands;
  readonly clock: Clock;
  readonly limits: Pick<Settings['panels'], 'evalSlackMs'>;
}

/** A tab as of a revision of the layout. */
interface Placed {
  readonly tab: Tab;
  readonly revision: number;
}

export const LOAD_MS = 10_000;

export class WebviewPages {
  readonly #parts: PageDependencies;

  constructor(parts: PageDependencies) {
    this.#parts = parts;
  }

  /** Resolves once the page that the tab was sent to has loaded. */
  async untilLoaded(workspace: WorkspaceName, { tab, revision }: Placed, timeoutMs = LOAD_MS): Promise<void> {
    const { url = '', loads = 0 } = tab.panelState;
    const deadline = this.#parts.clock.now() + timeoutMs;
    const seen = await this.#ask(workspace, { tab, revision }, deadline, true);
    if (seen === 'no-browser')
      throw new Problem('no-browser', 'The page will load in the next browser that opens the workspace.');
    if (seen === 'late' || seen.state === 'loading') {
      throw new Problem('load-timeout', `${url} did not load within ${timeoutMs / 1000} seconds.`);
    }
    if (seen.sentTo !== url || seen.loads !== loads) {
      throw new Problem('load-timeout', 'The web view navigated to another page in the meantime.');
    }
    if (seen.state !== 'loaded') throw new Problem('load-timeout', seen.reason ?? `${url} could not be loaded.`);
  }

  async read(workspace: WorkspaceName, selection: TabSelection): Promise<Schemas['WebviewState']> {
    const { layout, catalog, clock, limits } = this.#parts;
    const { revision, layout: tree } = await layout.get(workspace);
    const { tab, leaf } = findTab(tree, selection);
    if (catalog.kindOf(tab.panelType) !== 'webview') {
      throw new Problem('wrong-panel', `“${tab.displayName}” is ${catalog.nameOf(tab.panelType)}.`);
    }
    const { url = null, proxyEnabled = false } = tab.panelState;
    const known = { panelId: leaf.id, tabId: tab.id, proxyEnabled };
    const seen = await this.#ask(workspace, { tab, revision }, clock.now() + limits.evalSlackMs, false);
    if (seen === 'no-browser' || seen === 'late') {
      return { ...known, state: 'unknown', address: url, title: null, console: [], failedRequests: [] };
    }
    const { status: _, sentTo: __, loads: ___, ...page } = seen;
    return { ...known, ...page };
  }

  /** If a browser is lost, another one is asked: reading twice is harmless. */
  async #ask(
    workspace: WorkspaceName,
    { tab: { id: tabId }, revision }: Placed,
    deadline: number,
    waits: boolean,
  ): Promise<WebviewSeen | 'late' | 'no-browser'> {
    const { browsers, commands, clock } = this.#parts;
    for (;;) {
      const browser = browsers.lastFocused(workspace);
      if (!browser) return 'no-browser';
      const command: WebviewCommand = {
        type: 'command',
        command: randomUUID(),
        kind: 'webview',
        tabId,
        revision,
        wait_ms: waits ? Math.max(0, deadline - clock.now()) : 0,
      };
      const end = await commands.sendUntil(deadline, browser, command);
      if (end === 'late') return 'late';
      if (end.kind === 'lost') continue;
      if (end.outcome.status === 'seen') return end.outcome;
      const isGone = end.outcome.status === 'failed' && end.outcome.code === 'panel-gone';
      if (isGone) throw new Problem('panel-not-found', 'The panel was closed.');
      return 'late';
    }
  }
}
