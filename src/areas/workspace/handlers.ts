import type { Schemas, Workspace } from '../../../generated/workspace/contract.ts';
import type { LayoutChange } from '../../../generated/workspace/messages.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Caller, Callers } from '../../base/caller.ts';
import { isUnavailable, outcomeUnknown, Problem } from '../../base/problem.ts';
import { StateError } from '../../base/state/port.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import type { BrowserServices } from './across-nodes.ts';
import type { Actor } from './actors.ts';
import type { LayoutService, Snapshot } from './layout/service.ts';
import type { Catalog } from './panels/catalog.ts';
import type { FramingService } from './panels/framing-service.ts';
import type { ProxyService } from './proxy/service.ts';
import type { WorkspaceName } from './workspace-name.ts';

export interface WorkspaceServices extends BrowserServices {
  readonly layout: LayoutService;
  readonly framing: FramingService;
  readonly proxy: ProxyService;
  readonly catalog: Catalog;
  readonly actorOf: (caller: Caller) => Promise<Actor>;
}

const workspaceOf = ({ path: { owner, repo } }: { readonly path: WorkspaceName }): WorkspaceName => ({ owner, repo });

/** The rule of the document that a caller acts for the owner of the workspace. */
export const workspaceRules = (
  mayActFor: (caller: Caller, owner: string) => MaybePromise<boolean>,
): Rules<Workspace, Callers> => ({
  'workspace-owner': ({ caller, path }) =>
    mapMaybePromise(mayActFor(caller, path.owner), (may) => {
      if (!may) throw new Problem('other-owner');
    }),
});

