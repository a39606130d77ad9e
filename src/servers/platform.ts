// The platform: intents, packages and the workspace behind one address.
import type { Intents } from '../../generated/intents/contract.ts';
import * as intentsOperations from '../../generated/intents/operations.ts';
import { validators as intentsValidators } from '../../generated/intents/validators.js';
import type { Packages } from '../../generated/packages/contract.ts';
import * as packagesOperations from '../../generated/packages/operations.ts';
import { validators as packagesValidators } from '../../generated/packages/validators.js';
import type { Workspace } from '../../generated/workspace/contract.ts';
import * as workspaceOperations from '../../generated/workspace/operations.ts';
import { validators as workspaceValidators } from '../../generated/workspace/validators.js';
import type { Clock } from '../clock.ts';
import { implement, type Listening, listen, listenerOf, type ServeOptions, serve } from '../contract/server/index.ts';
import { BrowserSessions } from '../identity/browser-sessions.ts';
import { intentHandlers } from '../intents/handlers.ts';
import { type IntentLimits, IntentService } from '../intents/service.ts';
import { IntentStore } from '../intents/store.ts';
import { type Logger, logFaults } from '../log.ts';
import { packageHandlers } from '../packages/handlers.ts';
import { PackageService } from '../packages/service.ts';
import { FolderPackageStore } from '../packages/store.ts';
import type { Database } from '../state/port.ts';
import { createApp, reporting } from './app.ts';

const SWEEP_MS = 60_000;

export interface PlatformOptions {
  readonly host: string;
  readonly port: number;
  /** {base_url}; by default the address it listens on. */
  readonly baseUrl?: string | undefined;
  readonly packagesDir: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly violations: ServeOptions['violations'];
  readonly intents?: Partial<IntentLimits>;
  readonly serve?: Partial<ServeOptions>;
}

export interface Platform extends Listening {
  readonly url: string;
  readonly browserSessions: BrowserSessions;
}

export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, clock, log } = options;
  let url = options.baseUrl ?? '';
  const browserSessions = new BrowserSessions(database, clock);
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
  const served = serve({
    services: [
      implement<Intents, 'getIntent' | 'getSession' | 'endSession'>(
        { ...intentsOperations, validators: intentsValidators },
        intentHandlers(intents),
      ),
      implement<Packages, Exclude<keyof Packages, 'searchPackages'>>(
        { ...packagesOperations, validators: packagesValidators },
        packageHandlers(packages),
      ),
      implement<Workspace, keyof Workspace>({ ...workspaceOperations, validators: workspaceValidators }, {}),
    ],
    authenticate: (scheme, credential) => (scheme === 'browserSession' ? browserSessions.find(credential) : null),
    origin: () => new URL(url).origin,
    violations: options.violations,
    ...reporting(log),
    ...options.serve,
  });
  const listening = await listen(listenerOf(served, createApp(log)), options.host, options.port);
  url ||= `http://${options.host}:${listening.port}`;
  const sweeper = setInterval(() => void intents.sweep().catch(logFaults(log)), SWEEP_MS);
  sweeper.unref();
  return {
    ...listening,
    url,
    browserSessions,
    close: async () => {
      clearInterval(sweeper);
      served.endStreams();
      await listening.close();
    },
  };
}
