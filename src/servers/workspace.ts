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
import { Actors } from '../areas/workspace/actors.ts';
import { BrowserNodes } from '../areas/workspace/browsers/browser-nodes.ts';
import { BrowserSockets } from '../areas/workspace/browsers/browser-sockets.ts';
import { workspaceHandlers, workspaceRules } from '../areas/workspace/handlers.ts';
import { LayoutStore } from '../areas/workspace/layout/store.ts';
import { type Visitor, workspacePages } from '../areas/workspace/page/index.ts';
import { Catalog } from '../areas/workspace/panels/catalog.ts';
import { EvalStore } from '../areas/workspace/panels/eval-store.ts';
import { Evals } from '../areas/workspace/panels/evals.ts';
import { FramingService } from '../areas/workspace/panels/framing-service.ts';
import type { ProxyAccess } from '../areas/workspace/proxy/access.ts';
import type { Guard } from '../areas/workspace/proxy/guard.ts';
import { ProxyService } from '../areas/workspace/proxy/service.ts';
import { Rooms } from '../areas/workspace/rooms.ts';
import { SharedLog } from '../areas/workspace/shared-log.ts';
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
  const catalog = new Catalog(limits);
  const actors = new Actors((caller) => identity.callers.nameOf(caller));
  const actorOf = actors.of.bind(actors);
  const evals = new Evals({ store: new EvalStore(database), clock, limits, onFault });
  const nodes =
    node &&
    new BrowserNodes({
      database,
      node,
      open: () => rooms.open.map(({ name }) => name),
      browsersOf: (workspace) => rooms.get(workspace).browsers,
      onFault,
    });
  const sharedLog = node && new SharedLog(database, node.id, limits.maxLogLines, onFault);
  const isShared = node !== undefined;
  const shared = { catalog, clock, baseUrl, limits, isShared, nodes, sharedLog, onFault };
  const rooms = new Rooms({ ...shared, store: new LayoutStore(database), evals, actorOf });
  const framing = new FramingService(baseUrl, limits);
  const proxy = new ProxyService(baseUrl, proxyParts);
  const mayActFor = identity.callers.mayActFor.bind(identity.callers);
  const mayOpen = async (caller: Callers['browserSession'], owner: string): Promise<boolean> =>
    (await isAlive(identity, caller)) && (await mayActFor(caller, owner));
  const watchCaller = identity.callers.watch.bind(identity.callers);
  const sockets = new BrowserSockets({ rooms, evals, mayOpen, actorOf, watchCaller, onFault });
  const handlers = workspaceHandlers({ rooms, framing, proxy, catalog });
  return {
    service: implement<Workspace, Callers>({ ...operations, validators }, handlers, {
      rules: workspaceRules(mayActFor),
    }),
    pages: workspacePages({
      baseUrl,
      findVisitor: createVisitorFinder(identity),
      loginPath,
      list: (owners, search) => rooms.list(owners, search),
      now: () => clock.now(),
      unenforced,
      pasteUrl,
    }),
    /** Options for `serveSocket`. */
    socket: {
      channel,
      messages,
      handlers: sockets.handlers,
      opensWith: 'hello',
      admit: createAdmission(identity),
      limits: { ...FRAME_LIMITS, maxMessageBytes: limits.maxReplyBytes, maxBufferedBytes: limits.maxUnreadBytes },
    } satisfies Partial<SocketOptions<WorkspaceChannel, Callers['browserSession']>>,
    list: (owners: readonly string[]) => rooms.list(owners),
    /** The number of open pages. */
    browsers: () => sockets.size,
    /** The workspace that a user of the owner last viewed, as owner/repo. */
    focused: (owner: string) => rooms.focusedWorkspace(owner),
    /** Call it periodically. */
    sweep: async () => {
      await evals.sweep((workspace) => rooms.get(workspace));
      await sockets.recheck();
      await nodes?.sweep();
    },
    /** Call it before the sockets are closed. */
    stop: () => {
      evals.stop();
      rooms.stop();
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