export function workspaceHandlers(services: WorkspaceServices): Handlers<Workspace, Callers> {
  const { layout, sandbox, webview, capture, framing, proxy, catalog, focusedLeaf, actorOf } = services;
  /** By layout, which is the same object as long as nothing changes. */
  const answers = new WeakMap<object, Schemas['LayoutSnapshot']>();
  const change = async (request: { readonly path: WorkspaceName; readonly caller: Caller }, what: LayoutChange) =>
    layout.change(workspaceOf(request), what, await actorOf(request.caller));

  return {
    getPanelCatalog: (_, reply) => reply.json(200, { categories: [...catalog.categories] }),

    getLayout: (request, reply) => {
      const workspace = workspaceOf(request);
      const answer = ({ revision, layout: root }: Snapshot, focusedPanelId: string | null) => {
        const known = answers.get(root);
        if (known?.focusedPanelId === focusedPanelId && known.revision === revision) return reply.json(200, known);
        const body = Object.freeze({ ...root, revision, layout: root, root, focusedPanelId });
        answers.set(root, body);
        return reply.json(200, body);
      };
      const [found, focused] = [layout.get(workspace), focusedLeaf(workspace)];
      return found instanceof Promise || focused instanceof Promise
        ? Promise.all([found, focused]).then((both) => answer(...both))
        : answer(found, focused);
    },

    watchLayout: async (request, reply) => {
      const workspace = workspaceOf(request);
      return reply.events(200, (push, end) => {
        push({ event: 'message', data: { type: 'connected' } });
        let isFirst = true;
        const changed = (data: Snapshot) => {
          push({ event: 'layout', data: { ...data } });
          if (!isFirst) push({ event: 'message', data: { type: 'workspace_updated', revision: data.revision } });
          isFirst = false;
        };
        const stops = [
          layout.watch(workspace, changed, end),
          capture.watch(workspace, (status) =>
            push({ event: 'message', data: { type: 'sharing_changed', ...status } }),
          ),
        ];
        return () => {
          for (const stop of stops) stop();
        };
      });
    },

    listTabs: async (request, reply) =>
      reply.json(200, await layout.listTabs(workspaceOf(request), request.query.name)),

    openTab: async (request, reply) => {
      const { tabId = '', panelId = '', revision } = await change(request, { op: 'openTab', ...request.body });
      return reply.json(201, { tabId, panelId, revision });
    },

    closeTab: async (request, reply) => {
      await change(request, { op: 'closeTab', tabId: request.path.tabId });
      return reply.empty(204);
    },

    closeTabs: async (request, reply) => {
      const workspace = workspaceOf(request);
      const { tabId, panelId, name = request.query.name } = request.body;
      const by = await actorOf(request.caller);
      if (tabId !== undefined) return reply.json(200, await layout.closeOne(workspace, tabId, panelId, by));
      if (name !== undefined) return reply.json(200, await layout.closeNamed(workspace, name, by));
      throw new Problem('tab-not-found', 'Specify the tabs to close by `name` or `tabId`.');
    },

    updateTab: async (request, reply) => {
      const by = await actorOf(request.caller);
      await layout.updateTab(workspaceOf(request), request.path.tabId, request.body, by);
      return reply.empty(204);
    },

    updateTabs: async (request, reply) => {
      const by = await actorOf(request.caller);
      await layout.updateNamed(workspaceOf(request), request.query.name, request.body, by);
      return reply.empty(204);
    },

    closePanel: async (request, reply) => {
      await change(request, { op: 'closePanel', panelId: request.path.panelId });
      return reply.empty(204);
    },

    splitLeaf: async (request, reply) => {
      const made = await change(request, { op: 'splitLeaf', ...request.body });
      const { splitId = '', panelId = '', tabId = '', revision } = made;
      return reply.json(201, { splitId, panelId, newPanelId: panelId, tabId, revision });
    },

    moveTab: async (request, reply) => {
      const { panelId = '', revision } = await change(request, { op: 'moveTab', ...request.body });
      return reply.json(200, { tabId: request.body.tabId, panelId, revision });
    },

    resizeSplit: async (request, reply) => {
      await change(request, { op: 'resizeSplit', splitId: request.path.splitId, ratio: request.body.ratio });
      return reply.empty(204);
    },

    controlWebview: async (request, reply) => {
      const { body } = request;
      const workspace = workspaceOf(request);
      const by = await actorOf(request.caller);
      const act = (tabId: string) => webviewChange(tabId, body);
      const changed = await layout.changeActive(workspace, body.panelId, 'webview', act, by);
      if (body.action === 'navigate' && body.wait) {
        await webview.untilLoaded(workspace, changed, body.timeout_ms).catch(notUnavailable);
      }
      return reply.empty(204);
    },

    getWebview: async (request, reply) => reply.json(200, await webview.look(workspaceOf(request), request.query)),

    controlSandbox: async (request, reply) => {
      const { body } = request;
      const workspace = workspaceOf(request);
      const by = await actorOf(request.caller);
      if (body.action === 'eval') {
        const { id } = await layout.getActive(workspace, body.panelId, 'sandbox');
        return reply.json(200, await sandbox.eval(workspace, id, body.code, body.timeout_ms, by));
      }
      const act = (tabId: string): LayoutChange =>
        body.action === 'reset'
          ? { op: 'resetPanel', tabId }
          : { op: 'setPanelState', tabId, state: { headerHidden: body.hidden } };
      await layout.changeActive(workspace, body.panelId, 'sandbox', act, by);
      return reply.empty(204);
    },

    getEval: async (request, reply) =>
      reply.json(200, await sandbox.getEval(workspaceOf(request), request.path.evalId)),

    checkFraming: async (request, reply) => {
      return reply.json(200, await framing.check(request.query.url, request.signal));
    },

    getSiteIcon: async (request, reply) => reply.json(200, await framing.findIcon(request.query.url, request.signal)),

    createProxyTicket: async (request, reply) => {
      return reply.json(201, await proxy.createTicket(request.caller, request.body));
    },

    captureScreenshot: async (request, reply) => {
      const { scope, method } = request.body;
      const by = await actorOf(request.caller);
      const picture = await capture.capture(workspaceOf(request), request.body, request.signal, by);
      const { bytes, width, height, loaded, capturedAt: captured_at } = picture;
      const headers = { 'Page-Loaded': String(loaded) };
      if (request.accept === 'image/png') return reply.raw(200, 'image/png', bytes, headers);
      const dataUrl = `data:image/png;base64,${bytes.toString('base64')}`;
      return reply.json(200, { dataUrl, width, height, scope, method, loaded, captured_at }, headers);
    },

    getScreenshotStatus: async (request, reply) => reply.json(200, await capture.status(workspaceOf(request))),
  };
}

/** After a change: a 503 would say that nothing was done. */
function notUnavailable(error: unknown): never {
  throw error instanceof StateError || isUnavailable(error) ? outcomeUnknown(error) : error;
}

function webviewChange(tabId: string, body: Schemas['ControlWebview']): LayoutChange {
  switch (body.action) {
    case 'navigate':
      return { op: 'setPanelState', tabId, state: { url: body.url } };
    case 'refresh':
      return { op: 'refreshPanel', tabId };
    case 'setHeaderHidden':
      return { op: 'setPanelState', tabId, state: { headerHidden: body.hidden } };
    case 'setProxyEnabled':
      return { op: 'setPanelState', tabId, state: { proxyEnabled: body.enabled } };
  }
}
