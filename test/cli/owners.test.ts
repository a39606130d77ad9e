import { describe, expect, it } from 'vitest';
import { PASSWORD, useIdentity } from '../areas/identity/server.ts';
import { annex } from './identity-command.ts';

describe('annex owners require-passkey, next to a running server', () => {
  const start = useIdentity();

  it('lists the keys and sessions of the owner that keep working, and is undone with --off', async () => {
    const server = await start();
    server.clock.advance(Math.max(0, Date.now() - server.clock.now())); // the command uses the real time
    await server.loggedIn('ada', ['acme']);
    await server.loggedIn('grace', ['other']);
    await server.identity.keys.create('acme', 'build server');
    await server.identity.keys.create('other', 'not listed');
    const { code, out, err } = await annex(server, 'owners', ['require-passkey', 'acme']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^Users of acme need a passkey at their next login with a password\. These keep working:\n/);
    expect(out).toMatch(/build server[\s\S]+ada +Browser/);
    expect(out).not.toMatch(/grace|not listed/);
    const login = async (name: string) => {
      const response = await server.login({ name, password: PASSWORD });
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return (await fetch(`${server.url}/auth/me`, { headers: { cookie } })).status;
    };
    expect([await login('ada'), await login('grace')]).toEqual([401, 200]);
    const off = await annex(server, 'owners', ['require-passkey', 'acme', '--off']);
    expect(off.out).toBe('Users of acme can log in with a password alone.\n');
    expect(await login('ada')).toBe(200);
    const events = (await server.identity.audit.list(null)).filter(({ detail }) => detail === 'acme');
    expect(events.map(({ action }) => action).toSorted()).toEqual([
      'passkey-optional',
      'passkey-required',
      'user-added',
    ]);
  });

  it('warns about an owner that has no users', async () => {
    const { code, err } = await annex(await start(), 'owners', ['require-passkey', 'acmee']);
    expect([code, err]).toEqual([0, "Warning: no user belongs to 'acmee' yet.\n"]);
  });

  it('is refused where nobody could add a passkey, and for an invalid name', async () => {
    const server = await start();
    const address = ['--base-url', 'https://192.0.2.1'];
    const results = await Promise.all([
      annex(server, 'owners', ['require-passkey', 'acme', ...address]),
      annex(server, 'owners', ['require-passkey', '../x']),
    ]);
    expect(results.map(({ err }) => err)).toEqual([
      'annex: passkeys need a host name; set ANNEX_BASE_URL to an address without IP numbers\n',
      expect.stringContaining('invalid owner name "../x"'),
    ]);
  });
});
