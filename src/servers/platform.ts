// The platform: intents, identity, packages and the workspace behind one address.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { Identity } from '../../generated/identity/contract.ts';
import * as identityOperations from '../../generated/identity/operations.ts';
import { validators as identityValidators } from '../../generated/identity/validators.js';
import type { Intents } from '../../generated/intents/contract.ts';
import * as intentsOperations from '../../generated/intents/operations.ts';
import { validators as intentsValidators } from '../../generated/intents/validators.js';
import type { Packages } from '../../generated/packages/contract.ts';
import * as packagesOperations from '../../generated/packages/operations.ts';
import type { Platform as PlatformContract } from '../../generated/platform/contract.ts';
import * as platformOperations from '../../generated/platform/operations.ts';
import { validators as platformValidators } from '../../generated/platform/validators.js';
import type { Workspace } from '../../generated/workspace/contract.ts';
import * as workspaceOperations from '../../generated/workspace/operations.ts';
import { createAddressReader, implement, implementLater } from '../contract/server/index.ts';
import { createDocs, type DocsServer } from '../docs/router.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import { identityHandlers } from '../identity/handlers.ts';
import { identityPages, loginPath } from '../identity/page/index.ts';
import { findVisitor } from '../identity/page/visitor.ts';
import { type IdentityLimits, IdentityService } from '../identity/service.ts';
import { intentHandlers } from '../intents/handlers.ts';
import { intentPages } from '../intents/page/index.ts';
import { IntentService } from '../intents/service.ts';
import { IntentStore } from '../intents/store.ts';
import { logFaults } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { IconLimits } from '../packages/icons.ts';
import { platformHandlers } from '../platform/handlers.ts';
import { homePages } from '../platform/page/index.ts';
import type { Database } from '../state/port.ts';
import { Uptime } from '../uptime.ts';
import { LateWorkspace } from './late-workspace.ts';
import { later, pagesLater } from './later.ts';
import type { VisitOf } from './problem-pages.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';

export interface PlatformOptions extends ServerOptions {
  readonly packagesDir: string;
  /** The design tool's name in the two tool-version fields of the repository's files; `tool` by default. */
  readonly brand?: string | undefined;
  /** Of the repository's resources. */
  readonly icons?: IconLimits;
  readonly database: Database;
  readonly intents?: Partial<Settings['intents']>;
  /** How often what is over is removed. */
  readonly sweepMs?: number;
  /** The other servers that run, and what of theirs is not served yet, for the documentation. */
  readonly docs?: { readonly servers: readonly DocsServer[]; readonly pending: readonly string[] };
  readonly identity?: Partial<IdentityLimits>;
  readonly panels?: Partial<Settings['panels']>;
}

/** What people see of the areas that are loaded late. */
const PACKAGE_PAGES = ['/packages', '/packages/:identifier'];
const WORKSPACE_PAGES = [
  '/workspaces',
  '/workspaces/:name',
  '/workspaces/:owner/:repo',
  '/assets/:name',
  '/assets/icons/mdi/:file',
];

const PLATFORM_CARRIES = 'packages, authentication intents, the workspace, these pages';

