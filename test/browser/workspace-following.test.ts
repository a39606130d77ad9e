// The address of a web view: what the page reports, what it cannot fake, and what the server and other browsers learn.
import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rover } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';
import { usePlainHeadlessShell } from './plain-chromium.ts';
import { type ProxiedWorkspace, proxiedFrame, startProxiedWorkspace } from './proxied-workspace.ts';
import { useSite } from './workspace.ts';

const SILENT = `MessagePort.prototype.postMessage = () => {}; Function.prototype.call = () => {};
  Array.prototype.push = () => 0; EventTarget.prototype.addEventListener = () => {}; JSON.stringify = () => '""';
  history.pushState = () => {}; Event.prototype.preventDefault = () => {};
  Object.prototype.url = 'http://localhost:1/bank'; Object.prototype.type = 'annex-hello';`;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const XHTML = '<html xmlns="http://www.w3.org/1999/xhtml"><body>x <a href="/text">on</a></body></html>';
/** Documents without the tracker. */
const UNTRACKED: Record<string, [type: string | undefined, body: string | Buffer]> = {
  '/text': ['text/plain', 'text'],
  '/json': ['application/json', '{"a":1}'],
  '/svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'],
  '/xhtml': ['application/xhtml+xml', XHTML],
  '/png': ['image/png', PIXEL],
  '/untyped': [undefined, '<!doctype html><p>untyped'],
};

