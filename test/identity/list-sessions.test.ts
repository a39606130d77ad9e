import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/identity/contract.ts';
import { useIdentity } from './server.ts';

describe('listSessions', () => {
  const start = useIdentity();

  it('lists browsers and applications, the newest first, and marks the one that asks', async () => {
    const { url, clock, loggedIn, approve } = await start();
    const page = await loggedIn();
    clock.advance(1_000);
    await approve('ada', 'Layout Assistant');
    clock.advance(1_000);
    await loggedIn();
    const response = await fetch(`${url}/auth/sessions`, { headers: page });
    const { sessions } = (await response.json()) as Schemas['SessionList'];
    expect(sessions.map(({ id, ...entry }) => entry)).toEqual([
      {
        kind: 'Browser',
        app_name: null,
        created_at: '2026-11-15T12:00:02.000Z',
        expires_at: '2026-11-16T00:00:02.000Z',
        current: false,
      },
      {
        kind: 'Application',
        app_name: 'Layout Assistant',
        created_at: '2026-11-15T12:00:01.000Z',
        expires_at: '2026-11-15T13:00:01.000Z',
        current: false,
      },
      {
        kind: 'Browser',
        app_name: null,
        created_at: '2026-11-15T12:00:00.000Z',
        expires_at: '2026-11-16T00:00:00.000Z',
        current: true,
      },
    ]);
  });

  it('shows nobody else’s, and none that are over', async () => {
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

  it('answers 401 to whoever is not logged in', async () => {
    const { url } = await start();
    expect((await fetch(`${url}/auth/sessions`)).status).toBe(401);
  });
});
