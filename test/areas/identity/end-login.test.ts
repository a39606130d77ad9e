import { describe, expect, it } from 'vitest';
import { problemOf } from '../../running.ts';
import { useIdentity } from './server.ts';

describe('endLogin', () => {
  const start = useIdentity();
  const logout = (url: string, headers: Record<string, string>) =>
    fetch(`${url}/auth/logout`, { method: 'POST', headers });

  it('ends the session and deletes the cookie', async () => {
    const { url, loggedIn } = await start();
    const page = await loggedIn();
    const response = await logout(url, page);
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBe(
      '__Host-annex_session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
    );
    expect((await fetch(`${url}/auth/me`, { headers: page })).status).toBe(401);
    expect(await problemOf(await logout(url, page))).toMatchObject({ status: 401, name: 'unauthorized' });
  });

  it('does not end application sessions', async () => {
    const { url, loggedIn, approve } = await start();
    const page = await loggedIn();
    const authorization = `Bearer ${await approve('ada')}`;
    expect((await logout(url, page)).status).toBe(204);
    expect((await fetch(`${url}/auth/session`, { headers: { authorization } })).status).toBe(200);
  });

  it('answers 403 to a page of another origin, and 401 without a session', async () => {
    const { url, loggedIn } = await start();
    const page = await loggedIn();
    const foreign = await logout(url, { ...page, origin: 'https://elsewhere.example' });
    expect(await problemOf(foreign)).toMatchObject({ status: 403, name: 'cross-site-request' });
    expect((await fetch(`${url}/auth/me`, { headers: page })).status).toBe(200);
    expect(await problemOf(await logout(url, {}))).toMatchObject({ status: 401 });
  });
});
