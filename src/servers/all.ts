// Starts all servers, for `annex serve`. The platform and the viewer run in this process. The watchdog is a child process,
// and the gateway is a child of the watchdog, so that a gateway that hangs affects nothing else.
import type { Settings } from '../base/config/config.ts';
import { createLog } from '../base/log/log.ts';
import type { DocsServer } from '../docs/router.ts';
import type { Starting } from './await-database.ts';
import { type ChildServer, launch, StartRefused } from './child-process.ts';
import { runPlatform } from './run-platform.ts';
import { runViewer } from './run-viewer.ts';
import type { Annex, WatchdogReady } from './run-watchdog.ts';

export type Running = Awaited<ReturnType<typeof startAll>>;

export async function startAll(settings: Settings, annex: Annex, starting: Starting = {}) {
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
    const platform = closeLater(await runPlatform(settings, { servers }, starting));
    const viewer = closeLater(await runViewer(settings, { ...platform, platformUrl: () => platform.url }));
    platform.resources.push(`${viewer.url}/mcp`);
    const child = launch<WatchdogReady>(annex.entry, ['watchdog', ...annex.flags, '--base-url', platform.url]);
    closeLater({ close: () => stopWatchdog(child, settings.limits.closeGraceMs) });
    const { url: watchdogUrl, gateway } = await waitUntilReady(child);
    for (const url of [viewer.url, watchdogUrl, gateway?.url])
      if (url) platform.ownPorts.add(Number(new URL(url).port));
    const gatewayUrl = gateway?.url ?? settings.gateway.url ?? '';
    const gatewayPage = `${gatewayUrl}/status`;
    servers.push(
      { name: 'viewer', url: viewer.url, what: 'screenshot paste, and MCP at /mcp', page: '/paste' },
      { name: 'gateway', url: gatewayUrl, what: 'OAuth callback and its WebSocket', page: gatewayPage },
      { name: 'watchdog', url: watchdogUrl, what: 'monitors the gateway', page: `${watchdogUrl}/status` },
    );
    const { proxyUrl } = platform;
    if (proxyUrl !== null) servers.push({ name: 'web view proxy', url: proxyUrl, what: 'loads sites in proxy mode' });
    const log = createLog({ ...settings.log, server: 'watchdog' });
    if (!gateway) log.warn('the gateway is not healthy yet; the watchdog keeps trying');
    return {
      platformUrl: platform.url,
      gatewayUrl,
      gatewaySocketUrl: gateway?.socketUrl ?? settings.gateway.wsUrl ?? '',
      watchdogUrl,
      viewerUrl: viewer.url,
      /** Null if proxy mode is off. */
      proxyUrl,
      /** The demo user and key of the first start; null at later starts. */
      firstStart: await platform.createFirstUser(),
      watchdogEnded: child.ended,
      /** Creates a browser session; resolves to the cookie's value. */
      login: async (name: string) => {
        const { id } = await platform.identity.users.ensure(name, ['demo']);
        const { session } = await platform.identity.logins.createLogin(id, name, {}, null, {});
        return session;
      },
      close,
    };
  } catch (error) {
    await close(); // servers that are open would keep the process running after a failed start
    throw error;
  }
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
