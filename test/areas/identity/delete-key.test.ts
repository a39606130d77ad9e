import { describe, expect, it } from 'vitest';
import { problemOf } from '../../running.ts';
import { type IdentityUnderTest, useIdentity } from './server.ts';

describe('deleteKey', () => {
  const start = useIdentity();
  const remove = ({ url }: IdentityUnderTest, id: string, headers: Record<string, string>) =>
    fetch(`${url}/auth/keys/${id}`, { method: 'DELETE', headers });

  it('revokes a key of one of the user’s owners, whoever created it, with effect from the next request', async () => {
    const server = await start();
    const headers = await server.loggedIn();
    const { id, key } = await server.identity.keys.create('demo');
    expect((await remove(server, id, headers)).status).toBe(204);
    expect(await server.identity.callers.findByKey(key)).toBeNull();
    const again = await problemOf(await remove(server, id, headers));
    expect(again).toMatchObject({ status: 404, name: 'key-not-found' });
  });

  it('answers 404 for a key of another owner, which continues to work', async () => {
    const server = await start();
    const headers = await server.loggedIn('ada', ['demo']);
    const { id, key } = await server.identity.keys.create('navy');
    for (const other of [id, key, 'x', '%00', crypto.randomUUID()]) {
      const response = await remove(server, other, headers);
      expect(await problemOf(response)).toMatchObject({ status: 404, name: 'key-not-found' });
    }
    expect(await server.identity.callers.findByKey(key)).not.toBeNull();
  });

  it('refuses other sites, keys, session tokens and a long id', async () => {
    const server = await start();
    const headers = await server.loggedIn();
    const { id, key } = await server.identity.keys.create('demo');
    const crossSite = await remove(server, id, { ...headers, origin: 'https://evil.example' });
    expect(await problemOf(crossSite)).toMatchObject({ status: 403, name: 'cross-site-request' });
    for (const secret of [key, await server.approve('ada')]) {
      expect((await remove(server, id, { authorization: `Bearer ${secret}` })).status).toBe(401);
    }
    expect((await remove(server, 'x'.repeat(65), headers)).status).toBe(400);
    expect(await server.identity.callers.findByKey(key)).not.toBeNull();
  });
});
