// What a framed page may hand to the browser around it: windows and files, each after a click only.
import type { Download, Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useRunning } from '../running.ts';
import { rover } from '../workspace/workspace.ts';
import { usePlainChromium } from './plain-chromium.ts';
import { proxiedFrame, startProxiedWorkspace } from './proxied-workspace.ts';
import { useSite } from './workspace.ts';

const LINKS = `<!doctype html><title>Files</title>
<a href="/file" download>by attribute</a> <a href="/attached">by header</a>
<a href="/window" target=_blank>a window</a> <button onclick="window.open('/window')">by script</button>
<button onclick="window.open('/window?1'); window.open('/window?2')">two at once</button>`;
const PAGES: Record<string, string> = {
  '/links': LINKS,
  '/other': LINKS,
  '/hasty': `${LINKS}<script>open('/window'); document.querySelector('a').click(); document.body.append('hasty')</script>`,
  '/window': '<!doctype html><title>Window</title><p>a window</p>',
};

describe('a framed page that leaves its frame', () => {
  const running = useRunning();
  const browser = usePlainChromium();
  const site = useSite(({ url = '' }, response) => {
    const body = PAGES[new URL(url, 'http://site').pathname];
    const type = body === undefined ? 'application/octet-stream' : 'text/html';
    const attached = url === '/attached' ? { 'Content-Disposition': 'attachment; filename="attached.txt"' } : {};
    response.writeHead(200, { 'Content-Type': type, ...attached }).end(body ?? 'the content of a file');
  });

  const start = async (proxied: boolean) => {
    const workspace = await startProxiedWorkspace(running, browser);
    const { page, control } = workspace;
    const downloads: Download[] = [];
    const windows: string[] = [];
    page.on('download', (download) => downloads.push(download));
    page.context().on('page', (opened) => windows.push(opened.url()));
    if (proxied) await control({ action: 'setProxyEnabled', enabled: true });
    const show = async (path: string): Promise<Frame> => {
      await control({ action: 'navigate', url: `${site()}${path}` });
      const frame = proxied ? await proxiedFrame(page, path) : await directFrame(page, `${site()}${path}`);
      await frame.getByRole('link', { name: 'by attribute' }).waitFor();
      return frame;
    };
    return { ...workspace, page, downloads, windows, show };
  };
  const directFrame = async (page: Page, url: string): Promise<Frame> => {
    const find = () => page.frames().find((frame) => frame.url() === url);
    await expect.poll(() => find()?.url(), { timeout: 15_000 }).toBe(url);
    return find() as Frame;
  };
  const allow = async (page: Page) => {
    await page.getByRole('button', { name: 'Page menu' }).click();
    await page.getByRole('menuitem', { name: 'Allow downloads' }).click();
  };
  const content = async (download: Download) => {
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  };

  for (const proxied of [false, true]) {
    it(`downloads nothing until the user allows it, and then what is clicked [finding 16] (${proxied ? 'proxied' : 'framed'})`, async () => {
      const { page, show, downloads } = await start(proxied);
      const before = await show('/links');
      await before.getByRole('link', { name: 'by attribute' }).click();
      await before.getByRole('link', { name: 'by header' }).click();
      if (proxied) await page.getByText('This page may not download files yet.').waitFor();
      await (await show('/other')).getByRole('button', { name: 'by script' }).waitFor(); // those had their time
      expect(downloads).toEqual([]);
      await allow(page);
      const frame = await show('/links');
      for (const name of ['by attribute', 'by header']) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          frame.getByRole('link', { name }).click(),
        ]);
        expect([name, await content(download)]).toEqual([name, 'the content of a file']);
      }
    }, 60_000);
  }

  it('opens a window in the browser after a click, and none by itself', async () => {
    const { page, show, windows } = await start(false);
    const hasty = await show('/hasty');
    await hasty.getByText('hasty').waitFor();
    expect(windows).toEqual([]);
    for (const role of ['link', 'button'] as const) {
      const name = { link: 'a window', button: 'by script' }[role];
      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        hasty.getByRole(role, { name }).click(),
      ]);
      await opened.getByText('a window').waitFor();
      await opened.close();
      await page.bringToFront();
    }
  }, 60_000);

  it('asks in proxy mode where a page opens a window without a click, and opens it as a tab [finding 16]', async () => {
    const { page, api, show } = await start(true);
    // What Playwright evaluates counts as a click of the user, for five seconds.
    const line = await page.context().newCDPSession(page);
    const expression = 'navigator.userActivation.isActive';
    const isActive = async () => (await line.send('Runtime.evaluate', { expression })).result.value;
    await expect.poll(isActive, { timeout: 20_000 }).toBe(false);
    const tabs = async () => (await api.listTabs({ path: rover, query: {} })).tabs.length;
    await show('/hasty');
    await page.getByText(`The page wants to open ${site()}/window`).waitFor();
    expect(await tabs()).toBe(1);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect.poll(tabs).toBe(2);
  }, 60_000);

  it('opens one window per click in proxy mode', async () => {
    const { page, api, show } = await start(true);
    await (await show('/links')).getByRole('button', { name: 'two at once' }).click();
    // It stands in the tab that the first window has covered.
    await page.getByText(`The page wants to open ${site()}/window?2`).waitFor({ state: 'attached' });
    const { tabs } = await api.listTabs({ path: rover, query: {} });
    expect(tabs.map(({ panelState: { url } }) => url)).toEqual([`${site()}/links`, `${site()}/window?1`]);
  }, 60_000);
});
