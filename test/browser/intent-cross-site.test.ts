import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import type { HttpSite } from '../../scripts/http-site.ts';
import { serveHttp } from '../http-server.ts';
import { createIntent, type PlatformUnderTest, useRunning } from '../running.ts';
import { useHeadlessShell } from './chromium.ts';
import { Visitor } from './intent-visitor.ts';

const running = useRunning();
const browser = useHeadlessShell();

let platform: PlatformUnderTest;
/** A page of the victim, who is logged in. */
let page: Page;
let evil = '';
let site: HttpSite;
beforeAll(async () => {
  platform = await running.platform();
  const visitor = await Visitor.arrive(browser(), running, platform);
  await visitor.openLoggedIn((await createIntent(platform)).auth_url);
  page = await visitor.context.newPage();
  site = await serveHttp(running, (_, response) => {
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Win</title>${evil}`);
  });
});

/** `localhost` is another site than the platform's 127.0.0.1; another port of 127.0.0.1 is the same site, with cookies. */
const HOSTS = ['localhost', '127.0.0.1'] as const;

/** The victim opens the page of an attacker who knows the intent's token. */
async function lure(host: (typeof HOSTS)[number], body: (intent: Schemas['Intent']) => string) {
  const intent = await createIntent(platform, { app_name: 'Evil' });
  evil = body(intent);
  await page.goto(`http://${host}:${site.port}/`);
  return intent;
}

/** Neither approved nor denied. */
async function expectUntouched(intent: Schemas['Intent']): Promise<void> {
  const response = await fetch(`${platform.url}/auth/intents/${intent.token}`);
  expect(await response.json()).toMatchObject({ completed: false });
  expect(platform.lines().some((line) => line['operation'] === 'linkIntent' && line['status'] === 200)).toBe(false);
}

describe.each(HOSTS)('a page of another origin, on %s', (host) => {
  it('cannot link an intent with a forged form', async () => {
    const intent = await lure(
      host,
      ({ token }) => `
<form id="a" method="post" action="${platform.url}/auth/intents/${token}"><input name="_method" value="PATCH"><input name="action" value="approve"></form>
<form id="b" method="post" enctype="text/plain" action="${platform.url}/auth/intents/${token}"><input name='{"action":"approve","x":"' value='"}'></form>
<form id="c" method="post" action="${platform.url}/auth/approve?token=${token}"><input name="action" value="approve"></form>
<form id="d" method="get" action="${platform.url}/auth/approve"><input name="token" value="${token}"><input name="action" value="approve"></form>`,
    );
    const home = page.url();
    for (const form of ['a', 'b', 'c', 'd']) {
      await page.goto(home);
      const [answer] = await Promise.all([
        page.waitForNavigation(),
        page.evaluate((id) => (document.getElementById(id) as HTMLFormElement).submit(), form),
      ]);
      expect(answer?.request().method()).toBe(form === 'd' ? 'GET' : 'POST');
      await expectUntouched(intent);
    }
  });

  it('cannot link an intent with a forged fetch in any mode', async () => {
    const intent = await lure(host, () => '');
    const outcomes = await page.evaluate(async (target) => {
      const tries: [string, RequestInit][] = [
        ['preflighted', { method: 'PATCH', credentials: 'include', body: '{"action":"approve"}' }],
        ['not preflighted', { method: 'PATCH', mode: 'no-cors', credentials: 'include' }],
        ['as a POST', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"action":"approve"}' }],
        ['overridden', { method: 'POST', credentials: 'include', headers: { 'x-http-method-override': 'PATCH' } }],
      ];
      const told: Record<string, string> = {};
      for (const [name, init] of tries) {
        told[name] = await fetch(target, init).then(
          (response) => response.type,
          () => 'refused',
        );
      }
      return told;
    }, `${platform.url}/auth/intents/${intent.token}`);
    expect(outcomes).toEqual({
      preflighted: 'refused',
      'not preflighted': 'refused',
      'as a POST': 'opaque',
      overridden: 'refused',
    });
    await expectUntouched(intent);
  });

  it('cannot link an intent through a frame: the approval page refuses framing', async () => {
    const intent = await lure(host, ({ auth_url }) => `<iframe src="${auth_url}" width="600" height="600"></iframe>`);
    const frame = page.frames()[1];
    expect(await frame?.locator('button').count()).toBe(0);
    expect(await frame?.evaluate(() => document.body.innerText).catch(() => '')).not.toContain(
      'wants to access your account',
    );
    await expectUntouched(intent);
  });

  it('cannot link an intent with images, prefetches or windows', async () => {
    const intent = await lure(
      host,
      ({ auth_url }) =>
        `<img src="${auth_url}"><link rel="prefetch" href="${auth_url}"><script src="${auth_url}"></script>`,
    );
    const popup = page.waitForEvent('popup');
    const reach = await page.evaluate(async (url) => {
      const opened = window.open(url);
      await new Promise((later) => setTimeout(later, 500));
      try {
        return String(opened?.document.title);
      } catch {
        return 'out of reach';
      }
    }, intent.auth_url);
    await (await popup).getByRole('button', { name: 'Approve' }).waitFor();
    await (await popup).close();
    expect(['out of reach', 'undefined', '']).toContain(reach);
    await expectUntouched(intent);
  });
});

describe('a request with the victim’s cookie', () => {
  it.each([
    ['from another origin', { origin: 'https://elsewhere.example' }],
    ['from another port', { origin: 'http://127.0.0.1:1' }],
    ['from an opaque origin', { origin: 'null' }],
    ['without an origin', { origin: '' }],
    ['from the same site only', { 'sec-fetch-site': 'same-site' }],
    ['from across sites', { 'sec-fetch-site': 'cross-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
  ])('is refused with 403 %s', async (_, change) => {
    const intent = await createIntent(platform);
    const headers: Record<string, string> = { ...(await platform.login()), ...change };
    if (headers['origin'] === '') delete headers['origin'];
    const response = await fetch(`${platform.url}/auth/intents/${intent.token}`, { method: 'PATCH', headers });
    expect(response.status).toBe(403);
    const after = await fetch(`${platform.url}/auth/intents/${intent.token}`);
    expect(await after.json()).toMatchObject({ completed: false });
  });
});
