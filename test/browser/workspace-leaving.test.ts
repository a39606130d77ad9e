// What a framed page can access in the browser around it, and what it may open: windows and files, each only after a
// click.
import type { IncomingMessage } from 'node:http';
import type { Download, Frame, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { usePlainChromium } from './plain-chromium.ts';
import { type ProxiedWorkspace, proxiedFrame, startProxiedWorkspace } from './proxied-workspace.ts';
import { useSite } from './workspace.ts';

const LINKS = `<!doctype html><title>Files</title>
<a href="/file" download>by attribute</a> <a href="/attached">by header</a>
<a href="/window" target=_blank>a window</a> <button onclick="window.open('/window')">by script</button>
<button onclick="window.open('/window?1'); window.open('/window?2')">two at once</button>`;
const PAGES: Record<string, string> = {
  '/links': LINKS,
  '/other': LINKS,
  '/hasty': `${LINKS}<script>open('/window'); document.querySelector('a').click(); document.body.append('hasty')</script>`,
  '/spy':
    '<!doctype html><title>Spy</title><p id=out>?</p><script type=module>const tried = [];' +
    'for (const look of [() => top.document.title, () => top.location.href]) {' +
    ' try { look(); tried.push("seen") } catch (e) { tried.push(e.name) } }' +
    'const api = await fetch(PLATFORM + "/api/panels/catalog", { credentials: "include" }).then(() => "read", () => "refused");' +
    'document.cookie = "seen=1"; localStorage.setItem("a", "1");' +
    'out.textContent = [...tried, api, document.cookie, localStorage.getItem("a")].join(" ")</script>',
  '/window': '<!doctype html><title>Window</title><p>a window</p>',
};

describe('a framed page and the browser around it', () => {
  const running = useRunning();
  const browser = usePlainChromium();
  const seen: IncomingMessage[] = [];
  let platformUrl = '';
  const site = useSite((request, response) => {
    seen.push(request);
    const { url = '' } = request;
    const body = PAGES[new URL(url, 'http://site').pathname]?.replace('PLATFORM', JSON.stringify(platformUrl));
    const type = body === undefined ? 'application/octet-stream' : 'text/html';
    const attached = url === '/attached' ? { 'Content-Disposition': 'attachment; filename="attached.txt"' } : {};
    response.writeHead(200, { 'Content-Type': type, ...attached }).end(body ?? 'the content of a file');
  });

  let workspace: ProxiedWorkspace;
  const downloads: Download[] = [];
  const windows: string[] = [];
  beforeAll(async () => {
    workspace = await startProxiedWorkspace(running, browser);
    platformUrl = workspace.platform.url;
    workspace.page.on('download', (download) => downloads.push(download));
    workspace.page.context().on('page', (opened) => windows.push(opened.url()));
  });

  const start = async (proxied: boolean) => {
    const { page, control, renew } = workspace;
    await renew();
    downloads.length = 0;
    windows.length = 0;
    if (proxied) await control({ action: 'setProxyEnabled', enabled: true });
    const show = async (path: string): Promise<Frame> => {
      await control({ action: 'navigate', url: `${site()}${path}` });
      const frame = proxied ? await proxiedFrame(page, path) : await directFrame(page, `${site()}${path}`);
      await frame.getByRole('link', { name: 'by attribute' }).waitFor();
      return frame;
    };
    return { ...workspace, show };
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

  it('receives no cookie of ours on another port of our host, and has in proxy mode its own cookies and storage, and nothing of the workspace, the platform or the cookie that let it in', async () => {
    const { page, control, platform } = await start(false);
    const own = new URL(platform.url).hostname;
    seen.length = 0;
    await control({ action: 'navigate', url: `${site().replace('localhost', own)}/links` });
    await expect.poll(() => seen.filter(({ headers }) => headers['sec-fetch-dest'] === 'iframe').length).toBe(1);
    expect(seen.map(({ headers }) => headers.cookie)).toEqual(seen.map(() => undefined));
    expect((await page.context().cookies(platform.url)).map(({ name }) => name)).toContainEqual(
      expect.stringMatching(/^__Host-annex_session/),
    );
    await control({ action: 'setProxyEnabled', enabled: true });
    await control({ action: 'navigate', url: `${site()}/spy` });
    const out = (await proxiedFrame(page, '/spy')).locator('#out');
    await expect.poll(() => out.textContent()).toBe('SecurityError SecurityError refused seen=1 1');
  }, 60_000);

  for (const proxied of [false, true]) {
    it(`downloads nothing until the user allows it, and then what is clicked (${proxied ? 'proxied' : 'framed'})`, async () => {
      const { page, show } = await start(proxied);
      const before = await show('/links');
      await before.getByRole('link', { name: 'by attribute' }).click();
      await before.getByRole('link', { name: 'by header' }).click();
      if (proxied) await page.getByText('Downloads are blocked on this page.').waitFor();
      await (await show('/other')).getByRole('button', { name: 'by script' }).waitFor(); // time for downloads
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

  it('opens a window in the browser only after a click', async () => {
    const { page, show } = await start(false);
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

  it('asks the user in proxy mode when a page opens a window without a click, and opens it as a tab', async () => {
    const { page, api, control } = await start(true);
    // Code that Playwright evaluates counts as a user's click for five seconds, in every frame above it too.
    const line = await page.context().newCDPSession(page);
    const evaluate = async (expression: string) => (await line.send('Runtime.evaluate', { expression })).result.value;
    await expect.poll(() => evaluate('navigator.userActivation.isActive'), { timeout: 20_000 }).toBe(false);
    const tabs = async () => (await api.listTabs({ path: rover, query: {} })).tabs.length;
    await control({ action: 'navigate', url: `${site()}/hasty` });
    const question = `This page wants to open ${site()}/window`;
    const isAsked = () => evaluate(`document.body.innerText.includes(${JSON.stringify(question)})`);
    await expect.poll(isAsked, { timeout: 20_000 }).toBe(true);
    expect(await tabs()).toBe(1);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.poll(tabs).toBe(2);
  }, 60_000);

  it('opens one window per click in proxy mode', async () => {
    const { page, api, show } = await start(true);
    await (await show('/links')).getByRole('button', { name: 'two at once' }).click();
    // It is in the tab that the first window has covered.
    await page.getByText(`This page wants to open ${site()}/window?2`).waitFor({ state: 'attached' });
    const shown = async () =>
      (await api.listTabs({ path: rover, query: {} })).tabs.map(({ panelState: { url } }) => url);
    await expect.poll(shown).toEqual([`${site()}/links`, `${site()}/window?1`]);
  }, 60_000);
});
