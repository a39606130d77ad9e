// The inbox and its cards in Firefox, controlled by WebDriver BiDi.
import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureFirefox } from '../../scripts/debian.ts';
import { systemClock } from '../../src/base/clock.ts';
import { PERMISSION } from '../areas/workspace/requests/requests.ts';
import { rover, startWorkspace, type WorkspaceUnderTest } from '../areas/workspace/workspace.ts';
import { useRunning } from '../running.ts';

describe('the inbox in Firefox', () => {
  const running = useRunning();
  let browser: Browser;
  let workspace: WorkspaceUnderTest;
  let page: Page;
  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: ensureFirefox() });
    workspace = await startWorkspace(running, { clock: systemClock });
    await workspace.platform.identity.users.add({ name: 'grace', owners: ['demo'], password: 'correct horse 9' });
    page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    await page.setViewport({ width: 320, height: 700 });
    await page.goto(`${workspace.platform.url}/login?next=/inbox/`);
    await page.locator('[name="name"]').fill('grace');
    await page.locator('[name="password"]').fill('correct horse 9');
    await page.locator('button[type="submit"]').click();
    await page.waitForSelector('text/Nothing waits for you.');
  }, 120_000);
  afterAll(() => browser.close());

  const ask = (body: object) => workspace.api.askUser({ path: rover, body: body as never });
  const statusOf = async (requestId: string) =>
    (await workspace.api.getRequest({ path: { ...rover, requestId } })).status;
  const armed = (id: string) => page.waitForSelector(`[id="${id}"]:not([inert])`);

  it('shows a permission whole, and takes one tap', async () => {
    const { id } = await ask(PERMISSION);
    await page.waitForSelector(`[id="${id}"][inert]`);
    await armed(id);
    const command = await page.$eval(`[id="${id}"] pre`, (element) => element.textContent);
    expect(command).toBe('rm -rf node_modules⏎\nU+202EU+0000npm ci');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await statusOf(id)).toBe('seen');
    await page.locator(`[id="${id}"] .primary`).click();
    await expect.poll(() => statusOf(id)).toBe('allowed');
    await page.waitForSelector('text/Allowed');
  }, 60_000);

  it('registers its service worker, and no other', async () => {
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${workspace.platform.url}/inbox/`);
    const refused = await page.evaluate(() =>
      navigator.serviceWorker.register('/inbox/worker.js', { scope: '/' }).then(
        () => 'registered',
        () => 'refused',
      ),
    );
    expect(refused).toBe('refused');
  }, 60_000);
});
