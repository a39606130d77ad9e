import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/workspace/operations.ts';
import { problemOf } from '../../running.ts';
import { type IdentityUnderTest, useIdentity } from './server.ts';

describe('API keys', () => {
  const start = useIdentity();
  /** An operation that is not implemented here: it answers 501 to an authenticated caller. */
  const path = operations.getScreenshotStatus.path.replace('{owner}', 'demo').replace('{repo}', 'rover');
  const call = ({ url }: IdentityUnderTest, key: string) => fetch(`${url}${path}`, { headers: { 'x-api-key': key } });

  it('have the form ak_ and 43 characters, and authenticate a caller', async () => {
    const server = await start();
    const { key, owner } = await server.identity.keys.create('demo', 'build server');
    expect(key).toMatch(/^ak_[A-Za-z0-9_-]{43}$/);
    expect(owner).toBe('demo');
    expect((await call(server, key)).status).toBe(501);
  });

  it('are refused with 401 if they do not exist', async () => {
    const server = await start();
    const { key } = await server.identity.keys.create('demo');
    for (const wrong of [`ak_${'A'.repeat(43)}`, 'ak_', 'x', `${key}A`, key.slice(3), `${key.slice(0, -1)}!`]) {
      const response = await call(server, wrong);
      expect(response.headers.get('www-authenticate')).toContain('realm="annex"');
      expect(await problemOf(response)).toMatchObject({ status: 401, name: 'unauthorized' });
    }
  });

  it('are refused with 401 from the first request after revocation', async () => {
    const server = await start();
    const [one, other] = [await server.identity.keys.create('demo'), await server.identity.keys.create('demo')];
    expect((await call(server, one.key)).status).toBe(501);
    await server.identity.keys.revoke(one.id);
    expect(await problemOf(await call(server, one.key))).toMatchObject({ status: 401, name: 'unauthorized' });
    expect((await call(server, other.key)).status).toBe(501);
    await expect(server.identity.keys.revoke(one.id)).rejects.toMatchObject({ code: 'no-such-key' });
  });

  it('give the same result for many requests at once, also as a Bearer token', async () => {
    const server = await start();
    const { id, key } = await server.identity.keys.create('demo');
    const asBearer = () => fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    const burst = async () => {
      const both = Array.from({ length: 20 }, () => [call(server, key), asBearer()]).flat();
      const statuses = (await Promise.all(both)).map(({ status }) => status);
      return {
        keys: new Set(statuses.filter((_, index) => index % 2 === 0)),
        bearers: new Set(statuses.filter((_, index) => index % 2)),
      };
    };
    expect(await burst()).toEqual({ keys: new Set([501]), bearers: new Set([501]) });
    await server.identity.keys.revoke(id);
    expect(await burst()).toEqual({ keys: new Set([401]), bearers: new Set([401]) });
  });

  it('have all scopes if they were created without [D-auth-all-scopes]', async () => {
    const { identity } = await start();
    const caller = await identity.callers.findByKey((await identity.keys.create('demo')).key);
    expect(caller).toMatchObject({ owner: 'demo' });
    expect([caller?.scopes, caller?.expiresAt]).toEqual([undefined, undefined]);
    const limited = await identity.keys.create('demo', null, { scopes: ['account'] });
    expect(await identity.callers.findByKey(limited.key)).toMatchObject({ scopes: ['account'] });
  });

  it('are refused with 401 and the reason from their expiry on [D-auth-expired]', async () => {
    const server = await start();
    const { key, id } = await server.identity.keys.create('demo', 'ci', { lifetimeMs: 60_000 });
    const expiry = new Date(server.clock.now() + 60_000).toISOString();
    server.clock.advance(59_999);
    expect((await call(server, key)).status).toBe(501);
    server.clock.advance(1);
    const expired = await call(server, key);
    expect(expired.headers.get('www-authenticate')).toContain('error="invalid_token"');
    expect(await problemOf(expired)).toMatchObject({
      status: 401,
      name: 'unauthorized',
      detail: `This API key expired at ${expiry}. Create a new one with annex keys create.`,
    });
    expect(await Promise.all([call(server, key), call(server, key)].map(async (each) => (await each).status))).toEqual([
      401, 401,
    ]);
    await server.identity.keys.revoke(id);
    expect((await problemOf(await call(server, key))).detail ?? '').not.toContain('expired at');
  });

  it('act only for their own owner', async () => {
    const { identity } = await start();
    const caller = await identity.callers.findByKey((await identity.keys.create('demo')).key);
    if (!caller) throw new Error('the key is not found');
    expect(await identity.callers.mayActFor(caller, 'demo')).toBe(true);
    expect(await identity.callers.mayActFor(caller, 'acme')).toBe(false);
  });

  it('are revoked with the user that they name, or when that user loses the owner [D-auth-key-user-gone]', async () => {
    const { identity } = await start();
    const user = await identity.users.add({ name: 'ada', owners: ['acme', 'demo'] });
    const [acme, demo] = [
      await identity.keys.create('acme', 'one', { user }),
      await identity.keys.create('demo', 'two', { user }),
    ];
    const ofOwner = await identity.keys.create('acme', 'three');
    const isFound = async ({ key }: { key: string }) => (await identity.callers.findByKey(key)) !== null;
    const found = () => Promise.all([acme, demo, ofOwner].map(isFound));
    const ended = Promise.withResolvers<void>();
    const caller = await identity.callers.findByKey(acme.key);
    if (caller) identity.callers.watch(caller, ended.resolve);
    expect(await found()).toEqual([true, true, true]);
    await identity.users.setOwners('ada', ['demo']);
    await ended.promise; // streams of the key end, too
    expect(await found()).toEqual([false, true, true]);
    await identity.users.remove('ada');
    expect(await found()).toEqual([false, false, true]);
    const active = (await identity.keys.list()).filter(({ revoked_at }) => revoked_at === null);
    expect(active).toMatchObject([{ id: ofOwner.id, user: null }]);
  });

  it('name only a user who belongs to their owner [D-auth-key-user]', async () => {
    const { identity } = await start();
    const user = await identity.users.add({ name: 'ada', owners: ['acme'] });
    await expect(identity.keys.create('demo', null, { user })).rejects.toThrow("'ada' does not belong to 'demo'");
    expect(await identity.keys.list()).toEqual([]);
  });

  it('cannot belong to an owner with an invalid name', async () => {
    const { identity } = await start();
    for (const owner of ['', 'a/b', '.hidden', 'x'.repeat(101), 'demo\n']) {
      await expect(identity.keys.create(owner)).rejects.toMatchObject({ code: 'bad-owner' });
    }
  });
});

