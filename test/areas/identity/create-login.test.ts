import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { ATTEMPT_LIMITS } from '../../../src/areas/identity/login-attempts.ts';
import { problemOf, sending } from '../../running.ts';
import { cookieOf, PASSWORD, secretIn, useIdentity } from './server.ts';

const me = (url: string, cookie: string) => fetch(`${url}/auth/me`, { headers: { cookie } });

describe('createLogin', () => {
  const start = useIdentity();

  it('answers 204 with a working cookie for this host only that scripts cannot read', async () => {
    const { url, identity, login } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const response = await login({ name: 'ada', password: PASSWORD });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-annex_session=[\w-]{43}; Path=\/; Max-Age=43200; Secure; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-annex_device=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=31536000; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await me(url, cookieOf(response))).status).toBe(200);
  });

  it('accepts a name in capitals, and a password in any Unicode normalization form', async () => {
    const { identity, login } = await start();
    await identity.users.add({ name: 'Zoé', owners: ['demo'], password: 'pâté en croûte'.normalize('NFD') });
    const response = await login({ name: ' ZOÉ'.normalize('NFD'), password: 'pâté en croûte'.normalize('NFC') });
    expect(response.status).toBe(204);
  });

  it('creates a new session each time and ends the browser’s previous one', async () => {
    const { url, loggedIn, login } = await start();
    const { cookie = '' } = await loggedIn('ada', ['demo'], null);
    const second = await login({ name: 'ada', password: PASSWORD }, { cookie: `theme=dark; ${cookie}` });
    expect(second.status).toBe(204);
    expect(cookieOf(second)).not.toBe(cookie);
    expect((await me(url, cookie)).status).toBe(401);
    expect((await me(url, cookieOf(second))).status).toBe(200);
  });

  it('leaves other browsers logged in, and this one too if the login fails', async () => {
    const { url, loggedIn, login } = await start();
    const [one, other] = [await loggedIn('ada', ['demo'], null), await loggedIn('ada', ['demo'], null)];
    expect((await login({ name: 'ada', password: 'wrong' }, { cookie: one['cookie'] ?? '' })).status).toBe(401);
    expect((await me(url, one['cookie'] ?? '')).status).toBe(200);
    expect((await me(url, other['cookie'] ?? '')).status).toBe(200);
  });

  it('never adopts a session cookie that the client sends', async () => {
    const { url, loggedIn, login } = await start();
    await loggedIn();
    const forged = `__Host-annex_session=${'A'.repeat(43)}`;
    const response = await login({ name: 'ada', password: PASSWORD }, { cookie: forged });
    expect(response.status).toBe(204);
    expect((await me(url, forged)).status).toBe(401);
  });

  it.each([
    ['of 4 KiB', 'x'.repeat(4096)],
    ['that is empty', ''],
    ['with invalid percent encoding', '%zz%C3%'],
    ['with an encoded NUL', '%00'],
    ['with another cookie in its value', 'a=b=__Host-annex_session=c'],
  ])('works despite a cookie %s', async (_, value) => {
    const { loggedIn, login } = await start();
    await loggedIn();
    const cookie = `__Host-annex_session=${value}; =; ;; __proto__=1`;
    expect((await login({ name: 'ada', password: PASSWORD }, { cookie })).status).toBe(204);
  });

  it('uses the first of two cookies with the same name, like every operation', async () => {
    const { url, loggedIn, login } = await start();
    const [one = '', other = ''] = [
      (await loggedIn('ada', ['demo'], null))['cookie'],
      (await loggedIn('ada', ['demo'], null))['cookie'],
    ];
    expect((await me(url, `${one}; ${other}`)).status).toBe(200);
    expect((await login({ name: 'ada', password: PASSWORD }, { cookie: `${one}; ${other}` })).status).toBe(204);
    expect((await me(url, one)).status).toBe(401);
    expect((await me(url, other)).status).toBe(200);
  });

  it('answers 400 to a cookie that is longer than browsers allow, and names it', async () => {
    const { login } = await start();
    const cookie = `__Host-annex_session=${'x'.repeat(4097)}`;
    const refused = await login({ name: 'ada', password: PASSWORD }, { cookie });
    expect(await problemOf(refused)).toMatchObject({ status: 400, pointers: ['/cookie/__Host-annex_session'] });
  });

  it('gives the same answer to a wrong password, an unknown name, a removed user and one without a password', async () => {
    const { identity, login } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    await identity.users.add({ name: 'gone', owners: ['demo'], password: PASSWORD });
    await identity.users.remove('gone');
    await identity.users.add({ name: 'keyless', owners: ['demo'] });
    const bodies = [
      { name: 'ada', password: `${PASSWORD}!` },
      { name: 'nobody', password: PASSWORD },
      { name: 'gone', password: PASSWORD },
      { name: 'keyless', password: PASSWORD },
      { name: 'a\0da', password: PASSWORD },
      { name: "' or 1=1 --", password: 'x' },
    ];
    const answers = await Promise.all(
      bodies.map(async (body) => {
        const response = await login(body);
        const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
        return { status: response.status, headers, body: await response.text() };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 401 });
    expect(answers[0]?.headers).toContainEqual(['www-authenticate', 'Cookie realm="annex"']);
    expect(answers[0]?.body).toContain('/problems/wrong-password');
  });

  it('answers 400 for a body without a password', async () => {
    const { login } = await start();
    expect(await problemOf(await login({ name: 'ada' }))).toMatchObject({ status: 400, pointers: ['/body/password'] });
  });

  it('creates a session that expires after 12 hours', async () => {
    const { url, clock, loggedIn } = await start();
    const { cookie = '' } = await loggedIn('ada', ['demo'], null);
    clock.advance(DEFAULTS.identity.browserSessionMs - 1);
    expect((await me(url, cookie)).status).toBe(200);
    clock.advance(1);
    expect((await me(url, cookie)).status).toBe(401);
  });
});

