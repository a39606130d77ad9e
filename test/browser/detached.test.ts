// What the workspace page does in a browser that nothing debugs. The API is the only driver.
import type { Duplex } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestSession } from '../../src/sdk/index.ts';
import { drawPixels, pixelsOf, png } from '../areas/paste/pixels.ts';
import { runViewer, type ViewerUnderTest } from '../areas/paste/viewer.ts';
import { EDITOR, openSandbox, rover, WEB_VIEW } from '../areas/workspace/workspace.ts';
import { rounds } from '../rounds.ts';
import { useRunning } from '../running.ts';
import {
  type DetachedBrowser,
  loginSteps,
  startDetachedChromium,
  startDetachedFirefox,
  textStep,
  useDetached,
} from './detached.ts';
import { startWorkspaceWithProxy } from './proxied-workspace.ts';
import { useSite } from './workspace.ts';

const PASSWORD = 'correct horse 9';
const PAGE = `<!doctype html><title>Shop</title><h1>Shop</h1>
<button onclick="this.insertAdjacentHTML('afterend', '<p>In the basket</p>')">Buy</button> <a href="/next">Next page</a>`;
const BOX = `<!doctype html><title>Box</title><button aria-label="Box" style="width: 120px; height: 80px; margin: 30px;
  border: 0; background: rgb(255, 0, 0)"></button>`;
/** Stops responding after it has loaded, as an endless loop does, but uses no CPU time. */
const HANGING = `<!doctype html><title>Hang</title><script>
addEventListener('load', () => setTimeout(() => {
  const request = new XMLHttpRequest();
  request.open('GET', '/never', false);
  request.send();
}, 300));
</script>`;
const PICTURE = await png(drawPixels(64, 64));

/** A user who allows everything that the page asks for, and agrees to what programs ask. */
const ALLOW_ALL = `(setInterval(() => {
  for (const button of document.querySelectorAll('button'))
    if (['Allow', 'Agreed'].includes(button.textContent) && !button.closest('[inert]')) button.click();
}, 100), true)`;

