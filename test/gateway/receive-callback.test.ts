import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type GatewayUnderTest, problemOf, useRunning } from '../running.ts';

const LIFETIME_MS = 10 * 60_000;
const json = { accept: 'application/json' };

/** GET /callback with these parameters, by default as a program that wants JSON. */
const callback = (
  gateway: GatewayUnderTest,
  query: Record<string, string> | string,
  headers: Record<string, string> = json,
  method = 'GET',
): Promise<Response> => fetch(`${gateway.url}/callback?${new URLSearchParams(query)}`, { method, headers });

describe('receiveCallback', () => {
  const running = useRunning();

  it('hands the code to the socket that registered the state, with every parameter, and shows a page [B-purpose-forward-code] [B-state-callback] [B-state-callback-message] [B-callback] [B-callback-parameters] [B-callback-page] [B-message-callback] [B-message-callback-state] [B-message-callback-code] [B-message-callback-query]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const response = await callback(
      gateway,
      { code: 'abc/+= ü', state, scope: 'openid email', iss: 'https://p.example' },
      {},
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('Authorization received');
    expect(await socket.next()).toEqual({
      type: 'callback',
      state,
      code: 'abc/+= ü',
      query: { code: 'abc/+= ü', state, scope: 'openid email', iss: 'https://p.example' },
    });
    expect(gateway.service.counts.pending).toBe(0);
  });

  it('answers { status: delivered } to a program that asks for JSON [B-callback-delivered]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const response = await callback(gateway, { code: 'abc', state: await socket.register() });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ status: 'delivered' });
  });

  it('shows a page that loads nothing, tells nobody where it came from, and holds neither code nor state', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const response = await callback(gateway, { code: 'the-secret-code', state }, { accept: 'text/html' });
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    const page = await response.text();
    expect(page).toContain('history.replaceState');
    expect(page).not.toMatch(/https?:|src=|href="(?!#|data:)|the-secret-code/);
    expect(page).not.toContain(state);
  });

  it('reaches only the socket that registered the state [B-registration-bound] [B-state-callback-owner]', async () => {
    const gateway = await running.gateway();
    const [mine, other] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const state = await mine.register();
    await other.register();
    await callback(gateway, { code: 'abc', state });
    expect(await mine.next()).toMatchObject({ type: 'callback', state });
    await other.register(); // an answer to this comes after anything sent before
    expect(other.unread).toEqual([]);
  });

  it('shows the success page to the second GET of a delivered state and delivers nothing [B-callback-repeated]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    await callback(gateway, { code: 'first', state });
    const second = await callback(gateway, { code: 'second', state });
    expect(second.status).toBe(200);
    expect(await second.json()).toEqual({ status: 'delivered' });
    expect(await socket.next()).toMatchObject({ type: 'callback', code: 'first' });
    await socket.register();
    expect(socket.unread).toEqual([]);
  });

  it('delivers once when the same GET comes many times at once', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const responses = await Promise.all(Array.from({ length: 10 }, () => callback(gateway, { code: 'abc', state })));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await socket.next()).toMatchObject({ type: 'callback' });
    await socket.register();
    expect(socket.unread).toEqual([]);
  });

  it('remembers a delivered state, even one whose socket has left, until its 10 minutes are over, then answers 404', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    gateway.clock.advance(60_000);
    await callback(gateway, { code: 'abc', state });
    socket.ws.close();
    await socket.closed;
    gateway.clock.advance(LIFETIME_MS - 60_001);
    expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
    gateway.clock.advance(1);
    expect(await problemOf(await callback(gateway, { code: 'abc', state }))).toMatchObject({
      status: 404,
      name: 'unknown-state',
    });
  });

  it('forgets each delivered state after its own 10 minutes, in whatever order they were delivered', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const older = await socket.register();
    gateway.clock.advance(5 * 60_000);
    const younger = await socket.register();
    await callback(gateway, { code: 'abc', state: younger });
    await callback(gateway, { code: 'abc', state: older });
    gateway.clock.advance(5 * 60_000);
    expect((await callback(gateway, { code: 'abc', state: younger })).status).toBe(200);
    expect((await callback(gateway, { code: 'abc', state: older })).status).toBe(404);
  });

  it('works up to 9:59.999 and answers 404 from 10:00 [B-registration-expires-10m] [B-limit-registration-lifetime] [B-state-expire]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const [first, second] = [await socket.register(), await socket.register()];
    gateway.clock.advance(LIFETIME_MS - 1);
    expect((await callback(gateway, { code: 'abc', state: first })).status).toBe(200);
    gateway.clock.advance(1);
    expect((await callback(gateway, { code: 'abc', state: second })).status).toBe(404);
  });

  it('answers 404 for a state that nobody registered, with a page for people [B-error-callback-unknown]', async () => {
    const gateway = await running.gateway();
    const query = { code: 'abc', state: randomUUID() };
    expect(await problemOf(await callback(gateway, query))).toMatchObject({ status: 404, name: 'unknown-state' });
    const page = await callback(gateway, query, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect(page.status).toBe(404);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain('No application is waiting for this authorization');
  });

  it('answers 404 once the socket has closed [B-state-disconnect]', async () => {
    const gateway = await running.gateway();
    const [polite, rude] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const states = [await polite.register(), await rude.register()];
    polite.ws.close();
    rude.ws.terminate();
    await Promise.all([polite.closed, rude.closed]);
    const bystander = await running.socket(gateway.socketUrl);
    await bystander.register(); // the gateway has read both ends by now
    for (const state of states) expect((await callback(gateway, { code: 'abc', state })).status).toBe(404);
    expect(gateway.service.counts.pending).toBe(1);
  });

  it('answers 410 when the client is on its way out, and drops the code [B-error-callback-undeliverable]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const wire = await running.wire(gateway.port, true);
    wire.send(
      'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await wire.answer();
    const leaving = randomUUID();
    const register = Buffer.from(JSON.stringify({ type: 'register', state: leaving, provider: 'google' }));
    wire.send(Buffer.from([0x81, 0x80 | register.length, 0, 0, 0, 0]), register);
    await wire.until((received) => (received.includes('registered') ? true : null));
    wire.send(Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8])); // close 1000, and the TCP connection stays open
    await once(wire.socket, 'end');
    const response = await callback(gateway, { code: 'abc', state: leaving });
    expect(await problemOf(response)).toMatchObject({ status: 410, name: 'client-gone' });
    expect((await callback(gateway, { code: 'abc', state: leaving })).status).toBe(404);
    expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
  });
});

