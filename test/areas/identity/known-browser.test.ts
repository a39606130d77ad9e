// A browser that has logged in before is not locked out by others at its address.
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { problemOf } from '../../running.ts';
import { PASSWORD, useIdentity } from './server.ts';

const CORRECT = { name: 'ada', password: PASSWORD };
const WRONG = { name: 'ada', password: 'wrong' };

const deviceOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-annex_device='))
    ?.split(';')[0] ?? '';

describe('createLogin: a browser that has logged in before', () => {
  const start = useIdentity();
  const settings = { attempts: { perName: 3, perAddress: 5 } };
  const startLockedOut = async () => {
    const server = await start({ settings });
    for (const name of ['ada', 'grace']) {
      await server.identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    }
    const device = deviceOf(await server.login(CORRECT));
    for (let time = 0; time < 3; time++) expect((await server.login(WRONG)).status).toBe(401);
    expect((await server.login(CORRECT)).status).toBe(429);
    return { ...server, device };
  };

  it('can log in after others at its address have used up all attempts', async () => {
    const { login, device } = await startLockedOut();
    expect((await login(CORRECT, { cookie: device })).status).toBe(204);
    for (const name of ['x', 'y']) expect((await login({ name, password: 'wrong' })).status).toBe(401);
    expect((await login({ name: 'grace', password: PASSWORD })).status).toBe(429);
    expect((await login(CORRECT, { cookie: device })).status).toBe(204);
    expect((await login(CORRECT)).status).toBe(429);
  });

  it('has its own limit of attempts', async () => {
    const { login, device, clock } = await startLockedOut();
    for (let time = 0; time < 3; time++) expect((await login(WRONG, { cookie: device })).status).toBe(401);
    const refused = await login(CORRECT, { cookie: device });
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-attempts' });
    clock.advance(900_000);
    expect((await login(CORRECT, { cookie: device })).status).toBe(204);
  });

  it('is recognized only for names that it has logged in with', async () => {
    const { login, device } = await startLockedOut();
    for (let time = 0; time < 2; time++) {
      expect((await login({ name: 'grace', password: 'wrong' }, { cookie: device })).status).toBe(401);
    }
    expect((await login({ name: 'grace', password: PASSWORD }, { cookie: device })).status).toBe(429); // perAddress
    const renewed = deviceOf(await login(CORRECT, { cookie: device }));
    expect(renewed).toBe(device);
  });

  it('is recognized for several names', async () => {
    const { login, identity } = await start({ settings });
    for (const name of ['ada', 'grace']) await identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    const one = deviceOf(await login(CORRECT));
    const two = deviceOf(await login({ name: 'grace', password: PASSWORD }, { cookie: one }));
    expect(two.split('.')).toHaveLength(3);
    for (let time = 0; time < 3; time++) await login(WRONG);
    for (const name of ['ada', 'grace']) {
      expect((await login({ name, password: PASSWORD }, { cookie: two })).status).toBe(204);
    }
  });

  it('still needs the password, and is not recognized by a forged cookie', async () => {
    const { login, device, url } = await startLockedOut();
    expect((await fetch(`${url}/auth/me`, { headers: { cookie: device } })).status).toBe(401);
    const [, value = ''] = device.split('=');
    expect((await fetch(`${url}/auth/me`, { headers: { cookie: `__Host-annex_session=${value}` } })).status).toBe(401);
    const [id = '', mac = ''] = value.split('.');
    const forged = [`${mac}.${id}`, `${id}.${id}`, `${id}.${'A'.repeat(43)}`, id, '', 'x'.repeat(4096), '%00'];
    for (const cookieValue of forged) {
      expect((await login(CORRECT, { cookie: `__Host-annex_device=${cookieValue}` })).status).toBe(429);
    }
  });

  it('is not recognized without its proof, so that a stolen cookie is useless', async () => {
    const { login, identity } = await start({ settings });
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const proof = 'p'.repeat(43);
    const device = deviceOf(await login({ ...CORRECT, proof }));
    for (let time = 0; time < 3; time++) expect((await login(WRONG)).status).toBe(401);
    expect((await login(CORRECT, { cookie: device })).status).toBe(429);
    expect((await login({ ...CORRECT, proof: 'q'.repeat(43) }, { cookie: device })).status).toBe(429);
    expect((await login({ ...CORRECT, proof }, { cookie: device })).status).toBe(204);
  });

  it('is recognized for a year, and the cookie does not contain the name', async () => {
    expect(DEFAULTS.identity.deviceCookieMs).toBe(365 * 86_400_000);
    const { login, loggedIn, database } = await start();
    await loggedIn();
    const device = deviceOf(await login(CORRECT));
    expect(Buffer.from(device.split('=')[1] ?? '', 'base64url').toString()).not.toContain('ada');
    expect(JSON.stringify(await database.read({ text: 'select * from sessions', values: [] }))).not.toContain(
      device.split('=')[1],
    );
  });
});

describe('createLogin: before the body is read', () => {
  const start = useIdentity();

  it('refuses a page of another origin before it sends the body', async () => {
    const { url } = await start();
    const headers = { 'content-type': 'application/json', 'content-length': 100, origin: 'https://elsewhere.example' };
    const status = await new Promise((resolve, reject) => {
      const sending = request(`${url}/auth/login`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.on('error', reject);
      sending.flushHeaders();
    });
    expect(status).toBe(403);
  });
});
