// Each server as the settings have it. The code of one that does not run here is not loaded.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Settings } from '../config/config.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import type { Authenticate } from '../identity/caller.ts';
import { IdentityService } from '../identity/service.ts';
import { createLog, logFaults } from '../log/log.ts';
import { openDatabase } from '../state/open.ts';
import { type FirstStart, makeFirstUser } from './first-start.ts';
import type { RunningGateway } from './gateway.ts';
import type { Platform } from './platform.ts';
import type { PlatformOptions } from './platform-options.ts';
import type { ProxyServer } from './proxy.ts';
import { createProxyParts } from './run-proxy.ts';
import { buildSample } from './sample.ts';
import type { StartedServer } from './server.ts';

/** What all servers have in common. */
export function sharedOptions({ host, log, trustedProxies, limits, intents }: Settings) {
  const { jsonBytes, urlBytes, queryKeys, headerBytes, deadlineMs, eventBufferBytes, ...timeouts } = limits;
  return {
    host,
    clock: systemClock,
    log: createLog(log),
    violations: 'report',
    trustedProxies,
    listen: { ...timeouts, maxHeaderBytes: headerBytes },
    serve: {
      jsonLimitBytes: jsonBytes,
      urlLimitBytes: urlBytes,
      queryKeys,
      deadlineMs,
      events: { keepAliveMs: intents.keepAliveMs, maxBufferedBytes: eventBufferBytes },
    },
  } as const;
}

/** Where the platform should be, for a server that does not run beside it. */
export const platformUrlOf = ({ host, platform }: Settings) => {
  const name = host.includes(':') ? `[${host}]` : host;
  return () => platform.baseUrl ?? `http://${name}:${platform.port}`;
};

export async function runGateway(settings: Settings): Promise<RunningGateway> {
  const { startGateway } = await import('./gateway.ts');
  const { port, url, wsUrl, origins, sockets, sweepMs, ...limits } = settings.gateway;
  const shared = { ...sharedOptions(settings), platformUrl: platformUrlOf(settings) };
  const alsoAt = wsUrl === undefined ? [] : [wsUrl];
  const gateway = await startGateway({ ...shared, port, url, alsoAt, origins, limits, sockets, sweepMs });
  return { ...gateway, socketUrl: wsUrl ?? gateway.socketUrl };
}

export interface Beside {
  readonly platformUrl: () => string;
  readonly authenticate: Authenticate;
}

/** `beside` comes from the platform of the same process; without one, the viewer asks the database for keys itself. */
export async function runViewer(settings: Settings, beside?: Beside): Promise<StartedServer> {
  const { startViewer } = await import('./viewer.ts');
  const options = await viewerOptions(settings, beside?.platformUrl ?? platformUrlOf(settings));
  if (beside) return startViewer({ ...options, authenticate: beside.authenticate });
  const database = await openDatabase({ ...databaseOptions(settings), role: 'command' });
  try {
    const authenticate = createAuthenticate(new IdentityService({ database, clock: systemClock }));
    const viewer = await startViewer({ ...options, authenticate });
    const close = async () => {
      await viewer.close();
      await database.close();
    };
    return { ...viewer, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const databaseOptions = ({ dataDir, databaseUrl, database }: Settings) => ({
  url: databaseUrl,
  dataDir,
  connections: database.connections,
});

async function viewerOptions(settings: Settings, platformUrl: () => string) {
  const { workspacePanel } = await import('../mcp/workspace-panel.ts');
  const { apiKey, workspace, projectDir, paste } = settings;
  const { port, url } = settings.viewer;
  const panel = apiKey && workspace ? workspacePanel({ apiKey, workspace, baseUrl: platformUrl }) : undefined;
  return { ...sharedOptions(settings), platformUrl, port, url, projectDir, paste, panel };
}

/** Whoever calls right after the start does not wait for what others need. */
const PREPARE_MS = 500;

export interface RunningPlatform extends Platform {
  /** What the very first start makes, to be shown once; null ever after. The last thing that a start does. */
  readonly makeFirstUser: () => Promise<FirstStart | null>;
  /** Null: proxy mode is off. */
  readonly proxyUrl: string | null;
  /** Of servers that the web view proxy must not show. */
  readonly ownPorts: Set<number>;
}

export async function runPlatform(settings: Settings, docs?: PlatformOptions['docs']): Promise<RunningPlatform> {
  const { startPlatform } = await import('./platform.ts');
  const { intents, identity, panels, sandbox } = settings;
  const { port, baseUrl: url, packagesDir } = settings.platform;
  const { brand, sample, leaveOutInvalid, installDir: _, ...icons } = settings.packages;
  const database = await openDatabase({ ...databaseOptions(settings), role: 'server' });
  try {
    await foundRepository(packagesDir, sample);
    const about = docs ? { docs } : {};
    const shared = sharedOptions(settings);
    const parts = createProxyParts(settings, database);
    const platform = await startPlatform({
      ...shared,
      ...about,
      port,
      url,
      packagesDir,
      brand,
      icons,
      leaveOutInvalid,
      database,
      identity,
      intents,
      panels,
      sandbox,
      proxy: parts,
      sweepMs: intents.sweepMs,
    });
    const preparing = setTimeout(() => platform.prepare().catch(logFaults(shared.log)), PREPARE_MS).unref();
    let proxy: ProxyServer | null = null;
    const close = async () => {
      clearTimeout(preparing);
      await Promise.all([proxy?.close(), platform.close()]);
      await database.close();
    };
    try {
      if (sample) await buildSample({ folder: packagesDir, platformUrl: platform.url, brand, log: shared.log });
      proxy = await parts.start(platform);
      const { ownPorts } = parts;
      const proxyUrl = proxy?.url ?? null;
      return { ...platform, makeFirstUser: () => makeFirstUser(platform.identity), proxyUrl, ownPorts, close };
    } catch (error) {
      clearTimeout(preparing);
      await platform.close();
      throw error;
    }
  } catch (error) {
    await database.close(); // what has started must not keep a failed start alive
    throw error;
  }
}

/** A package repository with nothing in it yet is an empty one, unless it becomes the sample. */
async function foundRepository(folder: string, sample: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (sample) return;
  const list = `${JSON.stringify({ packages: [] }, null, 4)}\n`;
  await writeFile(join(folder, 'packages.json'), list, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
