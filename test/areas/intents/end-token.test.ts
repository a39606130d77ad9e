import { describe, expect, it } from 'vitest';
import { useRunning } from '../../running.ts';
import { createApprovedSession } from './approved-session.ts';
import { errorOf, OauthClientUnderTest, post } from './oauth-client.ts';

const running = useRunning();

describe('endToken', () => {
  it.each(['access_token', 'refresh_token'] as const)('ends the session of an %s', async (kind) => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const tokens = await client.tokens();
    const url = `${client.platform.url}/oauth/revoke`;
    const form = { token: tokens[kind], client_id: client.id, token_type_hint: 'refresh_token' };
    const response = await post(url, form, { origin: 'https://app.example' });
    expect([response.status, response.headers.get('access-control-allow-origin'), await response.text()]).toEqual([
      200,
      '*',
      '{}',
    ]);
    expect(await client.use(tokens.access_token)).toBe(401);
    expect(await errorOf(client.refresh(tokens.refresh_token))).toEqual([400, 'invalid_grant']);
    expect((await post(url, form)).status).toBe(200);
  });

  it('does nothing for an unknown token, and refuses the token of another client', async () => {
    const client = await OauthClientUnderTest.register(await running.platform());
    const tokens = await client.tokens();
    const url = `${client.platform.url}/oauth/revoke`;
    const forged = tokens.refresh_token.slice(0, -43) + 'A'.repeat(43);
    for (const token of ['x', `tok_${'A'.repeat(43)}`, `ref_${'A'.repeat(65)}`, forged]) {
      expect((await post(url, { token })).status).toBe(200);
    }
    for (const token of [tokens.access_token, tokens.refresh_token]) {
      expect(await errorOf(post(url, { token, client_id: 'another' }))).toEqual([400, 'invalid_grant']);
    }
    expect(await errorOf(post(url, {}))).toEqual([400, 'invalid_request']);
    expect(await client.use(tokens.access_token)).toBe(200);
  });

  it('ends the session of an intent, too', async () => {
    const { platform, token, bearer, call } = await createApprovedSession(running);
    expect((await post(`${platform.url}/oauth/revoke`, { token, client_id: 'any' })).status).toBe(200);
    expect((await call('/auth/session', bearer)).status).toBe(401);
  });
});
