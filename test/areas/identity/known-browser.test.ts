// A browser that has logged in before is not locked out by others at its address.
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { problemOf } from '../../running.ts';
import { PASSWORD, useIdentity } from './server.ts';

const RIGHT = { name: 'ada', password: PASSWORD };
const WRONG = { name: 'ada', password: 'wrong' };

const deviceOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('__Host-annex_device='))
    ?.split(';')[0] ?? '';

describe('createLogin: a browser that has logged in before [finding 14]', () => {
  const start = useIdentity();
  const limits = { attempts: { perName: 3, perAddress: 5 } };
  const startLockedOut = async () => {
    const server = await start({ limits });
    for (const name of ['ada', 'grace']) {
      await server.identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    }
    const device = deviceOf(await server.login(RIGHT));
    for (let time = 0; time < 3; time++) expect((await server.login(WRONG)).status).toBe(401);
    expect((await server.login(RIGHT)).status).toBe(429);
    return { ...server, device };
  };

  it('logs in while somebody at the same address has used up the attempts at its name, and at all names', async () => {
    const { login, device } = await startLockedOut();
    expect((await login(RIGHT, { cookie: device })).status).toBe(204);
    for (const name of ['x', 'y']) expect((await login({ name, password: 'wrong' })).status).toBe(401);
    expect((await login({ name: 'grace', password: PASSWORD })).status).toBe(429);
    expect((await login(RIGHT, { cookie: device })).status).toBe(204);
    expect((await login(RIGHT)).status).toBe(429);
  });

  it('has attempts of its own, and no more of them', async () => {
    const { login, device, clock } = await startLockedOut();
    for (let time = 0; time < 3; time++) expect((await login(WRONG, { cookie: device })).status).toBe(401);
    const refused = await login(RIGHT, { cookie: device });
    expect(refused.headers.get('retry-after')).toBe('900');
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-attempts' });
    clock.advance(900_000);
    expect((await login(RIGHT, { cookie: device })).status).toBe(204);
  });

  it('is known by the names that it has logged in with, and by no other', async () => {
    const { login, device } = await startLockedOut();
    for (let time = 0; time < 2; time++) {
      expect((await login({ name: 'grace', password: 'wrong' }, { cookie: device })).status).toBe(401);
    }
    expect((await login({ name: 'grace', password: PASSWORD }, { cookie: device })).status).toBe(429); // perAddress
    const both = deviceOf(await login(RIGHT, { cookie: device }));
    expect(both).toBe(device);
  });

  it('is known by several names', async () => {
    const { login, identity } = await start({ limits });
    for (const name of ['ada', 'grace']) await identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    const one = deviceOf(await login(RIGHT));
    const two = deviceOf(await login({ name: 'grace', password: PASSWORD }, { cookie: one }));
    expect(two.split('.')).toHaveLength(3);
    for (let time = 0; time < 3; time++) await login(WRONG);
    for (const name of ['ada', 'grace']) {
      expect((await login({ name, password: PASSWORD }, { cookie: two })).status).toBe(204);
    }
  });

  it('needs its password: the cookie alone is no credential, and a made-up one counts for nothing', async () => {
    const { login, device, url } = await startLockedOut();
    expect((await fetch(`${url}/auth/me`, { headers: { cookie: device } })).status).toBe(401);
    const [, value = ''] = device.split('=');
    expect((await fetch(`${url}/auth/me`, { headers: { cookie: `__Host-annex_session=${value}` } })).status).toBe(401);
    const [id = '', mac = ''] = value.split('.');
    const made = [`${mac}.${id}`, `${id}.${id}`, `${id}.${'A'.repeat(43)}`, id, '', 'x'.repeat(4096), '%00'];
    for (const each of made) {
      expect((await login(RIGHT, { cookie: `__Host-annex_device=${each}` })).status).toBe(429);
    }
  });

  it('is known by its proof too where it logged in with one, so that a stolen cookie helps nobody', async () => {
    const { login, identity } = await start({ limits });
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const proof = 'p'.repeat(43);
    const device = deviceOf(await login({ ...RIGHT, proof }));
    for (let time = 0; time < 3; time++) expect((await login(WRONG)).status).toBe(401);
    expect((await login(RIGHT, { cookie: device })).status).toBe(429);
    expect((await login({ ...RIGHT, proof: 'q'.repeat(43) }, { cookie: device })).status).toBe(429);
    expect((await login({ ...RIGHT, proof }, { cookie: device })).status).toBe(204);
  });

  it('is known for a year, and the cookie names nobody', async () => {
    expect(DEFAULTS.identity.deviceCookieMs).toBe(365 * 86_400_000);
    const { login, loggedIn, database } = await start();
    await loggedIn();
    const device = deviceOf(await login(RIGHT));
    expect(Buffer.from(device.split('=')[1] ?? '', 'base64url').toString()).not.toContain('ada');
    expect(JSON.stringify(await database.read({ text: 'select * from sessions', values: [] }))).not.toContain(
      device.split('=')[1],
    );
  });
});

describe('createLogin: before its body is read [finding 8]', () => {
  const start = useIdentity();

  it('refuses a page of another origin that has sent no byte of it yet', async () => {
    const { url } = await start();
    const headers = { 'content-type': 'application/json', 'content-length': 100, origin: 'https://elsewhere.example' };
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${url}/auth/login`, { method: 'POST', headers }, (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });
    expect(status).toBe(403);
  });
});
