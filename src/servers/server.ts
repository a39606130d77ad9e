// The common part of every server: Koa application, logs, metrics, limits, host names, graceful stop.

import { statfsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { Middleware } from 'koa';
import { ProofNeeded, SHELL } from '../areas/identity/page/visitor.ts';
import { loadOnce } from '../base/async/load-once.ts';
import type { Authenticate, Caller, Callers } from '../base/caller.ts';
import type { Clock } from '../base/clock.ts';
import { nearestPath } from '../base/files/nearest-path.ts';
import { LOOPBACK_NAMES, reachableHost } from '../base/hosts.ts';
import type { Logger } from '../base/log/log.ts';
import type { Metrics } from '../base/metrics/metrics.ts';
import { Refusal } from '../contract/refusal.ts';
import {
  checkHost,
  type Listening,
  type ListenOptions,
  type Operations,
  type OperationsOptions,
  operations,
  type RenderProblem,
  type Service,
} from '../contract/server/index.ts';
import { onUpgrade, type UpgradeTarget } from '../contract/server/upgrades.ts';
import { redirectProblems } from '../docs/router.ts';
import { headerList } from '../pages/layout.ts';
import { problemPage } from '../pages/problem.ts';
import { createRouter, isNavigation } from '../pages/send-page.ts';
import type { Visit } from '../pages/site-bar.ts';
import { createApp, reporting } from './app.ts';
import { openListener } from './listener.ts';
import { OwnAddress } from './own-address.ts';
import { awaitReady } from './ready.ts';

export interface ServerOptions {
  readonly host: string;
  readonly port: number;
  /** The address that clients use; by default the one it listens on. */
  readonly url?: string | undefined;
  /** Further addresses whose host names are accepted. */
  readonly additionalUrls?: readonly string[] | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  readonly violations: OperationsOptions['violations'];
  readonly trustedProxies?: readonly string[] | undefined;
  readonly listen?: ListenOptions | undefined;
  /** How long it keeps serving after `/health` returns 503; 0 by default. Only for one of several nodes. */
  readonly drainMs?: number | undefined;
  /** Whose disk the metrics report. */
  readonly dataDir?: string | undefined;
  /** The address of the platform, whose pages explain problems; known once it has started. */
  readonly platformUrl?: (() => string) | undefined;
  /** Further options of `operations`, for limits and tests. */
  readonly serve?: Partial<OperationsOptions<Callers>> | undefined;
}

export interface StartedServer extends Listening {
  readonly url: string;
  readonly address: OwnAddress;
  /** The host names that it accepts. */
  readonly hosts: () => ReadonlySet<string>;
  /** Resolves when all of its code is loaded. */
  readonly ready: () => Promise<unknown>;
}

export interface Served {
  readonly services: readonly Service<Caller>[];
  /** Routes other than operations, such as pages and assets. */
  readonly pages?: (router: Router, visit: VisitOf) => void;
}

/** Serves requests for host names that are origins of their own. */
export interface OtherHosts extends UpgradeTarget {
  readonly handle: Middleware;
  close(): Promise<void>;
}

export interface ServerParts extends Served {
  readonly otherHosts?: OtherHosts | undefined;
  /** Whether several servers have its address. */
  readonly isShared?: boolean;
  readonly authenticate?: Authenticate;
  readonly watchCaller?: OperationsOptions['watchCaller'];
  readonly runChange?: OperationsOptions['runChange'];
  /** Middleware before operations and routes. */
  readonly guards?: readonly Middleware[];
  /** Services and pages that are loaded after the server listens. */
  readonly loadLater?: () => Promise<Served>;
  /** Finds the visitor of a page; unknown by default. */
  readonly visit?: VisitOf;
  readonly metrics: Metrics;
  /** Called with the address as soon as it is known. */
  readonly started?: (url: string) => void;
}

export async function startServer(options: ServerOptions, parts: ServerParts): Promise<StartedServer> {
  const { log, violations, trustedProxies = [] } = options;
  const { metrics, otherHosts } = parts;
  const report = reporting(log);
  const address = new OwnAddress(parts.isShared ?? false);
  address.url = options.url ?? '';
  let names: ReadonlySet<string> = new Set();
  const visit = parts.visit ?? (async () => ({ platform: options.platformUrl?.() ?? null }));
  const renderProblem = problemPages(visit);
  const serving: Operations[] = [];
  const serve = (all: readonly Served[]): Middleware => {
    const served = operations({
      services: all.flatMap(({ services }) => services),
      authenticate: parts.authenticate ?? (() => null),
      watchCaller: parts.watchCaller,
      runChange: parts.runChange,
      scopesOf: (caller) => (caller as Caller).scopes, // the type that `authenticate` returns
      origin: () => address.origins(),
      violations,
      trustedProxies,
      renderProblem,
      ...report,
      onRequest: (line) => {
        report.onRequest(line);
        metrics.onRequest(line);
      },
      onFault: (error, operation, id) => {
        report.onFault(error, operation, id);
        metrics.onFault();
      },
      ...options.serve,
    });
    serving.push(served);
    const router = createRouter({ sensitive: true }); // like operations
    if (options.platformUrl) router.use(redirectProblems(options.platformUrl).routes());
    for (const { pages } of all) pages?.(router, visit);
    const routes = router.routes() as unknown as Middleware;
    return (context, next) => served(context, () => routes(context, next));
  };
  const streams = () => serving.reduce((open, served) => open + served.countStreams(), 0);
  metrics.gauge('annex_event_streams', 'Open event streams.', streams);
  if (options.dataDir !== undefined) addDiskMetric(metrics, options.dataDir);
  const early = serve([parts]);
  const { loadLater } = parts;
  const ready = loadOnce(async () => (loadLater ? serve([parts, await loadLater()]) : early));
  const hosts = () => names;
  const app = createApp(log, renderProblem);
  app.use(otherHosts ? separateHosts(checkHost(hosts), otherHosts) : checkHost(hosts));
  app.use(address.remember);
  app.use(refuseServiceWorkers);
  for (const guard of parts.guards ?? []) app.use(guard);
  app.use(loadLater ? awaitReady(early, ready) : early);
  const problemBase = () => options.platformUrl?.() || address.base();
  const mayTakeLong = otherHosts && { mayTakeLong: (request: IncomingMessage) => otherHosts.serves(request) };
  const limits = { ...options.listen, ...mayTakeLong, problemBase };
  const listening = await openListener(app, options.host, options.port, log, limits);
  if (otherHosts) onUpgrade(listening.server, otherHosts);
  address.url ||= `http://${reachableHost(options.host)}:${listening.port}`;
  const { url } = address;
  names = new Set([
    ...LOOPBACK_NAMES,
    reachableHost(options.host),
    ...[url, ...(options.additionalUrls ?? [])].map((address) => new URL(address).hostname),
  ]);
  parts.started?.(url);
  return {
    ...listening,
    url,
    address,
    hosts,
    ready,
    close: async () => {
      for (const { endStreams } of serving) endStreams();
      await otherHosts?.close();
      await listening.close();
    },
  };
}

/** The Host header decides before any route. */
function separateHosts(checkOurs: Middleware, others: OtherHosts): Middleware {
  const checkOne = checkHost(); // that there is exactly one
  return (context, next) =>
    others.serves(context.req) ? checkOne(context, async () => others.handle(context, next)) : checkOurs(context, next);
}

export type VisitOf = (request: IncomingMessage) => Promise<Visit>;

export const problemPages =
  (visitOf: VisitOf): RenderProblem =>
  (problem, request) => {
    if (!isNavigation(request.headers)) return null;
    const page = visitOf(request).then(
      (visit) => problemPage(problem, visit),
      (error: unknown) => {
        if (error instanceof ProofNeeded) return SHELL;
        throw error;
      },
    );
    return page.then((found) => ({ html: found.html, headers: headerList(found) }));
  };

function addDiskMetric(metrics: Metrics, folder: string): void {
  metrics.gauge('annex_disk_free_bytes', 'Free space on the disk of the data directory.', () => {
    const { bavail, bsize } = statfsSync(nearestPath(folder)); // a server may have to create it first
    return bavail * bsize;
  });
}

/** A script that somebody has placed on this origin must not become a service worker of it. Only the inbox has one. */
const refuseServiceWorkers: Middleware = (context, next) => {
  if (context.get('Service-Worker') === '' || context.path === '/inbox/worker.js') return next();
  throw new Refusal('not-found');
};
