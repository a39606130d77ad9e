import { mkdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { requestSession, type SessionRequest } from '../../src/sdk/index.ts';
import { createIntent, linkIntent, type PlatformUnderTest, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { Visitor } from './intent-visitor.ts';

const running = useRunning();
const browser = useHeadlessShell();
let platform: PlatformUnderTest;
/** Logged in as ada in all tests. */
let visitor: Visitor;
beforeAll(async () => {
  platform = await running.platform({ serve: { trustedProxies: ['127.0.0.1'] } });
  visitor = await arrive('ada');
});
/** A visitor with another browser. */
const arrive = (name: string): Promise<Visitor> => Visitor.arrive(browser(), running, platform, { name });
const tokenOf = ({ authUrl }: SessionRequest): string => new URL(authUrl).searchParams.get('token') ?? '';

/** Behaves like a network that blocks event streams. */
const withoutStreams: typeof fetch = (input, init) =>
  new Headers(init?.headers).get('accept') === 'text/event-stream'
    ? Promise.resolve(new Response('no', { status: 502 }))
    : fetch(input, init);

describe('a user in a browser', () => {
  it.each([
    ['stream', undefined, 'grace'],
    ['polling', withoutStreams, 'linus'],
  ])(
    'logs in and approves by clicking, and the application gets its token by %s [C-purpose-create] [C-purpose-send-user] [C-covers-no-credentials]',
    async (_, send, name) => {
      const request = await requestSession({ baseUrl: platform.url, appName: 'Layout Assistant', fetch: send });
      const visitor = await arrive(name);
      await visitor.openAndLogIn(request.authUrl);
      expect(visitor.page.url()).toBe(request.authUrl);
      expect(await visitor.page.getByRole('status').first().getAttribute('data-code')).toBe(request.code);
      await visitor.heading('“Layout Assistant” wants to access your account');
      await visitor.page.getByRole('button', { name: 'Approve' }).click();
      await visitor.heading('Approved');
      expect(visitor.page.url()).toBe(`${platform.url}/auth/approve/done`);
      const { sessionToken } = await request.wait();
      const headers = { authorization: `Bearer ${sessionToken}` };
      const session = await (await fetch(`${platform.url}/auth/session`, { headers })).json();
      expect(session).toMatchObject({ kind: 'Application', app_name: 'Layout Assistant', user: { name } });
    },
  );

  it('denies by clicking, and the waiting application is notified', async () => {
    const request = await requestSession({ baseUrl: platform.url });
    const told = expect(request.wait()).rejects.toMatchObject({ name: 'intent-denied' });
    await visitor.openLoggedIn(request.authUrl);
    await visitor.page.getByRole('button', { name: 'Deny' }).click();
    await visitor.heading('Denied');
    expect(await visitor.page.locator('.badge.bad').textContent()).toBe('No access');
    await told;
    await visitor.page.goto(request.authUrl);
    await visitor.heading('This request was denied');
  });

  it('decides by keyboard: Approve and Deny are adjacent and have the same size', async () => {
    const request = await requestSession({ baseUrl: platform.url });
    const { page } = visitor;
    await visitor.openLoggedIn(request.authUrl);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (let press = 0; press < 20 && (await focused()) !== 'Approve'; press += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe('Approve');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Deny');
    const [approve, deny] = await page.locator('.decision .button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { fontSize, fontWeight, color } = getComputedStyle(button);
        return { width, height, top, fontSize, fontWeight, color };
      }),
    );
    expect(approve).toEqual(deny);
    await page.keyboard.press('Enter');
    await visitor.heading('Denied');
  });

  it('sees that the intent expired after 15 minutes, also on an open page', async () => {
    const request = await requestSession({ baseUrl: platform.url });
    const told = expect(request.wait()).rejects.toMatchObject({ name: 'intent-expired' });
    await visitor.openLoggedIn(request.authUrl);
    platform.clock.advance(15 * 60_000);
    await told;
    await visitor.page.getByRole('button', { name: 'Approve' }).click();
    await visitor.heading('This link has expired');
  });

  it('approves once: of two simultaneous tabs one gets 200 and one 409 [C-intent-auth-url-single-use]', async () => {
    const request = await requestSession({ baseUrl: platform.url });
    await visitor.openLoggedIn(request.authUrl);
    const second = await visitor.context.newPage();
    visitor.hear(second);
    await second.goto(request.authUrl);
    const tabs = [visitor.page, second];
    const answers = tabs.map((tab) => tab.waitForResponse((answer) => answer.request().method() === 'PATCH'));
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Approve' }).click()));
    const statuses = (await Promise.all(answers)).map((answer) => answer.status());
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [winner, loser] = statuses[0] === 200 ? tabs : tabs.toReversed();
    await winner?.getByRole('heading', { name: 'Approved' }).waitFor();
    await loser?.getByRole('heading', { name: 'This link has already been used' }).waitFor();
    await second.close();
    await visitor.page.goto(request.authUrl);
    await visitor.heading('This link has already been used');
  });

  it('is sent to the login page if the session ends while the page is open', async () => {
    const request = await requestSession({ baseUrl: platform.url });
    const visitor = await arrive('alan');
    await visitor.openLoggedIn(request.authUrl);
    await platform.identity.users.setPassword('alan', 'another password');
    await visitor.page.getByRole('button', { name: 'Approve' }).click();
    await visitor.page.getByLabel('Password').waitFor();
    const intent = await fetch(`${platform.url}/auth/intents/${tokenOf(request)}`);
    expect(await intent.json()).toMatchObject({ completed: false });
  });

  it('leaves no token in the browser history after the decision', async () => {
    const request = await requestSession({ baseUrl: platform.url });
    await visitor.openLoggedIn(request.authUrl);
    await visitor.page.getByRole('button', { name: 'Approve' }).click();
    await visitor.heading('Approved');
    await visitor.page.goBack().catch(() => null);
    expect(visitor.page.url()).not.toContain(tokenOf(request));
  });

  it('sees and ends sessions on the account page, and the next request is refused', async () => {
    const request = await requestSession({ baseUrl: platform.url, appName: 'Layout Assistant' });
    const visitor = await arrive('barbara');
    await visitor.openLoggedIn(request.authUrl);
    await visitor.page.getByRole('button', { name: 'Approve' }).click();
    await visitor.page.getByRole('link', { name: 'Account page' }).click();
    await visitor.heading('Your account');
    const { sessionToken } = await request.wait();
    visitor.page.on('dialog', (dialog) => dialog.accept());
    await visitor.page.getByRole('button', { name: 'Revoke access: Layout Assistant' }).click();
    await visitor.page.getByText('Access revoked: Layout Assistant.').waitFor();
    const headers = { authorization: `Bearer ${sessionToken}` };
    expect((await fetch(`${platform.url}/auth/session`, { headers })).status).toBe(401);
    await expect(request.wait()).rejects.toMatchObject({ name: 'session-ended' });
    await visitor.page.getByRole('button', { name: 'Log out' }).click();
    await visitor.page.getByRole('link', { name: 'Log in', exact: true }).waitFor();
    expect((await visitor.context.cookies()).map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/^__Host-annex_session/),
    );
  });
});

