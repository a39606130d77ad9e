// Everything on one machine: what `annex serve` runs.
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import type { Settings } from '../config.ts';
import { createAuthenticate } from '../identity/authenticate.ts';
import { IdentityService } from '../identity/service.ts';
import { createLog } from '../log.ts';
import { workspacePanel } from '../mcp/workspace-panel.ts';
import { openDatabase } from '../state/open.ts';
import { startGateway } from './gateway.ts';
import { startPlatform } from './platform.ts';
import { startViewer } from './viewer.ts';
import { startWatchdog } from './watchdog.ts';

export interface Running {
  readonly platformUrl: string;
  readonly gatewayUrl: string;
  readonly gatewaySocketUrl: string;
  readonly watchdogUrl: string;
  readonly viewerUrl: string;
  /** What the very first start made, to be shown once; null ever after. */
  readonly firstStart: FirstStart | null;
  /** Logs a user in without a page: a cookie's value. */
  readonly login: (name: string) => Promise<string>;
  close(): Promise<void>;
}

export interface FirstStart {
  readonly owner: string;
  readonly user: string;
  readonly password: string;
  readonly key: string;
}

export async function startAll(settings: Settings): Promise<Running> {
  const { host, dataDir, databaseUrl, trustedProxies, platform: ours, gateway: theirs, intents, limits } = settings;
  const log = createLog(settings.log);
  const { jsonBytes, urlBytes, headerBytes, deadlineMs, eventBufferBytes, ...timeouts } = limits;
  const shared = {
    host,
    clock: systemClock,
    log,
    violations: 'report',
    trustedProxies,
    listen: { ...timeouts, maxHeaderBytes: headerBytes },
    serve: {
      jsonLimitBytes: jsonBytes,
      urlLimitBytes: urlBytes,
      deadlineMs,
      events: { keepAliveMs: intents.keepAliveMs, maxBufferedBytes: eventBufferBytes },
    },
  } as const;
  const database = await openDatabase({ url: databaseUrl, dataDir, role: 'server' });
  const started: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(server: T): T => {
    started.push(server);
    return server;
  };
  const close = async () => {
    await Promise.all(started.map((server) => server.close()));
    await database.close();
  };
  try {
    const { packagesDir } = ours;
    await foundRepository(packagesDir);
    const { port, url, origins, sockets } = theirs;
    let home = '';
    const beside = { ...shared, platformUrl: () => home };
    const gateway = keep(await startGateway({ ...beside, port, url, origins, limits: theirs, sockets }));
    const { host: _, ...onLoopback } = beside;
    const watchdog = keep(await startWatchdog({ ...onLoopback, port: settings.watchdog.port }));
    const { projectDir, paste, viewer: show } = settings;
    const authenticate = createAuthenticate(new IdentityService({ database, clock: systemClock }));
    const { apiKey, workspace } = settings;
    const panel = apiKey && workspace ? workspacePanel({ apiKey, workspace, baseUrl: () => home }) : undefined;
    const viewer = keep(
      await startViewer({ ...beside, port: show.port, url: show.url, projectDir, paste, authenticate, panel }),
    );
    const docs = {
      servers: [
        { name: 'gateway', url: gateway.url, what: 'the OAuth callback and its WebSocket' },
        { name: 'watchdog', url: watchdog.url, what: 'starts, stops and watches the gateway' },
        { name: 'viewer', url: viewer.url, what: 'screenshot paste, and MCP at /mcp' },
      ],
      pending: [gateway, watchdog, viewer].flatMap((server) => server.pending),
    };
    const platform = keep(
      await startPlatform({ ...shared, port: ours.port, url: ours.baseUrl, packagesDir, database, intents, docs }),
    );
    home = platform.url;
    return {
      platformUrl: platform.url,
      gatewayUrl: gateway.url,
      gatewaySocketUrl: theirs.wsUrl ?? gateway.socketUrl,
      watchdogUrl: watchdog.url,
      viewerUrl: viewer.url,
      firstStart: await welcome(platform.identity),
      login: async (name) => {
        const { id } = await platform.identity.ensureUser(name, ['demo']);
        return platform.identity.createBrowserSession(id);
      },
      close,
    };
  } catch (error) {
    await close(); // what has started must not keep a failed start alive
    throw error;
  }
}

/** Where nobody can log in yet, a demo owner with a user and a key is made. */
async function welcome(identity: IdentityService): Promise<FirstStart | null> {
  if ((await identity.listUsers()).length > 0) return null;
  const owner = 'demo';
  const password = randomBytes(12).toString('base64url');
  const { name: user } = await identity.addUser({ name: 'demo', owners: [owner], password });
  const { key } = await identity.createKey(owner, 'made at the first start');
  return { owner, user, password, key };
}

/** A package repository with nothing in it yet is an empty one. */
async function foundRepository(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const list = `${JSON.stringify({ packages: [] }, null, 4)}\n`;
  await writeFile(join(folder, 'packages.json'), list, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}
