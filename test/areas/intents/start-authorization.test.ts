import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { publish } from './metadata-document.ts';
import { type Form, OauthClientUnderTest, REDIRECT } from './oauth-client.ts';

const running = useRunning();

/** The parameters that the client gets. */
async function returned(response: Response): Promise<URLSearchParams> {
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location.startsWith(`${REDIRECT}?`)).toBe(true);
  return new URL(location).searchParams;
}

describe('startAuthorization', () => {
  it('sends the browser to the approval page, which creates nothing for HEAD', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const response = await client.authorize();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/\/auth\/approve\?token=[\w-]{43}$/);
    const head = await fetch(response.url, { method: 'HEAD', redirect: 'manual' });
    expect(head.headers.get('location')).toBeNull();
  });

  it('returns a denial with state and iss', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const location = await client.decide(await client.begin(), 'deny');
    expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({
      error: 'access_denied',
      state: 'state of the client',
      iss: client.platform.url,
    });
  });

  it.each([
    ['another response_type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no response_type', { response_type: undefined }, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'workspace:read root' }, 'invalid_scope'],
    ['an unknown resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
    ['a resource with a fragment', { resource: 'https://other.example/mcp#x' }, 'invalid_target'],
    ['a state with NUL', { state: 'a\0b' }, 'invalid_request'],
  ])('returns an error to the client for %s, with state and iss', async (_, changes: Form, error) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const parameters = await returned(await client.authorize(changes));
    expect(parameters.get('error')).toBe(error);
    expect(parameters.get('state')).toBe(changes['state'] ?? 'state of the client');
    expect(parameters.get('iss')).toBe(client.platform.url);
  });

  it('keeps the query of a redirect URI, and sends no state if there was none', async () => {
    const client = await OauthClientUnderTest.register(await running.platform(), `${REDIRECT}?tenant=1`);
    const location = await client.decide(await client.begin({ state: undefined }));
    expect([...(location?.searchParams.keys() ?? [])]).toEqual(['tenant', 'code', 'iss']);
  });

  it.each([
    ['https://例え.jp/ü', 'https://xn--r8jz45g.jp/%C3%BC?'],
    ['https:assistant.example/callback', 'https://assistant.example/callback?'],
  ])('returns to %s at its complete address in ASCII', async (redirectUri, expected) => {
    const client = await OauthClientUnderTest.register(await running.platform(), redirectUri);
    const refused = await client.authorize({ scope: 'root' });
    expect(refused.headers.get('location')?.startsWith(expected)).toBe(true);
    const approved = await client.decide(await client.begin());
    expect((await client.redeem(approved?.searchParams.get('code') ?? '')).status).toBe(200);
  });

  it('takes an empty resource for none', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const code = await client.approvedCode({ resource: '' });
    expect((await client.redeem(code, { resource: '' })).status).toBe(200);
  });

  it('accepts any port of a loopback address', async () => {
    const platform = await running.platform();
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      const client = await OauthClientUnderTest.register(platform, `http://${host}/callback`);
      await client.begin({ redirect_uri: `http://${host}:52011/callback` });
    }
  });

  it('shows the application, where the browser returns to, and a warning for this computer', async () => {
    const platform = await running.platform();
    const pageOf = async (client: OauthClientUnderTest) => {
      const token = await client.begin();
      const page = await fetch(`${platform.url}/auth/approve?token=${token}`, { headers: await platform.login() });
      return page.text();
    };
    const web = await pageOf(await OauthClientUnderTest.register(platform, REDIRECT, '<b>Assistant</b>'));
    expect(web).toContain('data-redirect>assistant.example<');
    expect(web).toContain('&lt;b&gt;Assistant');
    expect(web).not.toContain('A program on your computer gets access');
    expect(web).not.toContain('code-to-compare"');
    const native = await pageOf(await OauthClientUnderTest.register(platform, 'http://127.0.0.1:5/callback'));
    expect(native).toContain('data-redirect>127.0.0.1:5<');
    expect(native).toContain('A program on your computer gets access');
    const app = await pageOf(await OauthClientUnderTest.register(platform, 'cursor://assistant/callback'));
    expect(app).toContain('data-redirect>cursor:<');
    expect(app).toContain('A program on your computer gets access');
  });

  it('counts as a pending intent of the address', async () => {
    const client = await OauthClientUnderTest.register(
      await running.platform({ intents: { maxPendingPerAddress: 1 } }),
    );
    await client.begin();
    expect(await problemOf(await client.authorize())).toMatchObject({ status: 429, name: 'too-many-intents' });
  });
});

