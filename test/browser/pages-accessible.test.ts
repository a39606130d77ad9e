// axe on the pages that no other test checks: packages, login, approval, gateway and errors. Both color schemes, both widths.
import { describe, expect, it } from 'vitest';
import { requestSession } from '../../src/sdk/index.ts';
import { item, publish } from '../package-manager/repository.ts';
import { useRunning } from '../running.ts';
import { pageFaults } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';
import { Visitor } from './intent-visitor.ts';

const running = useRunning();
const browser = useHeadlessShell();

describe('The pages', () => {
  it('are accessible and fit, light and dark, on small and large screens', { timeout: 120_000 }, async () => {
    const platform = await running.platform();
    await publish(platform.packagesDir, { name: 'Examples', packages: [item({ identifier: 'example.one' })] });
    const gateway = await running.gateway();
    const { authUrl } = await requestSession({ baseUrl: platform.url });
    const visitor = await Visitor.arrive(browser(), running, platform);
    const { page } = visitor;
    const faults: string[] = [];
    const check = async (url: string): Promise<void> => {
      await page.goto(new URL(url, platform.url).href);
      faults.push(...(await pageFaults(page)));
    };
    for (const path of ['/packages', '/packages/example.one/', '/login', '/nothing-here', authUrl]) await check(path);
    await check(`${gateway.url}/callback`);
    await check(`${gateway.url}/callback?state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b&code=x`);
    await visitor.openLoggedIn(authUrl);
    for (const path of [authUrl, '/login', '/auth/device', '/']) await check(path);
    expect(faults).toEqual([]);
  });
});
