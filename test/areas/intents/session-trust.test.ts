import { describe, expect, it } from 'vitest';
import { createIntent, linkIntent, useRunning } from '../../running.ts';
import { createApprovedSession } from './approved-session.ts';

describe('the session from an intent', () => {
  const running = useRunning();

  it('is separate from browser sessions [C-session-separate]', async () => {
    const { call, page, token } = await createApprovedSession(running);
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
    const { bearer, call, platform, token } = await createApprovedSession(running);
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
});
