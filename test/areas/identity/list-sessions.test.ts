import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { problemOf } from '../../requests.ts';
import { useIdentity } from './server.ts';

describe('listSessions', () => {
  const start = useIdentity();

  it('lists browsers and applications, newest first, and marks the current session', async () => {
    const { url, clock, loggedIn, approve } = await start();
    const page = await loggedIn();
    clock.advance(1_000);
    await approve('ada', 'Layout Assistant');
    clock.advance(1_000);
    await loggedIn();
    clock.advance(1_000);
    const response = await fetch(`${url}/auth/sessions`, { headers: page });
    const { sessions } = (await response.json()) as Schemas['SessionList'];
    expect(sessions.map(({ id, ...entry }) => entry)).toEqual([
      {
        kind: 'Browser',
        app_name: null,
        created_at: '2026-11-15T12:00:02.000Z',
        expires_at: '2026-11-16T00:00:02.000Z',
        last_used_at: null,
        address: '127.0.0.1',
        current: false,
      },
      {
        kind: 'Application',
        app_name: 'Layout Assistant',
        created_at: '2026-11-15T12:00:01.000Z',
        expires_at: '2026-11-15T13:00:01.000Z',
        last_used_at: null,
        address: '203.0.113.7',
        current: false,
      },
      {
        kind: 'Browser',
        app_name: null,
        created_at: '2026-11-15T12:00:00.000Z',
        expires_at: '2026-11-16T00:00:00.000Z',
        last_used_at: expect.toBeOneOf([null, '2026-11-15T12:00:03.000Z']),
        address: '127.0.0.1',
        current: true,
      },
    ]);
  });

  it('returns pages, also of sessions that were created at the same time', async () => {
    const { url, loggedIn, clock } = await start();
    const headers = await loggedIn();
    await loggedIn();
    clock.advance(1_000);
    for (let more = 0; more < 3; more++) await loggedIn();
    const address = `${url}/auth/sessions`;
    const all = (await (await fetch(address, { headers })).json()) as Schemas['SessionList'];
    expect([all.sessions.length, all.next]).toEqual([5, null]);
    const pages: Schemas['SessionList'][] = [];
    for (let next: string | null = '?limit=2'; next; next = pages.at(-1)?.next ?? null) {
      pages.push((await (await fetch(new URL(next, address), { headers })).json()) as Schemas['SessionList']);
    }
    expect(pages.map(({ sessions }) => sessions.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ sessions }) => sessions.map(({ id }) => id))).toEqual(all.sessions.map(({ id }) => id));
    expect(await problemOf(await fetch(`${address}?cursor=x`, { headers }))).toMatchObject({
      pointers: ['/query/cursor'],
    });
  });

  it('returns the time of last use to the minute, without a write per request', async () => {
    const { url, clock, loggedIn, written } = await start();
    const headers = await loggedIn();
    const lastUsed = async () => {
      const response = await fetch(`${url}/auth/sessions`, { headers });
      return ((await response.json()) as Schemas['SessionList']).sessions[0]?.last_used_at;
    };
    const writes = () => written.filter((text) => text.includes('set last_used_at =')).length;
    clock.advance(1_000);
    await lastUsed();
    await expect.poll(lastUsed).toBe('2026-11-15T12:00:01.000Z');
    clock.advance(59_999);
    for (let call = 0; call < 20; call += 1) expect(await lastUsed()).toBe('2026-11-15T12:00:01.000Z');
    expect(writes()).toBe(1);
    clock.advance(1);
    await lastUsed();
    await expect.poll(lastUsed).toBe('2026-11-15T12:01:01.000Z');
    expect(writes()).toBe(2);
  });

  it('lists no sessions of other users and no expired ones', async () => {
    const { url, clock, loggedIn, approve } = await start();
    await loggedIn('grace');
    await loggedIn('ada');
    await approve('ada');
    clock.advance(12 * 60 * 60_000);
    const response = await fetch(`${url}/auth/sessions`, { headers: await loggedIn('ada') });
    expect(((await response.json()) as Schemas['SessionList']).sessions).toMatchObject([
      { kind: 'Browser', current: true },
    ]);
  });

  it('answers 401 without a session', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/auth/sessions`)).status).toBe(401);
  });
});
