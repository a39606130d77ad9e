// The platform: intents, identity, packages and the workspace behind one address.
import type { Identity } from '../../generated/identity/contract.ts';
import * as identityOperations from '../../generated/identity/operations.ts';
import { validators as identityValidators } from '../../generated/identity/validators.js';
import type { Intents } from '../../generated/intents/contract.ts';
import * as intentsOperations from '../../generated/intents/operations.ts';
import { validators as intentsValidators } from '../../generated/intents/validators.js';
import type { Packages } from '../../generated/packages/contract.ts';
import * as packagesOperations from '../../generated/packages/operations.ts';
import { validators as packagesValidators } from '../../generated/packages/validators.js';
import type { Platform as PlatformContract } from '../../generated/platform/contract.ts';
import * as platformOperations from '../../generated/platform/operations.ts';
import { validators as platformValidators } from '../../generated/platform/validators.js';
import { createAddressReader, implement, serveSocket } from '../contract/server/index.ts';
import { createDocs, type DocsServer } from '../docs/router.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import { identityHandlers } from '../identity/handlers.ts';
import { identityPages, loginPath } from '../identity/page/index.ts';
import { findVisitor } from '../identity/page/visitor.ts';
import { type IdentityLimits, IdentityService } from '../identity/service.ts';
import { intentHandlers } from '../intents/handlers.ts';
import type { IntentLimits } from '../intents/limits.ts';
import { intentPages } from '../intents/page/index.ts';
import { IntentService } from '../intents/service.ts';
import { IntentStore } from '../intents/store.ts';
import { logFaults } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { packageHandlers } from '../packages/handlers.ts';
import type { IconLimits } from '../packages/icons.ts';
import { packagePages } from '../packages/page/index.ts';
import { createSchemaSource } from '../packages/schema.ts';
import { PackageService } from '../packages/service.ts';
import { FolderPackageStore } from '../packages/store.ts';
import { platformHandlers } from '../platform/handlers.ts';
import type { Database } from '../state/port.ts';
import { Uptime } from '../uptime.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';
import { createWorkspace, type PanelLimits } from './workspace.ts';

export const SWEEP_MS = 60_000;

export interface PlatformOptions extends ServerOptions {
  readonly packagesDir: string;
  /** The design tool's name in the two tool-version fields of the repository's files; `tool` by default. */
  readonly brand?: string | undefined;
  /** Of the repository's resources. */
  readonly icons?: IconLimits;
  readonly database: Database;
  readonly intents?: Partial<IntentLimits>;
  /** How often what is over is removed. */
  readonly sweepMs?: number;
  /** The other servers that run, and what of theirs is not served yet, for the documentation. */
  readonly docs?: { readonly servers: readonly DocsServer[]; readonly pending: readonly string[] };
  readonly identity?: Partial<IdentityLimits>;
  readonly panels?: Partial<PanelLimits>;
}

const PLATFORM_CARRIES = 'packages, authentication intents, the workspace, these pages';

export interface Platform extends StartedServer {
  readonly identity: IdentityService;
  readonly packages: PackageService;
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
  const brand = options.brand ?? 'tool';
  const packages = new PackageService({
    brand,
    schema: createSchemaSource(),
    store: new FolderPackageStore({
      folder: options.packagesDir,
      brand,
      icons: options.icons,
      quarantined: ({ identifier, errors }) =>
        log.warn({ identifier, reason: errors[0] }, 'a package is not valid and is left out'),
      trouble: (reason) => log.warn({ reason }, 'the package repository'),
    }),
  });
  const baseUrl = () => url;
  const workspace = createWorkspace({
    database,
    clock,
    identity,
    baseUrl,
    limits: options.panels,
    onFault: logFaults(log),
  });
  metrics.gauge('annex_workspace_browsers', 'Browsers that have a workspace open.', workspace.browsers);
  const pending = new Set<string>();
  const trusted = options.serve?.trustedProxies ?? options.trustedProxies ?? [];
  const addressOf = createAddressReader(trusted, () => {}); // `serve` has warned already
  const server = await startServer('platform', options, {
    services: [
      implement<Intents>(
        { ...intentsOperations, validators: intentsValidators },
        intentHandlers(intents, identity.applicationSessions),
      ),
      implement<Identity>(
        { ...identityOperations, validators: identityValidators },
        identityHandlers(identity, { baseUrl: () => url }),
      ),
      implement<Packages>(
        { ...packagesOperations, validators: packagesValidators },
        packageHandlers(packages, options.brand ?? 'tool'),
      ),
      workspace.service,
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
        userOf: (sessionId) => identity.userOfSession(sessionId),
        loginPath,
      })(router);
      packagePages(packages)(router);
      workspace.pages(router);
      const servers = () => [
        { name: 'platform', url, what: PLATFORM_CARRIES, health: '/health' },
        ...(options.docs?.servers ?? []),
      ];
      router.use(createDocs({ servers, pending }).routes());
    },
    metrics,
    started: (address) => {
      url = address;
    },
  });
  for (const id of [...server.pending, ...(options.docs?.pending ?? [])]) pending.add(id);
  const sockets = serveSocket({
    ...workspace.socket,
    server: server.server,
    addressOf,
    hosts: server.hosts,
    origins: [new URL(url).origin],
    violations: options.violations,
    onFault: logFaults(log),
  });
  let sweeping: Promise<void> | null = null;
  const sweep = (): void => {
    sweeping ??= Promise.all([intents.sweep(), workspace.sweep()])
      .then(() => {}, logFaults(log))
      .finally(() => {
        sweeping = null;
      });
  };
  const sweeper = setInterval(sweep, options.sweepMs ?? SWEEP_MS);
  sweeper.unref();
  return {
    ...server,
    identity,
    packages,
    close: async () => {
      clearInterval(sweeper);
      workspace.stop();
      await Promise.all([server.close(), sockets.close()]);
      await sweeping; // the database may be closed next
    },
  };
}