describe('a web view whose page navigates by itself', () => {
  const running = useRunning();
  const browser = usePlainHeadlessShell();
  const seen: IncomingMessage[] = [];
  const evil = useSite((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>Evil</title><script>${SILENT}
      parent.postMessage({ type: 'annex-hello', url: 'http://localhost:1/bank' }, '*');
      parent.postMessage({ type: 'annex-enter', url: 'http://localhost:1/bank' }, '*');</script><p>evil`);
  });
  const site = useSite((request, response) => {
    seen.push(request);
    const path = request.url?.split('?')[0] ?? '';
    const times = seen.filter(({ url, method }) => url === path && method === 'GET').length;
    if (path === '/to-evil') return void response.writeHead(302, { Location: evil() }).end();
    if (path === '/packed') {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip, gzip, gzip, gzip' });
      return void response.end(gzipSync(gzipSync(gzipSync(gzipSync('<p>packed')))));
    }
    const [type, body] = UNTRACKED[path] ?? [
      'text/html',
      `<!doctype html><title>${path}</title><p data-times=${times}>${path} <a id=two href="/two">two</a> <a id=text href="/text">text</a>
      <a id=evil href="${evil()}/">evil</a><a id=redirect href="/to-evil">redirect</a>
      <iframe src="/nested${path === '/nested' ? '2' : ''}" hidden></iframe><div style="height: 5000px"></div>`,
    ];
    response.writeHead(200, { ...(type === undefined ? {} : { 'Content-Type': type }), 'Cache-Control': 'no-store' });
    response.end(path === '/nested2' ? 'end' : body);
  });

  let workspace: ProxiedWorkspace;
  beforeAll(async () => {
    workspace = await startProxiedWorkspace(running, browser);
  });
  const start = async (proxied: boolean) => {
    const tabId = await workspace.renew();
    if (proxied) await workspace.control({ action: 'setProxyEnabled', enabled: true });
    seen.length = 0;
    const load = async (path: string) => {
      const sent = { action: 'navigate', url: `${site()}${path}`, wait: 'load', timeout_ms: 30_000 };
      const answer = await workspace.control(sent);
      if (answer.status !== 204) throw new Error(await answer.text());
      return answer.status;
    };
    return { ...workspace, tabId, load };
  };
  const address = (page: Page) => page.getByLabel('Address', { exact: true }).inputValue();
  const look = () => workspace.api.getWebview({ path: rover, query: { name: 'Web view' } });
  const stateUrl = async () => (await workspace.api.listTabs({ path: rover, query: {} })).tabs[0]?.panelState.url;

  it.each(['evil', 'redirect'])(
    'shows the true site of the page, whatever the page overrides (%s)',
    async (link) => {
      const { page, load } = await start(true);
      expect(await load('/one')).toBe(204);
      await (await proxiedFrame(page, '/one')).locator(`#${link}`).click();
      await expect.poll(() => address(page)).toBe(`${evil()}/`);
      await expect.poll(async () => (await look()).address).toBe(`${evil()}/`);
      const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
      await frame?.locator('p', { hasText: /^evil$/ }).waitFor();
      await frame?.waitForLoadState();
      await frame?.evaluate(() => {
        const say = (type: string) => parent.postMessage({ type, url: 'http://localhost:1/bank' }, '*');
        say('annex-hello');
        say('annex-enter');
      });
      await frame?.evaluate(() => {
        history.replaceState({}, '', '/bank');
      });
      expect(await address(page)).toBe(`${evil()}/`);
      expect((await look()).address).toBe(`${evil()}/`);
    },
    120_000,
  );

  it('detects that documents without the tracker have loaded, and shows their address', async () => {
    const { page, load } = await start(true);
    for (const path of [...Object.keys(UNTRACKED), '/packed']) {
      expect([path, await load(path)]).toEqual([path, 204]);
      expect(await look()).toMatchObject({ state: 'loaded', address: `${site()}${path}`, title: null });
    }
    expect(await load('/one')).toBe(204);
    await (await proxiedFrame(page, '/one')).locator('#text').click();
    await expect.poll(() => address(page)).toBe(`${site()}/text`);
    await expect.poll(look).toMatchObject({ state: 'loaded', address: `${site()}/text` });
    expect(await load('/xhtml')).toBe(204);
    await (await proxiedFrame(page, '/xhtml')).locator('a').click();
    await expect.poll(async () => (await look()).address).toBe(null);
    expect(await address(page)).toBe('');
  }, 150_000);

  it('is followed by the layout and by a second browser, which loads each page once', async () => {
    const { page, load, open } = await start(true);
    expect(await load('/one')).toBe(204);
    const second = await open();
    await proxiedFrame(second, '/one');
    await page.bringToFront();
    await (await proxiedFrame(page, '/one')).locator('#two').click();
    await expect.poll(stateUrl).toBe(`${site()}/two`);
    await proxiedFrame(second, '/two');
    await expect.poll(() => address(second)).toBe(`${site()}/two`);
    await (await proxiedFrame(page, '/two')).evaluate(() => history.pushState({}, '', '/two?deep#x'));
    await expect.poll(stateUrl).toBe(`${site()}/two?deep#x`);
    await expect.poll(() => address(second)).toBe(`${site()}/two?deep#x`);
    await (await proxiedFrame(page, '/two')).evaluate(() => history.pushState({}, '', '/two?code=secret'));
    await expect.poll(() => address(page)).toBe(`${site()}/two?code=secret`);
    await (await proxiedFrame(page, '/two')).evaluate(() => history.pushState({}, '', '/two?last'));
    await expect.poll(stateUrl).toBe(`${site()}/two?last`);
    await proxiedFrame(second, '/two?last');
    expect(seen.filter(({ url }) => url === '/two').length).toBe(2);
    expect(seen.filter(({ url }) => url?.includes('secret'))).toEqual([]);
    await second.context().close();
    const browsers = async () => (await workspace.api.getScreenshotStatus({ path: rover })).browsers;
    await expect.poll(browsers).toBe(1); // otherwise the next test could ask the closing one
  }, 120_000);

  it('keeps its scroll position on refresh, and reports it to programs', async () => {
    const { page, load, control } = await start(true);
    expect(await load('/one')).toBe(204);
    await (await proxiedFrame(page, '/one')).evaluate(() => scrollTo(0, 1200));
    await expect.poll(async () => (await look()).scroll).toEqual({ x: 0, y: 1200 });
    seen.length = 0;
    await control({ action: 'refresh' });
    await expect.poll(() => seen.filter(({ url }) => url === '/one').length).toBe(1);
    await expect.poll(async () => (await proxiedFrame(page, '/one')).evaluate(() => scrollY)).toBe(1200);
    expect((await look()).scroll).toEqual({ x: 0, y: 1200 });
  }, 120_000);

  it('goes back at once, also if the server is far away', async () => {
    const { page, load } = await start(true);
    let [delayMs, onTheWay] = [0, 0];
    await page.routeWebSocket('**/workspaces/channel', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        onTheWay++;
        setTimeout(() => {
          onTheWay--;
          server.send(message);
        }, delayMs);
      });
    });
    await page.reload();
    await page.getByText('Connected').waitFor();
    await load('/one');
    await load('/two');
    const frame = await proxiedFrame(page, '/two');
    delayMs = 1_000; // longer than a page must stay at an address before it is reported
    await frame.evaluate(() => history.pushState({}, '', '/two#deep'));
    await expect.poll(() => address(page)).toBe(`${site()}/two#deep`);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => onTheWay).toBe(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => address(page)).toBe(`${site()}/one`);
    delayMs = 0;
  }, 60_000);

  it('reloads the current page without proxy mode too, with one request to the site', async () => {
    const { page, load, control } = await start(false);
    expect(await load('/one')).toBe(204);
    const shown = () => page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
    const gets = (path: string) => seen.filter(({ url, method }) => url === path && method === 'GET').length;
    expect(gets('/one')).toBe(1);
    await control({ action: 'refresh' });
    await expect.poll(() => gets('/one')).toBe(2);
    await expect.poll(async () => (await look()).state).toBe('loaded');
    await shown()?.waitForLoadState('load');
    const click = () => shown()?.locator('[data-times="2"] #two').click(); // once: a second click would load the page twice
    await click()?.catch((error) => (/detached/.test(error) ? click() : Promise.reject(error))); // of the former page
    await expect.poll(() => shown()?.url()).toBe(`${site()}/two`);
    await expect.poll(async () => (await look()).address).toBe(null);
    await shown()?.waitForLoadState('load'); // until then, a browser replaces the page's history entry
    seen.length = 0;
    await control({ action: 'refresh' });
    await expect.poll(() => gets('/two')).toBe(1);
    await expect.poll(async () => (await look()).state).toBe('loaded');
    await expect.poll(() => shown()?.url()).toBe(`${site()}/two`);
    await shown()?.waitForLoadState('load');
    await control({ action: 'refresh' });
    await expect.poll(() => gets('/two')).toBe(2);
    expect(seen.filter(({ url }) => url === '/one')).toEqual([]);
    expect(page.url()).toBe(`${workspace.platform.url}/workspaces/demo/rover`);
  }, 120_000);
});
