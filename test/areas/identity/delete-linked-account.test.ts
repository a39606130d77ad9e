import { beforeEach, describe, expect, it } from 'vitest';
import { LinkedAccountStore } from '../../../src/areas/identity/providers/linked-account-store.ts';
import { type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { type FakeProvider, LoginBrowser, providerSettings, startFakeProvider } from './fake-provider.ts';

const running = useRunning();
let acme: FakeProvider;
let other: FakeProvider;
let platform: PlatformUnderTest;
let browser: LoginBrowser;

beforeEach(async () => {
  [acme, other] = [await startFakeProvider(running), await startFakeProvider(running)];
  const owners = { '*': ['demo'] };
  const loginProviders = [providerSettings('acme', acme.url), providerSettings('other', other.url, { owners })];
  platform = await running.platform({ loginProviders });
  browser = new LoginBrowser(platform);
  await browser.logIn(acme, { preferred_username: 'ada' });
});

const idsOf = async (from: LoginBrowser): Promise<string[]> => {
  const body = await (await from.get('/auth/linked-accounts')).json();
  return (body as { linked_accounts: { id: string }[] }).linked_accounts.map(({ id }) => id);
};
const unlink = (id: string, from = browser): Promise<Response> =>
  fetch(`${platform.url}/auth/linked-accounts/${id}`, { method: 'DELETE', headers: from.headers });
const linkOther = async () => {
  platform.clock.advance(1_000);
  await browser.complete(other.agree(await browser.start('other', '/', 'link'), { sub: 'ada' }), 'other');
};

describe('deleteLinkedAccount', () => {
  it('unlinks: the account cannot log in as this user, and its owners are lost', async () => {
    await linkOther();
    expect((await browser.user())?.owners).toEqual(['demo']);
    const [, id = ''] = await idsOf(browser);
    expect((await unlink(id)).status).toBe(204);
    expect((await browser.user())?.owners).toEqual([]);
    expect(await idsOf(browser)).toHaveLength(1);
    const elsewhere = new LoginBrowser(platform);
    await elsewhere.logIn(other, { sub: 'ada', preferred_username: 'ada' }, 'other');
    expect((await elsewhere.user())?.name).not.toBe('ada');
  });

  it('refuses to remove the last way to log in, also if two are removed at the same time', async () => {
    const [only = ''] = await idsOf(browser);
    expect(await problemOf(await unlink(only))).toMatchObject({ status: 409, name: 'last-login-method' });
    await linkOther();
    const statuses = await Promise.all((await idsOf(browser)).map(async (id) => (await unlink(id)).status));
    expect(statuses.sort()).toEqual([204, 409]);
  });

  it('does not count an account whose provider is not configured any more', async () => {
    await linkOther();
    const { database, clock } = platform;
    const loginProviders = [providerSettings('acme', acme.url)];
    const restarted = await running.platform({ loginProviders, database, clock });
    const headers = { ...browser.headers, origin: restarted.url };
    const [current, former] = await idsOf(browser);
    const remove = (id = '') => fetch(`${restarted.url}/auth/linked-accounts/${id}`, { method: 'DELETE', headers });
    expect(await problemOf(await remove(current))).toMatchObject({ status: 409, name: 'last-login-method' });
    expect((await remove(former)).status).toBe(204);
  });

  it('gives no owners to a login that completes while its account is unlinked', async () => {
    await linkOther();
    const links = new LinkedAccountStore(platform.database, () => ({ text: 'select 1', values: [] }));
    const link = await links.find(other.url, 'ada');
    if (!link) throw new Error('not linked');
    expect((await unlink(link.id)).status).toBe(204);
    await links.recordLogin(link, null, ['demo'], platform.clock.now());
    expect((await browser.user())?.owners).toEqual([]);
  });

  it('allows it for a user with a password', async () => {
    await platform.identity.users.setPassword('ada', 'correct horse battery');
    await browser.logIn(acme);
    const [only = ''] = await idsOf(browser);
    expect((await unlink(only)).status).toBe(204);
  });

  it('refuses the account of another user, an unknown one, and a page of another origin', async () => {
    const grace = new LoginBrowser(platform);
    await grace.logIn(acme, { sub: 'grace' });
    const [id = ''] = await idsOf(browser);
    expect(await problemOf(await unlink(id, grace))).toMatchObject({ name: 'linked-account-not-found' });
    for (const unknown of ['x', '%00']) {
      expect(await problemOf(await unlink(unknown))).toMatchObject({ status: 404, name: 'linked-account-not-found' });
    }
    const headers = { ...browser.headers, origin: 'http://evil.example' };
    const crossSite = await fetch(`${platform.url}/auth/linked-accounts/${id}`, { method: 'DELETE', headers });
    expect(await problemOf(crossSite)).toMatchObject({ name: 'cross-site-request' });
    expect(await idsOf(browser)).toEqual([id]);
  });
});
