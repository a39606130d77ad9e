import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { errorOf, type Form, jsonOf, OauthClientUnderTest, post, type Tokens } from './oauth-client.ts';

const running = useRunning();

describe('createToken', () => {
  it('exchanges a code for an access token of kind Application and a refresh token', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const location = await client.decide(await client.begin({ scope: 'workspace:read account offline_access' }));
    expect(location?.origin).toBe('https://assistant.example');
    expect(location?.searchParams.get('state')).toBe('state of the client');
    expect(location?.searchParams.get('iss')).toBe(platform.url);
    const response = await client.redeem(location?.searchParams.get('code') ?? '');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const tokens = (await response.json()) as Tokens;
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^tok_[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3_600,
      refresh_token: expect.stringMatching(/^ref_[\w-]{65}$/),
      scope: 'workspace:read account',
    });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const session = await jsonOf(fetch(`${platform.url}/auth/session`, { headers }));
    expect(session).toMatchObject({ kind: 'Application', app_name: 'Layout Assistant', user: { name: 'ada' } });
    expect(Date.parse(String(session['expires_at']))).toBe(platform.clock.now() + 7_776_000_000);
  });

  it('answers pages of any origin', async () => {
    const platform = await running.platform();
    const response = await post(`${platform.url}/oauth/token`, { grant_type: 'x' }, { origin: 'https://app.example' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await errorOf(response)).toEqual([400, 'unsupported_grant_type']);
  });

  it.each([
    ['no grant_type', { grant_type: undefined }, 'invalid_request'],
    ['an unknown grant_type', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['an unknown code', { code: 'A'.repeat(43) }, 'invalid_grant'],
    ['no code', { code: undefined }, 'invalid_grant'],
    ['another client', { client_id: 'another' }, 'invalid_grant'],
    ['no client', { client_id: undefined }, 'invalid_grant'],
    ['another redirect_uri', { redirect_uri: 'https://assistant.example/other' }, 'invalid_grant'],
    ['another code_verifier', { code_verifier: 'v'.repeat(43) }, 'invalid_grant'],
    ['no code_verifier', { code_verifier: undefined }, 'invalid_grant'],
    ['another resource', { resource: 'https://other.example/' }, 'invalid_target'],
  ])('refuses a code with %s, which does not use it up', async (_, changes, error) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const code = await client.approvedCode();
    expect(await errorOf(client.redeem(code, changes))).toEqual([400, error]);
    expect((await client.redeem(code)).status).toBe(200);
  });

  it('needs no redirect_uri, as in OAuth 2.1', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    expect((await client.redeem(await client.approvedCode(), { redirect_uri: undefined })).status).toBe(200);
  });

  it('accepts the client_id by HTTP Basic with an empty secret, encoded or not', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    const send = (form: Form, user: string) => post(`${platform.url}/oauth/token`, form, basic(user));
    const code = { grant_type: 'authorization_code', code: await client.approvedCode() };
    const form = { ...code, redirect_uri: client.redirectUri, code_verifier: client.pkce.verifier };
    expect(await errorOf(send(form, `${client.id}:secret`))).toEqual([400, 'invalid_client']);
    expect(await errorOf(send({ ...form, client_id: 'another' }, `${client.id}:`))).toEqual([400, 'invalid_request']);
    expect(await errorOf(send(form, 'another:'))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(send(form, 'https%3A%zz:'))).toEqual([400, 'invalid_client']);
    const { refresh_token } = (await jsonOf(send(form, `${client.id}:`))) as unknown as Tokens;
    expect((await send({ grant_type: 'refresh_token', refresh_token }, `${client.id}:`)).status).toBe(200);
    const unknown = { grant_type: 'refresh_token', refresh_token: `ref_${'A'.repeat(65)}` };
    for (const id of ['https://app.example/c:', 'https%3A%2F%2Fapp.example%2Fc:']) {
      const sent = { ...unknown, client_id: 'https://app.example/c' };
      expect(await errorOf(send(sent, id))).toEqual([400, 'invalid_grant']);
    }
  });

  it('names the client_id if it is missing', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const refused = await jsonOf(client.redeem(await client.approvedCode(), { client_id: undefined }));
    expect(refused['error_description']).toBe('The client_id is not that of the authorization.');
  });

  it('accepts a code for 60 seconds after the approval', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const [first, second] = [await client.approvedCode(), await client.approvedCode()];
    client.platform.clock.advance(59_999);
    expect((await client.redeem(first)).status).toBe(200);
    client.platform.clock.advance(1);
    expect(await errorOf(client.redeem(second))).toEqual([400, 'invalid_grant']);
  });

  it('ends an approved session that the client never picks up', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    await client.approvedCode();
    const count = async () =>
      (await jsonOf(fetch(`${platform.url}/auth/sessions`, { headers: await platform.login() })))['sessions'];
    const kinds = async () =>
      ((await count()) as { kind: string }[]).filter(({ kind }) => kind === 'Application').length;
    expect(await kinds()).toBe(1);
    platform.clock.advance(15 * 60_000);
    expect(await kinds()).toBe(0);
  });

  it('does not give the session token to someone who knows the intent', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const token = await client.begin();
    await client.decide(token);
    for (const headers of [{}, { 'intent-verifier': 'v'.repeat(43) }]) {
      const status = await fetch(`${platform.url}/auth/intents/${token}/status`, { headers });
      expect(status.status).toBe(403);
    }
  });

  it('refreshes: the old access token ends, the session keeps its end', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const { clock } = client.platform;
    const start = clock.now();
    const first = await client.tokens();
    clock.advance(3_599_999);
    expect(await client.use(first.access_token)).toBe(200);
    clock.advance(1);
    expect(await client.use(first.access_token)).toBe(401);
    const second = (await (await client.refresh(first.refresh_token)).json()) as Tokens;
    expect([await client.use(first.access_token), await client.use(second.access_token)]).toEqual([401, 200]);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    clock.advance(start + 7_776_000_000 - 1_000 - clock.now());
    const third = (await (await client.refresh(second.refresh_token)).json()) as Tokens;
    expect(third.expires_in).toBe(1);
    clock.advance(1_000);
    expect(await client.use(third.access_token)).toBe(401);
    expect(await errorOf(client.refresh(third.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('returns the same tokens to refreshes within 10 seconds, whichever of the two refresh tokens they send', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const { clock } = client.platform;
    const first = await client.tokens();
    const refresh = async (token: string) => (await (await client.refresh(token)).json()) as Tokens;
    const [second, ...others] = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refresh_token)));
    if (!second) throw new Error('no response');
    for (const other of others) expect(other).toEqual(second);
    clock.advance(9_999);
    const remaining = { ...second, expires_in: 3_590 };
    expect([await refresh(first.refresh_token), await refresh(second.refresh_token)]).toEqual([remaining, remaining]);
    expect(await client.use(second.access_token)).toBe(200);
    clock.advance(1);
    const third = await refresh(second.refresh_token);
    expect(third.refresh_token).not.toBe(second.refresh_token);
    expect([await client.use(second.access_token), await client.use(third.access_token)]).toEqual([401, 200]);
  });

  it('leads a client with a lost response to the newest token, if access tokens live only a second', async () => {
    const client = await OauthClientUnderTest.register(await running.platform({ oauth: { accessTokenSeconds: 1 } }));
    const first = await client.tokens();
    for (const _ of [1, 2, 3]) {
      client.platform.clock.advance(1_000);
      const { access_token } = (await (await client.refresh(first.refresh_token)).json()) as Tokens;
      expect(await client.use(access_token)).toBe(200);
    }
  });

  it.each([
    ['another client', { client_id: 'another' }, 'invalid_grant'],
    ['a scope that was not approved', { scope: 'account' }, 'invalid_scope'],
    ['an unknown scope', { scope: 'everything' }, 'invalid_scope'],
    ['another resource', { resource: 'https://other.example/' }, 'invalid_target'],
    ['a token of another form', { refresh_token: 'ref_x' }, 'invalid_grant'],
    ['an unknown token', { refresh_token: `ref_${'A'.repeat(65)}` }, 'invalid_grant'],
  ])('refuses a refresh with %s, which ends nothing', async (_, changes, error) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const tokens = await client.tokens({ scope: 'workspace:read' });
    expect(await errorOf(client.refresh(tokens.refresh_token, changes))).toEqual([400, error]);
    expect((await client.refresh(tokens.refresh_token, { scope: 'workspace:read' })).status).toBe(200);
  });

  it('says that a token allows more than the scope of a refresh, and refuses an unknown scope', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const { refresh_token } = await client.tokens();
    expect(await errorOf(client.refresh(refresh_token, { scope: 'everything' }))).toEqual([400, 'invalid_scope']);
    const { scope } = await jsonOf(client.refresh(refresh_token, { scope: 'account' }));
    expect(String(scope).split(' ')).toEqual(expect.arrayContaining(['account', 'workspace:control']));
  });

  it('ends with the session that the user ends', async () => {
    const platform = await running.platform();
    const client = await OauthClientUnderTest.register(platform);
    const tokens = await client.tokens();
    await platform.identity.users.remove('ada');
    expect(await client.use(tokens.access_token)).toBe(401);
    expect(await errorOf(client.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('obeys intents.maxSessionSeconds', async () => {
    const platform = await running.platform({ intents: { maxSessionSeconds: 60 } });
    const client = await OauthClientUnderTest.register(platform);
    const tokens = await client.tokens();
    expect(tokens.expires_in).toBe(60);
    platform.clock.advance(60_000);
    expect(await errorOf(client.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
  });
});

describe('an attack with refresh tokens fails', () => {
  it('refresh token reuse: ends the family from 10 seconds after the refresh on', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const first = await client.tokens();
    const second = (await (await client.refresh(first.refresh_token)).json()) as Tokens;
    client.platform.clock.advance(10_000);
    expect(await errorOf(client.refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await client.use(second.access_token)).toBe(401);
    expect(await errorOf(client.refresh(second.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('refresh token reuse: an older refresh token ends the family, also right after a refresh', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const first = await client.tokens();
    const second = (await (await client.refresh(first.refresh_token)).json()) as Tokens;
    client.platform.clock.advance(3_600_000);
    const third = (await (await client.refresh(second.refresh_token)).json()) as Tokens;
    expect(await errorOf(client.refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
    expect(await client.use(third.access_token)).toBe(401);
  });

  it('refresh token reuse: another client gets nothing within the 10 seconds', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const { refresh_token } = await client.tokens();
    await client.refresh(refresh_token);
    expect(await errorOf(client.refresh(refresh_token, { client_id: 'thief' }))).toEqual([400, 'invalid_grant']);
  });

  it('refresh token race: with oauth.refreshReuseSeconds 0, at most one refresh gets tokens, and the family ends', async () => {
    const client = await OauthClientUnderTest.register(await running.platform({ oauth: { refreshReuseSeconds: 0 } }));
    const { refresh_token } = await client.tokens();
    const responses = await Promise.all(Array.from({ length: 5 }, () => client.refresh(refresh_token)));
    const issued = await Promise.all(responses.filter(({ status }) => status === 200).map((each) => each.json()));
    expect(issued.length).toBeLessThanOrEqual(1);
    for (const tokens of issued as Tokens[]) expect(await client.use(tokens.access_token)).toBe(401);
  });
});
