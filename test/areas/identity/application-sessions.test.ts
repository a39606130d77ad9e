import { describe, expect, it } from 'vitest';
import { problemOf } from '../../running.ts';
import { useIdentity } from './server.ts';

describe('application sessions', () => {
  const start = useIdentity();
  const session = (url: string, token: string, method = 'GET') =>
    fetch(`${url}/auth/session`, { method, headers: { authorization: `Bearer ${token}` } });

  it('are described to the bearer', async () => {
    const { url, identity, approve } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo'] });
    const response = await session(url, await approve('ada', 'Layout Assistant'));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'Application',
      app_name: 'Layout Assistant',
      created_at: '2026-11-15T12:00:00.000Z',
      expires_at: '2026-11-15T13:00:00.000Z',
      user: { name: 'ada', owners: ['demo'] },
    });
  });

  it('are ended by the bearer, one at a time', async () => {
    const { url, database, identity, approve } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo'] });
    const [one, other] = [await approve('ada'), await approve('ada')];
    expect((await session(url, one, 'DELETE')).status).toBe(204);
    expect(await problemOf(await session(url, one))).toMatchObject({ status: 401, name: 'unauthorized' });
    expect((await session(url, other)).status).toBe(200);
    const intents = await database.read({ text: 'select sealed_token from intents order by sealed_token', values: [] });
    expect(intents.filter(({ sealed_token }) => sealed_token !== null)).toHaveLength(1);
  });

  it('are refused if the token has expired, is unknown, or is a cookie or a key', async () => {
    const { url, clock, identity, loggedIn, approve } = await start();
    const { cookie = '' } = await loggedIn();
    const token = await approve('ada');
    const { key } = await identity.keys.create('demo');
    const wrong = [`tok_${'A'.repeat(43)}`, 'tok_', cookie.split('=')[1] ?? '', `tok_${cookie.split('=')[1]}`, key];
    for (const credential of wrong) expect((await session(url, credential)).status).toBe(401);
    clock.advance(3_600_000 - 1);
    expect((await session(url, token)).status).toBe(200);
    clock.advance(1);
    expect((await session(url, token)).status).toBe(401);
  });

  it('act only for the owners of their user', async () => {
    const { identity, approve } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo', 'acme'] });
    const caller = await identity.callers.findByBearer(await approve('ada'));
    if (!caller) throw new Error('the session is not found');
    expect(await identity.callers.mayActFor(caller, 'demo')).toBe(true);
    expect(await identity.callers.mayActFor(caller, 'acme')).toBe(true);
    expect(await identity.callers.mayActFor(caller, 'Demo')).toBe(false);
    expect(await identity.callers.mayActFor(caller, 'other')).toBe(false);
    await identity.users.remove('ada');
    expect(await identity.callers.mayActFor(caller, 'demo')).toBe(false);
  });
});
