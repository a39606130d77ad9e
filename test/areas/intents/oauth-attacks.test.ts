// Attacks on the OAuth server. Each must fail.
import { describe, expect, it } from 'vitest';
import { linkIntent, type PlatformUnderTest, problemOf, sending, useRunning } from '../../running.ts';
import { createApprovedSession } from './approved-session.ts';
import { publish } from './metadata-document.ts';
import { errorOf, OauthClientUnderTest, post, REDIRECT, type Tokens } from './oauth-client.ts';

const running = useRunning();

const TABLES = ['intents', 'sessions', 'oauth_grants', 'users', 'api_keys', 'secrets', 'rate_windows'];
const countRows = async ({ database }: PlatformUnderTest) => {
  const counts = TABLES.map((table) => database.read({ text: `select count(*) as n from ${table}`, values: [] }));
  return (await Promise.all(counts)).map(([row]) => Number(row?.['n']));
};

describe('an attack fails', () => {
  it('state replay: a decision is returned once, and its code works once', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const token = await client.begin({ state: 'one' });
    const location = await client.decide(token);
    const again = await linkIntent(client.platform, token, await client.platform.login(), { action: 'approve' });
    expect(await problemOf(again)).toMatchObject({ status: 409, name: 'intent-already-linked' });
    expect((await client.redeem(location?.searchParams.get('code') ?? '')).status).toBe(200);
    const other = await client.decide(await client.begin({ state: 'one' }));
    expect(other?.searchParams.get('code')).not.toBe(location?.searchParams.get('code'));
  });

  it('code injection: a stolen code is useless to another client and without the verifier', async () => {
    const platform = await running.platform();
    const [victim, attacker] = [
      await OauthClientUnderTest.register(platform),
      await OauthClientUnderTest.register(platform, 'https://attacker.example/callback'),
    ];
    const code = await victim.approvedCode();
    expect(await errorOf(attacker.redeem(code))).toEqual([400, 'invalid_grant']);
    const disguised = { client_id: victim.id, redirect_uri: victim.redirectUri };
    expect(await errorOf(attacker.redeem(code, disguised))).toEqual([400, 'invalid_grant']);
    expect((await victim.redeem(code)).status).toBe(200);
  });

  it('code reuse: a second use ends the tokens of the first, whoever tries', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const code = await client.approvedCode();
    const tokens = (await (await client.redeem(code)).json()) as Tokens;
    expect(await errorOf(client.redeem(code, { code_verifier: 'w'.repeat(43) }))).toEqual([400, 'invalid_grant']);
    expect(await client.use(tokens.access_token)).toBe(401);
    expect(await errorOf(client.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('code race: of simultaneous uses one gets tokens, which end at once', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const code = await client.approvedCode();
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.redeem(code)));
    const issued = await Promise.all(responses.filter(({ status }) => status === 200).map((each) => each.json()));
    expect(issued).toHaveLength(1);
    for (const tokens of issued as Tokens[]) expect(await client.use(tokens.access_token)).toBe(401);
  });

  it.each([
    ['plain', { code_challenge_method: 'plain' }],
    ['no method', { code_challenge_method: undefined }],
    ['no challenge', { code_challenge: undefined }],
    ['neither', { code_challenge: undefined, code_challenge_method: undefined }],
    ['a short challenge', { code_challenge: 'abc' }],
  ])('PKCE downgrade: %s', async (_, changes) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const page = await client.page(await client.authorize(changes));
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('error=invalid_request')]);
  });

  it('PKCE downgrade: the challenge itself is no verifier', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const response = client.redeem(await client.approvedCode(), { code_verifier: client.pkce.challenge });
    expect(await errorOf(response)).toEqual([400, 'invalid_grant']);
  });

  it('wrong audience: a token for another server is refused by the platform', async () => {
    const mcp = 'http://127.0.0.1:8797/mcp';
    const platform = await running.platform({ resources: [mcp] });
    const client = await OauthClientUnderTest.register(platform);
    const tokens = await client.tokens({ resource: mcp });
    expect(await client.use(tokens.access_token)).toBe(401);
    const forged = `${tokens.access_token}.${'A'.repeat(43)}`;
    expect(await client.use(forged)).toBe(401);
    expect(await client.use(await platform.identity.callers.delegate(tokens.access_token))).toBe(200);
    const refreshed = (await (await client.refresh(tokens.refresh_token)).json()) as Tokens;
    expect(await client.use(refreshed.access_token)).toBe(401);
    expect(await errorOf(client.refresh(refreshed.refresh_token, { resource: platform.url }))).toEqual([
      400,
      'invalid_target',
    ]);
  });

  it.each([
    ['another host', 'https://attacker.example/callback'],
    ['another port', 'https://assistant.example:444/callback'],
    ['another path', 'https://assistant.example/callback/../other'],
    ['a longer path', 'https://assistant.example/callback/more'],
    ['a query', 'https://assistant.example/callback?next=https://attacker.example'],
    ['a fragment', 'https://assistant.example/callback#x'],
    ['userinfo', 'https://assistant.example@attacker.example/callback'],
    ['userinfo with a password', 'https://a:b@assistant.example/callback'],
    ['a subdomain', 'https://assistant.example.attacker.example/callback'],
    ['another case', 'https://ASSISTANT.example/callback'],
    ['another scheme', 'http://assistant.example/callback'],
    ['a script', 'javascript:alert(1)'],
    ['our own page', '/account'],
  ])('open redirect: %s', async (_, redirect_uri) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    for (const changes of [{}, { response_type: 'token' }, { scope: 'root' }]) {
      const response = await client.authorize({ redirect_uri, ...changes });
      expect(response.headers.get('location')).toBeNull();
      expect(await problemOf(response)).toMatchObject({ status: 400, name: 'wrong-redirect-uri' });
    }
  });

  it.each([
    ['another path', 'http://127.0.0.1:5000/other'],
    ['another loopback name', 'http://localhost:5000/callback'],
    ['userinfo', 'http://127.0.0.1:5000@attacker.example/callback'],
    ['a longer host', 'http://127.0.0.1.attacker.example/callback'],
    ['a port that is none', 'http://127.0.0.1:99999/callback'],
    ['https', 'https://127.0.0.1:5000/callback'],
  ])('redirect to a loopback address with %s', async (_, redirect_uri) => {
    const client = await OauthClientUnderTest.register(await running.platform(), 'http://127.0.0.1/callback');
    expect(await problemOf(await client.authorize({ redirect_uri }))).toMatchObject({ name: 'wrong-redirect-uri' });
  });

  it('open redirect: a forged or changed client_id', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const [, mac] = client.id.split('.');
    const evil = Buffer.from(JSON.stringify({ n: 'x', r: ['https://attacker.example/'] })).toString('base64url');
    for (const id of [`${evil}.${mac}`, `${evil}.${'A'.repeat(43)}`, `${client.id}x`, 'layout-assistant', '.']) {
      const response = await client.authorize({ client_id: id, redirect_uri: 'https://attacker.example/' });
      expect(await problemOf(response)).toMatchObject({ status: 400, name: 'unknown-oauth-client' });
    }
  });

  it.each([
    'https://127.0.0.1/client.json',
    'https://10.0.0.1/client.json',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/client.json',
    'https://[::ffff:7f00:1]/client.json',
    'https://localhost/client.json',
  ])('metadata document at a private address: %s', async (id) => {
    const client = new OauthClientUnderTest(await running.platform(), id);
    expect(await problemOf(await client.authorize())).toMatchObject({
      name: 'unknown-oauth-client',
      detail: 'The metadata document could not be fetched. The address is not public.',
    });
  });

  it('metadata document that redirects to a private address: redirects are not followed', async () => {
    const inner = await publish(running, [REDIRECT]);
    const site = await publish(running, [], {}, (_, response) => {
      response.writeHead(302, { Location: inner.url }).end();
    });
    const platform = await running.platform({ oauth: { privateHosts: [site.host, inner.host] } });
    const response = await new OauthClientUnderTest(platform, site.url).authorize();
    expect(await problemOf(response)).toMatchObject({ name: 'unknown-oauth-client' });
    expect(inner.count()).toBe(0);
  });

  it.each([
    ['oversized', 'The file is too large.', 5_000, '{"client_name":"'.padEnd(17 << 10, 'x'), true],
    ['slow', 'did not respond in time', 200, '{', false],
  ])('%s metadata document', async (_, reason, fetchTimeoutMs, text, ends) => {
    const site = await publish(running, [], {}, (_request, response) => {
      response.write(text);
      if (ends) response.end();
    });
    const platform = await running.platform({ oauth: { privateHosts: [site.host], fetchTimeoutMs } });
    const started = performance.now();
    const problem = await problemOf(await new OauthClientUnderTest(platform, site.url).authorize());
    expect(problem).toMatchObject({ name: 'unknown-oauth-client', detail: expect.stringContaining(reason) });
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  it('metadata document whose connection breaks, or that is no JSON', async () => {
    const [broken, html] = [
      await publish(running, [], {}, (request, response) => {
        response.writeHead(200, { 'Content-Length': 1_000 }).write('{"client_id"');
        setTimeout(() => request.socket.destroy(), 20);
      }),
      await publish(running, [], {}, (_, response) => response.end('<html>')),
    ];
    const platform = await running.platform({ oauth: { privateHosts: [broken.host, html.host] } });
    for (const { url } of [broken, html]) {
      const response = await new OauthClientUnderTest(platform, url).authorize();
      expect(await problemOf(response)).toMatchObject({ status: 400, name: 'unknown-oauth-client' });
    }
  });

  it('registration flood: writes no row', async () => {
    const platform = await running.platform();
    await OauthClientUnderTest.register(platform); // creates the key of the platform
    const before = await countRows(platform);
    const body = (index: number) => ({
      client_name: `Flood ${index}`,
      redirect_uris: [`https://flood.example/${index}`],
    });
    const flood = Array.from({ length: 300 }, (_, index) =>
      fetch(`${platform.url}/oauth/register`, sending('POST', body(index))),
    );
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([201]));
    expect(await countRows(platform)).toEqual(before);
  });

  it('flood of invalid authorizations and tokens: writes no row', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const before = await countRows(platform);
    for (let index = 0; index < 50; index += 1) {
      await client.authorize({ redirect_uri: `https://flood.example/${index}` });
      await client.authorize({ scope: 'root' });
      await client.redeem(`code ${index}`);
      await client.refresh(`ref_${'A'.repeat(65)}`);
    }
    expect(await countRows(platform)).toEqual(before);
  });

  it('introspection without a key, with a session token or with a revoked key', async () => {
    const { platform, token, bearer } = await createApprovedSession(running);
    const { id, key } = await platform.identity.keys.create('demo');
    const check = (headers: Record<string, string>) => post(`${platform.url}/oauth/introspect`, { token }, headers);
    expect((await check({ 'x-api-key': key })).status).toBe(200);
    await platform.identity.keys.revoke(id);
    for (const headers of [{}, bearer, { 'x-api-key': key }, { 'x-api-key': `ak_${'A'.repeat(43)}` }]) {
      expect(await problemOf(await check(headers))).toMatchObject({ status: 401, name: 'unauthorized' });
    }
  });

  it('spoofed forwarding headers: change neither addresses nor limits', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 2 } });
    const client = await OauthClientUnderTest.register(platform);
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}`, 'x-forwarded-host': 'attacker.example' };
      const response = await post(`${platform.url}/oauth/device_authorization`, { client_id: 'x' }, headers);
      statuses.push(response.status);
      if (response.status === 200) expect(await response.text()).not.toContain('attacker');
    }
    expect(statuses).toEqual([200, 200, 429]);
    for (const _ of [1, 2, 3]) expect((await client.authorize()).status).toBe(303);
  });

  it('theft of the database or the log: they hold no code and no token', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const intent = await client.begin();
    const code = (await client.decide(intent))?.searchParams.get('code') ?? '';
    const first = (await (await client.redeem(code)).json()) as Tokens;
    const second = (await (await client.refresh(first.refresh_token)).json()) as Tokens;
    const started = await post(`${platform.url}/oauth/device_authorization`, { client_id: 'device' });
    const { device_code, user_code } = (await started.json()) as Record<'device_code' | 'user_code', string>;
    await fetch(`${platform.url}/auth/device?user_code=${user_code}`);
    const tables = TABLES.map((table) => platform.database.read({ text: `select * from ${table}`, values: [] }));
    const stored = JSON.stringify(await Promise.all(tables)) + platform.log.join('');
    const secrets = [intent, code, device_code, user_code, user_code.replace('-', ''), client.pkce.verifier];
    for (const { access_token, refresh_token } of [first, second]) secrets.push(access_token, refresh_token);
    expect(secrets.filter((secret) => secret === '' || stored.includes(secret))).toEqual([]);
  });

  it('flood of authorizations by a page: programs and users of the same address still get intents', async () => {
    const client = await OauthClientUnderTest.register(
      await running.platform({ intents: { maxPendingPerAddress: 1 } }),
    );
    for (const _ of [1, 2, 3]) await client.page(await client.authorize(), '');
    await client.begin();
    expect((await fetch(`${client.platform.url}/auth/intents`, { method: 'POST' })).status).toBe(201);
  });

  it('approval of an OAuth request with its own session token', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const { access_token } = await client.tokens();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await linkIntent(client.platform, await client.begin(), headers)).status).toBe(401);
  });
});
