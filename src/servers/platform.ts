// The platform: intents, identity, packages and the workspace behind one address.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Settings } from '../../generated/config/settings.ts';
import type { Platform as PlatformContract } from '../../generated/platform/contract.ts';
import * as operations from '../../generated/platform/operations.ts';
import { validators } from '../../generated/platform/validators.js';
import { implement } from '../contract/server/index.ts';
import type { DocsServer } from '../docs/router.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import { findVisitor } from '../identity/page/visitor.ts';
import { type IdentityLimits, IdentityService } from '../identity/service.ts';
import { logFaults } from '../log/log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import type { IconLimits } from '../packages/icons.ts';
import { platformHandlers } from '../platform/handlers.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../state/port.ts';
import { Uptime } from '../uptime.ts';
import type { AreaOptions, Areas } from './areas.ts';
import type { VisitOf } from './problem-pages.ts';
import { createReady, holdUpgrades } from './ready.ts';
import { type ServerOptions, type StartedServer, startServer } from './server.ts';
import type { WorkspaceOptions } from './workspace.ts';

export interface PlatformOptions extends ServerOptions {
  readonly packagesDir: string;
  /** The design tool's name in the two tool-version fields of the repository's files; `tool` by default. */
  readonly brand?: string | undefined;
  /** Of the repository's resources. */
  readonly icons?: IconLimits;
  /** Whether packages.json is served without what breaks the format; true by default. */
  readonly leaveOutInvalid?: boolean | undefined;
  readonly database: Database;
  readonly intents?: Partial<Settings['intents']>;
  /** How often what is over is removed. */
  readonly sweepMs?: number;
  /** The other servers that run, and what of theirs is not served yet, for the documentation. */
  readonly docs?: { readonly servers: readonly DocsServer[]; readonly pending: readonly string[] };
  readonly identity?: Partial<IdentityLimits>;
  readonly panels?: Partial<Settings['panels']>;
  readonly sandbox?: Partial<Settings['sandbox']>;
  /** Where the web view's proxy mode gets its tickets; absent: there is none. */
  readonly proxy?: WorkspaceOptions['proxy'];
  /** Brings what the platform carries; by default all of it. */
  readonly load?: (options: AreaOptions) => Promise<Areas>;
}

export interface Platform extends StartedServer {
  readonly identity: IdentityService;
  /** Loads what was not needed to listen, before somebody needs it. */
  readonly prepare: () => Promise<void>;
}

const loadAreas = async (options: AreaOptions): Promise<Areas> => (await import('./areas.ts')).createAreas(options);

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, clock, log, load = loadAreas } = options;
  let url = options.url ?? '';
  let loading: Promise<Areas> | null = null;
  let loaded: Areas | null = null;
  let closing = false;
  const identity = new IdentityService({ database, clock, limits: options.identity });
  const metrics = createMetrics('platform');
  metrics.gauge('annex_workspace_browsers', 'Browsers that have a workspace open.', () => loaded?.browsers() ?? 0);
  const visit: VisitOf = async ({ headers, url: next }) => {
    const visitor = await findVisitor(identity, headers.cookie ?? '').catch(() => null);
    return { user: visitor?.name ?? null, platform: '', next };
  };
  const areas = createReady(async () => {
    if (closing) throw new Problem('unavailable'); // what came up now would never be closed
    const { server: listening, hosts } = server;
    loading = load({ ...options, identity, server: listening, url, hosts, visit });
    loaded = await loading;
    release();
    return loaded;
  });
  const handlers = platformHandlers(new Uptime(clock), metrics, () => url);
  const server: StartedServer = await startServer('platform', options, {
    services: [implement<PlatformContract>({ ...operations, validators }, handlers)],
    rest: areas,
    authenticate: createAuthenticate(identity),
    visit,
    metrics,
    started: (address) => {
      url = address;
    },
  });
  const untilClosing = async () => {
    await server.ready();
    if (closing) throw new Problem('unavailable');
  };
  const release = holdUpgrades(server.server, untilClosing, logFaults(log));
  let sweeping: Promise<void> | null = null;
  const sweep = (): void => {
    sweeping ??= areas()
      .then((all) => all.sweep())
      .catch(logFaults(log))
      .finally(() => {
        sweeping = null;
      });
  };
  const sweeper = setInterval(sweep, options.sweepMs ?? DEFAULTS.intents.sweepMs);
  sweeper.unref();
  return {
    ...server,
    identity,
    prepare: async () => (await areas()).prepare(),
    close: async () => {
      clearInterval(sweeper);
      closing = true;
      const coming = loading?.catch(() => null); // whoever asked for it has been told
      await Promise.all([server.close(), coming?.then((all) => all?.close())]);
      await sweeping; // the database may be closed next
    },
  };
}
