import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log/log.ts';
import { startViewer } from '../../src/servers/viewer.ts';
import { type GatewayUnderTest, type PlatformUnderTest, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';

const PASSWORD = 'correct horse battery staple';

describe('the pages of a platform', () => {
  const running = useRunning();
  const browser = useHeadlessShell();
  let platform: PlatformUnderTest;
  let gateway: GatewayUnderTest;

  beforeAll(async () => {
    const servers: { name: string; url: string; what: string }[] = [];
    platform = await running.platform({ docs: { servers } });
    gateway = await running.gateway({ platformUrl: () => platform.url });
    servers.push(
      { name: 'gateway', url: gateway.url, what: 'OAuth callback and its WebSocket' },
      { name: 'viewer', url: 'http://127.0.0.1:1', what: 'screenshot paste' },
    );
    await platform.identity.users.add({ name: 'grace', owners: ['demo'], password: PASSWORD });
  });

  const visit = async (path: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const context = await browser().newContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(10_000);
      await page.goto(platform.url + path);
      await work(page);
    } finally {
      await context.close();
    }
  };
  const logIn = async (page: Page): Promise<void> => {
    await page.getByLabel('Name').fill('grace');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
  };

  it('lead from login to home, where a workspace can be opened and is listed from then on', () =>
    visit('/', async (page) => {
      await page.getByRole('heading', { name: 'Your program runs over there' }).waitFor();
      await page.getByRole('link', { name: 'Log in', exact: true }).click();
      await logIn(page);
      await page.getByRole('heading', { name: 'Hello, grace' }).waitFor();
      const servers = page.locator('.servers li');
      expect(await servers.filter({ hasText: 'gateway' }).textContent()).toContain('running');
      expect(await servers.filter({ hasText: 'viewer' }).textContent()).toContain('not responding');
      await page.getByLabel('Name').fill('rover');
      await page.getByRole('button', { name: 'Open workspace' }).click();
      await page.getByText('Connected').waitFor();
      expect(page.url()).toBe(`${platform.url}/workspaces/demo/rover`);
      await page.getByRole('link', { name: 'Annex' }).click();
      await page.getByRole('link', { name: 'demo / rover' }).waitFor();
      await page.getByRole('link', { name: 'Workspaces', exact: true }).click();
      await page.getByRole('link', { name: 'demo / rover' }).click();
      await page.getByText('Connected').waitFor();
      await page.getByRole('link', { name: 'grace' }).click();
      await page.getByRole('heading', { name: 'Your account' }).waitFor();
    }));

  it('all have a bar with the user name and logout', () =>
    visit('/login', async (page) => {
      await logIn(page);
      for (const path of [
        '/',
        '/workspaces',
        '/packages',
        '/docs',
        '/docs/intents',
        '/account',
        '/nowhere',
        '/about',
      ]) {
        await page.goto(platform.url + path);
        const bar = page.getByRole('banner');
        await bar.getByRole('link', { name: 'Logged in as grace' }).waitFor();
        expect(await bar.getByRole('link').allTextContents(), path).toEqual([
          'Annex',
          'Workspaces',
          'Packages',
          'Paste',
          'Docs',
          'Guides',
          'Inbox 0',
          'Logged in as grace',
        ]);
      }
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('link', { name: 'Log in', exact: true }).waitFor();
      await page.goto(`${platform.url}/workspaces`);
      await page.getByRole('heading', { name: 'Log in to Annex' }).waitFor();
    }));

  it('explain errors in HTML to browsers; programs get problem details', () =>
    visit('/nowhere', async (page) => {
      await page.getByRole('heading', { name: 'Nothing was found at this address' }).waitFor();
      await page.goto(`${platform.url}/auth/me`);
      await page.getByRole('link', { name: 'Log in', exact: true }).last().click();
      expect(page.url()).toBe(`${platform.url}/login?next=%2Fauth%2Fme`);
      for (const path of ['/nowhere', '/auth/me', '/auth/logout', '/docs/nowhere', '/workspaces/-demo']) {
        const seen = await page.goto(platform.url + path);
        expect(seen?.headers()['content-type'], path).toMatch(/^text\/html/);
        expect(await page.getByRole('banner').count(), path).toBe(1);
        const told = await fetch(platform.url + path);
        expect(told.headers.get('content-type'), path).toBe('application/problem+json');
        expect(told.status, path).toBe(seen?.status());
      }
    }));

  it('do not link to addresses that only programs read', () =>
    visit('/about', async (page) => {
      const links = await page.locator('a').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      expect(links).toContain('/openapi.json');
      expect(links).not.toContain('/health');
    }));

  it('explain why a workspace name is invalid', () =>
    visit('/login?next=/workspaces', async (page) => {
      await logIn(page);
      await page.getByRole('heading', { name: 'Workspaces' }).waitFor();
      await page.goto(`${platform.url}/workspaces/open?owner=demo&repo=..%2Fetc`);
      await page.getByRole('alert').filter({ hasText: 'is not a valid name' }).waitFor();
    }));

  it('are linked from the start pages of the gateway and the viewer', async () => {
    const viewer = await startViewer({
      host: '127.0.0.1',
      port: 0,
      clock: platform.clock,
      log: createLog({ level: 'silent' }),
      violations: 'throw',
      projectDir: platform.packagesDir,
      logins: {
        visitorOf: async () => ({ user: 'grace', userId: 'grace', sessionId: 'session' }),
        ownerOf: async () => 'demo',
        mayActFor: async () => true,
      },
      platformUrl: () => platform.url,
    });
    running.onClose(() => viewer.close());
    await visit('/', async (page) => {
      for (const [url, title] of [
        [gateway.url, 'Gateway'],
        [viewer.url, 'Paste a screenshot'],
      ] as const) {
        await page.goto(url);
        await page.getByRole('heading', { name: title, exact: true }).waitFor();
        await page.getByRole('link', { name: 'Docs', exact: true }).click();
        expect(page.url()).toBe(`${platform.url}/docs`);
        const lost = await page.goto(`${url}/nowhere`);
        expect(lost?.status()).toBe(404);
        await page.getByRole('heading', { name: 'Nothing was found at this address' }).waitFor();
      }
      await page.goto(`${viewer.url}/screenshot-paste`);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
    });
  });
});
