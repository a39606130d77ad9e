// A platform with the web view proxy, and the workspace demo/framed in proxy mode.
import type { Browser, Page } from 'playwright-core';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { ProxyAccess } from '../../../src/areas/workspace/proxy/access.ts';
import { Guard } from '../../../src/areas/workspace/proxy/guard.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { createLog } from '../../../src/base/log/log.ts';
import { createWorkspaceClient } from '../../../src/sdk/index.ts';
import type { Platform } from '../../../src/servers/platform.ts';
import { startProxy } from '../../../src/servers/proxy.ts';
import { logInAda, startPlatformIn } from '../../start-platform.ts';

const path = { owner: 'demo', repo: 'framed' } as const;
const panelId = 'leaf-1';

export class ProxiedWorkspace {
  readonly stop: () => Promise<void>;
  readonly #platform: Platform;
  readonly #api: ReturnType<typeof createWorkspaceClient>;

  static async start(dataDir: string): Promise<ProxiedWorkspace> {
    const [clock, log] = [systemClock, createLog({ level: 'error' })];
    const access = new ProxyAccess(async () => Buffer.alloc(32, 7), clock, DEFAULTS.proxy);
    const guard = new Guard({ isLocal: () => true, privateHosts: [], ownPorts: () => new Set() });
    const platform = await startPlatformIn(dataDir, { violations: 'throw', proxy: { access, guard } });
    const isAlive = async ({ sessionId, userId }: { sessionId: string; userId: string }) =>
      (await platform.identity.sessions.userOf(sessionId)) === userId;
    const proxy = await startProxy({ port: 0, clock, log, access, guard, platformUrl: () => platform.url, isAlive });
    const { key } = await platform.identity.keys.create(path.owner);
    return new ProxiedWorkspace(platform, key, async () => {
      await proxy.close();
      await platform.close();
    });
  }

  private constructor(platform: Platform, key: string, stop: () => Promise<void>) {
    this.#platform = platform;
    this.#api = createWorkspaceClient({ baseUrl: platform.url, apiKey: key });
    this.stop = stop;
  }

  async open(browser: Browser): Promise<Page> {
    const value = await logInAda(this.#platform);
    const context = await browser.newContext();
    const url = this.#platform.url.replace('http:', 'https:');
    await context.addCookies([{ name: '__Host-annex_session', value, url, secure: true, httpOnly: true }]);
    await this.#api.controlWebview({ path, body: { panelId, action: 'setProxyEnabled', enabled: true } });
    const page = await context.newPage();
    await page.goto(`${this.#platform.url}/workspaces/demo/framed`);
    await page.getByText('Connected').waitFor();
    return page;
  }

  readonly show = async (url: string): Promise<void> => {
    await this.#api.controlWebview({ path, body: { panelId, action: 'navigate', url } });
  };
}