describe('createLogin: allowed origins', () => {
  const start = useIdentity();

  it('answers 403 to a page of another origin, even with the correct password', async () => {
    const { url, identity, login } = await start();
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const body = { name: 'ada', password: PASSWORD };
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { origin: 'http://localhost:1' },
      { origin: url.replace('127.0.0.1', 'localhost.example') },
      { origin: url, 'sec-fetch-site': 'cross-site' },
      { origin: url, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const headers of elsewhere) {
      const response = await login(body, headers);
      expect(response.headers.has('set-cookie')).toBe(false);
      expect(await problemOf(response)).toMatchObject({ status: 403, name: 'cross-site-request' });
    }
    expect((await login(body, { origin: url, 'sec-fetch-site': 'same-origin' })).status).toBe(204);
    expect((await login(body, { origin: url })).status).toBe(204);
    expect((await login(body, { origin: url.replace('127.0.0.1', 'localhost') })).status).toBe(204);
  });

  it('refuses a form: only JSON is accepted', async () => {
    const { url } = await start();
    const response = await fetch(`${url}/auth/login`, { method: 'POST', body: new URLSearchParams({ name: 'ada' }) });
    expect(await problemOf(response)).toMatchObject({ status: 415 });
  });

  it('refuses plain http beyond loopback, and says what to do', async () => {
    const { identity, login } = await start({ baseUrl: 'http://annex.example' });
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const refused = await problemOf(await login({ name: 'ada', password: PASSWORD }));
    expect(refused).toMatchObject({ status: 403, name: 'insecure-login' });
    expect(refused.detail).toContain('ANNEX_BASE_URL');
  });

  it('works behind a TLS proxy', async () => {
    const { identity, login } = await start({ baseUrl: 'https://annex.example' });
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const response = await login({ name: 'ada', password: PASSWORD }, { origin: 'https://annex.example' });
    expect(response.status).toBe(204);
    expect(secretIn(cookieOf(response))).toHaveLength(43);
  });
});

