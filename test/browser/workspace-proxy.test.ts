import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rover } from '../areas/workspace/workspace.ts';
import { rounds } from '../rounds.ts';
import { useRunning } from '../running.ts';
import { followEdit } from './hot-reload/follow-edit.ts';
import { DEV_SERVERS, installServer, VITE } from './hot-reload/projects.ts';
import { usePlainHeadlessShell } from './plain-chromium.ts';
import { type ProxiedWorkspace, proxiedFrame, startProxiedWorkspace } from './proxied-workspace.ts';
import { useSite } from './workspace.ts';

const PAGES: Record<string, string> = {
  '/one': '<title>The first</title><p>one</p><a href="/two">to two</a><a id=w target=_blank href="/window">w</a>',
  '/two':
    '<title>The second</title><p>two</p><div style="height: 5000px"></div>' +
    '<script>document.cookie = "seen=1"; localStorage.setItem("a", "1")</script>',
  '/loud':
    '<title>Loud</title><script>console.warn("no data", { yet: 1 }); fetch("/data.json").then(() => console.log("asked"))</script>',
  '/stubborn': '<title>Stubborn</title><script>setInterval(() => location.replace("/stubborn"), 20)</script>',
};

describe('proxy mode in a browser', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const seen: IncomingMessage[] = [];
  /** A site on this machine that forbids framing in every way. */
  const site = useSite((request, response) => {
    seen.push(request);
    const body = PAGES[request.url?.split('?')[0] ?? ''];
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': 'text/html',
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    const isSlow = request.url === '/two?slow';
    setTimeout(() => response.end(`<!doctype html>${body ?? 'nothing'}`), isSlow ? 300 : 0);
  });

  let workspace: ProxiedWorkspace;
  beforeAll(async () => {
    workspace = await startProxiedWorkspace(running, browser);
  });
  const start = async () => {
    const tabId = await workspace.renew();
    seen.length = 0;
    return { ...workspace, tabId };
  };
  const address = (page: Page) => page.getByLabel('Address', { exact: true }).inputValue();

  it('is offered if a site forbids framing, and shows the site [D-webview-proxy-framing]', async () => {
    const { page, control, api } = await start();
    await control({ action: 'navigate', url: `${site()}/one` });
    await page.getByRole('button', { name: 'Use proxy mode' }).click();
    const frame = await proxiedFrame(page, '/one');
    await frame.getByText('one', { exact: true }).waitFor();
    await page.locator('.load-error').waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'Proxy mode' }).getAttribute('aria-pressed')).toBe('true');
    expect(JSON.stringify(await api.getLayout({ path: rover }))).toContain('"proxyEnabled":true');
    expect(seen.filter(({ headers }) => /annex/.test(headers.cookie ?? ''))).toEqual([]);
  });

  it('tracks the page: address, title, history and scrolling [D-webview-proxy-tracking]', async () => {
    const { page, control } = await start();
    await control({ action: 'setProxyEnabled', enabled: true });
    await control({ action: 'navigate', url: `${site()}/one` });
    await (await proxiedFrame(page, '/one')).getByRole('link', { name: 'to two' }).click();
    const two = await proxiedFrame(page, '/two');
    await expect.poll(() => address(page)).toBe(`${site()}/two`);
    await page.locator('.tab-name', { hasText: 'The second' }).waitFor();
    expect(await two.evaluate(() => [document.cookie, localStorage.getItem('a')])).toEqual(['seen=1', '1']);
    await two.evaluate(() => scrollTo(0, 1200));
    await page.locator('.webview[data-scroll="0,1200"]').waitFor();
    await two.evaluate(() => history.pushState({}, '', '/two#deep'));
    await expect.poll(() => address(page)).toBe(`${site()}/two#deep`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => address(page)).toBe(`${site()}/two`);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => address(page)).toBe(`${site()}/one`);
    await (await proxiedFrame(page, '/one')).getByText('one', { exact: true }).waitFor();
    await page.locator('.tab-name', { hasText: 'The first' }).waitFor();
    await page.getByRole('button', { name: 'Forward' }).click();
    await expect.poll(() => address(page)).toBe(`${site()}/two`);
    await expect.poll(async () => (await proxiedFrame(page, '/two')).evaluate(() => scrollY)).toBe(1200);
  }, 60_000);

  it('goes back and forward any number of times, even before the page has loaded', async () => {
    const { page, control } = await start();
    await control({ action: 'setProxyEnabled', enabled: true });
    for (const path of ['/one', '/two', '/one?again']) {
      await control({ action: 'navigate', url: `${site()}${path}`, wait: 'load' });
    }
    const button = (name: string) => page.getByRole('button', { name });
    const twice = (name: string) =>
      button(name).evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
    await twice('Back');
    await expect.poll(() => address(page)).toBe(`${site()}/one`);
    await expect.poll(() => button('Back').isDisabled()).toBe(true);
    await twice('Forward');
    await expect.poll(() => address(page)).toBe(`${site()}/one?again`);
    await expect.poll(() => button('Forward').isDisabled()).toBe(true);
    expect(await button('Back').isEnabled()).toBe(true);
  });

  it('reports to programs when a page has loaded, its console lines, and its failed requests', async () => {
    const { control, api, tabId } = await start();
    const wait = { action: 'navigate', wait: 'load', timeout_ms: 30_000 };
    const look = () => api.getWebview({ path: rover, query: { name: 'Web view' } });
    const refused = await control({ ...wait, url: `${site()}/one` });
    expect([refused.status, await refused.json()]).toMatchObject([
      504,
      { type: expect.stringMatching(/\/problems\/load-timeout$/) },
    ]);
    expect(await look()).toMatchObject({ state: 'failed', reason: expect.stringContaining('frame-ancestors') });
    await control({ action: 'setProxyEnabled', enabled: true });
    expect((await control({ ...wait, url: `${site()}/loud` })).status).toBe(204);
    await expect.poll(look).toEqual({
      panelId: 'leaf-1',
      tabId,
      state: 'loaded',
      address: `${site()}/loud`,
      title: 'Loud',
      scroll: { x: 0, y: 0 },
      proxyEnabled: true,
      console: [
        { number: 1, level: 'warn', text: 'no data {"yet":1}' },
        { number: 2, level: 'log', text: 'asked' },
      ],
      failedRequests: [{ method: 'GET', url: `${site()}/data.json`, reason: '404' }],
    });
    const missing = await control({ ...wait, url: `${site()}/missing` });
    expect((await missing.json()).detail).toBe('The site returned HTTP 404.');
  }, 60_000);

  it('shows the last requested page, even if the previous one keeps navigating', async () => {
    const { control, api } = await start();
    await control({ action: 'setProxyEnabled', enabled: true });
    await control({ action: 'navigate', url: `${site()}/stubborn` });
    await expect.poll(() => seen.filter(({ url }) => url === '/stubborn').length).toBeGreaterThan(2);
    const sent = await control({ action: 'navigate', url: `${site()}/two?slow`, wait: 'load', timeout_ms: 30_000 });
    expect(sent.status).toBe(204);
    const shown = await api.getWebview({ path: rover, query: { name: 'Web view' } });
    expect(shown).toMatchObject({ state: 'loaded', address: `${site()}/two?slow`, title: 'The second' });
  }, 60_000);

  /** The others are installed from npm, in the soak only. */
  const servers = rounds(1) > 1 ? DEV_SERVERS : [VITE];
  it.each(servers)(
    'shows the page of the development server $name, with hot reload',
    { timeout: rounds(120_000) },
    async (server) => {
      const { page, control } = await start();
      await control({ action: 'setProxyEnabled', enabled: true });
      const folder = await mkdtemp(join(tmpdir(), 'annex-hot-reload-'));
      running.onClose(() => rm(folder, { recursive: true, force: true }));
      const show = (url: string) => control({ action: 'navigate', url });
      const own = resolve(import.meta.dirname, '../../node_modules');
      const modules = server === VITE ? own : await installServer(server, folder);
      const { kept } = await followEdit(page, show, server, folder, modules);
      if (server === VITE) expect(kept).toBe(true); // only the module was replaced
    },
  );

  it('reloads when it is sent to its current address', async () => {
    const { page, control } = await start();
    await control({ action: 'setProxyEnabled', enabled: true });
    await control({ action: 'navigate', url: `${site()}/one` });
    await proxiedFrame(page, '/one');
    const loads = () => seen.filter(({ url }) => url === '/one').length;
    await expect.poll(loads).toBe(1);
    await control({ action: 'navigate', url: `${site()}/one` });
    await expect.poll(loads).toBe(2);
  });

  it('lets the user show a hidden address bar again', async () => {
    const { page, control } = await start();
    await control({ action: 'setHeaderHidden', hidden: true });
    await page.getByRole('button', { name: 'Show toolbar' }).click();
    await page.getByLabel('Address', { exact: true }).waitFor();
    await page.getByLabel('Address', { exact: true }).fill('half typed');
    await page.keyboard.press('Escape');
    expect(await address(page)).toBe('');
  });
});
