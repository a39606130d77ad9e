import { describe, expect, it } from 'vitest';
import { problemOf } from '../../running.ts';
import { useIdentity } from './server.ts';

describe('getLogin', () => {
  const start = useIdentity();

  it('returns the user, the owners and the expiry of the session', async () => {
    const { url, loggedIn } = await start();
    const response = await fetch(`${url}/auth/me`, { headers: await loggedIn('ada', ['demo', 'acme', 'demo']) });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      user: { name: 'ada', owners: ['acme', 'demo'] },
      created_at: '2026-11-15T12:00:00.000Z',
      expires_at: '2026-11-16T00:00:00.000Z',
    });
  });

  it('answers 401 without a cookie, with an invalid one, and with a session token', async () => {
    const { url, loggedIn, approve } = await start();
    await loggedIn();
    const token = await approve('ada');
    const attempts: Record<string, string>[] = [
      {},
      { cookie: '__Host-annex_session=' },
      { cookie: `__Host-annex_session=${'A'.repeat(43)}` },
      { cookie: `__Host-annex_session=${token}` },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of attempts) {
      const response = await fetch(`${url}/auth/me`, { headers });
      expect(response.headers.get('www-authenticate')).toBe('Cookie realm="annex"');
      expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
    }
  });
});