describe('startAuthorization with a metadata document', () => {
  const start = async (changes: object = {}, settings: object = {}) => {
    const site = await publish(running, [REDIRECT, 'javascript:alert(1)'], changes);
    const platform = await running.platform({ oauth: { privateHosts: [site.host], ...settings } });
    return { site, platform, client: new OauthClientUnderTest(platform, site.url) };
  };
  const refusal = async (client: OauthClientUnderTest) => {
    const { name, detail } = await problemOf(await client.authorize());
    return [name, detail];
  };

  it('fetches it once and keeps it for 10 minutes', async () => {
    const { site, platform, client } = await start();
    const token = await client.begin();
    expect((await client.redeem((await client.decide(token))?.searchParams.get('code') ?? '')).status).toBe(200);
    await client.begin();
    expect(site.count()).toBe(1);
    const page = await fetch(`${platform.url}/auth/approve?token=${await client.begin()}`, {
      headers: await platform.login(),
    });
    const text = await page.text();
    expect(text).toContain('Published Assistant');
    expect(text).toContain(`<dt>Published by</dt><dd class="mono">${site.host}</dd>`);
    platform.clock.advance(600_000);
    await client.begin();
    expect(site.count()).toBe(2);
  });

  it('fetches it once for simultaneous requests, and remembers a failure for a minute', async () => {
    const { site, platform, client } = await start({ client_id: 'https://other.example/client.json' });
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.authorize()));
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    await client.authorize();
    expect(site.count()).toBe(1);
    platform.clock.advance(60_000);
    await client.authorize();
    expect(site.count()).toBe(2);
  });

  it.each([
    ['another client_id', { client_id: 'https://other.example/c' }, 'The metadata document has another client_id.'],
    ['a secret', { token_endpoint_auth_method: 'client_secret_post' }, expect.stringContaining('auth_method none')],
    ['no redirect URIs', { redirect_uris: null }, 'The metadata document has no redirect_uris.'],
  ])('refuses a document with %s', async (_, changes, detail) => {
    expect(await refusal((await start(changes)).client)).toEqual(['unknown-oauth-client', detail]);
  });

  it('never redirects to an address with a script', async () => {
    const { client } = await start();
    const response = await client.authorize({ redirect_uri: 'javascript:alert(1)' });
    expect(await problemOf(response)).toMatchObject({ name: 'wrong-redirect-uri' });
  });

  it.each([
    'http://assistant.example/client.json',
    'https://assistant.example/',
    'https://assistant.example',
    'https://user@assistant.example/client.json',
    'https://assistant.example/client.json#x',
    'https://assistant.example/a/../client.json',
    'https://ASSISTANT.example/client.json',
    'ftp://assistant.example/client.json',
    'https://',
  ])('refuses the client_id %s', async (id) => {
    const [name, detail] = await refusal(new OauthClientUnderTest(await running.platform(), id));
    expect([name, detail]).toEqual(['unknown-oauth-client', expect.stringContaining('must be an https URL')]);
  });

  it('fetches at most oauth.maxFetches documents per minute for one address', async () => {
    const { site, platform } = await start({}, { maxFetches: 2 });
    const authorize = (path: string) => new OauthClientUnderTest(platform, `http://${site.host}${path}`).authorize();
    for (const path of ['/1', '/2']) expect((await authorize(path)).status).toBe(303);
    expect(await problemOf(await authorize('/3'))).toMatchObject({ status: 429, name: 'too-many-clients' });
    expect((await authorize('/1')).status).toBe(303);
    platform.clock.advance(60_000);
    expect((await authorize('/3')).status).toBe(303);
    expect(site.count()).toBe(3);
  });
});
