// The platform server: intents, identity, packages and the workspace at one address.

import type { Middleware } from 'koa';
import type { Platform as PlatformContract } from '../../generated/platform/contract.ts';
import * as operations from '../../generated/platform/operations.ts';
import { validators } from '../../generated/platform/validators.js';
import { findVisitor, ProofNeeded } from '../areas/identity/page/visitor.ts';
import { platformHandlers } from '../areas/platform/handlers.ts';
import { loadOnce } from '../base/async/load-once.ts';
import type { Caller } from '../base/caller.ts';
import { MINUTE_MS, Uptime } from '../base/clock.ts';
import { reachableHost } from '../base/hosts.ts';
import { logFaults } from '../base/log/log.ts';
import { createMetrics } from '../base/metrics/metrics.ts';
import { Problem } from '../base/problem.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import { Readiness } from '../base/state/readiness.ts';
import { createAddressReader, implement } from '../contract/server/index.ts';
import { onUpgrade } from '../contract/server/upgrades.ts';
import { isNavigation } from '../pages/send-page.ts';
import { asAuditSource } from './app.ts';
import { GatewayFront } from './gateway-front.ts';
import { createIdentity } from './identity.ts';
import { InstanceNames } from './instance-names.ts';
import { addDatabaseMetrics, addReadiness, addSocketCloses, drain } from './nodes.ts';
import type { AreaOptions, Areas, PlatformOptions } from './platform-options.ts';
import { holdUpgrades } from './ready.ts';
import { type StartedServer, startServer, type VisitOf } from './server.ts';

export type Platform = Awaited<ReturnType<typeof startPlatform>>;

const loadAreas = async (options: AreaOptions): Promise<Areas> =>
  (await import('./platform-areas.ts')).createAreas(options);

export async function startPlatform(options: PlatformOptions) {
  const { database, clock, log, load = loadAreas } = options;
  let loading: Promise<Areas> | null = null;
  let loaded: Areas | null = null;
  let closing = false;
  const { identity: settings, loginProviders } = options;
  const identity = createIdentity({ database, clock, settings, loginProviders });
  const metrics = createMetrics('platform');
  metrics.gauge('annex_workspace_browsers', 'Browsers with an open workspace.', () => loaded?.browsers() ?? 0);
  addDatabaseMetrics(metrics, database, options.node, clock);
  addSocketCloses(metrics, () => loaded?.sockets);
  const visit: VisitOf = async ({ headers, url: next }) => {
    const visitor = await findVisitor(identity, headers).catch((error: unknown) => {
      if (error instanceof ProofNeeded) throw error;
      return null;
    });
    return { user: visitor?.name ?? null, platform: '', next };
  };
  const areas = loadOnce(async () => {
    if (closing) throw new Problem('unavailable'); // an area loaded now would never be closed
    const { server: listening, hosts, port } = server;
    const localUrl = `http://${reachableHost(options.host)}:${port}`;
    loading = load({
      ...options,
      identity,
      names,
      metrics,
      server: listening,
      address: server.address,
      localUrl,
      hosts,
      visit,
    });
    loaded = await loading;
    stopHoldingUpgrades();
    return loaded;
  });
  const readiness = new Readiness(database);
  addReadiness(metrics, readiness);
  const handlers = platformHandlers({
    uptime: new Uptime(clock),
    metrics,
    baseUrl: () => server.address.url,
    without: [...(options.paste ? [] : ['paste' as const]), ...(options.gateway ? [] : ['gateway' as const])],
    ready: () => readiness.check(),
    instanceSecret: options.instanceSecret,
  });
  const front =
    options.gateway &&
    new GatewayFront({
      ...options.gateway,
      addressOf: createAddressReader(options.trustedProxies ?? [], () => {}), // `operations` logs the warning
      hosts: () => server.hosts(),
      onTrouble: (err) => log.warn({ err }, 'cannot reach the gateway'),
    });
  const names = new InstanceNames(createKeyReader(database, 'instance'));
  const openAtLocalhost: Middleware = (context, next) => {
    const url =
      context.method === 'GET' && isNavigation(context.headers) ? server.address.canonical(context.req) : null;
    return url === null ? next() : context.redirect(url);
  };
  const server: StartedServer = await startServer(options, {
    guards: [...(front ? [front.handle] : []), openAtLocalhost, names.handle],
    services: [implement<PlatformContract>({ ...operations, validators }, handlers)],
    loadLater: areas,
    isShared: options.node !== undefined,
    otherHosts: options.proxy?.labels?.(identity),
    authenticate: identity.callers.authenticator(() => server.address.base()),
    watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended), // the type that `authenticate` returns
    visit,
    runChange: asAuditSource,
    metrics,
  });
  if (front) onUpgrade(server.server, front);
  const readyUnlessClosing = async () => {
    await server.ready();
    if (closing) throw new Problem('unavailable');
  };
  const stopHoldingUpgrades = holdUpgrades(server.server, readyUnlessClosing, logFaults(log));
  let sweeping: Promise<void> | null = null;
  const stopSweeping = new AbortController();
  const sweep = (): void => {
    sweeping ??= areas()
      .then((all) => all.sweep(stopSweeping.signal))
      .catch(logFaults(log))
      .finally(() => {
        sweeping = null;
      });
  };
  const sweeper = setInterval(sweep, options.intents?.sweepMs ?? MINUTE_MS).unref();
  return {
    ...server,
    identity,
    /** The workspace that a user of the owner last viewed, as owner/repo. */
    focusedWorkspace: (owner: string): string | null | Promise<string | null> =>
      loaded?.focusedWorkspace(owner) ?? null,
    /** Loads the code that was not needed to listen. */
    prepare: async () => (await areas()).prepare(),
    close: async () => {
      if (options.node) await drain(options, readiness, server, loaded);
      clearInterval(sweeper);
      stopSweeping.abort(); // a backlog can wait for the next start
      closing = true;
      const loadedAreas = loading?.catch(() => null); // the error was returned to the requests that waited
      await Promise.all([server.close(), loadedAreas?.then((all) => all?.close())]);
      await sweeping; // the database may be closed next
    },
  };
}
