import { describe, expect, it } from 'vitest';
import { type PlatformUnderTest, useRunning } from '../../running.ts';
import { errorOf, type Form, jsonOf, OauthClientUnderTest, post, type Tokens } from './oauth-client.ts';

const running = useRunning();
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';

const start = (platform: PlatformUnderTest, form: Form = { client_id: 'layout-assistant' }) =>
  post(`${platform.url}/oauth/device_authorization`, form);

async function startDevice(platform: PlatformUnderTest) {
  const codes = (await jsonOf(start(platform))) as Record<string, string>;
  const visit = await fetch(codes['verification_uri_complete'] ?? '', { redirect: 'manual' });
  const token = new URL(visit.headers.get('location') ?? '').searchParams.get('token') ?? '';
  const form = { grant_type: GRANT, device_code: codes['device_code'], client_id: 'layout-assistant' };
  const poll = (changes: Form = {}) => post(`${platform.url}/oauth/token`, { ...form, ...changes });
  return { codes, token, poll, client: new OauthClientUnderTest(platform, 'layout-assistant') };
}

describe('startDeviceAuthorization', () => {
  it('returns codes: pending, slow_down, then tokens after the approval', async () => {
    const platform = await running.platform();
    const { codes, token, poll, client } = await startDevice(platform);
    expect(codes).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[A-Z2-7]{4}-[A-Z2-7]{4}$/),
      verification_uri: `${platform.url}/auth/device`,
      verification_uri_complete: `${platform.url}/auth/device?user_code=${codes['user_code']}`,
      expires_in: 900,
      interval: 5,
    });
    expect(JSON.stringify(codes)).not.toContain(token);
    expect(await errorOf(poll())).toEqual([400, 'authorization_pending']);
    expect(await errorOf(poll())).toEqual([400, 'slow_down']);
    platform.clock.advance(5_000);
    expect(await errorOf(poll())).toEqual([400, 'authorization_pending']);
    expect(await client.decide(token)).toBeNull();
    const tokens = (await jsonOf(poll())) as unknown as Tokens;
    expect(await client.use(tokens.access_token)).toBe(200);
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200);
  });

  it('reports a denial and the expiry', async () => {
    const platform = await running.platform();
    const [denied, expired] = [await startDevice(platform), await startDevice(platform)];
    await denied.client.decide(denied.token, 'deny');
    expect(await errorOf(denied.poll())).toEqual([400, 'access_denied']);
    platform.clock.advance(15 * 60_000);
    expect(await errorOf(expired.poll())).toEqual([400, 'expired_token']);
  });

  it('binds the code to the client, and to one use, whose repetition ends the session', async () => {
    const platform = await running.platform();
    const { token, poll, client } = await startDevice(platform);
    await client.decide(token);
    expect(await errorOf(poll({ client_id: 'another' }))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(poll({ device_code: 'x' }))).toEqual([400, 'invalid_grant']);
    expect(await errorOf(poll({ device_code: undefined }))).toEqual([400, 'invalid_grant']);
    const tokens = (await jsonOf(poll())) as unknown as Tokens;
    expect(await client.use(tokens.access_token)).toBe(200);
    expect(await errorOf(poll())).toEqual([400, 'invalid_grant']);
    expect(await client.use(tokens.access_token)).toBe(401);
  });

  it('cannot be redeemed as an authorization code, nor the other way round', async () => {
    const platform = await running.platform();
    const { codes, token, client } = await startDevice(platform);
    await client.decide(token);
    expect(await errorOf(client.redeem(codes['device_code'] ?? ''))).toEqual([400, 'invalid_grant']);
    const web = await OauthClientUnderTest.register(platform);
    const form = { grant_type: GRANT, device_code: await web.approvedCode(), client_id: web.id };
    expect(await errorOf(post(`${platform.url}/oauth/token`, form))).toEqual([400, 'invalid_grant']);
  });

  it.each([
    ['no client', {}, 'invalid_request'],
    ['a forged client_id', { client_id: `eyJyIjpbXX0.${'A'.repeat(43)}` }, 'invalid_client'],
    ['a client_id with a private address', { client_id: 'https://127.0.0.1/client.json' }, 'invalid_client'],
    ['a client_id with NUL', { client_id: 'a\0b' }, 'invalid_request'],
    ['an unknown scope', { client_id: 'x', scope: 'everything' }, 'invalid_scope'],
    ['an unknown resource', { client_id: 'x', resource: 'https://other.example/mcp' }, 'invalid_target'],
  ])('refuses %s', async (_, form: Form, error) => {
    expect(await errorOf(start(await running.platform(), form))).toEqual([400, error]);
  });

  it('counts as a pending intent of the address', async () => {
    const platform = await running.platform({ intents: { maxPendingPerAddress: 1 } });
    await start(platform);
    expect((await start(platform)).status).toBe(429);
  });
});

describe('the page /auth/device', () => {
  const visit = (platform: PlatformUnderTest, code: string) =>
    fetch(`${platform.url}/auth/device?user_code=${encodeURIComponent(code)}`, { redirect: 'manual' });

  it('asks for the code, and takes it however it is written', async () => {
    const platform = await running.platform();
    expect(await (await fetch(`${platform.url}/auth/device`)).text()).toContain('Enter the code');
    const { user_code: code = '' } = (await jsonOf(start(platform))) as Record<string, string>;
    for (const written of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `]) {
      const response = await visit(platform, written);
      expect(response.headers.get('location')).toContain(`${platform.url}/auth/approve?token=`);
    }
  });

  it('allows 10 attempts per minute and address, and then not even the right code', async () => {
    const platform = await running.platform({ serve: { trustedProxies: ['127.0.0.1'] } });
    const { user_code: code = '' } = (await jsonOf(start(platform))) as Record<string, string>;
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await visit(platform, 'AAAA-AAAA')).status).toBe(404);
    expect((await visit(platform, code)).status).toBe(429);
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const elsewhere = await fetch(`${platform.url}/auth/device?user_code=${code}`, { headers, redirect: 'manual' });
    expect(elsewhere.status).toBe(302);
    platform.clock.advance(60_000);
    expect((await visit(platform, code)).status).toBe(302);
  });

  it('does not know a code that has expired', async () => {
    const platform = await running.platform();
    const { user_code: code = '' } = (await jsonOf(start(platform))) as Record<string, string>;
    platform.clock.advance(15 * 60_000);
    expect((await visit(platform, code)).status).toBe(404);
  });
});
