// The page of oauthRoutes in Chromium, clicked through a real provider's pages and back.
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { STATUS_POLL_MS } from '../../src/sdk/oauth/index.ts';
import { serveHttp } from '../http-server.ts';
import { useRunning } from '../running.ts';
import { startProxy } from '../sdk/oauth/proxy.ts';
import { type Service, startService } from '../sdk/oauth/service.ts';
import { useHeadlessShell } from './chromium.ts';

const running = useRunning();
const browser = useHeadlessShell();

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Policy violations, errors, and requests to other hosts. */
  readonly wrong: readonly string[];
}

async function visit(
  service: Service,
  options: Parameters<ReturnType<typeof browser>['newContext']>[0] = {},
): Promise<Visit> {
  const context = await browser().newContext(options);
  running.onClose(() => context.close());
  await context.addCookies([{ name: 'user', value: 'ada', url: service.url }]);
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('request', (request) => {
    if (!/^(data:|http:\/\/127\.0\.0\.1:)/.test(request.url())) wrong.push(request.url());
  });
  return { context, page, wrong };
}

/** Saves a screenshot if SCREENSHOTS is set to a directory. */
const shoot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`) });
};

const clickConnect = async ({ context, page }: Visit): Promise<Page> => {
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: /^(Connect Real|Try again)$/ }).click();
  const tab = await opening;
  await tab.getByPlaceholder('Enter any login').waitFor();
  return tab;
};

describe('the connect page', () => {
  it('leads through the provider and shows when the user is connected', async () => {
    const service = await startService(running);
    const visited = await visit(service);
    const { page, wrong } = visited;
    await page.goto(`${service.url}/connect`);
    await shoot(page, 'connect-idle');
    const tab = await clickConnect(visited);
    await page.getByRole('heading', { name: 'Waiting for Real' }).waitFor();
    await shoot(page, 'connect-waiting');
    await tab.getByPlaceholder('Enter any login').fill('ada');
    await tab.getByPlaceholder('and password').fill('any');
    await tab.getByRole('button', { name: 'Sign-in' }).click();
    await tab.getByRole('button', { name: 'Continue' }).click();
    await tab.getByRole('heading', { name: 'You’re connected' }).waitFor();
    expect(tab.url()).toBe(`${service.gatewayUrl}/callback`);
    await page.getByRole('heading', { name: 'Real is connected' }).waitFor();
    await shoot(page, 'connect-done');
    expect(await service.store.list()).toMatchObject([{ provider: 'Real', user: 'ada', refreshable: true }]);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['/connect', '/tools/app/connect'],
    ['/', '/tools/app'],
    ['/', '/tools/app/'],
  ])(
    'works below a prefix, behind another origin, with the path %s at %s [B-service-any-prefix]',
    async (path, page) => {
      const service = await startService(running, { path, pollMs: 50 }, { prefix: '/app' });
      const origin = await startProxy(running, service.url, '/tools');
      const visited = await visit(service);
      await visited.page.goto(origin.replace('/tools', page));
      const tab = await clickConnect(visited);
      await visited.page.getByRole('heading', { name: 'Waiting for Real' }).waitFor();
      await tab.getByPlaceholder('Enter any login').fill('ada');
      await tab.getByPlaceholder('and password').fill('any');
      await tab.getByRole('button', { name: 'Sign-in' }).click();
      await tab.getByRole('button', { name: 'Continue' }).click();
      await visited.page.getByRole('heading', { name: 'Real is connected' }).waitFor();
      expect(visited.wrong).toEqual([]);
    },
  );

  it('starts no flow when another site links to the auth route or frames it', async () => {
    const service = await startService(running);
    const { page } = await visit(service);
    const evil = await serveHttp(running, (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<a href="${service.url}/connect/auth">free</a><img src="${service.url}/connect/auth">
<iframe src="${service.url}/connect/auth"></iframe>`);
    });
    await page.goto(evil.url.replace('127.0.0.1', 'localhost'));
    const [response] = await Promise.all([page.waitForEvent('response'), page.getByRole('link').click()]);
    await page.getByText('A flow can only be started by opening this page').waitFor();
    expect(response.status()).toBe(403);
    expect(await (await fetch(`${service.gatewayUrl}/health`)).json()).toMatchObject({ pending: 0 });
  });

  it('polls every 2 seconds until configured is true [B-service-ui-polls] [B-service-ui-stops] [B-limit-ui-poll]', async () => {
    expect(STATUS_POLL_MS).toBe(2_000);
    const service = await startService(running);
    const { page } = await visit(service);
    let [asked, configured] = [0, false];
    await page.route('**/connect/status', (route) => {
      asked++;
      return route.fulfill({ json: { configured, pending: !configured } });
    });
    const answered = () => page.waitForResponse('**/connect/status');
    await page.clock.install();
    await Promise.all([answered(), page.goto(`${service.url}/connect`)]);
    await page.clock.pauseAt(Date.now() + 1_000_000); // everything that was due has happened
    await page.getByRole('heading', { name: 'Waiting for Real' }).waitFor();
    for (let round = 0; round < 3; round++) {
      const before = asked;
      await page.clock.runFor(1_900);
      expect(asked).toBe(before);
      if (round === 2) configured = true;
      await Promise.all([answered(), page.clock.runFor(200)]);
      expect(asked).toBe(before + 1);
      await page.evaluate(async () => (await fetch('/')).text()); // the answer has been read by now
    }
    await page.getByRole('heading', { name: 'Real is connected' }).waitFor();
    const count = asked;
    await page.clock.runFor(60_000);
    expect(asked).toBe(count);
  });

  it('explains a denial and offers a retry, also on a phone in dark mode', async () => {
    const service = await startService(running, { pollMs: 50 });
    const visited = await visit(service, { colorScheme: 'dark', viewport: { width: 375, height: 740 } });
    const { page, wrong } = visited;
    await page.goto(`${service.url}/connect`);
    const tab = await clickConnect(visited);
    await tab.getByRole('link', { name: /Cancel/ }).click();
    await page.getByRole('heading', { name: 'Real is not connected' }).waitFor();
    await page.getByRole('status').getByText('test-user list').waitFor();
    await shoot(page, 'connect-denied-phone-dark');
    await shoot(tab, 'gateway-denied-phone-dark');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await clickConnect(visited);
    await page.getByRole('heading', { name: 'Waiting for Real' }).waitFor();
    expect(wrong).toEqual([]);
  });

  it('mentions test users after 60 seconds without a response, not earlier', async () => {
    const service = await startService(running);
    const visited = await visit(service);
    const { page } = visited;
    await page.clock.install();
    await page.goto(`${service.url}/connect`);
    const hint = page.getByText('access blocked');
    await page.clock.runFor(70_000);
    expect(await hint.isVisible()).toBe(false); // nobody has clicked yet
    await clickConnect(visited);
    await page.clock.runFor(57_000);
    expect(await hint.isVisible()).toBe(false);
    await expect
      .poll(async () => {
        await page.clock.runFor(2_000);
        return hint.isVisible();
      })
      .toBe(true);
    await shoot(page, 'connect-hint');
  });
});
