import { readFile } from 'node:fs/promises';
import type { Workspace } from '../../../generated/workspace/contract.ts';
import { loadOnce } from '../../base/async/load-once.ts';
import type { Caller, Callers } from '../../base/caller.ts';
import { Problem } from '../../base/problem.ts';
import { done, type Handlers, type Request, type Rules } from '../../contract/handler.ts';
import type { EventOf } from '../../contract/operation.ts';
import { capture } from './capture/capture.ts';
import { sharingStatus, watchSharing } from './capture/sharing.ts';
import type { Catalog } from './layout/catalog.ts';
import type { OwnUrls } from './layout/panel-url.ts';
import type { PanelViews } from './package-panels/service.ts';
import type { Agents } from './requests/agents.ts';
import type { Inbox } from './requests/inbox.ts';
import type { UserRequests } from './requests/requests.ts';
import type { RoomCaller } from './room/browser-work.ts';
import type { Room } from './room/room.ts';
import type { Rooms } from './room/rooms.ts';
import * as tabs from './room/tabs.ts';
import type { Evals } from './sandbox/evals.ts';
import type { FramingService } from './web-view/framing.ts';
import { listPointed } from './web-view/pointed.ts';
import { createTicket, type ProxyParts } from './web-view/proxy/service.ts';
import { controlWebView, perform, readWebView } from './web-view/web-views.ts';

export interface WorkspaceServices {
  readonly rooms: Rooms;
  readonly evals: Evals;
  readonly requests: UserRequests;
  readonly agents: Agents;
  readonly inbox: Inbox;
  readonly framing: FramingService;
  /** Absent if proxy mode is off. */
  readonly proxy?: ProxyParts | undefined;
  readonly ownUrls: () => OwnUrls;
  readonly catalog: Catalog;
  readonly views: PanelViews;
}

const PANEL_SCHEMA = new URL('../../../generated/workspace/resources.json', import.meta.url);

/** The rule of the document that a caller acts for the owner of the workspace. */
export const workspaceRules = (
  mayActFor: (caller: Caller, owner: string) => Promise<boolean>,
): Rules<Workspace, Callers> => ({
  'workspace-owner': async ({ caller, path }) => {
    if (!(await mayActFor(caller, path.owner))) throw new Problem('other-owner');
  },
});

