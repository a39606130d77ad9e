// The platform: intents, packages and the workspace behind one address.
import Koa from 'koa';
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
import { implement, type Listening, listen, type ServeOptions, serve } from '../contract/server/index.ts';
import { BrowserSessions } from '../identity/browser-sessions.ts';
import { intentHandlers } from '../intents/handlers.ts';
import { type IntentLimits, IntentService } from '../intents/service.ts';
import { IntentStore } from '../intents/store.ts';
import { type Logger, logFaults, logRequests } from '../log.ts';
import { packageHandlers } from '../packages/handlers.ts';
import { PackageService } from '../packages/service.ts';
import { FolderPackageStore } from '../packages/store.ts';
import type { Database } from '../state/port.ts';

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
  const packages = new PackageService(new FolderPackageStore(options.packagesDir));
  const app = new Koa();
  app.silent = true; // faults are logged below, once
  app.on('error', logFaults(log));
  app.use(
    serve({
      services: [
        implement<Intents>({ ...intentsOperations, validators: intentsValidators }, intentHandlers(intents)),
        implement<Packages>({ ...packagesOperations, validators: packagesValidators }, packageHandlers(packages)),
        implement<Workspace, keyof Workspace>({ ...workspaceOperations, validators: workspaceValidators }, {}),
      ],
      authenticate: (scheme, credential) => (scheme === 'browserSession' ? browserSessions.find(credential) : null),
      origin: () => new URL(url).origin,
      violations: options.violations,
      onRequest: logRequests(log),
      onFault: logFaults(log),
      onUntrustedProxy: (remote) => log.warn({ remote }, 'X-Forwarded-For from a proxy that is not trusted is ignored'),
      ...options.serve,
    }),
  );
  const listening = await listen(app.callback(), options.host, options.port);
  url ||= `http://${options.host}:${listening.port}`;
  return { ...listening, url, browserSessions };
}
