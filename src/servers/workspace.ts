// Creates the workspace area: layout, channel, panels and screenshots on one database.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { Workspace } from '../../generated/workspace/contract.ts';
import { channel, type WorkspaceChannel } from '../../generated/workspace/messages.ts';
import * as operations from '../../generated/workspace/operations.ts';
import { messages, validators } from '../../generated/workspace/validators.js';
import { readSession } from '../areas/identity/cookie.ts';
import { loginPath } from '../areas/identity/page/index.ts';
import { findVisitor } from '../areas/identity/page/visitor.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import { acrossNodes, type BrowserServices } from '../areas/workspace/across-nodes.ts';
import { Actors } from '../areas/workspace/actors.ts';
import { BrowserNodes } from '../areas/workspace/browsers/browser-nodes.ts';
import { Browsers } from '../areas/workspace/browsers/browsers.ts';
import { Commands } from '../areas/workspace/browsers/commands.ts';
import { PageService } from '../areas/workspace/browsers/page-service.ts';
import { CaptureService } from '../areas/workspace/capture/service.ts';
import { workspaceHandlers, workspaceRules } from '../areas/workspace/handlers.ts';
import { LayoutService } from '../areas/workspace/layout/service.ts';
import { LayoutStore } from '../areas/workspace/layout/store.ts';
import { type Visitor, workspacePages } from '../areas/workspace/page/index.ts';
import { Catalog } from '../areas/workspace/panels/catalog.ts';
import { EvalStore } from '../areas/workspace/panels/eval-store.ts';
import { Evals } from '../areas/workspace/panels/evals.ts';
import { FramingService } from '../areas/workspace/panels/framing-service.ts';
import { SandboxService } from '../areas/workspace/panels/sandbox-service.ts';
import { WebviewPages } from '../areas/workspace/panels/webview-pages.ts';
import { WebviewService } from '../areas/workspace/panels/webview-service.ts';
import type { ProxyAccess } from '../areas/workspace/proxy/access.ts';
import type { Guard } from '../areas/workspace/proxy/guard.ts';
import { ProxyService } from '../areas/workspace/proxy/service.ts';
import { SharedLog } from '../areas/workspace/shared-log.ts';
import { workspaceSocket } from '../areas/workspace/socket.ts';
import { WorkspaceLog } from '../areas/workspace/workspace-log.ts';
import type { Callers } from '../base/caller.ts';
import type { Clock } from '../base/clock.ts';
import { isProblem, Problem } from '../base/problem.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';
import { implement, type SocketOptions } from '../contract/server/index.ts';

/** High, because pages send every step while a divider is dragged. */
const FRAME_LIMITS = { maxFramesPerSecond: 1_000, maxFramesPerSecondAndAddress: 20_000 } as const;

export interface WorkspaceOptions {
  readonly database: Database;
  /** Absent if there is only one node. */
  readonly node?: Node | undefined;
  readonly clock: Clock;
  readonly identity: IdentityService;
  readonly baseUrl: () => string;
  readonly limits?: Partial<Settings['panels']> | undefined;
  readonly unenforced?: Settings['sandbox']['unenforced'] | undefined;
  readonly onFault: (error: unknown) => void;
  /** The address of the paste widget; null if no viewer is running. */
  readonly pasteUrl: () => string | null;
  /** Absent if proxy mode is off. */
  readonly proxy?: { readonly access: ProxyAccess; readonly guard: Guard } | undefined;
}

