// Web views: changed in the layout, read from the browser that shows them.
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import type { LayoutChange } from '../../../../generated/workspace/messages.ts';
import { isUnavailable, outcomeUnknown } from '../../../base/problem.ts';
import { StateError } from '../../../base/state/port.ts';
import type { BrowserServices } from '../across-nodes.ts';
import type { TabSelection } from '../layout/find-tab.ts';
import type { LayoutService } from '../layout/service.ts';
import type { Workspace, WorkspaceName } from '../workspace.ts';
import type { WebviewPages } from './webview-pages.ts';

export class WebviewService {
  readonly #layout: LayoutService;
  readonly #pages: BrowserServices['pages'];

  constructor(layout: LayoutService, pages: BrowserServices['pages']) {
    this.#layout = layout;
    this.#pages = pages;
  }

  get(workspace: WorkspaceName, selection: TabSelection): Promise<Schemas['WebviewState']> {
    return this.#pages.read(workspace, selection);
  }

  perform(...given: Parameters<WebviewPages['perform']>): Promise<Schemas['PageReport']> {
    return this.#pages.perform(...given);
  }

  async control(workspace: Workspace, body: Schemas['ControlWebview']): Promise<void> {
    const change = (tabId: string) => changeOf(tabId, body);
    const changed = await this.#layout.changeActive(workspace, body.panelId, 'webview', change);
    if (body.action !== 'navigate' || !body.wait) return;
    await this.#pages.untilLoaded(workspace, changed, body.timeout_ms).catch((error: unknown) => {
      // A 503 would say that nothing was changed.
      throw error instanceof StateError || isUnavailable(error) ? outcomeUnknown(error) : error;
    });
  }
}

function changeOf(tabId: string, body: Schemas['ControlWebview']): LayoutChange {
  switch (body.action) {
    case 'navigate':
      return {
        op: 'setPanelState',
        tabId,
        state: { url: body.url, ...(body.proxy === undefined ? {} : { proxyEnabled: body.proxy }) },
      };
    case 'refresh':
      return { op: 'refreshPanel', tabId };
    case 'setHeaderHidden':
      return { op: 'setPanelState', tabId, state: { headerHidden: body.hidden } };
    case 'setProxyEnabled':
      return { op: 'setPanelState', tabId, state: { proxyEnabled: body.enabled } };
  }
}
