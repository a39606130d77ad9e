// Firefox, controlled by WebDriver BiDi. What Firefox does not support is reported clearly. Pasted images: detached.test.ts.
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirefox } from '../../scripts/debian.ts';
import { drawPixels, png } from '../areas/paste/pixels.ts';
import { runViewer } from '../areas/paste/viewer.ts';
import { BOM_TYPE, bomPanel, PanelPackages } from '../areas/workspace/package-panels/panel-packages.ts';
import { EDITOR, openSandbox, rover, startWorkspace } from '../areas/workspace/workspace.ts';
import { problemType } from '../requests.ts';
import { useRunning } from '../running.ts';
import { replay, startThief } from './stolen-cookie.ts';
import { useNumberedSite } from './workspace.ts';

describe('Firefox', () => {
  const running = useRunning();
  const site = useNumberedSite();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: ensureFirefox() });
  });
  afterAll(() => browser.close());

  const newPage = async (): Promise<Page> => {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    running.onClose(() => page.close());
    return page;
  };

  it('logs in, follows the layout, runs code, shows pages, and reports unsupported screenshots at once', async () => {
    const workspace = await startWorkspace(running);
    const { platform, api, call } = workspace;
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: 'correct horse 9' });
    const page = await newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(`${platform.url}/login?next=/workspaces/demo/rover`);
    await page.locator('[name="name"]').fill('grace');
    await page.locator('[name="password"]').fill('correct horse 9');
    await page.locator('button[type="submit"]').click();
    await page.waitForSelector('text/Connected');

    const { panelId } = await openSandbox(workspace);
    await page.waitForSelector('.panel.sandbox');
    const body = { panelId, action: 'eval', code: 'document.body.textContent = "drawn"; 6 * 7' } as const;
    expect(await api.controlSandbox({ path: rover, body })).toMatchObject({
      status: 'executed',
      result: 42,
      sandbox: 'unenforced',
    });
    await page.waitForSelector('text/this browser cannot block network access');

    const navigate = { panelId: 'leaf-1', action: 'navigate', url: site(), wait: 'load' } as const;
    await api.controlWebview({ path: rover, body: navigate });
    expect(await api.getWebview({ path: rover, query: { panelId: 'leaf-1' } })).toMatchObject({ state: 'loaded' });

    for (const scope of ['panel', 'workspace']) {
      const refused = await call('PATCH', `${EDITOR}/screenshot`, { scope, panelId, waitForSharing: 30 });
      expect([refused.status, await refused.json()]).toMatchObject([409, { type: problemType('capture-unsupported') }]);
    }
    const picture = { scope: 'panel', panelId, method: 'html2canvas' } as const;
    expect(await api.captureScreenshot({ path: rover, body: picture })).toMatchObject({ method: 'html2canvas' });
    expect(complaints).toEqual([]);
  });

  it('runs the panel of a package, and says that it limits the network only in part', async () => {
    const packages = new PanelPackages();
    running.onClose(() => packages.remove());
    const html = `<!doctype html><title>View</title><p id="state"></p><script>
      addEventListener('message', ({ data }) => {
        if (data.id === 1) document.querySelector('p').textContent = data.result.hostInfo.name + ' ' + localStorage.length;
      });
      parent.postMessage({ jsonrpc: '2.0', id: 1, method: 'ui/initialize', params: {} }, '*');
      fetch('${site()}').catch(() => {});
    </script>`;
    await packages.release({ panels: { main: { panel: bomPanel({ scopes: ['workspace:tabs'] }), html } } });
    await packages.install();
    const { platform, api } = await startWorkspace(running, { packages: { installDir: packages.root } });
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: 'correct horse 9' });
    const page = await newPage();
    await page.goto(`${platform.url}/login?next=/workspaces/demo/rover`);
    await page.locator('[name="name"]').fill('grace');
    await page.locator('[name="password"]').fill('correct horse 9');
    await page.locator('button[type="submit"]').click();
    await page.waitForSelector('text/Connected');
    await api.openTab({ path: rover, body: { panelType: BOM_TYPE } });
    await page.waitForSelector('text/“BOM table” asks for permission to');
    const views = () => page.frames().filter((frame) => frame.url().endsWith('/view'));
    expect(views()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 700)); // buttons count only after a moment
    await page.locator('.consent button').click();
    await page.waitForSelector('text/this browser limits the network only in part');
    await page.waitForSelector(`text/Blocked: this panel tried to reach ${new URL(site()).origin}`);
    expect(await views()[0]?.$eval('p', (element) => element.textContent)).toBe('annex 0');
  });

  it('opens pages with cookie and proof, but not with a stolen cookie alone', async () => {
    const { platform, api } = await startWorkspace(running);
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: 'correct horse 9' });
    const thief = await startThief(running);
    const page = await newPage();
    await page.goto(`${platform.url}/login?next=/account`);
    await page.locator('[name="name"]').fill('grace');
    await page.locator('[name="password"]').fill('correct horse 9');
    await page.locator('button[type="submit"]').click();
    await page.waitForSelector('text/Your account');
    await page.goto(`${platform.url}/docs/settings#identity.browserSessionMs`);
    await page.waitForSelector('a.name');
    expect(await page.evaluate(() => document.querySelector(':target')?.id)).toBe('identity.browserSessionMs');
    await page.goBack();
    await page.waitForSelector('text/Your account');
    await page.reload();
    await page.waitForSelector('text/Your account');
    const refused = await page.evaluate(() => {
      const violation = new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
      });
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(script);
      return violation;
    });
    expect(refused).toBe('script-src-elem');

    await page.goto(`${platform.url}/workspaces/demo/rover`);
    await page.waitForSelector('text/Connected');
    const frame = { panelId: 'leaf-1', action: 'navigate', url: `${thief.url}/frame`, wait: 'load' } as const;
    await api.controlWebview({ path: rover, body: frame });
    const other = await newPage();
    await other.goto(`${thief.url}/visit`);
    const cookies = [...new Set([...thief.seen.values()].filter(Boolean))];
    expect(cookies[0]).toContain('__Host-annex_session_');
    for (const cookie of cookies) expect(await replay(platform, cookie, 'grace')).toEqual([]);
  });

  it('has the path on the clipboard after Ctrl+V, also without a clipboard API', async () => {
    const viewer = await runViewer(running);
    const page = await newPage();
    await page.goto(`${viewer.url.replace('127.0.0.1', 'localhost')}/screenshot-paste`);
    const picture = await png(drawPixels(320, 200));
    const pasteWith = async (hidden: boolean) => {
      // The key press is real. Without a screen Firefox's clipboard holds text alone: the image is added to the event.
      await page.evaluate(
        (base64, hide) => {
          if (hide) Object.defineProperty(navigator, 'clipboard', { value: undefined });
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
          const add = (event: Event) => Object.defineProperty(event, 'clipboardData', { value: clipboardData });
          document.addEventListener('paste', add, { capture: true, once: true });
        },
        picture.toString('base64'),
        hidden,
      );
      await page.locator('h1').click();
      await page.keyboard.down('Control');
      await page.keyboard.press('v');
      await page.keyboard.up('Control');
      await page.waitForSelector('text/Copied the path.', { visible: true });
      const path = await page.$eval('#full-path', (element) => element.textContent);
      await page.waitForSelector('#search', { visible: true }); // with the list, which is loaded later
      await page.$eval('#search', (field) => {
        (field as HTMLInputElement).value = '';
        (field as HTMLInputElement).focus();
      });
      await page.keyboard.down('Control');
      await page.keyboard.press('v');
      await page.keyboard.up('Control');
      expect(await page.$eval('#search', (field) => (field as HTMLInputElement).value)).toBe(path);
      return path;
    };
    const first = await pasteWith(false);
    await page.reload();
    expect(await pasteWith(true)).not.toBe(first);
  });
});
