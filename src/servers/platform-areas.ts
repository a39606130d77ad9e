// Creates the areas of the platform and their pages: intents, identity, packages, workspace, docs.

import type { Context } from 'koa';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { Identity } from '../../generated/identity/contract.ts';
import * as identityOperations from '../../generated/identity/operations.ts';
import { validators as identityValidators } from '../../generated/identity/validators.js';
import type { Intents } from '../../generated/intents/contract.ts';
import * as intentsOperations from '../../generated/intents/operations.ts';
import { validators as intentsValidators } from '../../generated/intents/validators.js';
import { identityHandlers, identityRules } from '../areas/identity/handlers.ts';
import { identityPages, loginPath } from '../areas/identity/page/index.ts';
import { findVisitor } from '../areas/identity/page/visitor.ts';
import { insertApplicationSession } from '../areas/identity/session-store.ts';
import { intentHandlers } from '../areas/intents/handlers.ts';
import { intentPages } from '../areas/intents/page/index.ts';
import { LocalWindows, WindowStore } from '../areas/intents/rate-limit.ts';
import { IntentService } from '../areas/intents/service.ts';
import { IntentStore } from '../areas/intents/store.ts';
import { homePages } from '../areas/platform/page/index.ts';
import type { Callers } from '../base/caller.ts';
import { logFaults } from '../base/log/log.ts';
import { KeyStore } from '../base/state/key-store.ts';
import { createAddressReader, implement } from '../contract/server/index.ts';
import { serveSocket } from '../contract/server/socket.ts';
import { consolePages } from '../docs/console/router.ts';
import { createDocs } from '../docs/router.ts';
import { createOauth } from './oauth.ts';
import { createPackages } from './packages.ts';
import type { AreaOptions, Areas } from './platform-options.ts';
import { createWorkspace } from './workspace.ts';

const PLATFORM_DESCRIPTION = 'packages, authentication intents, workspaces and these pages';

export function createAreas({
  database,
  clock,
  log,
  identity,
  url,
  server,
  hosts,
  visit,
  ...options
}: AreaOptions): Areas {
  const baseUrl = () => url;
  const pasteUrl = () => {
    const viewer = options.docs?.servers.find(({ name }) => name === 'viewer');
    return viewer ? `${viewer.url}/screenshot-paste` : null;
  };
  const onFault = logFaults(log);
  const windows = options.node ? new WindowStore(database) : new LocalWindows(() => clock.now());
  const addresses = new KeyStore(database, 'intents of addresses');
  const intents = new IntentService({
    store: new IntentStore(database, insertApplicationSession),
    watch: (topic, maybeChanged) => database.watch(topic, maybeChanged),
    clock,
    baseUrl,
    windows,
    ...(options.node ? { addressSecret: () => addresses.get() } : {}),
    ...(options.intents ? { settings: options.intents } : {}),
  });
  const oauth = createOauth({ database, clock, baseUrl, windows, intents, identity, options });
  const packages = createPackages({
    folder: options.packagesDir,
    settings: { ...DEFAULTS.packages, ...options.packages },
    log,
    baseUrl,
    visit: ({ req }) => visit(req),
  });
  const workspace = createWorkspace({
    database,
    node: options.node,
    clock,
    identity,
    baseUrl,
    limits: options.panels,
    unenforced: options.sandbox?.unenforced,
    onFault,
    proxy: options.proxy,
    pasteUrl,
  });
  const trusted = options.serve?.trustedProxies ?? options.trustedProxies ?? [];
  const addressOf = createAddressReader(trusted, () => {}); // `operations` logs the warning
  const { violations } = options;
  const origins = [new URL(url).origin];
  const sockets = serveSocket({ ...workspace.socket, server, hosts, addressOf, origins, violations, onFault });
  return {
    services: [
      implement<Intents, Callers>(
        { ...intentsOperations, validators: intentsValidators },
        intentHandlers(intents, identity.sessions.ofApplications, oauth),
      ),
      implement<Identity, Callers>(
        { ...identityOperations, validators: identityValidators },
        identityHandlers(identity, baseUrl),
        { rules: identityRules(baseUrl) },
      ),
      packages.service,
      workspace.service,
    ],
    pages: (router) => {
      identityPages(identity, { baseUrl, clock })(router);
      intentPages(intents, {
        clock,
        baseUrl,
        addressOf: ({ socket, headers }) => addressOf(socket.remoteAddress, headers['x-forwarded-for']),
        visitor: (headers) => findVisitor(identity, headers),
        userOf: (sessionId) => identity.sessions.userOf(sessionId),
        loginPath,
        oauth: oauth.service,
      })(router);
      packages.pages(router);
      workspace.pages(router);
      const servers = () => [
        { name: 'platform', url, what: PLATFORM_DESCRIPTION, health: '/health', page: '/docs' },
        ...(options.docs?.servers ?? []),
      ];
      homePages({
        visitor: (headers) => findVisitor(identity, headers),
        workspaces: workspace.list,
        packages: packages.count,
        sessions: async ({ userId, sessionId }) => (await identity.sessions.list(userId, sessionId)).sessions,
        servers,
        pasteUrl,
        now: () => clock.now(),
      })(router);
      consolePages(['platform', 'packages', 'intents', 'identity', 'workspace'], visit)(router);
      const visitor = async ({ req }: Context) => (await visit(req)).user ?? null;
      router.use(createDocs({ servers, visitor }).routes());
    },
    browsers: workspace.browsers,
    focusedWorkspace: workspace.focused,
    prepare: packages.prepare,
    sweep: async (stop) => {
      await Promise.all([
        identity.sessions.sweep(stop).then(() => intents.sweep(stop)),
        oauth.service.sweep(stop),
        workspace.sweep(),
      ]);
    },
    drain: () => sockets.drain(),
    close: async () => {
      workspace.stop();
      await sockets.close();
      await workspace.close();
    },
  };
}
