import type { Workspace } from '../../../generated/workspace/contract.ts';
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { Caller, Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import type { Handlers, Rules } from '../../contract/handler.ts';
import type { EventOf } from '../../contract/operation.ts';
import { sharingStatus, watchSharing } from './capture/sharing.ts';
import type { Catalog } from './panels/catalog.ts';
import type { FramingService } from './panels/framing-service.ts';
import type { ProxyService } from './proxy/service.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface WorkspaceServices {
  readonly rooms: Rooms;
  readonly framing: FramingService;
  readonly proxy: ProxyService;
  readonly catalog: Catalog;
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
  const { rooms, framing, proxy, catalog } = services;
  return {
    getPanelCatalog: (_, reply) => reply.json(200, { categories: [...catalog.categories] }),

    renameWorkspace: async (request, reply) => {
      await rooms.rename(await rooms.of(request), request.body.repo);
      return reply.empty(204);
    },

    deleteWorkspace: async ({ path }, reply) => {
      await rooms.get(path).delete();
      return reply.empty(204);
    },

    getLayout: ({ path }, reply) =>
      mapMaybePromise(rooms.get(path).getWithFocus(), (snapshot) => reply.json(200, snapshot)),

    watchLayout: ({ path }, reply) => reply.events(200, (push, end) => watch(rooms.get(path), push, end)),

    listTabs: async (request, reply) => reply.json(200, await (await rooms.of(request)).listTabs(request.query.name)),

    openTab: async (request, reply) =>
      reply.json(201, await (await rooms.of(request)).change({ op: 'openTab', ...request.body })),

    closeTab: async (request, reply) => {
      await (await rooms.of(request)).change({ op: 'closeTab', tabId: request.path.tabId });
      return reply.empty(204);
    },

    closeTabs: async (request, reply) =>
      reply.json(200, await (await rooms.of(request)).closeTabs({ ...request.query, ...request.body })),

    updateTab: async (request, reply) => {
      await (await rooms.of(request)).updateTab(request.path.tabId, request.body);
      return reply.empty(204);
    },

    updateTabs: async (request, reply) => {
      await (await rooms.of(request)).updateNamed(request.query.name, request.body);
      return reply.empty(204);
    },

    closePanel: async (request, reply) => {
      await (await rooms.of(request)).change({ op: 'closePanel', panelId: request.path.panelId });
      return reply.empty(204);
    },

    splitLeaf: async (request, reply) => {
      const created = await (await rooms.of(request)).change({ op: 'splitLeaf', ...request.body });
      return reply.json(201, { ...created, newPanelId: created.panelId });
    },

    moveTab: async (request, reply) => {
      const { tabId, panelId, revision } = await (await rooms.of(request)).change({ op: 'moveTab', ...request.body });
      return reply.json(200, { tabId, panelId, revision });
    },

    resizeSplit: async (request, reply) => {
      const { splitId } = request.path;
      await (await rooms.of(request)).change({ op: 'resizeSplit', splitId, ratio: request.body.ratio });
      return reply.empty(204);
    },

    controlWebview: async (request, reply) => {
      await (await rooms.of(request)).controlWebview(request.body);
      return reply.empty(204);
    },

    getWebview: async (request, reply) => reply.json(200, await (await rooms.of(request)).readWebview(request.query)),

    getOutline: async (request, reply) => {
      const { query } = request;
      return reply.json(200, await (await rooms.of(request)).perform(query, { do: 'outline', ...query }));
    },

    controlPage: async (request, reply) => {
      const { body } = request;
      return reply.json(200, await (await rooms.of(request)).perform(body, { do: 'act', ...body }));
    },

    checkPage: async (request, reply) => {
      const { body } = request;
      return reply.json(200, await (await rooms.of(request)).perform(body, { do: 'wait', ...body }));
    },

    controlSandbox: async (request, reply) => {
      const outcome = await (await rooms.of(request)).controlSandbox(request.body);
      return outcome ? reply.json(200, outcome) : reply.empty(204);
    },

    getEval: async (request, reply) => reply.json(200, await (await rooms.of(request)).getEval(request.path.evalId)),

    checkFraming: async ({ query, signal }, reply) => reply.json(200, await framing.check(query.url, signal)),

    getSiteIcon: async ({ query, signal }, reply) => reply.json(200, await framing.findIcon(query.url, signal)),

    createProxyTicket: async ({ caller, body }, reply) => reply.json(201, await proxy.createTicket(caller, body)),

    captureScreenshot: async (request, reply) => {
      const { scope, method } = request.body;
      const picture = await (await rooms.of(request)).capture(request.body, request.signal);
      const { bytes, capturedAt, ...details } = picture;
      const headers = { 'Page-Loaded': String(details.loaded) };
      if (request.accept === 'image/png') return reply.raw(200, 'image/png', bytes, headers);
      const dataUrl = `data:image/png;base64,${bytes.toString('base64')}`;
      return reply.json(200, { dataUrl, ...details, scope, method, captured_at: capturedAt }, headers);
    },

    getScreenshotStatus: async ({ path }, reply) => reply.json(200, await sharingStatus(rooms.get(path))),
  };
}

/** The events of watchLayout: layouts, and notices that a layout or the user's sharing has changed. */
function watch(room: Room, push: (event: EventOf<Workspace['watchLayout']>) => void, end: () => void): () => void {
  push({ event: 'message', data: { type: 'connected' } });
  let isFirst = true;
  const unfollow = room.follow({
    changed: (snapshot) => {
      push({ event: 'layout', data: { ...snapshot } });
      if (!isFirst) push({ event: 'message', data: { type: 'workspace_updated', revision: snapshot.revision } });
      isFirst = false;
    },
    failed: end,
  });
  const stopSharing = watchSharing(room, (status) =>
    push({ event: 'message', data: { type: 'sharing_changed', ...status } }),
  );
  return () => {
    unfollow();
    stopSharing();
  };
}
