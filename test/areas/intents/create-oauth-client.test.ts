import { describe, expect, it } from 'vitest';
import { type PlatformUnderTest, sending, useRunning } from '../../running.ts';
import { errorOf, jsonOf } from './oauth-client.ts';

const running = useRunning();

const register = ({ url }: PlatformUnderTest, body: object, headers = {}) =>
  fetch(`${url}/oauth/register`, sending('POST', body, headers));

describe('createOauthClient', () => {
  it('returns a public client, the same after a restart and on every node', async () => {
    const platform = await running.platform();
    const metadata = { client_name: 'Layout Assistant', redirect_uris: ['http://127.0.0.1/callback'], logo_uri: 'x' };
    const body = { ...metadata, token_endpoint_auth_method: 'client_secret_basic' };
    const response = await register(platform, body, { origin: 'https://app.example' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
    const client = await jsonOf(response);
    expect(client).toMatchObject({
      client_name: 'Layout Assistant',
      redirect_uris: ['http://127.0.0.1/callback'],
      token_endpoint_auth_method: 'none',
      client_id_issued_at: platform.clock.now() / 1_000,
    });
    expect(client).not.toHaveProperty('client_secret');
    const other = await running.platform({ database: platform.database });
    const elsewhere = await jsonOf(register(other, metadata));
    expect(elsewhere['client_id']).toBe(client['client_id']);
  });

  it.each([
    'https://assistant.example/callback?tenant=1',
    'http://localhost:8787/callback',
    'http://127.0.0.1:1/',
    'http://[::1]/callback',
    'com.example.assistant:/callback',
    'cursor://assistant/callback',
  ])('accepts the redirect URI %s', async (uri) => {
    expect((await register(await running.platform(), { redirect_uris: [uri] })).status).toBe(201);
  });

  it.each([
    'http://assistant.example/callback',
    'http://127.0.0.1.attacker.example/',
    'http://localhost@attacker.example/',
    'https://user@assistant.example/',
    'https://assistant.example/callback#fragment',
    'https://assistant.example/call back',
    'https://assistant.example\\@attacker.example/',
    'javascript:alert(1)//',
    'javascript://assistant.example/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'unknown://assistant/callback',
    '/callback',
    'https://',
  ])('refuses the redirect URI %s', async (uri) => {
    const response = register(await running.platform(), { redirect_uris: ['https://assistant.example/', uri] });
    expect(await errorOf(response)).toEqual([400, 'invalid_redirect_uri']);
  });

  it('refuses metadata that would not fit into a URL, or is not metadata', async () => {
    const platform = await running.platform();
    const long = Array.from({ length: 2 }, (_, index) => `https://assistant.example/${index}${'a'.repeat(900)}`);
    expect(await errorOf(register(platform, { redirect_uris: long }))).toEqual([400, 'invalid_client_metadata']);
    expect(await errorOf(register(platform, { redirect_uris: 'x' }))).toEqual([400, 'invalid_request']);
    expect((await register(platform, { client_name: 'x'.repeat(20_000) })).status).toBe(413);
  });

  it('shortens and cleans the name', async () => {
    const platform = await running.platform();
    const client = await jsonOf(register(platform, { client_name: `\u202eevil\u0000\n${'🙂'.repeat(200)}` }));
    expect(client['client_name']).toBe(`evil${'🙂'.repeat(96)}`);
    expect(await jsonOf(register(platform, { client_name: '\u0007' }))).not.toHaveProperty('client_name');
  });

  it.each([
    ['invisible characters', 'Lay\u200bout\u00ad \u3164Assis\ufefftant\u{e0041}', 'Layout Assistant'],
    ['wide and styled letters', 'Ｌａｙｏｕｔ \u{1d400}ssistant', 'Layout Assistant'],
    ['other spaces', 'Layout\u00a0\u2003Assistant\u2800', 'Layout Assistant'],
    ['letters of two alphabets in a word', 'L\u0430y\u043eut \u0410ssistant', 'Layout Assistant'],
    ['another alphabet', 'Помощник', 'Помощник'],
    ['stacked marks', `A${'\u0301'.repeat(20)}`, 'Á\u0301\u0301'],
  ])('cleans a name with %s', async (_, client_name, expected) => {
    expect((await jsonOf(register(await running.platform(), { client_name })))['client_name']).toBe(expected);
  });
});
