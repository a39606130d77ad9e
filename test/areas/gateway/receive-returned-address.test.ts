// Addresses that users return to a mailbox: only the callback that the program waits for is delivered.
import { hash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { FOREIGN_PAGES } from '../../requests.ts';
import { type GatewayUnderTest, problemOf, type TestSocket, useRunning } from '../../running.ts';

const running = useRunning();
const REDIRECT = 'http://127.0.0.1:53682/cb';
const STATE = 'st/ate==';
const GOOD = `${REDIRECT}?code=c1&state=st%2Fate%3D%3D&scope=a&scope=b`;
const RETURN = {
  redirect_uri: REDIRECT,
  state_sha256: hash('sha256', STATE, 'base64url'),
  program: 'rclone',
  machine: 'build-7',
};

const send = (gateway: GatewayUnderTest, mailbox: string, address: string, form = false, headers = {}) => {
  const fields = { mailbox, address };
  return fetch(`${gateway.url}/return`, {
    method: 'POST',
    ...(form
      ? { body: new URLSearchParams(fields), headers }
      : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json', ...headers } }),
  });
};

async function open(socket: TestSocket, waitsFor: object = RETURN): Promise<string> {
  const state = randomUUID();
  const register = { type: 'register', state, provider: 'p.example', acknowledge: true, return: waitsFor };
  expect(await socket.ask(register)).toEqual({ type: 'registered', state });
  return state;
}

describe('receiveReturnedAddress', () => {
  let gateway: GatewayUnderTest;
  let socket: TestSocket;
  beforeAll(async () => {
    gateway = await running.gateway();
    socket = await running.socket(gateway.socketUrl);
  });

  it.each([true, false])('delivers nothing for pages of other sites (form: %s)', async (form) => {
    const mailbox = await open(socket);
    for (const headers of FOREIGN_PAGES) {
      const refused = await send(gateway, mailbox, GOOD, form, headers);
      expect(await problemOf(refused)).toMatchObject({ status: 403, name: 'cross-site-request' });
    }
    const own = { origin: gateway.url, 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };
    const refused = await send(gateway, mailbox, 'https://elsewhere.example/', form, own);
    expect((await problemOf(refused)).name).toBe('wrong-address');
  });

  it('refuses every other address before anything is delivered, then delivers the right one once [B-return-checked] [B-return-repeated]', async () => {
    const mailbox = await open(socket);
    const wrong: Record<string, string> = {
      'wrong state': `${REDIRECT}?code=c1&state=wrong`,
      'no state': `${REDIRECT}?code=c1`,
      'another path': GOOD.replace('/cb', '/admin'),
      'path with dots': GOOD.replace('/cb', '/cb/../admin'),
      'another port': GOOD.replace('53682', '53683'),
      'another name of loopback': GOOD.replace('127.0.0.1', 'localhost'),
      'a name that begins with 127.0.0.1': GOOD.replace('127.0.0.1', '127.0.0.1.evil.example'),
      'a user name before the host': GOOD.replace('127.0.0.1', 'evil@127.0.0.1'),
      'the host as a user name': GOOD.replace('53682/cb', '53682@evil.example/cb'),
      https: GOOD.replace('http:', 'https:'),
      'the metadata address': 'http://169.254.169.254/latest/meta-data?code=c1&state=st%2Fate%3D%3D',
      file: 'file:///etc/passwd?code=c1',
      'no address': 'hello',
      empty: '',
      'a token in the fragment': `${GOOD}#access_token=abc`,
      'two codes': `${GOOD}&code=c2`,
      'two states': `${GOOD}&state=wrong`,
      'a line break': `${REDIRECT}?code=c1%0d%0aX:1&state=wrong`,
      'a long value': `${GOOD}&x=${'a'.repeat(5_000)}`,
    };
    for (const [what, address] of Object.entries(wrong)) {
      expect(await problemOf(await send(gateway, mailbox, address)), what).toMatchObject({ name: 'wrong-address' });
    }
    for (const name of ['access_token', 'id_token', 'client_secret', 'Refresh-Token']) {
      const problem = await problemOf(await send(gateway, mailbox, `${GOOD}&${name}=abc`));
      expect(problem, name).toMatchObject({ name: 'secret-in-callback', status: 400 });
    }
    const noCode = await send(gateway, mailbox, `${REDIRECT}?state=st%2Fate%3D%3D`);
    expect(await problemOf(noCode)).toMatchObject({ name: 'no-code', status: 400 });
    expect((await send(gateway, mailbox, 'x'.repeat(8_193))).status).toBe(400);
    expect((await send(gateway, mailbox, 'x'.repeat(20_000))).status).toBe(413);
    expect(socket.unread).toEqual([]);

    const answer = send(gateway, mailbox, ` ${GOOD} `, true);
    const query = { code: 'c1', state: STATE, scope: 'b' };
    expect(await socket.next()).toEqual({ type: 'callback', state: mailbox, code: 'c1', query, address: GOOD });
    socket.send({ type: 'received', state: mailbox });
    expect(await (await answer).json()).toEqual({ status: 'delivered', program: 'rclone', machine: 'build-7' });
    expect(await problemOf(await send(gateway, mailbox, GOOD))).toMatchObject({ name: 'login-completed', status: 409 });
    const log = gateway.log.join('');
    for (const secret of [mailbox, 'c1&', 'st%2F', 'abc']) expect(log.includes(secret), secret).toBe(false);
  });

  it('takes the data of a form alone or after the address, and checks it like an address', async () => {
    const mailbox = await open(socket);
    const wrong: Record<string, string> = {
      'a wrong state': 'code=c1&state=wrong',
      'a token': 'code=c1&state=st%2Fate%3D%3D&access_token=t',
      'a code in both parts': `${GOOD} code=c2`,
      'another address': 'http://evil.example/cb code=c1&state=st%2Fate%3D%3D',
      'two addresses': `${REDIRECT} ${REDIRECT} code=c1&state=st%2Fate%3D%3D`,
      'no code': 'state=st%2Fate%3D%3D',
    };
    for (const [what, text] of Object.entries(wrong))
      expect((await send(gateway, mailbox, text)).status, what).toBe(400);
    const noCode = await problemOf(await send(gateway, mailbox, REDIRECT));
    expect(noCode).toMatchObject({
      name: 'no-code',
      detail: expect.stringContaining('paste its data: code=…&state=…'),
    });
    expect(socket.unread).toEqual([]);
    const answer = send(gateway, mailbox, 'code=c%201\nstate=st%2Fate%3D%3D');
    const address = `${REDIRECT} code=c+1&state=st%2Fate%3D%3D`;
    const query = { code: 'c 1', state: STATE };
    expect(await socket.next()).toEqual({ type: 'callback', state: mailbox, code: 'c 1', query, address });
    socket.send({ type: 'received', state: mailbox });
    expect((await answer).status).toBe(200);
  });

  it('delivers to a mailbox without a redirect address only what is http on the loopback', async () => {
    const mailbox = await open(socket, { program: 'sample', machine: 'build-7' });
    const wrong = [
      'https://localhost:1/?code=c',
      'http://evil.example/?code=c',
      'http://127.0.0.2/?code=c',
      'code=c&state=s',
    ];
    for (const text of [
      ...wrong,
      'http://a@localhost/?code=c',
      'http://localhost/?code=c#x',
      'http://localhost/?token=c',
    ])
      expect((await send(gateway, mailbox, text)).status, text).toBe(400);
    expect(await problemOf(await send(gateway, mailbox, wrong[0] ?? ''))).toMatchObject({
      detail: 'The address must begin with http://127.0.0.1, http://localhost or http://[::1]',
    });
    expect(socket.unread).toEqual([]);
    const answer = send(gateway, mailbox, 'http://[::1]:8090/cb?code=c');
    expect(await socket.next()).toMatchObject({ type: 'callback', address: 'http://[::1]:8090/cb?code=c' });
    socket.send({ type: 'received', state: mailbox });
    expect((await answer).status).toBe(200);
  });

  it('can be tried again after the program rejected it, and passes the provider’s error on', async () => {
    const mailbox = await open(socket);
    const first = send(gateway, mailbox, GOOD);
    await socket.next();
    socket.send({ type: 'rejected', state: mailbox, reason: 'rclone has ended.' });
    expect(await problemOf(await first)).toMatchObject({
      name: 'program-gone',
      status: 410,
      detail: 'rclone has ended.',
    });
    const denied = send(gateway, mailbox, `${REDIRECT}?error=access_denied&state=st%2Fate%3D%3D`);
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'provider-error', error: 'access_denied' });
    socket.send({ type: 'received', state: mailbox });
    expect(await (await denied).json()).toMatchObject({ status: 'denied' });
  });

  it('answers 504 to any address that follows one which the program has not confirmed', async () => {
    const mailbox = await open(socket);
    const first = send(gateway, mailbox, GOOD);
    await socket.next();
    gateway.clock.advance(3_000);
    expect(await problemOf(await first)).toMatchObject({ name: 'delivery-unconfirmed' });
    const other = await send(gateway, mailbox, GOOD.replace('c1', 'c2'));
    expect(await problemOf(other)).toMatchObject({ name: 'delivery-unconfirmed', status: 504 });
    const again = send(gateway, mailbox, GOOD);
    expect(await socket.next()).toMatchObject({ code: 'c1' });
    socket.send({ type: 'received', state: mailbox });
    expect((await again).status).toBe(200);
    expect(socket.unread).toEqual([]);
  });

  it('does not know mailboxes at /callback, other states at /return, guessed ones and those of ended clients', async () => {
    const mailbox = await open(socket);
    const at = (state: string, more = '') =>
      fetch(`${gateway.url}/callback?code=c&state=${state}${more}`, { headers: { accept: 'application/json' } });
    expect((await at(mailbox)).status).toBe(404);
    expect((await at(mailbox, '&code=d')).status).toBe(400);
    expect((await at(mailbox, '&access_token=x')).status).toBe(400);
    expect(socket.unread).toEqual([]);
    const state = randomUUID();
    await socket.ask({ type: 'register', state, provider: 'p' });
    expect((await send(gateway, state, GOOD)).status).toBe(404);
    const guesses = await Promise.all(Array.from({ length: 100 }, () => send(gateway, randomUUID(), GOOD)));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]));
    const other = await running.socket(gateway.socketUrl);
    const left = await open(other);
    other.ws.close();
    await other.closed;
    await expect.poll(async () => (await send(gateway, left, GOOD)).status).toBe(404);
    const late = await open(socket);
    gateway.clock.advance(10 * 60_000);
    expect((await send(gateway, late, GOOD)).status).toBe(404);
  });

  it('accepts only loopback addresses of programs, and short names', async () => {
    const fresh = await running.socket(gateway.socketUrl);
    const bad = [
      { ...RETURN, redirect_uri: 'https://127.0.0.1/cb' },
      { ...RETURN, redirect_uri: 'http://evil.example/cb' },
      { ...RETURN, redirect_uri: 'http://127.0.0.1.evil.example/cb' },
      { ...RETURN, redirect_uri: 'http://127.0.0.1@evil.example/cb' },
      { ...RETURN, program: 'x'.repeat(101) },
      { ...RETURN, machine: 'x'.repeat(10_000) },
      { ...RETURN, state_sha256: 'short' },
    ];
    for (const waitsFor of bad.slice(0, 5).concat(bad.slice(6))) {
      const state = randomUUID();
      const message = { type: 'register', state, provider: 'p', return: waitsFor };
      expect(await fresh.ask(message)).toMatchObject({ type: 'error', code: 'bad-message' });
    }
    const mailbox = await open(fresh, { ...RETURN, redirect_uri: 'http://127.0.0.1:99999/' });
    expect((await send(gateway, mailbox, GOOD)).status).toBe(400);
  });
});

describe('getReturnPage', () => {
  it('loads nothing from elsewhere, sends no Referer and cannot be framed', async () => {
    const gateway = await running.gateway();
    const page = await fetch(`${gateway.url}/return`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('Finish the login');
  });
});