export function workspaceHandlers(services: WorkspaceServices): Handlers<Workspace, Callers> {
  const { rooms, evals, requests, agents, inbox, framing, proxy = {}, ownUrls, catalog, views } = services;
  const readSchema = loadOnce(async () => JSON.parse(await readFile(PANEL_SCHEMA, 'utf8')));
  type InWorkspace = Parameters<Rooms['of']>[0];
  /** Answers with what the caller gets in the workspace of the request. */
  const result =
    <Request extends InWorkspace, Body, Answer>(work: (caller: RoomCaller, request: Request) => Promise<Body>) =>
    async (request: Request, reply: { readonly json: (status: 200, body: Body) => Answer }): Promise<Answer> =>
      reply.json(200, await work(await rooms.of(request), request));
  const doneBy = <Request extends InWorkspace, Answer>(
    work: (caller: RoomCaller, request: Request) => Promise<unknown>,
  ) => done<Request, Answer>(async (request) => work(await rooms.of(request), request));
  return {
    getPanelCatalog: async (_, reply) => {
      await views.refresh();
      return reply.json(200, { categories: [...catalog.categories] });
    },
    getPanelSchema: async (_, reply) => reply.json(200, await readSchema()),
    getPanelView: result((caller, { path }) => views.getView(caller, path.tabId)),
    setPanelGrant: doneBy((caller, { path, body }) => views.grant(caller, path.tabId, body)),
    callPanelTool: result((caller, { path, body }) => views.call(caller, path.tabId, body)),
    getPanelState: result((caller, { path }) => views.getContent(caller, path.tabId)),
    updatePanelState: result((caller, { path, body }) => views.updateContent(caller, path.tabId, body)),
    setPanelDraft: async ({ path, body }, reply) =>
      reply.json(200, { errors: await views.drafts.save(path.owner, path.panel, body) }),
    listPanelGrants: async ({ path }, reply) => reply.json(200, { grants: await views.listGrants(path.owner) }),
    deletePanelGrant: done(({ path }) => views.revoke(path.owner, `${path.package}/${path.panel}`)),
    renameWorkspace: doneBy((caller, { body }) => rooms.rename(caller, body.repo)),
    deleteWorkspace: done(({ path }) => rooms.get(path).layout.delete()),
    getLayout: async ({ path }, reply) => reply.json(200, await rooms.get(path).layout.getWithFocus()),
    watchLayout: ({ path }, reply) => reply.events(200, (push, end) => watch(rooms.get(path), push, end)),
    listTabs: result((caller, { query }) => tabs.listTabs(caller, query.name)),
    openTab: async (request, reply) => {
      const caller = await rooms.of(request);
      const opened = await views.open(caller, request.body, (body) => tabs.change(caller, { op: 'openTab', ...body }));
      return reply.json(201, opened);
    },
    closeTab: doneBy((caller, { path }) => tabs.change(caller, { op: 'closeTab', tabId: path.tabId })),
    closeTabs: result((caller, { query, body }) => tabs.closeTabs(caller, { ...query, ...body })),
    updateTab: doneBy((caller, { path, body }) => tabs.updateTab(caller, path.tabId, body)),
    updateTabs: doneBy((caller, { query, body }) => tabs.updateNamed(caller, query.name, body)),
    closePanel: doneBy((caller, { path }) => tabs.change(caller, { op: 'closePanel', panelId: path.panelId })),
    splitLeaf: async (request, reply) => {
      const caller = await rooms.of(request);
      const created = await views.open(caller, request.body, (body) =>
        tabs.change(caller, { op: 'splitLeaf', ...body }),
      );
      return reply.json(201, { ...created, newPanelId: created.panelId });
    },
    moveTab: result(async (caller, { body }) => {
      const { tabId, panelId, revision } = await tabs.change(caller, { op: 'moveTab', ...body });
      return { tabId, panelId, revision };
    }),
    resizeSplit: doneBy((caller, { path: { splitId }, body: { ratio } }) =>
      tabs.change(caller, { op: 'resizeSplit', splitId, ratio }),
    ),
    controlWebview: doneBy((caller, { body }) => controlWebView(caller, body)),
    getWebview: result((caller, { query }) => readWebView(caller, query)),
    getOutline: result((caller, { query }) => perform(caller, query, { do: 'outline', ...query })),
    controlPage: result((caller, { body }) => perform(caller, body, { do: 'act', ...body })),
    listPointed: result((caller, { query }) => listPointed(caller, query.after)),
    checkPage: result((caller, { body }) => perform(caller, body, { do: 'wait', ...body })),
    controlSandbox: async (request, reply) => {
      const outcome = await evals.control(await rooms.of(request), request.body);
      return outcome ? reply.json(200, outcome) : reply.empty(204);
    },
    getEval: result((caller, { path }) => evals.get(caller.room, path.evalId)),
    checkFraming: async ({ query, signal }, reply) => reply.json(200, await framing.check(query.url, signal)),
    getSiteIcon: async ({ query, signal }, reply) => reply.json(200, await framing.findIcon(query.url, signal)),
    createProxyTicket: async ({ caller, origin, body }, reply) =>
      reply.json(201, await createTicket(ownUrls(), origin, proxy, caller, body)),
    captureScreenshot: async (request, reply) => {
      const { scope, method } = request.body;
      const picture = await capture(await rooms.of(request), request.body, request.signal);
      const { bytes, capturedAt, ...details } = picture;
      const headers = { 'Page-Loaded': String(details.loaded) };
      if (request.accept === 'image/png') return reply.raw(200, 'image/png', bytes, headers);
      const dataUrl = `data:image/png;base64,${bytes.toString('base64')}`;
      return reply.json(200, { dataUrl, ...details, scope, method, captured_at: capturedAt }, headers);
    },
    askUser: async (request, reply) =>
      reply.json(201, await requests.ask(await rooms.of(request), request, request.body)),
    getRequest: async (request, reply) => {
      const [caller, id] = [await rooms.of(request), request.path.requestId];
      if (request.accept === 'text/event-stream') return reply.events(200, await requests.watch(caller, id));
      return reply.json(200, await requests.get(caller, id));
    },
    withdrawRequest: async (request, reply) => {
      await requests.withdraw(await rooms.of(request), request.path.requestId);
      return reply.empty(202);
    },
    updateAgent: doneBy((caller, { caller: { userId }, path, body }: Request<Workspace['updateAgent'], Callers>) =>
      agents.update(caller, userId ?? null, path.session, body),
    ),
    watchInbox: async ({ caller, accept }, reply) => {
      if (accept === 'text/event-stream') return reply.events(200, await inbox.watch(caller));
      return reply.json(200, await inbox.list(caller));
    },
    getInboxCount: async ({ caller }, reply) => reply.json(200, await inbox.count(caller)),
    setRequestsSeen: done(({ caller, body }) => inbox.seen(caller, body.ids)),
    answerRequest: done(({ caller, path, body }) => requests.answer(caller, path.requestId, body)),
    getScreenshotStatus: async ({ path }, reply) => reply.json(200, await sharingStatus(rooms.get(path))),
  };
}

/** The events of watchLayout: layouts, and notices that a layout or the user's sharing has changed. */
function watch(room: Room, push: (event: EventOf<Workspace['watchLayout']>) => void, end: () => void): () => void {
  push({ event: 'message', data: { type: 'connected' } });
  let isFirst = true;
  const unfollow = room.layout.follow({
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