describe('receiveCallback: the provider says no', () => {
  const running = useRunning();

  it('hands error, error_description, error_uri and iss to the socket at once, and shows what happened [B-error-callback-provider]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const query = {
      error: 'access_denied',
      error_description: 'The user is not on the test list.',
      error_uri: 'https://p.example/why',
      iss: 'https://p.example',
      state,
    };
    const response = await callback(gateway, query, {});
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Access was not granted');
    expect(await socket.next()).toEqual({
      type: 'error',
      state,
      code: 'provider-error',
      error: 'access_denied',
      error_description: 'The user is not on the test list.',
      error_uri: 'https://p.example/why',
      iss: 'https://p.example',
      query,
    });
  });

  it('answers { status: denied } to a program, the second time as well', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    for (let time = 1; time <= 2; time++) {
      expect(await (await callback(gateway, { error: 'access_denied', state })).json()).toEqual({ status: 'denied' });
    }
    expect(await socket.next()).toMatchObject({ code: 'provider-error' });
    await socket.register();
    expect(socket.unread).toEqual([]);
  });
});

describe('receiveCallback: what is refused', () => {
  const running = useRunning();

  it.each([
    ['no parameters', '', ['/query/state']],
    ['no state', 'code=abc', ['/query/state']],
    ['an empty state', 'code=abc&state=', ['/query/state']],
    ['neither code nor error', 'state=S', ['/query/code']],
    ['code beside error', 'state=S&code=abc&error=access_denied', ['/query/code']],
    ['an empty code', 'state=S&code=', ['/query/code']],
    ['two codes', 'state=S&code=abc&code=abc', ['/query/code']],
    ['two states', 'state=S&state=S&code=abc', ['/query/state']],
    ['two errors', 'state=S&error=a&error=b', ['/query/error']],
    ['another parameter twice', 'state=S&code=abc&scope=a&scope=b', ['/query/scope']],
    ['a second spelling of code', 'state=S&code=abc&%63ode=def', ['/query/code']],
    ['__proto__ twice', 'state=S&code=abc&__proto__=a&__proto__=b', ['/query/__proto__']],
    ['a code of 4097 characters', `state=S&code=${'c'.repeat(4097)}`, ['/query/code']],
    ['bytes that are not UTF-8', 'state=S&code=%ff', ['/query/code']],
    ['half an escape', 'state=S&code=abc%2', ['/query/code']],
    ['33 parameters', `state=S&code=abc${'&p'.repeat(31)}`, ['/query']],
  ])('answers 400 to %s and delivers nothing [B-error-callback-parameters]', async (_what, query, pointers) => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const response = await fetch(`${gateway.url}/callback?${query.replaceAll('=S', `=${state}`)}`, { headers: json });
    expect(await problemOf(response)).toMatchObject({ status: 400, name: 'invalid-request', pointers });
    const good = await callback(gateway, { code: 'good', state });
    expect(good.status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback', code: 'good' });
  });

  it.each([
    'access_token',
    'id_token',
    'refresh_token',
    'client_secret',
    'Access_Token',
    'accessToken',
    'oauth_token',
    'token',
    'app.secret',
    'my-password',
    'code_verifier',
    'client_assertion',
  ])(
    'answers 400 to a callback that carries %s, forwards nothing and repeats no value [B-property-only-code] [B-property-no-secrets] [B-property-no-secrets-refused] [B-auth-code-grant]',
    async (name) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl);
      const state = await socket.register();
      const refused = await callback(gateway, { code: 'abc', state, [name]: 'the-secret' });
      const problem = await problemOf(refused);
      expect(problem).toMatchObject({ status: 400, name: 'secret-in-callback' });
      expect(JSON.stringify(problem)).not.toContain('the-secret');
      const page = await callback(gateway, { error: 'x', state, [name]: 'the-secret' }, { accept: 'text/html' });
      expect(page.status).toBe(400);
      expect(await page.text()).not.toContain('the-secret');
      expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
      expect(await socket.next()).toEqual({ type: 'callback', state, code: 'abc', query: { code: 'abc', state } });
      expect(socket.unread).toEqual([]);
    },
  );

  it('carries a parameter named __proto__ like any other', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    await callback(gateway, { code: 'abc', state, ['__proto__']: 'x', constructor: 'y', others: 'z' });
    const { query } = (await socket.next()) as { query: Record<string, string> };
    expect(Object.entries(query).sort()).toEqual(
      Object.entries({ code: 'abc', state, ['__proto__']: 'x', constructor: 'y', others: 'z' }).sort(),
    );
  });

  it('uses nothing up when asked by HEAD', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const head = await callback(gateway, { code: 'abc', state }, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback', code: 'abc' });
  });

  it.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
    'uses nothing up when a browser fetches ahead (Sec-Purpose: %s), and says 503',
    async (purpose) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl);
      const state = await socket.register();
      const ahead = await callback(gateway, { code: 'abc', state }, { 'sec-purpose': purpose, accept: 'text/html' });
      expect(await problemOf(ahead)).toMatchObject({ status: 503, name: 'prefetch-refused' });
      expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
      expect(await socket.next()).toMatchObject({ type: 'callback', code: 'abc' });
    },
  );

  it('answers 406 to who accepts neither a page nor JSON, and 405 to any other method', async () => {
    const gateway = await running.gateway();
    const query = { code: 'abc', state: randomUUID() };
    expect(await problemOf(await callback(gateway, query, { accept: 'image/png' }))).toMatchObject({ status: 406 });
    const put = await callback(gateway, query, json, 'PUT');
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await problemOf(put)).toMatchObject({ status: 405, name: 'method-not-allowed' });
  });

  it('answers pages of other origins without CORS headers, and no preflight', async () => {
    const gateway = await running.gateway();
    const origin = 'https://elsewhere.example';
    const response = await callback(gateway, { code: 'abc', state: randomUUID() }, { ...json, origin });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    const asked = { origin, 'access-control-request-method': 'GET' };
    const preflight = await fetch(`${gateway.url}/callback`, { method: 'OPTIONS', headers: asked });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('serves a client that offers another protocol (Upgrade: h2c) as if it had not', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const wire = await running.wire(gateway.port);
    wire.send(
      `GET /callback?code=abc&state=${state} HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n` +
        'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n',
    );
    expect(await wire.answer()).toMatchObject({ status: 200, body: '{"status":"delivered"}' });
  });
});
