// Creates the areas of the platform and their pages: intents, identity, packages, workspace, docs.

import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { AreaName } from '../../generated/documents.ts';
import type { Identity } from '../../generated/identity/contract.ts';
import * as identityOperations from '../../generated/identity/operations.ts';
import { validators as identityValidators } from '../../generated/identity/validators.js';
import type { Intents } from '../../generated/intents/contract.ts';
import * as intentsOperations from '../../generated/intents/operations.ts';
import { validators as intentsValidators } from '../../generated/intents/validators.js';
import type { Packages } from '../../generated/packages/contract.ts';
import * as packagesOperations from '../../generated/packages/operations.ts';
import { validators as packagesValidators } from '../../generated/packages/validators.js';
import { identityHandlers, identityRules } from '../areas/identity/handlers.ts';
import { identityPages, loginPath } from '../areas/identity/page/index.ts';
import { findVisitor } from '../areas/identity/page/visitor.ts';
import { insertApplicationSession } from '../areas/identity/session-store.ts';
import { intentHandlers } from '../areas/intents/handlers.ts';
import { intentPages } from '../areas/intents/page/index.ts';
import { LocalWindows, WindowStore } from '../areas/intents/rate-limit.ts';
import { IntentService } from '../areas/intents/service.ts';
import { IntentStore } from '../areas/intents/store.ts';
import type { NotifyService } from '../areas/notify/service.ts';
import { packageHandlers, packageRules } from '../areas/packages/handlers.ts';
import { packagePages } from '../areas/packages/page/index.ts';
import { PackageService } from '../areas/packages/service.ts';
import { PackageStore } from '../areas/packages/store.ts';
import { homePages } from '../areas/platform/page/index.ts';
import type { Callers } from '../base/caller.ts';
import { logFaults } from '../base/log/log.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import { sourceOf } from '../contract/requester.ts';
import { createAddressReader, implement } from '../contract/server/index.ts';
import { serveSocket } from '../contract/server/socket.ts';
import { consolePages } from '../docs/console/router.ts';
import { createDocs } from '../docs/router.ts';
import { createNotify } from './notify.ts';
import { createOauth } from './oauth.ts';
import type { AreaOptions, Areas } from './platform-options.ts';
import { createPlatformPaste } from './platform-paste.ts';
import { createWorkspace } from './workspace.ts';

const PLATFORM_DESCRIPTION = 'packages, authentication intents, workspaces and these pages';

export async function createAreas(options: AreaOptions): Promise<Areas & { readonly notify: NotifyService }> {
  const { database, clock, log, identity, address, server, hosts, visit, violations } = options;
  const baseUrl = address.base;
  const onFault = logFaults(log);
  const windows = options.node ? new WindowStore(database) : new LocalWindows(() => clock.now());
  const intents = new IntentService({
    store: new IntentStore(database, insertApplicationSession),
    watch: (topic, maybeChanged) => database.watch(topic, maybeChanged),
    clock,
    baseUrl,
    windows,
    record: identity.audit.record,
    ...(options.node ? { addressSecret: createKeyReader(database, 'intents of addresses') } : {}),
    ...(options.intents ? { settings: options.intents } : {}),
  });
  const oauth = createOauth({ database, clock, baseUrl, windows, intents, identity, options });
  const {
    notify,
    notifications,
    ringing,
    service: notifyArea,
  } = createNotify(options, windows, (id) => workspace.stillWaiting(id));
  const packages = createPackages(options);
  const searchPackages = (q: string, limit: number) => packages.search({ q, limit, offset: 0 });
  const workspace = createWorkspace(options, { searchPackages }, ringing);
  const trusted = options.serve?.trustedProxies ?? options.trustedProxies ?? [];
  const addressOf = createAddressReader(trusted, () => {}); // `operations` logs the warning
  const origins = (request: IncomingMessage) => address.originsOf(request);
  const sockets = serveSocket({ ...workspace.socket, server, hosts, addressOf, origins, violations, onFault });
  const paste = options.paste ? await createPlatformPaste(options, options.paste, workspace.focused) : null;
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
      implement<Packages, Callers>(
        { ...packagesOperations, validators: packagesValidators },
        packageHandlers(packages),
        { rules: packageRules(packages) },
      ),
      workspace.service,
      notifyArea,
      ...(paste?.services ?? []),
    ],
    pages: (router) => {
      identityPages(identity, { baseUrl, clock, listGrants: workspace.listGrants, notifications })(router);
      intentPages(intents, {
        clock,
        baseUrl,
        clientOf: ({ socket, headers }) => {
          const client = addressOf(socket.remoteAddress, headers['x-forwarded-for']);
          return { address: client, ...sourceOf(client, headers, address.origins) };
        },
        visitor: (headers) => findVisitor(identity, headers),
        userOf: (sessionId) => identity.sessions.userOf(sessionId),
        loginPath,
        oauth: oauth.service,
      })(router);
      const listUrl = () => `${baseUrl()}/packages/repository.json`;
      packagePages(packages, ({ req }) => visit(req), listUrl, loginPath)(router);
      workspace.pages(router);
      const servers = () => [
        { name: 'platform', url: address.url, what: PLATFORM_DESCRIPTION, health: '/health', page: '/docs' },
        ...(options.docs?.servers ?? []),
      ];
      homePages({
        visitor: (headers) => findVisitor(identity, headers),
        workspaces: workspace.list,
        packages: async () => (await packages.find({})).length,
        sessions: async ({ userId, sessionId }) => (await identity.sessions.list(userId, sessionId)).sessions,
        servers,
        hasPaste: paste !== null,
        now: () => clock.now(),
      })(router);
      const consoles: AreaName[] = ['platform', 'packages', 'intents', 'identity', 'workspace', 'notify'];
      if (paste) consoles.push('paste');
      if (options.gateway) consoles.push('gateway');
      consolePages(consoles, visit)(router);
      paste?.pages?.(router, visit);
      const visitor = async ({ req }: Context) => (await visit(req)).user ?? null;
      router.use(createDocs({ servers, visitor }).routes());
    },
    browsers: workspace.browsers,
    focusedWorkspace: workspace.focused,
    notify,
    prepare: async () => {
      await notify.sweep();
      await packages.prepare();
      await paste?.resume();
    },
    sweep: async (stop) => {
      await Promise.all([
        identity.sessions.sweep(stop).then(() => intents.sweep(stop)),
        oauth.service.sweep(stop),
        workspace.sweep(),
        notify.sweep(),
      ]);
    },
    sockets,
    drain: () => sockets.drain(),
    close: async () => {
      workspace.stop();
      await paste?.close();
      await Promise.all([sockets.close(), notify.close()]);
      await workspace.close();
    },
  };
}

function createPackages({ packagesDir: folder, packages, clock, log }: AreaOptions): PackageService {
  const settings = { ...DEFAULTS.packages, ...packages };
  return new PackageService({
    clock,
    brand: settings.brand,
    isPrivate: settings.private,
    store: new PackageStore({
      folder,
      settings,
      onQuarantined: ({ identifier, errors }) =>
        log.warn({ identifier, reason: errors[0] }, 'ignoring an invalid package'),
      onProblem: (reason) => log.warn({ reason }, 'problem in the package repository'),
    }),
  });
}
