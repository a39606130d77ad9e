import { describe, expect, it } from 'vitest';
import { problemOf, sending } from '../../running.ts';
import { type IdentityUnderTest, PASSWORD, useIdentity } from './server.ts';

const NEW = 'my new and longer passphrase';

describe('updatePassword', () => {
  const start = useIdentity();
  const update = ({ url }: IdentityUnderTest, headers: Record<string, string>, current: string, fresh = NEW) =>
    fetch(`${url}/auth/password`, sending('PUT', { current_password: current, new_password: fresh }, headers));
  const statusOf = async ({ url }: IdentityUnderTest, headers: Record<string, string>) =>
    (await fetch(`${url}/auth/me`, { headers })).status;

  it('changes the password, ends other browser sessions, and keeps this one, applications and keys', async () => {
    const server = await start();
    const [own, other, grace] = [await server.loggedIn(), await server.loggedIn(), await server.loggedIn('grace')];
    const token = await server.approve('ada');
    const { key } = await server.identity.keys.create('demo');
    expect((await update(server, own, PASSWORD)).status).toBe(204);
    expect([await statusOf(server, own), await statusOf(server, other), await statusOf(server, grace)]).toEqual([
      200, 401, 200,
    ]);
    expect(await server.identity.callers.findByBearer(token)).not.toBeNull();
    expect(await server.identity.callers.findByKey(key)).not.toBeNull();
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(401);
    expect((await server.login({ name: 'ada', password: NEW })).status).toBe(204);
    expect(server.log.join('')).not.toMatch(/correct horse|passphrase/);
  });

  it('changes nothing if the current password is wrong', async () => {
    const server = await start();
    const [own, other] = [await server.loggedIn(), await server.loggedIn()];
    const response = await update(server, own, 'a wild guess');
    expect(await problemOf(response)).toMatchObject({ status: 403, name: 'wrong-current-password' });
    expect([await statusOf(server, own), await statusOf(server, other)]).toEqual([200, 200]);
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(204);
    expect(server.log.join('')).not.toContain('wild guess');
  });

  it('limits wrong passwords like logins, for the user and from whatever session', async () => {
    const server = await start();
    const [own, other] = [await server.loggedIn(), await server.loggedIn()];
    for (let guess = 0; guess < 10; guess++) {
      expect((await update(server, guess % 2 ? own : other, `guess ${guess}`)).status).toBe(403);
    }
    const limited = await update(server, own, PASSWORD);
    expect(Number(limited.headers.get('retry-after'))).toBe(900);
    expect(await problemOf(limited)).toMatchObject({ status: 429, name: 'too-many-attempts' });
    expect((await update(server, other, PASSWORD)).status).toBe(429);
    // The user can still log in, and strangers at the login page cannot prevent a change.
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(204);
    server.clock.advance(900_000);
    for (let guess = 0; guess < 11; guess++) await server.login({ name: 'ada', password: `guess ${guess}` });
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(429);
    expect((await update(server, own, PASSWORD)).status).toBe(204);
  });

  it('counts guesses that are made at the same time', async () => {
    const server = await start();
    const own = await server.loggedIn();
    const guesses = Array.from({ length: 30 }, (_, index) => update(server, own, `guess ${index}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('lets only one of two simultaneous changes win', async () => {
    const server = await start();
    const own = await server.loggedIn();
    const both = await Promise.all([update(server, own, PASSWORD, 'first of two'), update(server, own, PASSWORD, NEW)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 403]);
  });

  it.each([
    ['seven c', '/body/new_password'],
    ['x'.repeat(1001), '/body/new_password'],
  ])('refuses a new password of the wrong length', async (fresh, pointer) => {
    const server = await start();
    const response = await update(server, await server.loggedIn(), PASSWORD, fresh);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ pointer }] });
  });

  it('counts characters, not UTF-16 units', async () => {
    const server = await start();
    const own = await server.loggedIn();
    expect((await update(server, own, PASSWORD, '🔑'.repeat(7))).status).toBe(400);
    expect((await update(server, own, PASSWORD, '🔑'.repeat(1000))).status).toBe(204);
    expect((await server.login({ name: 'ada', password: '🔑'.repeat(1000) })).status).toBe(204);
  });

  it('is refused for users without a password, and if passwords are off', async () => {
    const server = await start();
    const { id } = await server.identity.users.add({ name: 'grace', owners: [] });
    const { session } = await server.identity.logins.createLogin(id, 'grace', {}, null, {});
    const headers = { cookie: `__Host-annex_session=${session}`, origin: server.url };
    expect(await problemOf(await update(server, headers, 'x'))).toMatchObject({ status: 409, name: 'no-password' });
    const page = await (await fetch(`${server.url}/account`, { headers })).text();
    expect(page).not.toContain('data-form="password"');
    const off = await start({ settings: { passwords: 'off' } });
    const ada = await off.identity.users.add({ name: 'ada', owners: [], password: PASSWORD });
    const login = await off.identity.logins.createLogin(ada.id, 'ada', {}, null, {});
    const response = await update(off, { cookie: `__Host-annex_session=${login.session}`, origin: off.url }, PASSWORD);
    expect(await problemOf(response)).toMatchObject({ status: 403, name: 'passwords-off' });
  });

  it('refuses other sites and session tokens', async () => {
    const server = await start();
    const own = await server.loggedIn();
    const crossSite = await update(server, { ...own, origin: 'https://evil.example' }, PASSWORD);
    expect(await problemOf(crossSite)).toMatchObject({ status: 403, name: 'cross-site-request' });
    const application = { authorization: `Bearer ${await server.approve('ada')}` };
    expect((await update(server, application, PASSWORD)).status).toBe(401);
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(204);
  });
});
