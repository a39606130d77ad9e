import { describe, expect, it } from 'vitest';
import { PASSWORD, useIdentity } from './server.ts';

describe('users', () => {
  const start = useIdentity();

  it('have unique names, regardless of case', async () => {
    const { identity } = await start();
    expect(await identity.users.add({ name: 'Ada', owners: ['demo'] })).toMatchObject({ name: 'ada' });
    await expect(identity.users.add({ name: 'aDa', owners: ['demo'] })).rejects.toMatchObject({ code: 'name-taken' });
    const racing = Array.from({ length: 8 }, () => identity.users.add({ name: 'grace', owners: ['demo'] }));
    const outcomes = await Promise.allSettled(racing);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await identity.users.list()).map(({ name }) => name)).toEqual(['ada', 'grace']);
  });

  it('are refused with an invalid name, owner or password', async () => {
    const { identity } = await start();
    const owners = ['demo'];
    for (const name of ['', 'a b', '-x', 'a\nb', 'x'.repeat(101)]) {
      await expect(identity.users.add({ name, owners })).rejects.toMatchObject({ code: 'bad-name' });
    }
    await expect(identity.users.add({ name: 'ada', owners: ['a/b'] })).rejects.toMatchObject({ code: 'bad-owner' });
    for (const password of ['', '1234567', 'x'.repeat(1_001)]) {
      const adding = identity.users.add({ name: 'ada', owners, password });
      await expect(adding).rejects.toMatchObject({ code: 'bad-password' });
    }
    expect(await identity.users.list()).toEqual([]);
  });

  it('lose every session when they are removed; a new user of that name is a different user', async () => {
    const { url, identity, loggedIn, approve } = await start();
    const page = await loggedIn('ada', ['demo']);
    const authorization = `Bearer ${await approve('ada')}`;
    const before = await identity.users.findByName('ada');
    await identity.users.remove('ada');
    expect(await identity.users.findByName('ada')).toBeNull();
    const after = await identity.users.add({ name: 'ada', owners: ['acme'], password: PASSWORD });
    expect(after.id).not.toBe(before?.id);
    expect((await fetch(`${url}/auth/me`, { headers: page })).status).toBe(401);
    expect((await fetch(`${url}/auth/session`, { headers: { authorization } })).status).toBe(401);
    const login = identity.logins.createLogin(before?.id ?? '', 'ada', {}, null, {});
    await expect(login).rejects.toMatchObject({ code: 'no-such-user' });
    await expect(identity.users.remove('nobody')).rejects.toMatchObject({ code: 'no-such-user' });
  });

  it('have to log in again after a password change; approved applications stay connected', async () => {
    const { url, identity, loggedIn, login, approve } = await start();
    const page = await loggedIn();
    const authorization = `Bearer ${await approve('ada')}`;
    await identity.users.setPassword('ada', 'another password');
    expect((await fetch(`${url}/auth/me`, { headers: page })).status).toBe(401);
    expect((await fetch(`${url}/auth/session`, { headers: { authorization } })).status).toBe(200);
    expect((await login({ name: 'ada', password: PASSWORD })).status).toBe(401);
    expect((await login({ name: 'ada', password: 'another password' })).status).toBe(204);
  });

  it('are not logged in if they are removed while the password is verified', async () => {
    const { identity, login, loggedIn } = await start();
    await loggedIn();
    const user = await identity.users.findByName('ada');
    const [response] = await Promise.all([login({ name: 'ada', password: PASSWORD }), identity.users.remove('ada')]);
    const cookie = response.headers.get('set-cookie')?.match(/=([\w-]{43});/)?.[1];
    expect(cookie === undefined ? null : await identity.callers.findByCookie(cookie)).toBeNull();
    expect(await identity.users.find(user?.id ?? '')).toBeUndefined();
  });
});