describe('the time of last use', () => {
  const start = useIdentity();

  it('is written at most once a minute per key, however often the key is used', async () => {
    const { identity, clock, written } = await start();
    const { key } = await identity.keys.create('demo');
    const writes = () => written.filter((text) => text.includes('set last_used_at')).length;
    const lastUsed = async () => (await identity.keys.list())[0]?.last_used_at;
    const use = async (times: number) => {
      for (let time = 0; time < times; time++) expect(await identity.callers.findByKey(key)).not.toBeNull();
      await identity.keys.create('other'); // a write in the same queue: all earlier writes are done after it
    };
    await use(20);
    const first = clock.now();
    expect([writes(), await lastUsed()]).toEqual([1, first]);
    clock.advance(59_999);
    await use(5);
    expect([writes(), await lastUsed()]).toEqual([1, first]);
    clock.advance(1);
    await use(5);
    expect([writes(), await lastUsed()]).toEqual([2, first + 60_000]);
  });

  it('is also stored for sessions', async () => {
    const { identity, clock, database, written } = await start();
    const user = await identity.users.add({ name: 'ada', owners: ['demo'] });
    const { session: cookie } = await identity.logins.createLogin(user.id, 'ada', {}, null, {});
    for (let time = 0; time < 10; time++) await identity.callers.findByCookie(cookie);
    await identity.keys.create('demo');
    expect(written.filter((text) => text.includes('set last_used_at'))).toHaveLength(1);
    const [row] = await database.read({ text: 'select last_used_at from sessions', values: [] });
    expect(row).toEqual({ last_used_at: clock.now() });
  });
});
