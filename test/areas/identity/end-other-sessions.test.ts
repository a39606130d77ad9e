import { describe, expect, it } from 'vitest';
import { problemOf } from '../../running.ts';
import { type IdentityUnderTest, useIdentity } from './server.ts';

describe('endOtherSessions', () => {
  const start = useIdentity();
  const end = ({ url }: IdentityUnderTest, headers: Record<string, string>, query = '') =>
    fetch(`${url}/auth/sessions${query}`, { method: 'DELETE', headers });
  const statusOf = async ({ url }: IdentityUnderTest, headers: Record<string, string>) =>
    (await fetch(`${url}/auth/me`, { headers })).status;
  const open = async (server: IdentityUnderTest) => {
    const [own, other] = [await server.loggedIn(), await server.loggedIn()];
    const token = await server.approve('ada', 'Layout Assistant');
    return { own, other, application: { authorization: `Bearer ${token}` } };
  };
  const sessionStatus = async ({ url }: IdentityUnderTest, headers: Record<string, string>) =>
    (await fetch(`${url}/auth/session`, { headers })).status;

  it('ends all sessions of the user but the current one, and none of other users', async () => {
    const server = await start();
    const { own, other, application } = await open(server);
    const grace = await server.loggedIn('grace');
    expect((await end(server, own)).status).toBe(204);
    expect(await statusOf(server, own)).toBe(200);
    expect(await statusOf(server, other)).toBe(401);
    expect(await sessionStatus(server, application)).toBe(401);
    expect(await statusOf(server, grace)).toBe(200);
    const events = await server.identity.audit.list(null);
    expect(events).toContainEqual(expect.objectContaining({ action: 'session-ended', detail: 'all others' }));
    expect((await end(server, own)).status).toBe(204);
  });

  it('ends only browsers, or only applications', async () => {
    const server = await start();
    const { own, other, application } = await open(server);
    expect((await end(server, own, '?kind=Application')).status).toBe(204);
    expect([await statusOf(server, other), await sessionStatus(server, application)]).toEqual([200, 401]);
    const later = { authorization: `Bearer ${await server.approve('ada')}` };
    expect((await end(server, own, '?kind=Browser')).status).toBe(204);
    expect([await statusOf(server, other), await sessionStatus(server, later)]).toEqual([401, 200]);
  });

  it('notifies streams of the ended sessions', async () => {
    const server = await start();
    const { own, other } = await open(server);
    const caller = await server.identity.callers.findByCookie(
      `${other['cookie']?.split('=')[1]}.${other['annex-proof']}`,
    );
    if (!caller) throw new Error('no session');
    const ended = new Promise<void>((resolve) => server.identity.callers.watch(caller, resolve));
    await end(server, own);
    await ended;
  });

  it('refuses an unknown kind, other sites, and callers without a browser session', async () => {
    const server = await start();
    const { own, other, application } = await open(server);
    const unknown = await problemOf(await end(server, own, '?kind=Robot'));
    expect(unknown).toMatchObject({ status: 400, name: 'invalid-request' });
    for (const origin of ['https://evil.example', 'null', server.url.replace('127.0.0.1', 'localhost')]) {
      const crossSite = await problemOf(await end(server, { ...own, origin }));
      expect(crossSite).toMatchObject({ status: 403, name: 'cross-site-request' });
    }
    const fromElsewhere = { ...own, 'sec-fetch-site': 'same-site' };
    expect((await end(server, fromElsewhere)).status).toBe(403);
    expect((await end(server, application)).status).toBe(401);
    expect(await statusOf(server, other)).toBe(200);
  });
});
