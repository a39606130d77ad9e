import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { problemOf, useRunning } from '../../running.ts';
import { callback } from './send-callback.ts';

const LIFETIME_MS = 10 * 60_000;
describe('receiveCallback', () => {
  const running = useRunning();

  it('sends the code and every parameter to the socket that registered the state, and shows a page [B-purpose-forward-code] [B-state-callback] [B-state-callback-message] [B-callback] [B-callback-parameters] [B-callback-page] [B-message-callback] [B-message-callback-state] [B-message-callback-code] [B-message-callback-query]', async () => {
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
    expect(await response.text()).toContain('You’re connected');
    expect(await socket.next()).toEqual({
      type: 'callback',
      state,
      code: 'abc/+= ü',
      query: { code: 'abc/+= ü', state, scope: 'openid email', iss: 'https://p.example' },
    });
    expect(gateway.service.counts.pending).toBe(0);
  });

  it('answers { status: delivered } if JSON is requested [B-callback-delivered]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const response = await callback(gateway, { code: 'abc', state: await socket.register() });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ status: 'delivered' });
  });

  it('shows a page that loads nothing, sends no referrer, and contains neither code nor state', async () => {
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

  it('sends the code only to the socket that registered the state [B-registration-bound] [B-state-callback-owner]', async () => {
    const gateway = await running.gateway();
    const [owner, other] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const state = await owner.register();
    await other.register();
    await callback(gateway, { code: 'abc', state });
    expect(await owner.next()).toMatchObject({ type: 'callback', state });
    await other.register(); // its answer comes after everything that was sent before
    expect(other.unread).toEqual([]);
  });

  it('shows the success page for a second GET of a delivered state and delivers nothing [B-callback-repeated]', async () => {
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

  it('delivers once if the same GET is sent many times at once', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const responses = await Promise.all(Array.from({ length: 10 }, () => callback(gateway, { code: 'abc', state })));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(await socket.next()).toMatchObject({ type: 'callback' });
    await socket.register();
    expect(socket.unread).toEqual([]);
  });

  it('remembers a delivered state for the rest of its 10 minutes, even without its socket, then answers 404', async () => {
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

  it('forgets each delivered state after its own 10 minutes, whatever the order of delivery', async () => {
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

  it('delivers until 9:59.999 and answers 404 from 10:00 [B-registration-expires-10m] [B-limit-registration-lifetime] [B-state-expire]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const [first, second] = [await socket.register(), await socket.register()];
    gateway.clock.advance(LIFETIME_MS - 1);
    expect((await callback(gateway, { code: 'abc', state: first })).status).toBe(200);
    gateway.clock.advance(1);
    expect((await callback(gateway, { code: 'abc', state: second })).status).toBe(404);
  });

  it('answers 404 for an unknown state, as a page to browsers [B-error-callback-unknown]', async () => {
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
    const [closing, terminated] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const states = [await closing.register(), await terminated.register()];
    closing.ws.close();
    terminated.ws.terminate();
    await Promise.all([closing.closed, terminated.closed]);
    const bystander = await running.socket(gateway.socketUrl);
    await bystander.register(); // by now the gateway has noticed both closed sockets
    for (const state of states) expect((await callback(gateway, { code: 'abc', state })).status).toBe(404);
    expect(gateway.service.counts.pending).toBe(1);
  });

  it('answers 410 if the client is closing its connection, and drops the code [B-error-callback-undeliverable]', async () => {
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
    wire.send(Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8])); // close frame 1000; the TCP connection stays open
    await once(wire.socket, 'end');
    const response = await callback(gateway, { code: 'abc', state: leaving });
    expect(await problemOf(response)).toMatchObject({ status: 410, name: 'client-gone' });
    expect((await callback(gateway, { code: 'abc', state: leaving })).status).toBe(404);
    expect((await callback(gateway, { code: 'abc', state })).status).toBe(200);
  });
});

describe('receiveCallback: errors of the provider', () => {
  const running = useRunning();

  it('sends error, error_description, error_uri and iss to the socket, and shows what happened [B-error-callback-provider]', async () => {
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
    expect(await response.text()).toContain('Access was declined');
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

  it('answers { status: denied } if JSON is requested, also the second time', async () => {
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
