// Creates the workspace area: layout, channel, panels and screenshots on one database.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import { createGatewayClient } from '../../generated/gateway/client.ts';
import type { Workspace } from '../../generated/workspace/contract.ts';
import { channel, type WorkspaceChannel } from '../../generated/workspace/messages.ts';
import * as operations from '../../generated/workspace/operations.ts';
import { messages, validators } from '../../generated/workspace/validators.js';
import { readSession } from '../areas/identity/cookie.ts';
import { loginPath } from '../areas/identity/page/index.ts';
import { findVisitor } from '../areas/identity/page/visitor.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import { BrowserNodes } from '../areas/workspace/browsers/browser-nodes.ts';
import { CAPTURE } from '../areas/workspace/capture/capture.ts';
import { workspaceHandlers, workspaceRules } from '../areas/workspace/handlers.ts';
import { Catalog } from '../areas/workspace/layout/catalog.ts';
import { WIDGET_PATH } from '../areas/workspace/layout/panel-url.ts';
import { LayoutStore } from '../areas/workspace/layout/store.ts';
import { PANEL_LIMITS } from '../areas/workspace/limits.ts';
import { SharedLog } from '../areas/workspace/log/shared-log.ts';
import { ContentStore } from '../areas/workspace/package-panels/contents.ts';
import { GrantStore } from '../areas/workspace/package-panels/grants.ts';
import { PanelRegistry } from '../areas/workspace/package-panels/registry.ts';
import { PanelViews } from '../areas/workspace/package-panels/service.ts';
import type { OtherTools } from '../areas/workspace/package-panels/tools.ts';
import { type Visitor, workspacePages } from '../areas/workspace/page/index.ts';
import { Agents } from '../areas/workspace/requests/agents.ts';
import { Inbox } from '../areas/workspace/requests/inbox.ts';
import { type RequestParts, UserRequests } from '../areas/workspace/requests/requests.ts';
import { RequestStore } from '../areas/workspace/requests/store.ts';
import { Rooms } from '../areas/workspace/room/rooms.ts';
import { EvalStore } from '../areas/workspace/sandbox/eval-store.ts';
import { Evals } from '../areas/workspace/sandbox/evals.ts';
import { BrowserSockets } from '../areas/workspace/sockets.ts';
import { FramingService } from '../areas/workspace/web-view/framing.ts';
import { POINTED } from '../areas/workspace/web-view/pointed.ts';
import { WEB_VIEW_WORKS } from '../areas/workspace/web-view/web-views.ts';
import { type Actor, rememberActors, type WorkspaceName } from '../areas/workspace/workspace.ts';
import type { Callers } from '../base/caller.ts';
import { logFaults } from '../base/log/log.ts';
import { isProblem, Problem } from '../base/problem.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import { implement, type SocketOptions } from '../contract/server/index.ts';
import type { AreaOptions } from './platform-options.ts';

/** High, because pages send every step while a divider is dragged. */
const FRAME_LIMITS = { maxFramesPerSecond: 1_000, maxFramesPerSecondAndAddress: 20_000 } as const;

/** `panelTools`: what panels can do in other areas. `ringing`: notifies people of requests that nobody sees. */
export function createWorkspace(
  options: AreaOptions,
  panelTools: OtherTools,
  ringing: Pick<RequestParts, 'ring' | 'canRing'> = {},
) {
  const { database, node, clock, log, identity, names, address, localUrl, proxy } = options;
  const limits = { ...DEFAULTS.panels, ...PANEL_LIMITS, ...options.panels };
  const { unenforced } = { ...DEFAULTS.sandbox, ...options.sandbox };
  const baseUrl = address.base;
  const ownUrls = () => [address.url, baseUrl(), localUrl] as const;
  const onFault = logFaults(log);
  const root = limits.packages === 'on' ? (options.packages?.installDir ?? null) : null;
  const warn = (reason: string) => log.warn({ reason }, 'ignoring the panel of a package');
  const registry = new PanelRegistry({ root, warn });
  const catalog = new Catalog({ ...limits, installed: () => registry.panels });
  const views = new PanelViews({
    registry,
    catalog,
    grants: new GrantStore(database),
    contents: new ContentStore(database, limits.maxContentBytes),
    others: panelTools,
    baseUrl,
    now: () => clock.now(),
  });
  const actorOf = rememberActors((caller) => identity.callers.nameOf(caller));
  const evals = new Evals(new EvalStore(database));
  const nodes =
    node &&
    new BrowserNodes({
      database,
      node,
      open: () => rooms.open.map(({ name }) => name),
      browsersOf: (workspace) => rooms.get(workspace).browsers.list,
      onFault,
    });
  const sharedLog = node && new SharedLog(database, node.id, limits.maxLogLines, onFault);
  const shared = { catalog, clock, ownUrls, limits, isShared: node !== undefined, nodes, sharedLog, onFault };
  const works = [...WEB_VIEW_WORKS, POINTED, evals.work, CAPTURE];
  const rooms = new Rooms({ ...shared, store: new LayoutStore(database), works, actorOf });
  const framing = new FramingService(ownUrls, limits);
  const mayActFor = identity.callers.mayActFor.bind(identity.callers);
  const mayOpen = async (caller: Callers['browserSession'], owner: string): Promise<boolean> =>
    (await isAlive(identity, caller)) && (await mayActFor(caller, owner));
  const watchCaller = identity.callers.watch.bind(identity.callers);
  const addLine = (workspace: WorkspaceName, by: Actor, text: string) => rooms.get(workspace).log.add(by, { text });
  const { requests, agents, inbox } = createRequests(options, { actorOf, log: addLine, ...ringing });
  const watchPanels = views.watch.bind(views);
  const sockets = new BrowserSockets({ rooms, evals, requests, mayOpen, actorOf, watchCaller, watchPanels });
  const services = { rooms, evals, requests, agents, inbox, framing, proxy, ownUrls, catalog, views };
  const handlers = workspaceHandlers(services);
  return {
    service: implement<Workspace, Callers>({ ...operations, validators }, handlers, {
      rules: workspaceRules(mayActFor),
    }),
    pages: workspacePages({
      baseUrl,
      findVisitor: (headers) => findPageVisitor(identity, headers),
      loginPath,
      list: (owners, search) => rooms.list(owners, search),
      now: () => clock.now(),
      unenforced,
      pasteUrl: options.paste ? `${address.url}${WIDGET_PATH}` : null,
      panelDocument: views.document.bind(views),
    }),
    /** Options for `serveSocket`. */
    socket: {
      channel,
      messages,
      handlers: sockets.handlers,
      opensWith: 'hello',
      admit: async (request) => {
        await names.rename(request);
        return admit(identity, request);
      },
      limits: { ...FRAME_LIMITS, maxMessageBytes: limits.maxReplyBytes, maxBufferedBytes: limits.maxUnreadBytes },
    } satisfies Partial<SocketOptions<WorkspaceChannel, Callers['browserSession']>>,
    list: (owners: readonly string[]) => rooms.list(owners),
    /** Whether a request can still be answered, for those who notify people of it. */
    stillWaiting: requests.stillWaiting.bind(requests),
    /** The number of open pages. */
    browsers: () => sockets.size,
    /** The workspace that a user of the owner last viewed, as owner/repo. */
    focused: (owner: string) => rooms.focusedWorkspace(owner),
    listGrants: async (owners: readonly string[]) =>
      (await Promise.all(owners.map((owner) => views.listGrants(owner)))).flat(),
    /** Call it periodically. */
    sweep: async () => {
      await evals.sweep((workspace) => rooms.get(workspace), clock.now(), limits.evalKeepMs);
      await requests.sweep();
      await agents.sweep();
      await sockets.recheck();
      await nodes?.sweep();
    },
    /** Call it before the sockets are closed. */
    stop: () => {
      rooms.stop();
      requests.stop();
    },
    /** Call it after the sockets are closed. */
    close: async () => {
      registry.close();
      await nodes?.close();
    },
  };
}

