import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { LoginBrowser, providerSettings, startFakeProvider } from './fake-provider.ts';

const running = useRunning();

describe('startProviderLogin', () => {
  it('returns the authorization URL with state, nonce and PKCE, each different at every start', async () => {
    const provider = await startFakeProvider(running);
    provider.metadata = { authorization_endpoint: `${provider.url}/authorize?tenant=7` };
    const platform = await running.platform({ loginProviders: [providerSettings('acme', provider.url)] });
    const browser = new LoginBrowser(platform);
    const urls = [new URL(await browser.start()), new URL(await browser.start())];
    for (const url of urls) {
      expect(url.origin + url.pathname).toBe(`${provider.url}/authorize`);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        tenant: '7',
        client_id: 'annex',
        response_type: 'code',
        scope: 'openid profile email',
        redirect_uri: `${platform.url}/login/acme/callback`,
        state: expect.stringMatching(/^[\w-]{200,1000}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(new Set(urls.map(({ searchParams }) => searchParams.get(name))).size).toBe(2);
  });

  it('keeps the proof and the code verifier out of the URL, and writes nothing', async () => {
    const provider = await startFakeProvider(running);
    const platform = await running.platform({ loginProviders: [providerSettings('acme', provider.url)] });
    const browser = new LoginBrowser(platform);
    await browser.start();
    const count = async () => {
      const text = 'select (select count(*) from used_login_nonces) + (select count(*) from login_attempts) as n';
      return (await platform.database.read({ text, values: [] }))[0]?.['n'];
    };
    const url = await browser.start('acme', '/account');
    expect(await count()).toBe(0);
    const hash = createHash('sha256').update(browser.proof).digest('base64url');
    for (const secret of [browser.proof, hash, 'verifier', '/account']) expect(url).not.toContain(secret);
    const state = Buffer.from(new URL(url).searchParams.get('state') ?? '', 'base64url').toString('latin1');
    for (const text of ['verifier', 'account', hash]) expect(state).not.toContain(text);
  });

  it('refuses an unknown provider, and one that is down', async () => {
    const platform = await running.platform({ loginProviders: [providerSettings('acme', 'http://127.0.0.1:9')] });
    const browser = new LoginBrowser(platform);
    const start = async (name: string) =>
      problemOf(await browser.post(`/auth/providers/${name}/login`, { proof: browser.proof }));
    expect(await start('other')).toMatchObject({ status: 404, name: 'provider-not-found' });
    expect(await start('acme')).toMatchObject({ status: 502, name: 'provider-unavailable' });
    expect(platform.log.join('\n')).toContain('login provider acme: ');
  });

  it('refuses plain http on a network', async () => {
    const provider = await startFakeProvider(running);
    const loginProviders = [providerSettings('acme', provider.url)];
    const platform = await running.platform({ url: 'http://annex.example', loginProviders });
    const response = await fetch(`http://127.0.0.1:${platform.port}/auth/providers/acme/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ proof: 'A'.repeat(43) }),
    });
    expect(await problemOf(response)).toMatchObject({ status: 403, name: 'insecure-login' });
  });
});