describe('createLogin: too many attempts', () => {
  const start = useIdentity();

  it('has the documented limits', () => {
    expect(DEFAULTS.identity.attempts).toEqual({ perName: 10 });
    expect(ATTEMPT_LIMITS).toEqual({ windowMs: 900_000, perAddress: 50 });
  });

  it('answers 429 with Retry-After after too many failures for a name, even to the correct password', async () => {
    const { identity, login, clock } = await start({ settings: { attempts: { perName: 3 } } });
    for (const name of ['ada', 'grace']) await identity.users.add({ name, owners: ['demo'], password: PASSWORD });
    for (const name of ['ada', 'ADA', 'ada']) expect((await login({ name, password: 'wrong' })).status).toBe(401);
    clock.advance(60_000);
    const refused = await login({ name: 'ada', password: PASSWORD });
    expect(refused.headers.get('retry-after')).toBe('840');
    expect(await problemOf(refused)).toMatchObject({ status: 429, name: 'too-many-attempts' });
    expect((await login({ name: 'grace', password: PASSWORD })).status).toBe(204);
    clock.advance(840_000 - 1);
    expect((await login({ name: 'ada', password: PASSWORD })).status).toBe(429);
    clock.advance(1);
    expect((await login({ name: 'ada', password: PASSWORD })).status).toBe(204);
  });

  it('counts a name’s failures per address, so that no one can lock out a user elsewhere', async () => {
    const { identity } = await start({ settings: { attempts: { perName: 3 } } });
    await identity.users.add({ name: 'ada', owners: ['demo'], password: PASSWORD });
    const attempt = (password: string, address: string) => identity.logins.create('ada', password, address);
    for (let time = 0; time < 3; time++) await expect(attempt('wrong', '192.0.2.7')).rejects.toThrow();
    await expect(attempt(PASSWORD, '192.0.2.7')).rejects.toMatchObject({ name: 'too-many-attempts' });
    expect(await attempt(PASSWORD, '198.51.100.9')).toHaveProperty('session');
  });

  it('counts unknown names like known ones', async () => {
    const { login } = await start({ settings: { attempts: { perName: 1 } } });
    expect((await login({ name: 'nobody', password: 'wrong' })).status).toBe(401);
    expect((await login({ name: 'nobody', password: 'wrong' })).status).toBe(429);
  });

  it('answers 429 to an address that tries many names; a successful login does not reset the count', async () => {
    const { login, loggedIn } = await start({ settings: { attempts: { perAddress: 3 } } });
    await loggedIn();
    for (const name of ['a', 'b']) expect((await login({ name, password: 'wrong' })).status).toBe(401);
    expect((await login({ name: 'ada', password: PASSWORD })).status).toBe(204);
    expect((await login({ name: 'c', password: 'wrong' })).status).toBe(401);
    expect((await login({ name: 'ada', password: PASSWORD })).status).toBe(429);
  });

  it('resets the failures of a name after a successful login', async () => {
    const { login, loggedIn } = await start({ settings: { attempts: { perName: 2 } } });
    await loggedIn();
    for (let round = 0; round < 3; round++) {
      expect((await login({ name: 'ada', password: 'wrong' })).status).toBe(401);
      expect((await login({ name: 'ada', password: PASSWORD })).status).toBe(204);
    }
  });

  it('enforces the limit for simultaneous attempts', async () => {
    const { login } = await start({ settings: { attempts: { perName: 3 } } });
    const responses = await Promise.all(Array.from({ length: 12 }, () => login({ name: 'ada', password: 'wrong' })));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('answers 503 when too many logins are queued, and does not count those as failures', async () => {
    const { login } = await start({ settings: { comparing: 1, waiting: 1, attempts: { perName: 4 } } });
    const responses = await Promise.all(Array.from({ length: 4 }, () => login({ name: 'ada', password: 'wrong' })));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(401);
    const refused = statuses.filter((status) => status === 503).length;
    for (let again = 0; again < refused; again++) {
      expect((await login({ name: 'ada', password: 'wrong' })).status).toBe(401);
    }
    expect((await login({ name: 'ada', password: 'wrong' })).status).toBe(429);
  });

  it('frees the queue places of clients that disconnect', async () => {
    const scrypt = { ln: 15, r: 8, p: 3 }; // slow enough that the others have to wait
    const { url, login, log, written } = await start({ settings: { scrypt, comparing: 1, waiting: 4 } });
    const statuses = () => log.map((line) => (JSON.parse(line) as { status?: number }).status);
    const first = login({ name: 'ada', password: 'wrong' });
    await expect.poll(() => written.length, { interval: 1 }).toBeGreaterThan(0);
    const disconnect = new AbortController();
    const waiting = ['bob', 'cay', 'dan', 'eve', 'fay'].map((name) =>
      fetch(`${url}/auth/login`, { ...sending('POST', { name, password: 'wrong' }), signal: disconnect.signal }),
    );
    expect((await Promise.any(waiting)).status).toBe(503);
    disconnect.abort();
    await Promise.allSettled([first, ...waiting]);
    await expect.poll(() => statuses().filter((status) => status === 499)).toHaveLength(4);
    expect(statuses().lastIndexOf(499)).toBeLessThan(statuses().indexOf(401));
  });
});
