import { describe, expect, it } from 'vitest';
import { linkIntent, type PlatformUnderTest, problemOf, useRunning } from '../../running.ts';
import { publish } from './metadata-document.ts';
import { type Form, OauthClientUnderTest, REDIRECT, type Tokens } from './oauth-client.ts';

const running = useRunning();

/** The parameters that an approved client gets. */
async function returned(response: Response): Promise<URLSearchParams> {
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location.startsWith(`${REDIRECT}?`)).toBe(true);
  return new URL(location).searchParams;
}

/** How many rows the database has about requests. */
async function countRows({ database }: PlatformUnderTest): Promise<number> {
  const text = 'select (select count(*) from intents) + (select count(*) from oauth_grants) as n';
  return Number((await database.read({ text, values: [] }))[0]?.['n']);
}

const ERRORS: readonly (readonly [string, Form, string])[] = [
  ['another response_type', { response_type: 'token' }, 'unsupported_response_type'],
  ['no response_type', { response_type: undefined }, 'unsupported_response_type'],
  ['another response_mode', { response_mode: 'form_post' }, 'invalid_request'],
  ['an unknown scope', { scope: 'workspace:read root' }, 'invalid_scope'],
  ['an unknown resource', { resource: 'https://other.example/mcp' }, 'invalid_target'],
  ['a resource with a fragment', { resource: 'https://other.example/mcp#x' }, 'invalid_target'],
  ['a state with NUL', { state: 'a\0b' }, 'invalid_request'],
];

