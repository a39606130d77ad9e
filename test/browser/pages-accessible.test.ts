// axe on the pages that no other test checks: packages, login, approval, gateway and errors. Both color schemes, both widths.
import { describe, expect, it } from 'vitest';
import { requestSession } from '../../src/sdk/index.ts';
import { item, publish } from '../package-manager/repository.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
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
    const found: string[] = [];
    const check = async (url: string): Promise<void> => {
      await page.goto(new URL(url, platform.url).href);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
          found.push(...(await violations(page, colorScheme === 'dark' ? COLOURS : undefined)));
        }
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) found.push(`${url}: ${overflow} px too wide at ${width}`);
      }
    };
    for (const path of ['/packages', '/packages/example.one/', '/login', '/nothing-here', authUrl]) await check(path);
    await check(`${gateway.url}/callback`);
    await check(`${gateway.url}/callback?state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b&code=x`);
    await visitor.openLoggedIn(authUrl);
    for (const path of [authUrl, '/login', '/auth/device', '/']) await check(path);
    expect(found).toEqual([]);
  });
});