function createRequests(options: AreaOptions, parts: Pick<RequestParts, 'actorOf' | 'log' | 'ring' | 'canRing'>) {
  const { database, clock, log, identity, address } = options;
  const { audience, lastMessages } = { ...DEFAULTS.requests, ...options.requests };
  const key = createKeyReader(database, 'requests to the person');
  const store = new RequestStore(database, key);
  const onFault = logFaults(log);
  const requests = new UserRequests({
    ...{ store, clock, audience, onFault, ...parts },
    baseUrl: address.base,
    mayActFor: identity.callers.mayActFor.bind(identity.callers),
    returnAddress: returnTo(() => options.gateway?.target() ?? null, onFault),
    userName: async (userId) => (await identity.users.find(userId))?.name,
    record: identity.audit.record,
  });
  requests.start();
  const agents = new Agents({ database, key, clock, lastMessages });
  const ownersOf = async (userId: string) => (await identity.users.find(userId))?.owners ?? [];
  return { requests, agents, inbox: new Inbox({ store, requests, agents, clock, audience, ownersOf, onFault }) };
}

/** Passes an address on in memory. Nothing of it is stored or logged. */
const returnTo =
  (gatewayUrl: () => string | null, onLost: (error: unknown) => void) => async (mailbox: string, address: string) => {
    const baseUrl = gatewayUrl();
    if (baseUrl === null) throw new Problem('unavailable', 'No gateway is running. Start one with annex start.');
    const body = { media: 'application/json', content: { mailbox, address } } as const;
    const lost = new Problem('unavailable', 'The gateway is not responding. Try again.');
    const sent = createGatewayClient({ baseUrl, timeoutMs: 15_000 }).receiveReturnedAddress({ body });
    await sent.catch((error: unknown) => {
      if (isProblem(error)) throw error;
      onLost(error);
      throw lost;
    });
  };

async function isAlive(identity: IdentityService, { sessionId }: Callers['browserSession']): Promise<boolean> {
  try {
    await identity.sessions.getLogin(sessionId);
    return true;
  } catch (error) {
    if (isProblem(error) && error.is('unauthorized')) return false;
    throw error;
  }
}

/** Accepts connections from our own pages that have a browser session. */
async function admit(identity: IdentityService, { headers }: IncomingMessage): Promise<Callers['browserSession']> {
  if (headers.origin === undefined) throw new Problem('cross-site-request');
  const proof = /(?:^|, ?)proof\.([\w-]{43})$/.exec(headers['sec-websocket-protocol'] ?? '');
  const credential = readSession(headers, proof?.[1]);
  const caller = credential === null ? null : await identity.callers.findByCookie(credential);
  if (!caller) throw new Problem('unauthorized');
  return caller;
}

/** Finds the visitor of a page by the browser session. */
async function findPageVisitor(identity: IdentityService, headers: IncomingHttpHeaders): Promise<Visitor | null> {
  const visitor = await findVisitor(identity, headers);
  if (!visitor) return null;
  const caller = { scheme: 'browserSession', ...visitor } as const;
  return { ...visitor, mayActFor: (owner) => identity.callers.mayActFor(caller, owner) };
}