describe('startAuthorization', () => {
  it('sends the browser to the approval page, and stores nothing until the user has logged in', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const before = await countRows(client.platform);
    const response = await client.authorize();
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/\/auth\/approve\?request=[\w-]+$/);
    const login = await client.page(response, '');
    expect(login.status).toBe(302);
    const next = new URL(login.headers.get('location') ?? '').searchParams.get('next');
    expect(client.platform.url + next).toBe(response.headers.get('location'));
    expect(await countRows(client.platform)).toBe(before);
    expect(await client.open(response)).toMatch(/^[\w-]{43}$/);
    expect(await countRows(client.platform)).toBe(before + 2);
  });

  it('shows the same request when its page is opened again, and another one to another user', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const response = await client.authorize();
    const token = await client.open(response);
    expect(await client.open(response)).toBe(token);
    expect(await client.open(response, 'grace')).not.toBe(token);
    await client.decide(token);
    const page = await client.page(response);
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('data-outcome="used"')]);
  });

  it('gives the code to the browser that approves, and the token to its user, whoever has opened the request', async () => {
    const platform = await running.platform();
    const userOf = async (client: OauthClientUnderTest, location: URL | null) => {
      const { access_token } = (await (await client.redeem(location?.searchParams.get('code') ?? '')).json()) as Tokens;
      const session = await fetch(`${platform.url}/auth/session`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      return ((await session.json()) as { user: { name: string } }).user.name;
    };
    const client = await OauthClientUnderTest.register(platform);
    const started = await client.authorize();
    const [ofAda, ofGrace] = [await client.open(started, 'ada'), await client.open(started, 'grace')];
    expect(await userOf(client, await client.decide(ofGrace, 'approve', 'grace'))).toBe('grace');
    expect(await userOf(client, await client.decide(ofAda, 'approve', 'ada'))).toBe('ada');
    // The address of ada's page with its token is not shown anywhere. If it is sent to grace, ada gets nothing.
    const sent = await client.begin({}, 'ada');
    const location = await client.decide(sent, 'approve', 'grace');
    const page = await fetch(`${platform.url}/auth/approve?token=${sent}`, { headers: await platform.login('ada') });
    expect(await page.text()).not.toContain(location?.searchParams.get('code'));
    const again = await linkIntent(platform, sent, await platform.login('ada'), { action: 'approve' });
    expect(await problemOf(again)).toMatchObject({ status: 409, name: 'intent-already-linked' });
    expect(await userOf(client, location)).toBe('grace');
  });

  it('says that a request has expired 15 minutes later, or if it was not made here', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const response = await client.authorize();
    client.platform.clock.advance(900_000);
    for (const headers of [{}, await client.platform.login()]) {
      expect((await fetch(response.headers.get('location') ?? '', { headers })).status).toBe(410);
    }
    expect((await fetch(`${client.platform.url}/auth/approve?request=${'A'.repeat(200)}`)).status).toBe(410);
  });

  it.each(['image', 'iframe', 'empty', 'script', 'object'])(
    'refuses a page that loads it as %s',
    async (destination) => {
      const client = await OauthClientUnderTest.register(await running.platform());
      const url = client.authorizationUrl();
      const load = (dest: string) => fetch(url, { headers: { 'sec-fetch-dest': dest }, redirect: 'manual' });
      expect(await problemOf(await load(destination))).toMatchObject({ status: 403, name: 'cross-site-request' });
      expect((await load('document')).status).toBe(303);
    },
  );

  it('lets a user log in with a code after any number of requests by strangers', async () => {
    const client = await OauthClientUnderTest.register(
      await running.platform({ intents: { maxPendingPerAddress: 1 } }),
    );
    for (const _ of [1, 2, 3]) expect((await client.authorize()).status).toBe(303);
    await client.tokens();
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

  it.each(ERRORS)('returns an error to a client that was approved before, for %s', async (_, changes, error) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    await client.tokens();
    const parameters = await returned(await client.authorize(changes));
    expect(parameters.get('error')).toBe(error);
    expect(parameters.get('state')).toBe(changes['state'] ?? 'state of the client');
    expect(parameters.get('iss')).toBe(client.platform.url);
  });

  it.each(ERRORS)('shows the error and a link if no one has approved the client, for %s', async (_, changes, error) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    for (const user of ['', 'ada']) {
      const page = await client.page(await client.authorize(changes), user);
      const text = await page.text();
      expect([page.status, text]).toEqual([400, expect.stringContaining('<p class="host mono">assistant.example</p>')]);
      const link = /<a class="button" rel="noreferrer" href="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
      expect(link.startsWith(`${REDIRECT}?error=${error}`)).toBe(true);
    }
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
    const approved = await client.decide(await client.begin());
    expect((await client.redeem(approved?.searchParams.get('code') ?? '')).status).toBe(200);
    const refused = await client.authorize({ scope: 'root' });
    expect(refused.headers.get('location')?.startsWith(expected)).toBe(true);
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

  it('shows the application, where the access goes to, and warnings for unknown sites and this computer', async () => {
    const platform = await running.platform();
    const pageOf = async (client: OauthClientUnderTest, changes: Form = {}) =>
      (await client.page(await client.authorize(changes))).text();
    const web = await OauthClientUnderTest.register(platform, REDIRECT, '<b>Assistant</b>');
    const first = await pageOf(web);
    expect(first).toContain('<p class="host mono" data-redirect>assistant.example</p>');
    expect(first).toContain('&lt;b&gt;Assistant');
    expect(first).toContain('You have not approved this site before.');
    expect(first).toContain('It asks for everything.');
    expect(first).not.toMatch(/A program on your computer gets access|same network|code-to-compare"|<dt>From</);
    await web.tokens();
    expect(await pageOf(web, { scope: 'workspace:read' })).not.toMatch(/not approved this site|asks for everything/);
    expect(await (await web.page(await web.authorize(), 'grace')).text()).toContain('not approved this site before');
    const native = await pageOf(await OauthClientUnderTest.register(platform, 'http://127.0.0.1:5/callback'));
    expect(native).toContain('data-redirect>127.0.0.1:5<');
    expect(native).toContain('A program on your computer gets access');
    const app = await pageOf(await OauthClientUnderTest.register(platform, 'cursor://assistant/callback'));
    expect(app).toContain('data-redirect>cursor:<');
    expect(app).toContain('A program on your computer gets access');
  });

  it('ignores openid, which many clients ask for by default', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    expect((await client.tokens({ scope: 'openid workspace:read' })).scope).toBe('workspace:read');
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
    const text = await (await client.page(await client.authorize())).text();
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
