// Starts the platform and the viewer from the settings. Their code is imported only if they run in this process.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAuthenticate } from '../areas/identity/authenticate.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import type { MaybePromise } from '../base/async/maybe-promise.ts';
import type { Caller } from '../base/caller.ts';
import type { Settings } from '../base/config/config.ts';
import { logFaults } from '../base/log/log.ts';
import type { Node } from '../base/state/nodes/node.ts';
import { type KeyHolder, NO_PANEL } from '../mcp/viewer-tools.ts';
import { openServerDatabase, retryWhileUnavailable, type Starting } from './await-database.ts';
import { createFirstUser, type FirstStart } from './demo-account.ts';
import { createIdentity } from './identity.ts';
import type { Platform } from './platform.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { ProxyServer } from './proxy.ts';
import { createProxyParts } from './run-proxy.ts';
import { buildSample } from './sample-repository.ts';
import type { StartedServer } from './server.ts';
import { joinNodes, platformUrlOf, sharedOptions } from './shared-options.ts';
import type { ViewerOptions } from './viewer.ts';

/** The platform that runs in the same process. */
export interface LocalPlatform {
  readonly platformUrl: () => string;
  readonly identity: IdentityService;
  /** As owner/repo. */
  readonly focusedWorkspace: (owner: string) => MaybePromise<string | null>;
}

/** Without a platform in the same process, the viewer opens the database itself to check API keys. */
export async function runViewer(
  settings: Settings,
  local?: LocalPlatform,
  starting: Starting = {},
): Promise<StartedServer> {
  const { startViewer } = await import('./viewer.ts');
  const options = await viewerOptions(settings, local);
  if (local) return startViewer({ ...options, ...authenticationOptions(local.identity) });
  const opened = await openServerDatabase('viewer', settings, { ...options, ...starting, role: 'command' });
  const { database, clock, port } = opened;
  try {
    const identity = createIdentity({ database, clock });
    const viewer = await startViewer({ ...options, clock, port, ...authenticationOptions(identity) });
    const close = async () => {
      await viewer.close();
      await opened.close();
    };
    return { ...viewer, close };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** How the viewer authenticates API keys and learns that one is revoked. */
const authenticationOptions = (identity: IdentityService): Pick<ViewerOptions, 'authenticate' | 'watchCaller'> => ({
  authenticate: createAuthenticate(identity),
  watchCaller: (caller, ended) => identity.callers.watch(caller as Caller, ended),
});

async function viewerOptions(settings: Settings, local: LocalPlatform | undefined) {
  const { workspacePanel } = await import('../mcp/workspace-panel.ts');
  const { projectDir, paste } = settings;
  const platformUrl = local?.platformUrl ?? platformUrlOf(settings);
  const { port, url } = settings.viewer;
  const panelOf = async ({ owner, key: apiKey, workspace: requested }: KeyHolder) => {
    const known = requested ?? (settings.workspace?.startsWith(`${owner}/`) ? settings.workspace : null);
    const workspace = known ?? (await local?.focusedWorkspace(owner)) ?? null;
    if (workspace === null) return NO_PANEL;
    return { ...workspacePanel({ apiKey, workspace, baseUrl: platformUrl }), isGuess: known === null };
  };
  return { ...sharedOptions(settings), platformUrl, port, url, projectDir, paste, panelOf };
}

/** Delay before the remaining code is loaded, so that requests right after the start are handled first. */
const PREPARE_MS = 500;

export interface RunningPlatform extends Platform {
  /** Creates the demo user and key at the first start; null at later ones. Call it last, when all servers listen. */
  readonly createFirstUser: () => Promise<FirstStart | null>;
  /** Null if proxy mode is off. */
  readonly proxyUrl: string | null;
  /** Ports of our own servers, which the web view proxy refuses. */
  readonly ownPorts: Set<number>;
}

export async function runPlatform(
  settings: Settings,
  docs?: PlatformOptions['docs'],
  starting: Starting = {},
): Promise<RunningPlatform> {
  const { startPlatform } = await import('./platform.ts');
  const { intents, identity, packages, panels, sandbox } = settings;
  const { baseUrl: url, packagesDir } = settings.platform;
  const { brand, sample } = packages;
  const unready = { ...sharedOptions(settings), url, port: settings.platform.port };
  const opened = await openServerDatabase('platform', settings, { ...unready, ...starting, role: 'server' });
  const { database, clock, port } = opened;
  const shared = { ...unready, clock, port };
  let node: Node | undefined;
  try {
    node = await joinNodes(settings, database, shared.log);
    await mkdir(packagesDir, { recursive: true });
    if (!sample) await createEmptyRepository(packagesDir);
    const parts = createProxyParts(settings, database, clock);
    const sampleBuilt = Promise.withResolvers<void>();
    sampleBuilt.promise.catch(() => {}); // the start reports the error
    const platform = await startPlatform({
      ...shared,
      ...(docs ? { docs } : {}),
      packagesDir,
      packages,
      database,
      node,
      identity,
      intents,
      panels,
      sandbox,
      proxy: parts,
      sweepMs: intents.sweepMs,
      // The platform listens before the sample is built, because the sample contains its address. Early requests wait.
      load: async (options) => {
        const [{ createAreas }] = await Promise.all([import('./platform-areas.ts'), sampleBuilt.promise]);
        return createAreas(options);
      },
    });
    const prepareTimer = setTimeout(() => platform.prepare().catch(logFaults(shared.log)), PREPARE_MS).unref();
    let proxy: ProxyServer | null = null;
    const close = async () => {
      clearTimeout(prepareTimer);
      await Promise.all([proxy?.close(), platform.close()]);
      await node?.close();
      await opened.close();
    };
    try {
      if (sample) await buildSample({ folder: packagesDir, platformUrl: platform.url, brand, log: shared.log });
      sampleBuilt.resolve();
      proxy = await parts.start(platform);
      const { ownPorts } = parts;
      const proxyUrl = proxy?.url ?? null;
      const firstUser = () => retryWhileUnavailable(() => createFirstUser(platform.identity), starting.stopping);
      return { ...platform, createFirstUser: firstUser, proxyUrl, ownPorts, close };
    } catch (error) {
      clearTimeout(prepareTimer);
      sampleBuilt.reject(error);
      await platform.close();
      throw error;
    }
  } catch (error) {
    await node?.close();
    await opened.close(); // an open database would keep the process running after a failed start
    throw error;
  }
}

/** Creates an empty package repository, unless there is one. */
async function createEmptyRepository(folder: string): Promise<void> {
  const list = `${JSON.stringify({ packages: [] }, null, 4)}\n`;
  await writeFile(join(folder, 'packages.json'), list, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
