import type { Workspace } from '../../../generated/workspace/contract.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Caller, Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import type { BrowserServices } from './across-nodes.ts';
import { type Actor, agentOf } from './actors.ts';
import { watchWorkspace } from './events.ts';
import type { LayoutService } from './layout/service.ts';
import type { Catalog } from './panels/catalog.ts';
import type { FramingService } from './panels/framing-service.ts';
import type { SandboxService } from './panels/sandbox-service.ts';
import type { WebviewService } from './panels/webview-service.ts';
import type { ProxyService } from './proxy/service.ts';
import type { WorkspaceName } from './workspace.ts';

export interface WorkspaceServices {
  readonly layout: LayoutService;
  readonly webview: WebviewService;
  readonly sandbox: SandboxService;
  readonly capture: BrowserServices['capture'];
  readonly framing: FramingService;
  readonly proxy: ProxyService;
  readonly catalog: Catalog;
  readonly actorOf: (caller: Caller) => Promise<Actor>;
}

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
  const { layout, sandbox, webview, capture, framing, proxy, catalog, actorOf } = services;
  /** The workspace and who acts in it. Operations that only read pass `path` instead. */
  const acting = async ({ path, caller }: { readonly path: WorkspaceName; readonly caller: Caller }) => {
    const actor = await actorOf(caller);
    return { owner: path.owner, repo: path.repo, actor, agent: agentOf(caller, actor) };
  };

  return {
    getPanelCatalog: (_, reply) => reply.json(200, { categories: [...catalog.categories] }),

    renameWorkspace: async (request, reply) => {
      await layout.rename(await acting(request), request.body.repo);
      return reply.empty(204);
    },

    deleteWorkspace: async ({ path }, reply) => {
      await layout.delete(path);
      return reply.empty(204);
    },

    getLayout: ({ path }, reply) => mapMaybePromise(layout.getWithFocus(path), (snapshot) => reply.json(200, snapshot)),

    watchLayout: ({ path }, reply) =>
      reply.events(200, (push, end) => watchWorkspace({ layout, capture }, path, push, end)),

    listTabs: async (request, reply) =>
      reply.json(200, await layout.listTabs(await acting(request), request.query.name)),

    openTab: async (request, reply) =>
      reply.json(201, await layout.change(await acting(request), { op: 'openTab', ...request.body })),

    closeTab: async (request, reply) => {
      await layout.change(await acting(request), { op: 'closeTab', tabId: request.path.tabId });
      return reply.empty(204);
    },

    closeTabs: async (request, reply) =>
      reply.json(200, await layout.closeTabs(await acting(request), { ...request.query, ...request.body })),

    updateTab: async (request, reply) => {
      await layout.updateTab(await acting(request), request.path.tabId, request.body);
      return reply.empty(204);
    },

    updateTabs: async (request, reply) => {
      await layout.updateNamed(await acting(request), request.query.name, request.body);
      return reply.empty(204);
    },

    closePanel: async (request, reply) => {
      await layout.change(await acting(request), { op: 'closePanel', panelId: request.path.panelId });
      return reply.empty(204);
    },

    splitLeaf: async (request, reply) => {
      const created = await layout.change(await acting(request), { op: 'splitLeaf', ...request.body });
      return reply.json(201, { ...created, newPanelId: created.panelId });
    },

    moveTab: async (request, reply) => {
      const moved = await layout.change(await acting(request), { op: 'moveTab', ...request.body });
      return reply.json(200, { tabId: moved.tabId, panelId: moved.panelId, revision: moved.revision });
    },

    resizeSplit: async (request, reply) => {
      const { splitId } = request.path;
      await layout.change(await acting(request), { op: 'resizeSplit', splitId, ratio: request.body.ratio });
      return reply.empty(204);
    },

    controlWebview: async (request, reply) => {
      await webview.control(await acting(request), request.body);
      return reply.empty(204);
    },

    getWebview: async ({ path, query }, reply) => reply.json(200, await webview.get(path, query)),

    getOutline: async (request, reply) => {
      const { query } = request;
      return reply.json(200, await webview.perform(await acting(request), query, { do: 'outline', ...query }));
    },

    controlPage: async (request, reply) => {
      const { body } = request;
      return reply.json(200, await webview.perform(await acting(request), body, { do: 'act', ...body }));
    },

    checkPage: async (request, reply) => {
      const { body } = request;
      return reply.json(200, await webview.perform(await acting(request), body, { do: 'wait', ...body }));
    },

    controlSandbox: async (request, reply) => {
      const outcome = await sandbox.control(await acting(request), request.body);
      return outcome ? reply.json(200, outcome) : reply.empty(204);
    },

    getEval: async ({ path }, reply) => reply.json(200, await sandbox.getEval(path, path.evalId)),

    checkFraming: async ({ query, signal }, reply) => reply.json(200, await framing.check(query.url, signal)),

    getSiteIcon: async ({ query, signal }, reply) => reply.json(200, await framing.findIcon(query.url, signal)),

    createProxyTicket: async ({ caller, body }, reply) => reply.json(201, await proxy.createTicket(caller, body)),

    captureScreenshot: async (request, reply) => {
      const { scope, method } = request.body;
      const picture = await capture.capture(await acting(request), request.body, request.signal);
      const { bytes, capturedAt, ...details } = picture;
      const headers = { 'Page-Loaded': String(details.loaded) };
      if (request.accept === 'image/png') return reply.raw(200, 'image/png', bytes, headers);
      const dataUrl = `data:image/png;base64,${bytes.toString('base64')}`;
      return reply.json(200, { dataUrl, ...details, scope, method, captured_at: capturedAt }, headers);
    },

    getScreenshotStatus: async ({ path }, reply) => reply.json(200, await capture.status(path)),
  };
}
