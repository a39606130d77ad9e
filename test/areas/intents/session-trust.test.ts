import { beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/intents/contract.ts';
import { createIntent, linkIntent, type PlatformUnderTest, useRunning } from '../../running.ts';

const running = useRunning();
const TOKEN = /^tok_[A-Za-z0-9_-]{43}$/;

let platform: PlatformUnderTest;
let page: Record<string, string>;
let bearer: Record<string, string>;
let token: string;
beforeEach(async () => {
  platform = await running.platform();
  page = await platform.login();
  const intent = await createIntent(platform, { app_name: 'Layout Assistant' });
  await linkIntent(platform, intent.token, page);
  token = ((await (await fetch(intent.updates_url)).json()) as Schemas['AuthenticatedStatus']).session_token;
  bearer = { authorization: `Bearer ${token}` };
});

const call = (path: string, headers: Record<string, string>, method = 'GET'): Promise<Response> =>
  fetch(platform.url + path, { method, headers });

describe('the session from an intent: getSession and endSession', () => {
  it('is of kind Application, has a tok_ token as Bearer, and returns the user [C-session-application] [C-session-token-format] [C-session-token-use] [C-session-token-bearer] [C-state-link-session]', async () => {
    expect(token).toMatch(TOKEN);
    const session = await call('/auth/session', bearer);
    expect(session.status).toBe(200);
    expect(await session.json()).toEqual({
      id: expect.any(String),
      kind: 'Application',
      app_name: 'Layout Assistant',
      created_at: '2026-11-15T12:00:00.000Z',
      expires_at: '2027-02-13T12:00:00.000Z',
      user: { name: 'ada', owners: ['demo'] },
    });
  });

  it('is separate from browser sessions [C-session-separate]', async () => {
    const secret = (page['cookie'] ?? '').replace(/^[^=]*=/, '');
    expect((await call('/auth/session', page)).status).toBe(401);
    for (const wrong of [secret, `tok_${secret}`]) {
      expect((await call('/auth/session', { authorization: `Bearer ${wrong}` })).status).toBe(401);
    }
    for (const value of [token, token.slice(4)]) {
      expect((await call('/auth/me', { cookie: `__Host-annex_session=${value}` })).status).toBe(401);
    }
  });

  it('cannot approve intents, log in or list sessions [C-session-trust] [C-link-not-third-party]', async () => {
    const other = await createIntent(platform);
    const origin = platform.url;
    for (const headers of [bearer, { ...bearer, origin }, { cookie: `__Host-annex_session=${token}`, origin }]) {
      expect((await linkIntent(platform, other.token, headers)).status).toBe(401);
      expect((await call('/auth/sessions', headers)).status).toBe(401);
      expect((await call('/auth/me', headers)).status).toBe(401);
      expect((await call('/auth/logout', headers, 'POST')).status).toBe(401);
    }
    const after = await call(`/auth/intents/${other.token}`, {});
    expect(await after.json()).toMatchObject({ completed: false });
  });

  it('ends with DELETE: token and status stop working, the browser stays logged in [C-session-fields]', async () => {
    expect((await call('/auth/session', bearer, 'DELETE')).status).toBe(204);
    expect((await call('/auth/session', bearer)).status).toBe(401);
    expect((await call('/auth/session', bearer, 'DELETE')).status).toBe(401);
    expect((await call('/auth/me', page)).status).toBe(200);
  });

  it.each([
    ['ended', () => call('/auth/session', bearer, 'DELETE')],
    ['expired', () => platform.clock.advance(7_776_000_000)],
    ['of a user who was removed', () => platform.identity.users.remove('ada')],
  ])('gets 401 with the Bearer challenge when it is %s', async (_, end) => {
    await end();
    const response = await call('/auth/session', bearer);
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="annex"']);
  });

  it('gets 401 with the Bearer challenge for an unknown or malformed token', async () => {
    for (const authorization of [`Bearer tok_${'A'.repeat(43)}`, 'Bearer x', 'Bearer', 'Basic YTpi', token]) {
      const response = await call('/auth/session', { authorization });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="annex"']);
    }
  });
});
