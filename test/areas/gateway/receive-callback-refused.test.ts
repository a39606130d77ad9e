import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { callback, json } from './send-callback.ts';

describe('receiveCallback: refused callbacks', () => {
  const running = useRunning();

  it.each([
    ['no parameters', '', ['/query/state']],
    ['no state', 'code=abc', ['/query/state']],
    ['an empty state', 'code=abc&state=', ['/query/state']],
    ['neither code nor error', 'state=S', ['/query/code']],
    ['code together with error', 'state=S&code=abc&error=access_denied', ['/query/code']],
    ['an empty code', 'state=S&code=', ['/query/code']],
    ['two codes', 'state=S&code=abc&code=abc', ['/query/code']],
    ['two states', 'state=S&state=S&code=abc', ['/query/state']],
    ['a second spelling of code', 'state=S&code=abc&%63ode=def', ['/query/code']],
    ['an empty error', 'state=S&error=', ['/query/error']],
    ['an error of 201 characters', `state=S&error=${'e'.repeat(201)}`, ['/query/error']],
    ['a parameter of 4097 characters', `state=S&code=abc&hd=${'h'.repeat(4097)}`, ['/query/others/hd']],
    ['a code of 4097 characters', `state=S&code=${'c'.repeat(4097)}`, ['/query/code']],
    ['bytes that are not UTF-8', 'state=S&code=%ff', ['/query/code']],
    ['an incomplete escape', 'state=S&code=abc%2', ['/query/code']],
    ['33 parameters', `state=S&code=abc${'&p'.repeat(31)}`, ['/query']],
  ])(
    'answers 400 to %s, notifies the client and delivers nothing [B-error-callback-parameters]',
    async (_what, query, pointers) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl);
      const state = await socket.register();
      const response = await fetch(`${gateway.url}/callback?${query.replaceAll('=S', `=${state}`)}`, { headers: json });
      expect(await problemOf(response)).toMatchObject({ status: 400, name: 'invalid-request', pointers });
      if (query.includes('=S')) {
        const error = await socket.next();
        expect(error).toEqual({ type: 'error', state, code: 'callback-refused', error: expect.any(String) });
        expect(JSON.stringify({ ...error, state: '' })).not.toMatch(/abc|def|ccc|hd/);
      }
      const good = await callback(gateway, { code: 'good', state });
      expect(good.status).toBe(200);
      expect(await socket.next()).toMatchObject({ type: 'callback', code: 'good' });
    },
  );

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
    'device_token',
    'secret',
  ])(
    'answers 400 to a callback with %s, notifies the client and forwards nothing [B-property-only-code] [B-property-no-secrets] [B-property-no-secrets-refused] [B-auth-code-grant]',
    async (name) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl);
      const state = await socket.register();
      const refused = await callback(gateway, { code: 'the-code', state, [name]: 'the-secret' });
      const problem = await problemOf(refused);
      expect(problem).toMatchObject({ status: 400, name: 'secret-in-callback' });
      expect(JSON.stringify(problem)).not.toContain('the-secret');
      const page = await callback(gateway, { error: 'x', state, [name]: 'the-secret' }, { accept: 'text/html' });
      expect(page.status).toBe(400);
      expect(await page.text()).not.toContain('the-secret');
      for (let count = 1; count <= 2; count++) {
        const error = await socket.next();
        expect(error).toEqual({ type: 'error', state, code: 'callback-refused', error: expect.any(String) });
        expect(JSON.stringify(error)).not.toMatch(/the-secret|the-code/);
      }
      expect((await callback(gateway, { code: 'the-code', state })).status).toBe(200);
      expect(await socket.next()).toEqual({
        type: 'callback',
        state,
        code: 'the-code',
        query: { code: 'the-code', state },
      });
      expect(socket.unread).toEqual([]);
    },
  );

  it.each([
    ['scope', 'state=S&code=abc&scope=a&scope=b', { type: 'callback', code: 'abc', query: { scope: 'a' } }],
    ['a second spelling', 'state=S&code=abc&scope=a&%73cope=b', { type: 'callback', query: { scope: 'a' } }],
    ['__proto__', 'state=S&code=abc&__proto__=a&__proto__=b', { type: 'callback', code: 'abc' }],
    ['iss', 'state=S&code=abc&iss=https://a.example&iss=b', { query: { iss: 'https://a.example' } }],
    ['error', 'state=S&error=first&error=second', { type: 'error', code: 'provider-error', error: 'first' }],
  ])('forwards the first value of a repeated parameter: %s', async (_what, query, message) => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const sentQuery = query.replace('=S', `=${state}`);
    expect((await fetch(`${gateway.url}/callback?${sentQuery}`, { headers: json })).status).toBe(200);
    expect(await socket.next()).toMatchObject(message);
  });

  it.each([
    ['a parameter twice', 'code=abc&code=def', 400],
    ['a token', 'access_token=the-secret', 400],
    ['nothing else', 'x=1', 400],
    ['over 32 parameters', 'x&'.repeat(40), 400],
    ['over 8 KiB', 'x'.repeat(8_192), 414],
  ])('notifies no client of a callback with an unknown state and %s', async (_what, query, status) => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const unknown = await fetch(`${gateway.url}/callback?${query}&state=${randomUUID()}`, { headers: json });
    const missing = await fetch(`${gateway.url}/callback?${query}`, { headers: json });
    expect([unknown.status, missing.status]).toEqual([status, status]);
    expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
    expect(await socket.next()).toMatchObject({ type: 'callback' });
    expect(socket.unread).toEqual([]);
  });

  it('notifies the client of a callback that is too long or accepts neither HTML nor JSON', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const long = await fetch(`${gateway.url}/callback?code=abc&state=${state}&x=${'x'.repeat(8_192)}`);
    expect(long.status).toBe(414);
    expect(await socket.next()).toMatchObject({ type: 'error', state, code: 'callback-refused' });
    expect((await callback(gateway, { code: 'abc', state }, { accept: 'image/png' })).status).toBe(406);
    expect(await socket.next()).toMatchObject({ type: 'error', state, code: 'callback-refused' });
  });

  it('notifies the clients of the first two states if a callback has several', async () => {
    const gateway = await running.gateway();
    const [one, other] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const states = [await one.register(), await other.register(), await one.register()];
    const query = `code=abc&${states.map((state) => `state=${state}`).join('&')}`;
    expect((await fetch(`${gateway.url}/callback?${query}`, { headers: json })).status).toBe(400);
    expect(await one.next()).toMatchObject({ state: states[0], code: 'callback-refused' });
    expect(await other.next()).toMatchObject({ state: states[1], code: 'callback-refused' });
    await one.register();
    expect([...one.unread, ...other.unread]).toEqual([]);
  });

  it.each([
    ['HEAD', 'HEAD', {}],
    ['a prefetch', 'GET', { 'sec-purpose': 'prefetch' }],
    ['a link preview', 'GET', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
    ['PUT', 'PUT', {}],
  ])('notifies no client of a callback that no user opened: %s', async (_what, method, headers) => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    for (const query of [`code=&state=${state}`, `x=${'x'.repeat(8_192)}&state=${state}`]) {
      await fetch(`${gateway.url}/callback?${query}`, { method, headers });
    }
    await socket.register();
    expect(socket.unread).toEqual([]);
  });

  it('forwards a parameter named __proto__ like any other', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    await callback(gateway, { code: 'abc', state, ['__proto__']: 'x', constructor: 'y', others: 'z' });
    const { query } = (await socket.next()) as { query: Record<string, string> };
    expect(Object.entries(query).sort()).toEqual(
      Object.entries({ code: 'abc', state, ['__proto__']: 'x', constructor: 'y', others: 'z' }).sort(),
    );
  });

  it('leaves the state registered after a HEAD request', async () => {
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
    'answers 503 to a prefetch (Sec-Purpose: %s) and leaves the state registered',
    async (purpose) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl);
      const state = await socket.register();
      const prefetch = await callback(gateway, { code: 'abc', state }, { 'sec-purpose': purpose, accept: 'text/html' });
      expect(await problemOf(prefetch)).toMatchObject({ status: 503, name: 'prefetch-refused' });
      expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
      expect(await socket.next()).toMatchObject({ type: 'callback', code: 'abc' });
    },
  );

  it('answers 406 if the client accepts neither HTML nor JSON, and 405 to other methods', async () => {
    const gateway = await running.gateway();
    const query = { code: 'abc', state: randomUUID() };
    expect(await problemOf(await callback(gateway, query, { accept: 'image/png' }))).toMatchObject({ status: 406 });
    const put = await callback(gateway, query, json, 'PUT');
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await problemOf(put)).toMatchObject({ status: 405, name: 'method-not-allowed' });
  });

  it('sends no CORS headers to pages of other origins and answers no preflight', async () => {
    const gateway = await running.gateway();
    const origin = 'https://elsewhere.example';
    const response = await callback(gateway, { code: 'abc', state: randomUUID() }, { ...json, origin });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    const preflightHeaders = { origin, 'access-control-request-method': 'GET' };
    const preflight = await fetch(`${gateway.url}/callback`, { method: 'OPTIONS', headers: preflightHeaders });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.has('access-control-allow-origin')).toBe(false);
  });

  it('ignores an offer of another protocol (Upgrade: h2c)', async () => {
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
