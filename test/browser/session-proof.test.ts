// A login has two parts: a cookie, which browsers send to every port of the host, and a proof in the storage of our origin.
// Users do not notice the second part.
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rover, startWorkspace, type WorkspaceUnderTest } from '../areas/workspace/workspace.ts';
import { createIntent, type PlatformUnderTest, useRunning } from '../running.ts';
import { useChromium, useHeadlessShell } from './chromium.ts';
import { replay, startThief } from './stolen-cookie.ts';

const PASSWORD = 'correct horse battery staple';

describe('a browser session with a proof', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  const iconLoader = useChromium(); // the headless shell loads no icons
  let workspace: WorkspaceUnderTest;
  let platform: PlatformUnderTest;
  let context: BrowserContext;
  const complaints: string[] = [];

  beforeAll(async () => {
    workspace = await startWorkspace(running);
    platform = workspace.platform;
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: PASSWORD });
  });
  const openContext = async (opener = browser()): Promise<void> => {
    context = await opener.newContext();
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
    });
  };
  beforeEach(() => openContext());
  afterEach(async () => {
    await context.close();
    expect(complaints.splice(0)).toEqual([]);
  });

  const logIn = async (next = '/account'): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(`${platform.url}/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Name').fill('grace');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

  it('gives no access to a server on another port that receives the cookies', async () => {
    const thief = await startThief(running);
    const page = await logIn('/workspaces/demo/rover');
    await page.getByText('Connected').waitFor();
    const navigate = (url: string) =>
      workspace.api.controlWebview({ path: rover, body: { panelId: 'leaf-1', action: 'navigate', url, wait: 'load' } });
    await navigate(`${thief.elsewhere}/frame`);
    await navigate(`${thief.url}/direct-frame`);
    const other = await context.newPage();
    await other.goto(`${thief.url}/visit`);
    expect(thief.seen.get('/frame-redirected')).toContain('__Host-annex_session_');
    const cookies = [...new Set([...thief.seen.values()].filter(Boolean))];
    expect(cookies[0]).toContain('__Host-annex_device_');
    for (const cookie of cookies) expect(await replay(platform, cookie, 'grace')).toEqual([]);
    await page.reload();
    await page.getByText('Connected').waitFor();
  });

  it('sends no cookie for the icons of web views, neither directly nor after a redirect', async () => {
    await context.close();
    await openContext(iconLoader());
    const thief = await startThief(running);
    const page = await logIn('/workspaces/demo/rover');
    await page.getByText('Connected').waitFor();
    for (const url of [`${thief.elsewhere}/page`, `${thief.url}/page`]) {
      await workspace.api.controlWebview({
        path: rover,
        body: { panelId: 'leaf-1', action: 'navigate', url, wait: 'load' },
      });
    }
    await expect.poll(() => thief.seen.get('/favicon.ico')).toBe('');
    expect(thief.seen.get('/favicon.ico-redirected') ?? '').toBe('');
  });

  it('opens every page: by link, reload, back, forward and in several new tabs', async () => {
    const page = await logIn();
    await heading(page, 'Your account');
    await page.getByRole('link', { name: 'Workspaces', exact: true }).click();
    await heading(page, 'Workspaces');
    await page.reload();
    await heading(page, 'Workspaces');
    await page.goBack();
    await heading(page, 'Your account');
    await page.goForward();
    await heading(page, 'Workspaces');
    const tabs = await Promise.all(
      ['/account', '/workspaces', '/', '/docs', '/packages'].map(async (path) => {
        const tab = await context.newPage();
        await tab.goto(platform.url + path);
        return tab;
      }),
    );
    const me = await context.newPage();
    me.setDefaultTimeout(10_000);
    await me.goto(`${platform.url}/auth/me`);
    await me.getByText('"name":"grace"').waitFor();
    for (const tab of tabs) await tab.getByRole('link', { name: 'Logged in as grace' }).waitFor();
    const { auth_url } = await createIntent(platform, { app_name: 'Rover' });
    await page.goto(auth_url);
    await page.getByRole('button', { name: 'Approve' }).click();
    await heading(page, 'Approved');
  });

  it('opens a page from a link on another site, at the fragment of the link', async () => {
    await logIn();
    const page = await context.newPage();
    await page.route('http://elsewhere.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${platform.url}/docs/settings#identity.browserSessionMs">Settings</a>`,
      }),
    );
    await page.goto('http://elsewhere.test/');
    await page.getByRole('link').click();
    await page.getByRole('link', { name: 'Logged in as grace' }).waitFor();
    expect(await page.evaluate(() => [location.hash, document.querySelector(':target')?.id])).toEqual([
      '#identity.browserSessionMs',
      'identity.browserSessionMs',
    ]);
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(100);
    await page.goto(`${platform.url}/workspaces`);
    await heading(page, 'Workspaces');
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY).catch(() => 0)).toBe(place);
  });

  it('keeps the Content-Security-Policy of a page', async () => {
    const page = await logIn();
    await heading(page, 'Your account');
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      const refused = new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
      });
      document.body.append(script);
      return [await refused, 'injected' in window];
    });
    expect(ran).toEqual(['script-src-elem', false]);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('leads to the login page and back after logout, in this tab or another', async () => {
    const page = await logIn();
    const other = await context.newPage();
    await other.goto(`${platform.url}/workspaces`);
    await heading(other, 'Workspaces');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log in', exact: true }).waitFor();
    await other.reload();
    await heading(other, 'Log in to Annex');
    await other.getByLabel('Name').fill('grace');
    await other.getByLabel('Password').fill(PASSWORD);
    await other.keyboard.press('Enter');
    await heading(other, 'Workspaces');
    platform.clock.advance(13 * 3_600_000);
    await other.reload();
    await heading(other, 'Log in to Annex');
    await other.goto(`${platform.url}/docs`);
    await other.getByRole('link', { name: 'Log in', exact: true }).waitFor();
  });

  it('ends when the browser logs in again', async () => {
    const page = await logIn();
    await heading(page, 'Your account');
    const [first] = await context.cookies(platform.url.replace('http:', 'https:'));
    const proof = await page.evaluate(
      () => Object.entries(localStorage).find(([name]) => name.startsWith('annex-proof-'))?.[1] ?? '',
    );
    const me = (cookie = '') =>
      fetch(`${platform.url}/auth/me`, {
        headers: { cookie: `__Host-annex_session=${cookie}`, 'annex-proof': proof },
      }).then(({ status }) => status);
    const session = (await context.cookies(platform.url.replace('http:', 'https:'))).find(({ name }) =>
      /session/.test(name),
    );
    expect(first).toBeDefined();
    expect(await me(session?.value)).toBe(200);
    await page.evaluate(
      async ({ password, proof }) => {
        const body = JSON.stringify({ name: 'grace', password, proof });
        await fetch('/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      },
      { password: PASSWORD, proof },
    );
    expect(await me(session?.value)).toBe(401);
    await page.reload();
    await heading(page, 'Your account');
  });

  it('leads to the login page if the proof was deleted, and explains what to do without JavaScript or a response', async () => {
    const page = await logIn();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${platform.url}/account`);
    await heading(page, 'Log in to Annex');
    const state = await context.storageState();
    const plain = await browser().newContext({ javaScriptEnabled: false, storageState: state });
    try {
      const without = await plain.newPage();
      without.setDefaultTimeout(5_000);
      await without.goto(`${platform.url}/account`);
      expect(await without.locator('body').innerText()).toContain('this site requires JavaScript');
    } finally {
      await plain.close();
    }
    await page.route('**/account', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.goto(`${platform.url}/account`);
    await page.getByText('The platform is not responding.').waitFor();
  });
});
