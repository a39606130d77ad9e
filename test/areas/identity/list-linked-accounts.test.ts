import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { LoginBrowser, providerSettings, startFakeProvider } from './fake-provider.ts';

const running = useRunning();

describe('listLinkedAccounts', () => {
  it('lists the accounts of the user, with the name and time of the last login', async () => {
    const provider = await startFakeProvider(running);
    const platform = await running.platform({ loginProviders: [providerSettings('acme', provider.url)] });
    const [ada, grace] = [new LoginBrowser(platform), new LoginBrowser(platform)];
    await ada.logIn(provider, { email: 'old@acme.example' });
    await grace.logIn(provider, { sub: 'grace', email: 'grace@acme.example' });
    platform.clock.advance(60_000);
    await ada.logIn(provider, { email: 'ada@acme.example' });
    const list = async (browser: LoginBrowser) => (await browser.get('/auth/linked-accounts')).json();
    const entry = { id: expect.any(String), provider: 'acme', label: 'Acme', created_at: '2026-11-15T12:00:00.000Z' };
    expect(await list(ada)).toEqual({
      linked_accounts: [{ ...entry, name: 'ada@acme.example', last_used_at: '2026-11-15T12:01:00.000Z' }],
    });
    expect(await list(grace)).toEqual({
      linked_accounts: [{ ...entry, name: 'grace@acme.example', last_used_at: '2026-11-15T12:00:00.000Z' }],
    });
    expect((await problemOf(await new LoginBrowser(platform).get('/auth/linked-accounts'))).status).toBe(401);
  });

  it('knows an issuer that its provider writes with a slash at the end', async () => {
    const provider = await startFakeProvider(running);
    const platform = await running.platform({ loginProviders: [providerSettings('acme', provider.url)] });
    const browser = new LoginBrowser(platform);
    const iss = `${provider.url}/`;
    provider.metadata = { issuer: iss };
    const redirect = provider.agree(await browser.start(), { iss });
    expect((await browser.complete({ ...redirect, iss })).status).toBe(200);
    const { linked_accounts } = (await (await browser.get('/auth/linked-accounts')).json()) as Record<string, object[]>;
    expect(linked_accounts).toMatchObject([{ provider: 'acme', label: 'Acme' }]);
  });

  it('names a provider that is no longer in the settings by its issuer', async () => {
    const provider = await startFakeProvider(running);
    const platform = await running.platform({ loginProviders: [providerSettings('acme', provider.url)] });
    const browser = new LoginBrowser(platform);
    await browser.logIn(provider, { email: 'bad\u0000name' });
    const { database, clock } = platform;
    const later = await running.platform({ database, clock });
    const response = await fetch(`${later.url}/auth/linked-accounts`, { headers: browser.headers });
    const { linked_accounts } = (await response.json()) as { linked_accounts: object[] };
    expect(linked_accounts).toMatchObject([{ provider: null, label: provider.url, name: null }]);
  });
});
