import { beforeEach, describe, expect, it } from 'vitest';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { type FakeProvider, LoginBrowser, providerSettings, startFakeProvider } from './fake-provider.ts';

const running = useRunning();
let acme: FakeProvider;
let other: FakeProvider;
let platform: PlatformUnderTest;
let browser: LoginBrowser;

beforeEach(async () => {
  [acme, other] = [await startFakeProvider(running), await startFakeProvider(running)];
  const owners = { rover: ['demo'] };
  const loginProviders = [
    providerSettings('acme', acme.url, { owners }),
    providerSettings('other', other.url, { signUp: false, owners }),
  ];
  platform = await running.platform({ loginProviders });
  browser = new LoginBrowser(platform);
});

const link = async (from: LoginBrowser, claims: object): Promise<Response> =>
  from.complete(other.agree(await from.start('other', '/account', 'link'), { ...claims }), 'other');

describe('startProviderLink', () => {
  it('links an account, which can then log in even if sign-up is off', async () => {
    await browser.logIn(acme, { preferred_username: 'ada' });
    const cookie = browser.cookie;
    const response = await link(browser, { sub: 'ada-at-other', groups: ['rover'] });
    expect(await response.json()).toEqual({ next: '/account', logout_url: null });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(browser.cookie).toBe(cookie);
    expect(await browser.user()).toEqual({ name: 'ada', owners: ['demo'] });
    const elsewhere = new LoginBrowser(platform);
    await elsewhere.logIn(other, { sub: 'ada-at-other', groups: ['rover'] }, 'other');
    expect(await elsewhere.user()).toEqual({ name: 'ada', owners: ['demo'] });
  });

  it('keeps owners of other linked accounts and of the administrator when one loses its groups', async () => {
    await browser.logIn(acme, { preferred_username: 'ada', groups: ['rover'] });
    await link(browser, { sub: 'x', groups: ['rover'] });
    await browser.logIn(other, { sub: 'x' }, 'other');
    expect((await browser.user())?.owners).toEqual(['demo']);
    await browser.logIn(acme, {});
    expect((await browser.user())?.owners).toEqual([]);
    const password = 'correct horse battery staple';
    await platform.identity.users.add({ name: 'grace', owners: ['lab'], password });
    const grace = new LoginBrowser(platform);
    const login = await grace.post('/auth/login', { name: 'grace', password, proof: grace.proof });
    grace.cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await link(grace, { sub: 'grace', groups: ['rover'] });
    expect((await grace.user())?.owners).toEqual(['demo', 'lab']);
    await grace.logIn(other, { sub: 'grace' }, 'other');
    expect((await grace.user())?.owners).toEqual(['lab']);
  });

  it('refuses an account of another user, and accepts one that is already linked to this user', async () => {
    await browser.logIn(acme, { preferred_username: 'ada' });
    await link(browser, { sub: 'shared' });
    expect((await link(browser, { sub: 'shared' })).status).toBe(200);
    const grace = new LoginBrowser(platform);
    await grace.logIn(acme, { sub: 'grace', preferred_username: 'grace' });
    expect(await problemOf(await link(grace, { sub: 'shared' }))).toMatchObject({
      status: 409,
      name: 'account-already-linked',
    });
  });

  it('needs a session, and the same one at the end', async () => {
    const start = await browser.post('/auth/providers/other/link', { proof: browser.proof });
    expect(await problemOf(start)).toMatchObject({ status: 401, name: 'unauthorized' });
    await browser.logIn(acme);
    const redirect = other.agree(await browser.start('other', '/account', 'link'));
    expect((await browser.post('/auth/logout', {})).status).toBe(204);
    expect(await problemOf(await browser.complete(redirect, 'other'))).toMatchObject({ name: 'login-expired' });
  });
});
