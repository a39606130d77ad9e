import { beforeEach, describe, expect, it } from 'vitest';
import type { LoginProvider } from '../../../src/base/config/login-providers.ts';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { createKey, type FakeProvider, LoginBrowser, providerSettings, startFakeProvider } from './fake-provider.ts';

const running = useRunning();
let provider: FakeProvider;
let platform: PlatformUnderTest;

const startWith = async (more: Partial<LoginProvider> = {}): Promise<LoginBrowser> => {
  platform = await running.platform({ loginProviders: [providerSettings('acme', provider.url, more)] });
  return new LoginBrowser(platform);
};

beforeEach(async () => {
  provider = await startFakeProvider(running);
});

describe('createProviderLogin', () => {
  it('creates a user at the first login, and finds it again by issuer and subject whatever the name is', async () => {
    const browser = await startWith();
    const redirect = provider.agree(await browser.start(), { preferred_username: 'Ada' });
    const first = await browser.complete(redirect, 'acme', { 'user-agent': 'Gecko (X11; Linux) Firefox/145.0' });
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ next: '/account', logout_url: null });
    expect(await browser.user()).toEqual({ name: 'ada', owners: [] });
    const [login] = (await (await browser.get('/auth/audit-events')).json()).events;
    expect(login).toMatchObject({
      ...{ action: 'login', method: 'provider', detail: 'Acme' },
      ...{ address: '127.0.0.1', browser: 'Firefox on Linux', request_id: expect.stringMatching(/./) },
    });
    const second = new LoginBrowser(platform);
    expect((await second.logIn(provider, { preferred_username: 'countess', email: 'new@acme.example' })).status).toBe(
      200,
    );
    expect(await second.user()).toEqual({ name: 'ada', owners: [] });
    expect(await platform.identity.users.list()).toHaveLength(1);
  });

  it('shortens a long name between two characters', async () => {
    const browser = await startWith();
    const start = 'a'.repeat(79);
    expect((await browser.logIn(provider, { preferred_username: `${start}𠮷𠮷` })).status).toBe(200);
    expect((await browser.user())?.name).toBe(start);
  });

  it('never takes over an existing user with the same name or email address', async () => {
    const browser = await startWith();
    await platform.identity.users.add({ name: 'ada@acme.example', owners: ['demo'] });
    const claims = { preferred_username: 'ada@acme.example', email: 'ada@acme.example', email_verified: true };
    expect((await browser.logIn(provider, claims)).status).toBe(200);
    const user = await browser.user();
    expect(user?.name).toMatch(/^ada@acme\.example-[0-9a-f]{6}$/);
    expect(user?.owners).toEqual([]);
    const other = new LoginBrowser(platform);
    expect((await other.logIn(provider, { ...claims, sub: 'another-person' })).status).toBe(200);
    expect((await other.user())?.name).not.toBe(user?.name);
  });

  it('creates one user if the same person logs in twice at the same time', async () => {
    const browser = await startWith();
    const redirects = [provider.agree(await browser.start()), provider.agree(await browser.start())];
    const statuses = await Promise.all(redirects.map(async (redirect) => (await browser.complete(redirect)).status));
    expect(statuses).toEqual([200, 200]);
    expect(await platform.identity.users.list()).toHaveLength(1);
  });

  it('refuses an unknown person if sign-up is off, and creates nothing', async () => {
    const browser = await startWith({ signUp: false });
    const problem = await problemOf(await browser.logIn(provider));
    expect(problem).toMatchObject({ status: 403, name: 'no-account' });
    expect(await platform.identity.users.list()).toEqual([]);
    expect(browser.cookie).toBe('');
  });

  it.each<[object, number]>([
    [{ email: 'ada@ACME.example', email_verified: true }, 200],
    [{ email: 'ada@acme.example' }, 403],
    [{ email: 'ada@acme.example', email_verified: 'true' }, 403],
    [{ email: 'ada@elsewhere.example', email_verified: true }, 403],
    [{ email: 'ada@sub.acme.example', email_verified: true }, 403],
    [{ email: 'acme.example', email_verified: true }, 403],
    [{ email: 'ada@elsewhere.example@acme.example', email_verified: true }, 403],
    [{ email_verified: true }, 403],
  ])('allows only verified addresses of allowed domains: %j', async (claims, status) => {
    const browser = await startWith({ allowedDomains: ['acme.example'] });
    expect((await browser.logIn(provider, { ...claims })).status).toBe(status);
    expect(await platform.identity.users.list()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('records the login, and refused ones of a linked account, for the user', async () => {
    const browser = await startWith({ allowedDomains: ['acme.example'] });
    await browser.logIn(provider, { email: 'ada@acme.example', email_verified: true });
    const stranger = new LoginBrowser(platform);
    expect((await stranger.logIn(provider, { email: 'ada@elsewhere.example', email_verified: true })).status).toBe(403);
    expect((await stranger.logIn(provider, { sub: 'someone else' })).status).toBe(403);
    const { events } = (await (await browser.get('/auth/audit-events')).json()) as { events: { outcome: string }[] };
    expect(events.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toMatchObject([
      { outcome: 'refused', method: 'provider', detail: 'Acme', browser: null, address: '127.0.0.1' },
      { outcome: 'succeeded', method: 'provider', detail: 'Acme', browser: null, address: '127.0.0.1' },
    ]);
  });

  it('computes owners from groups at each login, and ends other sessions if one is lost', async () => {
    const browser = await startWith({ owners: { rover: ['demo', 'acme'], lab: ['acme'], '*': ['everyone'] } });
    await browser.logIn(provider, { groups: ['rover', 'unknown', 'constructor', 5] });
    expect((await browser.user())?.owners).toEqual(['acme', 'demo', 'everyone']);
    const other = new LoginBrowser(platform);
    await other.logIn(provider, { groups: ['rover', 'lab'] });
    expect((await browser.user())?.owners).toEqual(['acme', 'demo', 'everyone']);
    await other.logIn(provider, { groups: 'lab' });
    expect((await other.user())?.owners).toEqual(['acme', 'everyone']);
    expect(await browser.user()).toBeNull();
    await other.logIn(provider);
    expect((await other.user())?.owners).toEqual(['everyone']);
  });

  it('takes claims from userinfo that the ID token does not have, but only for the same subject', async () => {
    const browser = await startWith({ owners: { rover: ['demo'] } });
    provider.metadata = { userinfo_endpoint: `${provider.url}/userinfo` };
    let subject = 'ada-at-acme';
    provider.intercept = ({ url }, response) => {
      if (url !== '/userinfo') return false;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ sub: subject, groups: ['rover'], preferred_username: 'lovelace' }));
      return true;
    };
    await browser.logIn(provider, { preferred_username: 'ada' });
    expect(await browser.user()).toEqual({ name: 'ada', owners: ['demo'] });
    subject = 'someone-else';
    expect(await problemOf(await browser.logIn(provider))).toMatchObject({ name: 'provider-login-failed' });
  });

  it('accepts rotated keys at once', async () => {
    const browser = await startWith();
    expect((await browser.logIn(provider)).status).toBe(200);
    provider.key = createKey();
    expect((await browser.logIn(provider)).status).toBe(200);
  });

  it('says that the provider is down if it fails during the login, and counts no attempt', async () => {
    const browser = await startWith();
    provider.intercept = ({ url }, response) => {
      if (url !== '/token') return false;
      response.writeHead(503).end();
      return true;
    };
    for (let tries = 0; tries < 12; tries++) {
      const problem = await problemOf(await browser.logIn(provider));
      expect(problem).toMatchObject({ status: 502, name: 'provider-unavailable' });
    }
    provider.intercept = () => false;
    expect((await browser.logIn(provider)).status).toBe(200);
  });

  it('limits failed logins of a browser, but not those of others at the same address', async () => {
    const browser = await startWith();
    await browser.logIn(provider);
    const stranger = new LoginBrowser(platform);
    const fail = async (from: LoginBrowser) =>
      (await from.complete({ ...provider.agree(await from.start()), code: 'wrong' })).status;
    for (let tries = 0; tries < 10; tries++) expect(await fail(stranger)).toBe(401);
    expect(await fail(stranger)).toBe(429);
    expect((await browser.logIn(provider)).status).toBe(200);
    expect((await new LoginBrowser(platform).logIn(provider)).status).toBe(200);
  });

  it('refuses after the time to log in is over, and an unknown provider', async () => {
    const browser = await startWith();
    const redirect = provider.agree(await browser.start());
    platform.clock.advance(600_000);
    expect(await problemOf(await browser.complete(redirect))).toMatchObject({ status: 400, name: 'login-expired' });
    expect(await problemOf(await browser.complete(redirect, 'other'))).toMatchObject({ name: 'provider-not-found' });
  });

  it('lets a removed user sign up again as a new user', async () => {
    const browser = await startWith({ owners: { '*': ['demo'] } });
    await browser.logIn(provider, { preferred_username: 'ada' });
    const before = await platform.identity.users.findByName('ada');
    await platform.identity.users.remove('ada');
    expect(await browser.user()).toBeNull();
    await browser.logIn(provider, { preferred_username: 'ada' });
    expect((await platform.identity.users.findByName('ada'))?.id).not.toBe(before?.id);
  });
});
