// Starts all servers, for `annex start`. The platform runs in this process, with screenshot paste. The watchdog is a child process,
// and the gateway is a child of the watchdog, so that a gateway that hangs affects nothing else.
import type { Settings } from '../base/config/config.ts';
import { reachableHost } from '../base/hosts.ts';
import { newSecret } from '../base/instance.ts';
import { createLog } from '../base/log/log.ts';
import type { DocsServer } from '../docs/router.ts';
import type { Starting } from './await-database.ts';
import { type ChildServer, launch, StartRefused } from './child-process.ts';
import { FRONT_SECRET, newFrontSecret } from './gateway-front.ts';
import { announce } from './instance.ts';
import { runPlatform } from './run-platform.ts';
import { runViewer } from './run-viewer.ts';
import type { Annex, WatchdogReady } from './run-watchdog.ts';

export type Running = Awaited<ReturnType<typeof startAll>>;

const KEPT_ADDRESS =
  'everything is at the platform’s port now, and nothing listens on 8797 and 8798 unless ANNEX_VIEWER_PORT and ANNEX_PROXY_PORT are set; the gateway keeps its address until ANNEX_GATEWAY_URL is set';

/** `instanceFolder`: where programs of this user look for the running Annex. */
export async function startAll(settings: Settings, annex: Annex, instanceFolder: string, starting: Starting = {}) {
  const secret = newSecret();
  const started: { close(): Promise<void> }[] = [];
  const closeLater = <T extends { close(): Promise<void> }>(server: T): T => {
    started.push(server);
    return server;
  };
  const close = async () => {
    await Promise.all(started.map((server) => server.close()));
  };
  try {
    const servers: DocsServer[] = [];
    const frontSecret = newFrontSecret();
    let gatewayTarget: string | null = null;
    const front = { target: () => gatewayTarget, secret: frontSecret };
    const platform = closeLater(
      await runPlatform(
        settings,
        { docs: { servers }, hasPaste: true, gateway: front, instanceSecret: secret },
        starting,
      ),
    );
    const viewer = settings.viewer.port === undefined ? null : closeLater(await runViewer(settings, platform));
    if (viewer) platform.resources.push(`${viewer.url}/mcp`);
    const gatewayBase = await gatewayUrlOf(settings, platform);
    const flags = ['--base-url', platform.url, '--gateway-url', gatewayBase];
    const child = launch<WatchdogReady>(annex.entry, ['watchdog', ...annex.flags, ...flags], {
      [FRONT_SECRET]: frontSecret,
    });
    closeLater({ close: () => stopWatchdog(child, settings.limits.closeGraceMs) });
    const { url: watchdogUrl, gateway } = await waitUntilReady(child);
    const gatewayPort = gateway?.port ?? settings.gateway.port;
    if (gatewayPort !== 0) gatewayTarget = `http://${reachableHost(settings.host)}:${gatewayPort}`;
    for (const url of [viewer?.url, watchdogUrl, gatewayTarget])
      if (url) platform.ownPorts.add(Number(new URL(url).port));
    const gatewayUrl = gateway?.url ?? settings.gateway.url ?? '';
    const gatewayPage = `${gatewayUrl}/status`;
    if (viewer) servers.push({ name: 'viewer', url: viewer.url, what: 'screenshot paste, and MCP at /mcp' });
    servers.push(
      { name: 'gateway', url: gatewayUrl, what: 'OAuth callback and its WebSocket', page: gatewayPage },
      { name: 'watchdog', url: watchdogUrl, what: 'monitors the gateway', page: `${watchdogUrl}/status` },
    );
    const { proxyUrl } = platform;
    if (proxyUrl !== null) servers.push({ name: 'web view proxy', url: proxyUrl, what: 'loads sites in proxy mode' });
    const log = createLog({ ...settings.log, server: 'watchdog' });
    if (gatewayBase !== platform.url && settings.gateway.url === undefined) log.warn(KEPT_ADDRESS);
    if (!gateway) log.warn('the gateway is not healthy yet; the watchdog keeps trying');
    /** The demo user and key of the first start; null at later starts. */
    const firstStart = await platform.createFirstUser();
    const gatewaySocket = gateway?.socketUrl ?? settings.gateway.wsUrl ?? '';
    const servedAt = {
      gateway: gatewayUrl,
      gatewaySocket,
      watchdog: watchdogUrl,
      viewer: viewer?.url ?? platform.url,
      proxy: proxyUrl,
    };
    const workspace = await announce(instanceFolder, platform.identity, {
      local: `http://${reachableHost(settings.host)}:${platform.port}`,
      urls: { platform: platform.url, ...servedAt },
      localGateway: gatewayTarget,
      dataDir: settings.dataDir,
      secret,
    });
    return { platformUrl: platform.url, workspace, firstStart, watchdogEnded: child.ended, close };
  } catch (error) {
    await close(); // servers that are open would keep the process running after a failed start
    throw error;
  }
}

/**
 * The platform's, so that one address serves everything. An installation from before keeps the gateway's own port, because
 * providers know that address; the setting changes it.
 */
async function gatewayUrlOf(settings: Settings, platform: Awaited<ReturnType<typeof runPlatform>>): Promise<string> {
  const { gateway, host } = settings;
  if (gateway.url !== undefined) return gateway.url;
  const isKept = gateway.port !== 0 && (await platform.keepsGatewayAddress());
  return isKept ? `http://${reachableHost(host)}:${gateway.port}` : platform.url;
}

async function waitUntilReady(child: ChildServer<WatchdogReady>): Promise<WatchdogReady> {
  const ended = child.ended.then(({ refusal, code, signal }) => {
    throw new StartRefused(refusal ?? `the watchdog exited during startup (${signal ?? code})`);
  });
  return Promise.race([child.ready, ended]);
}

/** Kills the watchdog if it does not exit in time; its gateway exits with it. */
async function stopWatchdog(child: ChildServer<WatchdogReady>, graceMs: number): Promise<void> {
  const kill = setTimeout(() => child.kill(), graceMs);
  child.terminate();
  await child.ended;
  clearTimeout(kill);
}