export interface Platform extends StartedServer {
  readonly identity: IdentityService;
  /** Loads the parts that are loaded when somebody needs them, before somebody does. */
  readonly prepare: () => Promise<void>;
}

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, clock, log } = options;
  let url = options.url ?? '';
  const identity = new IdentityService({ database, clock, limits: options.identity });
  const metrics = createMetrics('platform');
  const intents = new IntentService({
    store: new IntentStore(database),
    watch: (topic, maybeChanged) => database.watch(topic, maybeChanged),
    clock,
    baseUrl: () => url,
    ...(options.intents ? { limits: options.intents } : {}),
  });
  const visit: VisitOf = async ({ headers, url: next }) => {
    const visitor = await findVisitor(identity, headers.cookie ?? '').catch(() => null);
    return { user: visitor?.name ?? null, platform: '', next };
  };
  const packages = later(async () => {
    const { createPackages } = await import('./packages.ts');
    return createPackages({
      folder: options.packagesDir,
      brand: options.brand ?? 'tool',
      icons: options.icons,
      log,
      visit: ({ req }) => visit(req),
    });
  });
  const baseUrl = () => url;
  const workspace = new LateWorkspace({
    database,
    clock,
    identity,
    baseUrl,
    limits: options.panels,
    onFault: logFaults(log),
  });
  metrics.gauge('annex_workspace_browsers', 'Browsers that have a workspace open.', () => workspace.browsers);
  const pending = new Set<string>();
  const trusted = options.serve?.trustedProxies ?? options.trustedProxies ?? [];
  const addressOf = createAddressReader(trusted, () => {}); // `serve` has warned already
  const server = await startServer('platform', options, {
    services: [
      implement<Intents>(
        { ...intentsOperations, validators: intentsValidators },
        intentHandlers(intents, identity.sessions.ofApplications),
      ),
      implement<Identity>(
        { ...identityOperations, validators: identityValidators },
        identityHandlers(identity, { baseUrl: () => url }),
      ),
      implementLater<Packages>(packagesOperations, async () => (await packages()).service),
      implementLater<Workspace>(workspaceOperations, async () => (await workspace.load()).service),
      implement<PlatformContract>(
        { ...platformOperations, validators: platformValidators },
        platformHandlers(new Uptime(clock), metrics, () => url),
      ),
    ],
    authenticate: createAuthenticate(identity),
    pages: (router) => {
      identityPages(identity, { baseUrl: () => url, clock })(router);
      intentPages(intents, {
        clock,
        baseUrl: () => url,
        addressOf: ({ socket, headers }) => addressOf(socket.remoteAddress, headers['x-forwarded-for']),
        visitor: (cookies) => findVisitor(identity, cookies),
        userOf: (sessionId) => identity.sessions.userOf(sessionId),
        loginPath,
      })(router);
      pagesLater(router, PACKAGE_PAGES, async () => (await packages()).pages);
      pagesLater(router, WORKSPACE_PAGES, async () => (await workspace.load()).pages);
      const servers = () => [
        { name: 'platform', url, what: PLATFORM_CARRIES, health: '/health' },
        ...(options.docs?.servers ?? []),
      ];
      homePages({
        visitor: (cookies) => findVisitor(identity, cookies),
        workspaces: async (owners) => (await workspace.load()).list(owners),
        packages: async () => (await packages()).count(),
        sessions: async ({ userId, sessionId }) => (await identity.sessions.list(userId, sessionId)).sessions,
        servers,
        now: () => clock.now(),
      })(router);
      router.use(
        createDocs({ servers, pending, visitor: async ({ req }) => (await visit(req)).user ?? null }).routes(),
      );
    },
    visit,
    metrics,
    started: (address) => {
      url = address;
    },
  });
  for (const id of [...server.pending, ...(options.docs?.pending ?? [])]) pending.add(id);
  workspace.attach({
    server: server.server,
    addressOf,
    hosts: server.hosts,
    origins: [new URL(url).origin],
    violations: options.violations,
  });
  let sweeping: Promise<void> | null = null;
  const sweep = (): void => {
    sweeping ??= Promise.all([identity.sessions.sweep().then(() => intents.sweep()), workspace.sweep()])
      .then(() => {}, logFaults(log))
      .finally(() => {
        sweeping = null;
      });
  };
  const sweeper = setInterval(sweep, options.sweepMs ?? DEFAULTS.intents.sweepMs);
  sweeper.unref();
  return {
    ...server,
    identity,
    prepare: async () => {
      await workspace.load();
      await (await packages()).prepare();
    },
    close: async () => {
      clearInterval(sweeper);
      await Promise.all([server.close(), workspace.close()]);
      await sweeping; // the database may be closed next
    },
  };
}
