// The live pages of gateway and watchdog, the color theme and the header, in a browser.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWatchdog } from '../areas/watchdog/server.ts';
import { useRunning } from '../running.ts';
import { COLOURS, violations } from './axe.ts';
import { useHeadlessShell } from './chromium.ts';

describe('status pages', () => {
  const running = useRunning();
  const startWatchdog = useWatchdog();
  const browser = useHeadlessShell();

  async function open(url: string, width = 390): Promise<{ page: Page; complaints: string[] }> {
    const context = await browser().newContext({ viewport: { width, height: 844 } });
    running.onClose(() => context.close());
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => message.text().includes('Content Security') && complaints.push(message.text()));
    await page.goto(url);
    return { page, complaints };
  }
  const check = async (page: Page): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page, colorScheme === 'dark' ? COLOURS : undefined)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  };

  it('of the gateway follows what happens, and says when it stops', async () => {
    const gateway = await running.gateway();
    const { page, complaints } = await open(`${gateway.url}/status`);
    const fact = (label: string) => page.locator('dl div', { hasText: label }).locator('dd');
    expect(await fact('Pending').textContent()).toBe('0');
    await check(page);
    const socket = await running.socket(gateway.socketUrl);
    await socket.register();
    await expect.poll(() => fact('Pending').textContent()).toBe('1');
    expect(await fact('Connections').textContent()).toBe('1');
    expect(complaints).toEqual([]);
    await gateway.close();
    await page.getByRole('alert').filter({ hasText: 'is not responding' }).waitFor();
  });

  it('of the watchdog follows the gateway, and keeps the focus', async () => {
    const { url, client } = await startWatchdog();
    const { page } = await open(`${url}/status`);
    const state = page.locator('dl div', { hasText: 'Gateway state' }).locator('dd');
    expect(await state.textContent()).toBe('stopped');
    await page.getByRole('region', { name: 'Events' }).focus();
    await client.startGateway();
    await expect.poll(() => state.textContent()).toBe('running');
    await page.getByRole('cell', { name: 'Process 101.' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('region');
    await check(page);
  });

  it('send one request at a time to a server that does not answer', async () => {
    const gateway = await running.gateway();
    const { page } = await open(`${gateway.url}/status`);
    await page.clock.install();
    await page.reload();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.route('**/status', () => {}); // never answered
    await page.clock.runFor(9_000);
    await page.waitForTimeout(500);
    expect(requests).toHaveLength(1);
  });

  it('switch between light and dark, and remember it', async () => {
    const gateway = await running.gateway();
    const { page } = await open(`${gateway.url}/status`);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    const dark = await background();
    expect(dark).not.toBe(light);
    await page.reload();
    expect(await background()).toBe(dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await toggle.click();
    expect(await background()).toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await background()).toBe(light);
    expect(await violations(page, COLOURS)).toEqual([]);
  });

  it('have a header at the same place on short and long pages', async () => {
    const platform = await running.platform();
    const { page } = await open(`${platform.url}/docs`, 1500);
    const places = async () =>
      JSON.stringify(
        await page
          .locator('.site-header .bar, .brand, .site-header nav')
          .evaluateAll((parts) =>
            parts.map((part) => [part.getBoundingClientRect().left, part.getBoundingClientRect().width]),
          ),
      );
    const before = await places();
    for (const path of ['/about', '/packages', '/docs/gateway', '/login', '/nowhere', '/docs/guides/login']) {
      await page.goto(platform.url + path);
      expect(await places(), path).toBe(before);
    }
  });
});
