// Firefox, controlled by WebDriver BiDi. What Firefox does not support is reported clearly. Pasted images: detached.test.ts.
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirefox } from '../../scripts/debian.ts';
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
    expect(cookies[0]).toContain('__Host-annex_session=');
    for (const cookie of cookies) expect(await replay(platform, cookie, 'grace')).toEqual([]);
  });
});