export function createWorkspace({
  database,
  node,
  clock,
  identity,
  baseUrl,
  unenforced = DEFAULTS.sandbox.unenforced,
  onFault,
  pasteUrl,
  proxy: proxyParts,
  ...options
}: WorkspaceOptions) {
  const limits = { ...DEFAULTS.panels, ...options.limits };
  const browsers = new Browsers(() => clock.now());
  const nodes = node && new BrowserNodes({ database, node, browsers, onFault });
  const commands = new Commands(clock, limits);
  const catalog = new Catalog(limits);
  const actors = new Actors((caller) => identity.callers.nameOf(caller));
  const actorOf = actors.of.bind(actors);
  const shared = node && new SharedLog(database, node.id, limits.maxLogLines, onFault);
  const log = new WorkspaceLog(clock, browsers, limits, shared);
  const layout = new LayoutService({
    store: new LayoutStore(database),
    catalog,
    clock,
    baseUrl,
    focused: (workspace) => services.focusedLeaf(workspace),
    log,
    limits,
  });
  const evals = new Evals({ store: new EvalStore(database), browsers, commands, clock, limits, log, onFault });
  const capture = new CaptureService({ layout, catalog, browsers, commands, clock, log, limits });
  const pages = new WebviewPages({ layout, catalog, browsers, commands, clock, limits, log });
  const localServices = { evals, pages, capture, focusedLeaf: browsers.focusedLeaf.bind(browsers) };
  const services: BrowserServices = nodes ? acrossNodes(nodes, localServices, limits) : localServices;
  const framing = new FramingService(baseUrl, limits);
  const proxy = new ProxyService(baseUrl, proxyParts);
  const mayActFor = identity.callers.mayActFor.bind(identity.callers);
  const mayOpen = async (caller: Callers['browserSession'], owner: string): Promise<boolean> =>
    (await isAlive(identity, caller)) && (await mayActFor(caller, owner));
  const watchCaller = identity.callers.watch.bind(identity.callers);
  const presence = nodes ?? { people: browsers.people.bind(browsers), watch: () => () => {} };
  const parts = { layout, evals, browsers, commands, log, presence };
  const openPages = new PageService({ ...parts, mayOpen, actorOf, watchCaller, limits, onFault });
  const handlers = workspaceHandlers({
    layout,
    webview: new WebviewService(layout, services.pages),
    sandbox: new SandboxService(layout, services.evals),
    capture: services.capture,
    framing,
    proxy,
    catalog,
    actorOf,
  });
  return {
    service: implement<Workspace, Callers>({ ...operations, validators }, handlers, {
      rules: workspaceRules(mayActFor),
    }),
    pages: workspacePages({
      baseUrl,
      findVisitor: createVisitorFinder(identity),
      loginPath,
      list: (owners, search) => layout.list(owners, search),
      now: () => clock.now(),
      unenforced,
      pasteUrl,
    }),
    /** Options for `serveSocket`. */
    socket: {
      channel,
      messages,
      handlers: workspaceSocket(openPages),
      opensWith: 'hello',
      admit: createAdmission(identity),
      limits: { ...FRAME_LIMITS, maxMessageBytes: limits.maxReplyBytes, maxBufferedBytes: limits.maxUnreadBytes },
    } satisfies Partial<SocketOptions<WorkspaceChannel, Callers['browserSession']>>,
    list: (owners: readonly string[]) => layout.list(owners),
    /** The number of open pages. */
    browsers: () => browsers.all.length,
    /** The workspace that a user of the owner last viewed, as owner/repo. */
    focused: (owner: string) => (nodes ?? browsers).focusedWorkspace(owner),
    /** Call it periodically. */
    sweep: async () => {
      await evals.sweep();
      await openPages.recheck();
      await nodes?.sweep();
    },
    /** Call it before the sockets are closed. */
    stop: () => {
      evals.stop();
      commands.stop();
    },
    /** Call it after the sockets are closed. */
    close: async () => nodes?.close(),
  };
}

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
const createAdmission =
  (identity: IdentityService) =>
  async ({ headers }: IncomingMessage): Promise<Callers['browserSession']> => {
    if (headers.origin === undefined) throw new Problem('cross-site-request');
    const proof = /(?:^|, ?)proof\.([\w-]{43})$/.exec(headers['sec-websocket-protocol'] ?? '');
    const credential = readSession(headers, proof?.[1]);
    const caller = credential === null ? null : await identity.callers.findByCookie(credential);
    if (!caller) throw new Problem('unauthorized');
    return caller;
  };

/** Finds the visitor of a page by the browser session. */
const createVisitorFinder =
  (identity: IdentityService) =>
  async (headers: IncomingHttpHeaders): Promise<Visitor | null> => {
    const visitor = await findVisitor(identity, headers);
    const { callers } = identity;
    return (
      visitor && {
        ...visitor,
        mayActFor: (owner) => callers.mayActFor({ scheme: 'browserSession', ...visitor }, owner),
      }
    );
  };