describe.each<[string, () => Promise<DetachedBrowser>]>([
  ['Chromium', startDetachedChromium],
  ['Firefox', startDetachedFirefox],
])('%s without a debugger', (name, start) => {
  const running = useRunning();
  const browser = useDetached(start);
  const other = useSite((_, response) => void response.setHeader('Content-Type', 'text/html').end(PAGE));
  const site = useSite((request, response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    const answer = (type: string, body: string | Buffer) => response.setHeader('Content-Type', type).end(body);
    if (request.url === '/picture') return void answer('image/png', PICTURE);
    if (request.url === '/never') return;
    if (request.url === '/box') return void answer('text/html', BOX);
    if (request.url === '/hang') return void answer('text/html', HANGING);
    if (request.url === '/moved') return void response.writeHead(302, { Location: '/shop' }).end();
    if (request.url === '/away') return void response.writeHead(302, { Location: `${other()}/shop` }).end();
    if (request.url === '/slow') {
      response.setHeader('Content-Type', 'text/html').write(PAGE.slice(0, 60));
      return void setTimeout(() => response.end(PAGE.slice(60)), 500);
    }
    return void answer('text/html', PAGE);
  });
  const upgraded = new Set<Duplex>();
  let viewer: ViewerUnderTest;
  let workspace: Awaited<ReturnType<typeof startWorkspaceWithProxy>>;
  beforeAll(async () => {
    viewer = await runViewer(running);
    const { port } = new URL(site());
    workspace = await startWorkspaceWithProxy(running, [`shop.example:${port}`]);
    const { platform } = workspace;
    platform.server.prependListener('upgrade', (_, stream) => upgraded.add(stream));
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: PASSWORD });
    const share = `[...document.querySelectorAll('button')].find(({ innerText }) => innerText.trim() === 'Share').click() ?? true`;
    const steps = [...loginSteps('grace', PASSWORD), textStep('Connected'), ALLOW_ALL];
    if (name === 'Chromium') steps.push(share, textStep('Sharing'));
    await browser().open([`${platform.url}/login?next=/workspaces/demo/rover`, steps]);
  }, 120_000);

  const look = () => workspace.api.getWebview({ path: rover, query: { panelId: 'leaf-1' } });
  const outline = async () => {
    const { outline = '' } = await workspace.api.getOutline({ path: rover, query: { waitForConsent: 10 } });
    return outline;
  };
  /** Opens a page in a new web view, as `annex workspace open` does. */
  const open = async (url: string, isProxied: boolean) => {
    const { api, control } = workspace;
    const { tabs } = await api.listTabs({ path: rover, query: {} });
    await api.openTab({ path: rover, body: { panelId: 'leaf-1', panelType: WEB_VIEW } });
    for (const { tabId, panelType } of tabs)
      if (panelType === WEB_VIEW) await api.closeTab({ path: { ...rover, tabId } });
    if (isProxied) await control({ action: 'setProxyEnabled', enabled: true });
    const response = await control({ action: 'navigate', url, wait: 'load', timeout_ms: 30_000 });
    return [response.status, await response.text()];
  };

  it('loads every kind of page in proxy mode, and lets programs read it at once [D-webview-proxy-framing]', async () => {
    const kinds = { '/shop': '/shop', '/moved': '/shop', '/slow': '/slow', '/shop?twice': '/shop?twice' };
    for (let round = 0; round < rounds(1); round++) {
      for (const [path, shown] of Object.entries(kinds)) {
        expect([path, ...(await open(site() + path, true))]).toEqual([path, 204, '']);
        expect(await outline()).toContain('Buy');
        expect(await look()).toMatchObject({ state: 'loaded', address: site() + shown, title: 'Shop' });
      }
      expect(await open(`${site()}/away`, true)).toEqual([204, '']);
      expect(await outline()).toContain('Buy');
      expect(await look()).toMatchObject({ state: 'loaded', address: `${other()}/shop` });
      expect(await open(`${site()}/picture`, true)).toEqual([204, '']);
      expect(await look()).toMatchObject({ state: 'loaded', address: `${site()}/picture` });
    }
  }, 120_000);

  // In Firefox a page stays responsive during such a request.
  if (name === 'Chromium') {
    it('names a page that hangs, and opens its site again in a new process', async () => {
      expect(await open(`${site()}/hang`, true)).toEqual([204, '']);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await expect(outline()).rejects.toMatchObject({ message: expect.stringContaining('may never end') });
      expect(await open(`${site()}/shop`, true)).toEqual([204, '']);
      expect(await outline()).toContain('Buy');
      expect(await open(`${site()}/hang`, true)).toEqual([204, '']);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      expect(await open(`${site()}/shop`, true)).toEqual([204, '']); // nobody has noticed that the page hangs
      expect(await outline()).toContain('Buy');
    }, 120_000);
  }

  it('acts in a page, waits, and follows a link to the next one', async () => {
    const { api } = workspace;
    expect(await open(`${site()}/shop`, true)).toEqual([204, '']);
    const click = (name: string, until: object) =>
      api.controlPage({
        path: rover,
        body: { steps: [{ action: 'click', name }], until, timeout_ms: 10_000 } as never,
      });
    expect(await click('Buy', { text: 'In the basket' })).toMatchObject({ done: 1, met: true });
    expect(await click('Next page', { gone: 'In the basket' })).toMatchObject({ done: 1, met: true });
    expect(await outline()).toContain('Buy');
    expect(await look()).toMatchObject({ state: 'loaded', address: `${site()}/next` });
  });

  const take = async (more: object) => {
    const body = { scope: 'panel', panelId: 'leaf-1', maxDimension: 8192, ...more } as const;
    const { dataUrl, width, height } = await workspace.api.captureScreenshot({ path: rover, body });
    const { data } = await sharp(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'))
      .extract({ left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width, height, isRed: (data[0] ?? 0) > 220 && (data[1] ?? 0) < 40 };
  };
  const openBox = async () => {
    expect(await open(`${site()}/box`, true)).toEqual([204, '']);
    return /\[(e\d+)\]/.exec(await outline())?.[1] ?? '';
  };

  it('lets a page draw itself without sharing, whole or one element, smaller if asked', async () => {
    const ref = await openBox();
    const page = await take({ method: 'drawn' });
    expect(page).toMatchObject({ isRed: false });
    expect(page.width).toBeGreaterThan(200);
    expect(await take({ method: 'drawn', ref })).toEqual({ width: 120, height: 80, isRed: true });
    expect(await take({ method: 'drawn', ref, maxDimension: 60 })).toEqual({ width: 60, height: 40, isRed: true });
    await expect(take({ method: 'drawn', ref: 'e999999' })).rejects.toThrow('e999999 is not an element');
    expect(await open(`${other()}/shop`, false)).toEqual([204, '']);
    await expect(take({ method: 'drawn' })).rejects.toMatchObject({ name: 'proxy-required' });
  }, 60_000);

  if (name === 'Chromium') {
    it('takes pictures of a page without the toolbar, and of one of its elements', async () => {
      const ref = await openBox();
      const panel = await take({});
      const page = await take({ part: 'page' });
      expect(page.width).toBe(panel.width);
      expect(panel.height - page.height).toBeGreaterThan(20);
      expect(await take({ ref })).toEqual({ width: 120, height: 80, isRed: true });
      await expect(take({ ref: 'e999999' })).rejects.toThrow('e999999 is not a visible element');
    });
  }

  it('asks the user before a program reads a page of another machine', async () => {
    const url = `http://shop.example:${new URL(site()).port}/shop`;
    expect(await open(url, true)).toEqual([204, '']);
    expect(await outline()).toContain('Buy');
  });

  it('shows pages without the proxy, and reports those that forbid framing', async () => {
    expect(await open(`${other()}/shop`, false)).toEqual([204, '']);
    expect(await look()).toMatchObject({ state: 'loaded' });
    await open(`${site()}/shop`, false);
    expect(await look()).toMatchObject({ state: 'failed' });
  });

  it('shows what a program asks, and takes the answer of the user', async () => {
    const body = { kind: 'choice', title: 'Deploy?', options: ['No', 'Agreed'] } as const;
    const { id: requestId } = await workspace.api.askUser({
      path: rover,
      body: { ...body, options: [...body.options] },
    });
    const request = () => workspace.api.getRequest({ path: { ...rover, requestId } });
    await expect.poll(request).toMatchObject({ status: 'answered', answer: 'Agreed', answered_by: 'grace' });
  });

  it('runs code in the sandbox, and again after the connection was lost', async () => {
    const { api } = workspace;
    const { panelId } = await openSandbox(workspace);
    const run = (code: string) => api.controlSandbox({ path: rover, body: { panelId, action: 'eval', code } });
    await expect.poll(() => run('var kept = 6 * 7; kept')).toMatchObject({ status: 'executed', result: 42 });
    const picture = { scope: 'panel', panelId, method: 'html2canvas' } as const;
    expect(await api.captureScreenshot({ path: rover, body: picture })).toMatchObject({ method: 'html2canvas' });
    if (name === 'Chromium') {
      const drawn = await workspace.call(
        'PATCH',
        `${EDITOR}/screenshot`,
        { scope: 'panel', panelId },
        { Accept: 'image/png' },
      );
      expect(drawn.status).toBe(200);
      expect(await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()).toMatchObject({ format: 'png' });
    }
    for (const stream of upgraded) stream.destroy();
    await expect.poll(() => run('kept'), { timeout: 30_000 }).toMatchObject({ status: 'executed', result: 42 });
  }, 60_000);

  it('approves the request of an application, and saves a pasted image', async () => {
    const { platform } = workspace;
    const request = await requestSession({ baseUrl: platform.url, appName: 'Layout Assistant' });
    // Later, so that the answer comes before the page changes.
    const approve = `(() => {
      const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Approve');
      if (button) setTimeout(() => button.click());
      return button !== undefined;
    })()`;
    const path = request.authUrl.slice(platform.url.length);
    const url = `${platform.url}/login?next=${encodeURIComponent(path)}`;
    const login = name === 'Chromium' ? [] : loginSteps('grace', PASSWORD);
    const paste = `(() => {
      const bytes = Uint8Array.from(atob(${JSON.stringify(PICTURE.toString('base64'))}), (c) => c.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { bubbles: true });
      document.body.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: clipboardData }));
      return true;
    })()`;
    const isLoaded = `document.querySelector('#title') !== null && document.readyState === 'complete'`;
    const title = `(document.querySelector('#title').value = 'Small board') !== ''`;
    await browser().open(
      [name === 'Chromium' ? request.authUrl : url, [...login, approve]],
      [`${viewer.url}/screenshot-paste`, [isLoaded, title, paste]],
    );
    expect(await request.wait()).toHaveProperty('sessionToken');
    await expect.poll(async () => (await viewer.files()).length).toBe(2);
    const saved = await viewer.read('screenshots/sp/small-board-64x64.png');
    expect((await pixelsOf(saved)).equals(await pixelsOf(PICTURE))).toBe(true);
  }, 120_000); // Firefox starts once more
});
