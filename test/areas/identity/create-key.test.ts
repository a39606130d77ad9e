import { describe, expect, it } from 'vitest';
import { problemOf, sending } from '../../running.ts';
import { type IdentityUnderTest, useIdentity } from './server.ts';

interface Created {
  readonly id: string;
  readonly key: string;
}

describe('createKey', () => {
  const start = useIdentity();
  const create = ({ url }: IdentityUnderTest, headers: Record<string, string>, body: object) =>
    fetch(`${url}/auth/keys`, sending('POST', body, headers));

  it('answers 201 with a working key, which no other response and no log line contains', async () => {
    const server = await start();
    const headers = await server.loggedIn('ada', ['acme', 'demo']);
    const response = await create(server, headers, { owner: 'acme', name: 'build <server>', unknown: 1 });
    expect(response.status).toBe(201);
    const { key, ...created } = (await response.json()) as Created;
    const now = new Date(server.clock.now()).toISOString();
    const expected = {
      id: created.id,
      owner: 'acme',
      name: 'build <server>',
      user: null,
      created_at: now,
      expires_at: null,
    };
    expect(created).toEqual(expected);
    expect(await server.identity.callers.findByKey(key)).toMatchObject({ owner: 'acme', keyId: created.id });
    for (const path of ['/auth/keys', '/account']) {
      const text = await (await fetch(server.url + path, { headers })).text();
      expect(text).toContain(created.id);
      expect(text).not.toContain(key);
    }
    expect(server.log.join('')).not.toContain(key);
    const rows = await server.database.read({ text: 'select * from api_keys', values: [] });
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('limits the key to scopes and a lifetime', async () => {
    const server = await start();
    const headers = await server.loggedIn();
    const body = { owner: 'demo', scopes: ['paste:read', 'account'], max_age: 60 };
    const created = (await (await create(server, headers, body)).json()) as Created;
    const expires_at = new Date(server.clock.now() + 60_000).toISOString();
    expect(created).toMatchObject({ scopes: ['paste:read', 'account'], expires_at });
    expect(await (await fetch(`${server.url}/auth/keys`, { headers })).json()).toMatchObject({
      keys: [{ id: created.id, scopes: ['paste:read', 'account'], expires_at }],
    });
    expect(await server.identity.callers.findByKey(created.key)).toMatchObject({ scopes: ['paste:read', 'account'] });
    const page = async () => (await fetch(`${server.url}/account`, { headers })).text();
    expect(await page()).toContain('<dd>See your pasted screenshots · See your name and your owners</dd>');
    expect(await page()).not.toContain('>expired<');
    server.clock.advance(60_000);
    expect(await page()).toContain('>expired<');
    await expect(server.identity.callers.findByKey(created.key)).rejects.toThrow('This API key expired');
  });

  it('creates a key that names the user, if it is personal [D-auth-key-user]', async () => {
    const server = await start();
    const headers = await server.loggedIn('ada', ['acme', 'demo']);
    const ada = await server.identity.users.get('ada');
    const body = { owner: 'acme', name: 'laptop', personal: true };
    const created = (await (await create(server, headers, body)).json()) as Created;
    expect(created).toMatchObject({ user: 'ada' });
    expect(await server.identity.callers.findByKey(created.key)).toMatchObject({ owner: 'acme', userId: ada.id });
    expect(await (await fetch(`${server.url}/auth/keys`, { headers })).json()).toMatchObject({
      keys: [{ user: 'ada' }],
    });
    expect(await (await fetch(`${server.url}/account`, { headers })).text()).toContain('<dd><bdi>ada</bdi></dd>');
    const events = await server.identity.audit.list(ada.id);
    const event = events.find(({ action }) => action === 'key-created'); // the login has the same time
    expect(event).toMatchObject({ action: 'key-created', who: 'ada', detail: 'laptop of acme for ada' });
    const other = (await (await create(server, headers, { owner: 'acme', personal: false })).json()) as Created;
    expect(other).toMatchObject({ user: null });
    expect((await server.identity.callers.findByKey(other.key))?.userId).toBeUndefined();
  });

  it('refuses an owner that the user does not belong to, also one that exists', async () => {
    const server = await start();
    await server.loggedIn('grace', ['navy']);
    const headers = await server.loggedIn('ada', ['demo']);
    for (const owner of ['navy', 'nobody', 'DEMO', 'demo.']) {
      const response = await create(server, headers, { owner });
      expect(await problemOf(response)).toMatchObject({ status: 403, name: 'not-a-member' });
    }
    expect(await server.identity.keys.list()).toEqual([]);
  });

  it.each([
    [{}, '/body/owner'],
    [{ owner: 'a/b' }, '/body/owner'],
    [{ owner: 'demo', name: '' }, '/body/name'],
    [{ owner: 'demo', name: 'x'.repeat(101) }, '/body/name'],
    [{ owner: 'demo', name: 'a\u202eb' }, '/body/name'],
    [{ owner: 'demo', name: 'a\nb' }, '/body/name'],
    [{ owner: 'demo', name: 5 }, '/body/name'],
    [{ owner: 'demo', scopes: [] }, '/body/scopes'],
    [{ owner: 'demo', scopes: ['everything'] }, '/body/scopes/0'],
    [{ owner: 'demo', max_age: 0 }, '/body/max_age'],
  ])('refuses %j with 400', async (body, pointer) => {
    const server = await start();
    const response = await create(server, await server.loggedIn(), body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ pointer }] });
  });

  it('accepts 100 characters of any language, also emoji', async () => {
    const server = await start();
    const headers = await server.loggedIn();
    for (const name of ['🔑'.repeat(100), '👩‍💻 Ada’s laptop', 'مفتاح']) {
      const response = await create(server, headers, { owner: 'demo', name });
      expect(response.status).toBe(201);
      expect(await response.json()).toMatchObject({ name });
    }
  });

  it('limits the keys of an owner, also of one who creates and revokes them again and again', async () => {
    const server = await start({ settings: { maxKeysPerOwner: 3 } });
    const headers = await server.loggedIn('ada', ['acme', 'demo']);
    await server.identity.keys.create('demo', 'of the operator');
    const first = (await (await create(server, headers, { owner: 'demo' })).json()) as Created;
    expect((await create(server, headers, { owner: 'demo' })).status).toBe(201);
    const full = { status: 409, name: 'too-many-keys' };
    expect(await problemOf(await create(server, headers, { owner: 'demo' }))).toMatchObject(full);
    await server.identity.keys.revoke(first.id);
    expect(await problemOf(await create(server, headers, { owner: 'demo' }))).toMatchObject(full);
    expect((await create(server, headers, { owner: 'acme' })).status).toBe(201);
    server.clock.advance(43_100_000);
    expect((await create(server, headers, { owner: 'demo' })).status).toBe(409);
    server.clock.advance(43_400_000);
    expect((await create(server, await server.loggedIn(), { owner: 'demo' })).status).toBe(201);
  });

  it('refuses other sites, keys, and session tokens', async () => {
    const server = await start();
    const headers = await server.loggedIn();
    const crossSite = await create(server, { ...headers, origin: 'https://evil.example' }, { owner: 'demo' });
    expect(await problemOf(crossSite)).toMatchObject({ status: 403, name: 'cross-site-request' });
    const { origin: _, ...withoutOrigin } = headers;
    expect((await create(server, withoutOrigin, { owner: 'demo' })).status).toBe(403);
    const { key } = await server.identity.keys.create('demo');
    const token = await server.approve('ada');
    for (const secret of [key, token]) {
      const response = await create(server, { authorization: `Bearer ${secret}` }, { owner: 'demo' });
      expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
    }
    expect(await server.identity.keys.list()).toHaveLength(1);
  });
});
