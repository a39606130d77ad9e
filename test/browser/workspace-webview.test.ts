import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rover, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { problemOf, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { renewWebview, startOpenWorkspace } from './workspace.ts';

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><rect width="16" height="16"/></svg>';

describe('a web view in a browser', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  let host = '';
  /** Has an icon, a page that forbids framing, and one that tries to replace the workspace. */
  const late: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    if (url === '/late' && late.push(() => response.end('<!doctype html><p>/late</p>'))) return;
    if (url === '/favicon.ico') return void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(ICON);
    const headers = { 'Content-Type': 'text/html', ...(url === '/closed' ? { 'X-Frame-Options': 'DENY' } : {}) };
    const script = "try { top.location = '/taken' } catch {} document.title = 'tried'; document.body.append('tried')";
    response
      .writeHead(200, headers)
      .end(`<!doctype html><p>${url}</p>${url === '/greedy' ? `<script>${script}</script>` : ''}`);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    host = `localhost:${(server.address() as AddressInfo).port}`;
    shared = await launch();
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const launch = async (limits: { framingTimeoutMs?: number } = {}) => {
    const workspace = await startOpenWorkspace(running, browser, { panels: { privateHosts: [host], ...limits } });
    return { ...workspace, page: await workspace.open() };
  };
  /** Shared by all tests, with the default limits. */
  let shared: Awaited<ReturnType<typeof launch>>;
  const start = async (limits?: { framingTimeoutMs?: number }) => {
    const workspace = limits ? await launch(limits) : shared;
    const { page } = workspace;
    if (!limits) await renewWebview(workspace, page);
    const navigate = (path: string) =>
      workspace.api.controlWebview({
        path: rover,
        body: { panelId: 'leaf-1', action: 'navigate', url: `http://${host}${path}` },
      });
    const shows = (path: string) => page.frameLocator(`iframe[src="http://${host}${path}"]`).getByText(path).waitFor();
    return { ...workspace, navigate, shows };
  };

  it('goes back and forward between its pages, and updates the server', async () => {
    const { api, page, navigate, shows } = await start();
    await navigate('/one');
    await shows('/one');
    expect(await page.getByRole('button', { name: 'Back' }).isDisabled()).toBe(true);
    await navigate('/two');
    await shows('/two');
    await page.getByRole('button', { name: 'Back' }).click();
    await shows('/one');
    const url = async () => JSON.stringify((await api.getLayout({ path: rover })).layout);
    expect(await url()).toContain(`http://${host}/one`);
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe(`http://${host}/one`);
    await page.getByRole('button', { name: 'Forward' }).click();
    await shows('/two');
    expect(await url()).toContain(`http://${host}/two`);
  });

  it('reports its page: navigate with wait crosses the wire four times, and getWebview asks nothing', async () => {
    const { api, page } = await start();
    const frames: string[] = [];
    const count = ({ payload }: { payload: string | Buffer }) => {
      const { type } = JSON.parse(String(payload)) as { type: string };
      if (type !== 'ping' && type !== 'pong') frames.push(type);
    };
    page.once('websocket', (socket) => socket.on('framesent', count).on('framereceived', count));
    await page.reload();
    await expect.poll(() => frames).toContain('webviews');
    await expect.poll(() => frames).toContain('presence');
    await api.getWebview({ path: rover });
    frames.length = 0;
    const url = `http://${host}/one`;
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url, wait: 'load' } });
    expect(await api.getWebview({ path: rover })).toMatchObject({ state: 'loaded', address: url });
    await expect.poll(() => frames).toEqual(['layout', 'webviews']); // besides the request and its response
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'refresh' } });
    await expect.poll(() => frames).toEqual(['layout', 'webviews', 'layout', 'webviews']);
  });

  it('shows the icon of the site in its tab', async () => {
    const { page, navigate, shows } = await start();
    expect(await page.locator('.tab-icon img').count()).toBe(0);
    await navigate('/one');
    await shows('/one');
    const width = () => page.locator('.tab-icon img').evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(16);
  });

  it('explains an empty frame if the site forbids framing, until another page is shown', async () => {
    const { page, navigate, shows } = await start();
    await navigate('/closed');
    const cover = page.locator('.load-error');
    await cover.getByText('The site sends X-Frame-Options DENY.').waitFor();
    expect(await cover.getByRole('button').allTextContents()).toEqual([
      'Use proxy mode',
      'Always use it',
      'Open in new tab',
    ]);
    await navigate('/one');
    await shows('/one');
    await cover.waitFor({ state: 'hidden' });
  });

  it('reports an unreachable site, and shows the page once the site responds', async () => {
    const { api, page } = await start();
    const late = createServer((_, response) => void response.end('here at last'));
    late.listen(0, '127.0.0.1');
    await once(late, 'listening');
    const { port } = late.address() as AddressInfo;
    late.close();
    await once(late, 'close');
    const url = `http://127.0.0.1:${port}/`;
    await api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url } });
    await page.getByRole('heading', { name: `127.0.0.1:${port} cannot be reached` }).waitFor();
    late.listen(port, '127.0.0.1');
    await once(late, 'listening');
    running.onClose(() => {
      late.closeAllConnections();
      late.close();
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.frameLocator(`iframe[src="${url}"]`).getByText('here at last').waitFor();
    await page.locator('.load-error').waitFor({ state: 'hidden' });
  });

  it('reports a slow site and waits for it, unless the tab is closed', async () => {
    const { api, call, page, shows } = await start({ framingTimeoutMs: 100 });
    const body = { action: 'navigate', url: `http://${host}/late`, wait: 'load' };
    const send = (panelId: string) => call('PATCH', '/api/panels/webview/demo/rover', { panelId, ...body });
    const loaded = send('leaf-1');
    await page.locator('.load-error').getByText(`${host} is slow to respond`).waitFor();
    for (let answer = late.pop(); answer; answer = late.pop()) answer();
    await shows('/late');
    expect((await loaded).status).toBe(204);
    await page.locator('.load-error').waitFor({ state: 'hidden' });
    const { tabId } = await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
    const given = send('leaf-1');
    await page.locator('.load-error:visible').waitFor();
    await api.closeTab({ path: { ...rover, tabId } });
    expect(await problemOf(await given)).toMatchObject({ status: 404, name: 'panel-not-found' });
  });

  it('prevents a page from replacing the workspace', async () => {
    const { page, platform, navigate, complaints } = await start();
    await navigate('/greedy');
    await page.frameLocator('iframe[src$="/greedy"]').getByText('tried').waitFor();
    expect(page.url()).toBe(`${platform.url}/workspaces/demo/rover`);
    await page.getByText('Connected').waitFor();
    expect(complaints).toEqual([]);
  });
});
