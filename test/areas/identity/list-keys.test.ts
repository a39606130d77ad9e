import { describe, expect, it } from 'vitest';
import { problemOf } from '../../running.ts';
import { useIdentity } from './server.ts';

describe('listKeys', () => {
  const start = useIdentity();

  it('lists the active keys of all owners of the user, with the time of last use, and of no one else', async () => {
    const { url, identity, clock, loggedIn } = await start();
    const headers = await loggedIn('ada', ['acme', 'demo']);
    const demo = await identity.keys.create('demo');
    clock.advance(1_000);
    const acme = await identity.keys.create('acme', 'build server');
    await identity.keys.create('navy', 'of another owner');
    await identity.keys.revoke((await identity.keys.create('demo', 'revoked')).id);
    await identity.callers.findByKey(demo.key);
    await identity.keys.create('navy'); // a write in the same queue: the time of last use is stored after it
    const now = new Date(clock.now()).toISOString();
    const response = await fetch(`${url}/auth/keys`, { headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      keys: [
        {
          id: acme.id,
          owner: 'acme',
          name: 'build server',
          user: null,
          created_at: now,
          expires_at: null,
          last_used_at: null,
        },
        {
          id: demo.id,
          owner: 'demo',
          name: null,
          user: null,
          created_at: demo.created_at,
          expires_at: null,
          last_used_at: now,
        },
      ],
    });
  });

  it('needs a browser session', async () => {
    const { url, identity, loggedIn, approve } = await start();
    await loggedIn();
    const { key } = await identity.keys.create('demo');
    for (const secret of ['', key, await approve('ada')]) {
      const response = await fetch(`${url}/auth/keys`, {
        headers: secret ? { authorization: `Bearer ${secret}` } : {},
      });
      expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
    }
  });
});
