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
import type { Workspace } from '../../generated/workspace/contract.ts';
import * as workspaceOperations from '../../generated/workspace/operations.ts';
import { validators as workspaceValidators } from '../../generated/workspace/validators.js';
import { implement } from '../contract/server/index.ts';
import { createDocs, type DocsServer } from '../docs/router.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import { readSessionCookie } from '../identity/cookie.ts';
import { carryFormerCookie } from '../identity/former-cookie.ts';
import { identityHandlers } from '../identity/handlers.ts';
import { identityPages, loginPath } from '../identity/page/index.ts';
import { type IdentityLimits, IdentityService } from '../identity/service.ts';
import { intentHandlers } from '../intents/handlers.ts';
import { type IntentLimits, IntentService } from '../intents/service.ts';
import { IntentStore } from '../intents/store.ts';
import { logFaults } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { type PendingPackages, packageHandlers } from '../packages/handlers.ts';
import { PackageService } from '../packages/service.ts';
import { FolderPackageStore } from '../packages/store.ts';
import { platformHandlers } from '../platform/handlers.ts';
import type { Database } from '../state/port.ts';
import { Uptime } from '../uptime.ts';
import { type Visitor, workspacePages } from '../workspace/page-routes.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';

const SWEEP_MS = 60_000;

export interface PlatformOptions extends ServerOptions {
  readonly packagesDir: string;
  readonly database: Database;
  readonly intents?: Partial<IntentLimits>;
  /** The other servers that run, and what of theirs is not served yet, for the documentation. */
  readonly docs?: { readonly servers: readonly DocsServer[]; readonly pending: readonly string[] };
  readonly identity?: Partial<IdentityLimits>;
}

const PLATFORM_CARRIES = 'packages, authentication intents, the workspace, these pages';

export interface Platform extends StartedServer {
  readonly identity: IdentityService;
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
  const quarantined = (identifier: string, reason: string) =>
    log.warn({ identifier, reason }, 'a package is not valid and is left out');
  const packages = new PackageService(new FolderPackageStore(options.packagesDir, quarantined));
  const pending = new Set<string>();
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
      implement<Packages, PendingPackages>(
        { ...packagesOperations, validators: packagesValidators },
        packageHandlers(packages),
      ),
      implement<Workspace, keyof Workspace>({ ...workspaceOperations, validators: workspaceValidators }, {}),
      implement<PlatformContract>(
        { ...platformOperations, validators: platformValidators },
        platformHandlers(new Uptime(clock), metrics, () => url),
      ),
    ],
    authenticate: createAuthenticate(identity),
    listener: carryFormerCookie,
    pages: (router) => {
      identityPages(identity, { baseUrl: () => url })(router);
      workspacePages({ baseUrl: () => url, findVisitor: visitors(identity), loginPath })(router);
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
  const sweeper = setInterval(() => void intents.sweep().catch(logFaults(log)), SWEEP_MS);
  sweeper.unref();
  return {
    ...server,
    identity,
    close: async () => {
      clearInterval(sweeper);
      await server.close();
    },
  };
}

/** Who looks at a page, by the cookie of the browser. */
const visitors =
  (identity: IdentityService) =>
  async (cookies: string | undefined): Promise<Visitor | null> => {
    const cookie = readSessionCookie(cookies);
    const caller = cookie === null ? null : await identity.findByCookie(cookie);
    const user = caller && (await identity.findUser(caller.userId));
    return caller && user ? { name: user.name, mayActFor: (owner) => identity.mayActFor(caller, owner) } : null;
  };
