// Starts the platform from the settings. Its code is imported only if it runs in this process.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../base/config/config.ts';
import { readLoginProviders } from '../base/config/login-providers.ts';
import { makeFolder } from '../base/files/durable.ts';
import { logFaults } from '../base/log/log.ts';
import type { Node } from '../base/state/nodes/node.ts';
import { openServerDatabase, retryWhileUnavailable, type Starting } from './await-database.ts';
import { StartRefused } from './child-process.ts';
import { createFirstUser } from './identity.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { ProxyServer } from './proxy.ts';
import { createProxyParts } from './run-proxy.ts';
import { buildSample, findMissingRepository, MISSING_REPOSITORY_ADVICE } from './sample-repository.ts';
import { platformUrlOf, sharedOptions, startNode, viewerUrlOf } from './shared-options.ts';

/** Delay before the remaining code is loaded, so that requests right after the start are handled first. */
const PREPARE_MS = 500;

/** `hasPaste`: serves screenshot paste, too. */
type Parts = Pick<PlatformOptions, 'docs' | 'gateway' | 'instanceSecret'> & { readonly hasPaste?: boolean };

export async function runPlatform(settings: Settings, { hasPaste, ...own }: Parts = {}, starting: Starting = {}) {
  const { startPlatform } = await import('./platform.ts');
  const { intents, oauth, identity, notify, packages, panels, requests, sandbox } = settings;
  const { packagesDir } = settings.platform;
  const loginProviders = readLoginProviders(settings, process.env);
  const { brand, sample } = packages;
  const unready = {
    ...sharedOptions(settings, 'platform'),
    url: platformUrlOf(settings)?.(),
    port: settings.platform.port,
  };
  const opened = await openServerDatabase('platform', settings, { ...unready, ...starting, role: 'server' });
  const { database, clock, port } = opened;
  const shared = { ...unready, clock, port };
  const start = async (node: Node | undefined) => {
    const missing = await findMissingRepository(settings);
    if (missing !== null) throw new StartRefused(`${missing}; ${MISSING_REPOSITORY_ADVICE}`);
    await makeFolder(packagesDir);
    if (!sample) await createEmptyRepository(packagesDir);
    const parts = createProxyParts(settings, database, clock);
    const viewerUrl = viewerUrlOf(settings);
    const resources = viewerUrl === undefined ? [] : [`${viewerUrl}/mcp`];
    const { projectDir, paste, files, workspace } = settings;
    const sampleBuilt = Promise.withResolvers<void>();
    sampleBuilt.promise.catch(() => {}); // the start reports the error
    const platform = await startPlatform({
      ...shared,
      ...own,
      packagesDir,
      packages,
      database,
      node,
      identity,
      loginProviders,
      intents,
      oauth,
      resources,
      notify,
      ...(hasPaste ? { paste: { projectDir, paste, files, workspace } } : {}),
      panels,
      requests,
      sandbox,
      proxy: parts,
      // The platform listens before the sample is built, because the sample contains its address. Early requests wait.
      load: async (options) => {
        const [{ createAreas }] = await Promise.all([import('./platform-areas.ts'), sampleBuilt.promise]);
        return createAreas(options);
      },
    });
    const prepareTimer = setTimeout(() => platform.prepare().catch(logFaults(shared.log)), PREPARE_MS).unref();
    let proxy = null as ProxyServer | null;
    const close = async () => {
      clearTimeout(prepareTimer);
      await Promise.all([proxy?.close(), platform.close()]);
    };
    try {
      if (sample) await buildSample({ folder: packagesDir, platformUrl: platform.url, brand, log: shared.log });
      sampleBuilt.resolve();
      proxy = await parts.start(platform);
      return {
        ...platform,
        /** Creates the demo user and key at the first start; null at later ones. Call it last, when all servers listen. */
        createFirstUser: () => retryWhileUnavailable(() => createFirstUser(platform.identity), starting.stopping),
        /** Whether the installation is from before the gateway got the platform's address. */
        keepsGatewayAddress: async () => {
          const text = "select name from kept_addresses where name = 'gateway'";
          return (await database.read({ text, values: [] })).length > 0;
        },
        /** Null if proxy mode is off. */
        proxyUrl: proxy?.url ?? null,
        /** Ports of our own servers, which the web view proxy refuses. */
        ownPorts: parts.ownPorts,
        /** Servers of ours that OAuth tokens may be issued for. */
        resources,
        close,
      };
    } catch (error) {
      sampleBuilt.reject(error);
      await close();
      throw error;
    }
  };
  return startNode(settings, opened, shared.log, start);
}

/** Creates an empty package repository, unless there is one. */
async function createEmptyRepository(folder: string): Promise<void> {
  const list = `${JSON.stringify({ packages: [] }, null, 4)}\n`;
  await writeFile(join(folder, 'packages.json'), list, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