describe('every approval page', () => {
  it.each([
    ['light', 1100],
    ['dark', 375],
    ['light', 320],
  ] as const)('fits in %s at %i px without horizontal scrolling', async (colorScheme, width) => {
    const far = { 'x-forwarded-for': '2001:db8:1234:5678:9abc:def0:1234:5678' };
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.page.setViewportSize({ width, height: 800 });
    const open = await createIntent(platform, { app_name: 'W'.repeat(100), max_age: 2_147_483_647 }, far);
    await visitor.openLoggedIn(open.auth_url);
    const headers = await platform.login('ada');
    const decided = async (how: Record<string, string>, body?: object) => {
      const intent = await createIntent(platform, { app_name: 'Layout Assistant' }, far);
      expect((await linkIntent(platform, intent.token, how, body)).status).toBe(200);
      return intent.auth_url;
    };
    const pages: Record<string, string> = {
      approve: open.auth_url,
      used: await decided(headers),
      'not-yours': await decided(await platform.login('grace')),
      denied: await decided(headers, { action: 'deny' }),
      unknown: `${platform.url}/auth/approve?token=x`,
      done: `${platform.url}/auth/approve/done`,
      refused: `${platform.url}/auth/approve/denied`,
      account: `${platform.url}/account`,
    };
    const folder = process.env['ANNEX_SHOTS']; // to look at them
    if (folder) await mkdir(folder, { recursive: true });
    for (const [name, url] of Object.entries(pages)) {
      await visitor.page.goto(url);
      const [wide, lit] = await visitor.page.evaluate(() => [
        document.documentElement.scrollWidth,
        getComputedStyle(document.body).backgroundColor,
      ]);
      expect([name, wide]).toEqual([name, width]);
      expect(lit).toBe(colorScheme === 'dark' ? 'rgb(18, 20, 25)' : 'rgb(247, 247, 249)');
      expect(await visitor.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      if (folder)
        await visitor.page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  });
});
