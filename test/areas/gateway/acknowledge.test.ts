// Clients that acknowledge responses, and clients that resume after a lost connection.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type GatewayUnderTest, problemOf, type TestSocket, useRunning } from '../../running.ts';

const ACCEPT_JSON = { accept: 'application/json' };
const SECRET = 'resume-secret-of-22-ch';

const callback = (
  gateway: GatewayUnderTest,
  query: Record<string, string>,
  headers: Record<string, string> = ACCEPT_JSON,
) => fetch(`${gateway.url}/callback?${new URLSearchParams(query)}`, { headers });

async function register(socket: TestSocket, more: object, state: string = randomUUID()): Promise<string> {
  const answer = await socket.ask({ type: 'register', state, provider: 'google', ...more });
  expect(answer).toEqual({ type: 'registered', state });
  return state;
}

describe('register with acknowledge', () => {
  const running = useRunning();

  it('delivers once the client sends `received`, and counts denials separately', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    for (const response of [{ code: 'c' }, { error: 'access_denied' }]) {
      const state = await register(socket, { acknowledge: true });
      const page = callback(gateway, { state, ...(response as Record<string, string>) });
      expect(await socket.next()).toMatchObject({ state });
      expect(gateway.service.counts.pending).toBe(1);
      socket.send({ type: 'received', state });
      expect((await page).status).toBe(200);
    }
    expect(gateway.service.counts).toEqual({ pending: 0, delivered: 1, denied: 1, expired: 0 });
    const status = await (await fetch(`${gateway.url}/status`)).json();
    expect(status).toMatchObject({ delivered: 1, denied: 1 });
  });

  it('answers 504 after 3 seconds without `received`, and sends only the same code again', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await register(socket, { acknowledge: true });
    const first = callback(gateway, { state, code: 'c' }, { accept: 'text/html' });
    await socket.next();
    gateway.clock.advance(3_000);
    const timedOut = await first;
    expect(timedOut.status).toBe(504);
    expect(await timedOut.text()).toContain('Try again');
    expect(await problemOf(await callback(gateway, { state, code: 'another' }))).toMatchObject({
      name: 'unknown-state',
    });
    const again = callback(gateway, { state, code: 'c' });
    expect(await socket.next()).toMatchObject({ type: 'callback', code: 'c' });
    socket.send({ type: 'received', state });
    expect(await (await again).json()).toEqual({ status: 'delivered' });
    expect(await (await callback(gateway, { state, code: 'c' })).json()).toEqual({ status: 'delivered' });
    expect(socket.unread).toEqual([]);
  });

  it('ignores `received` from another client, or before a code was sent', async () => {
    const gateway = await running.gateway();
    const [socket, other] = await Promise.all([running.socket(gateway.socketUrl), running.socket(gateway.socketUrl)]);
    const state = await register(socket, { acknowledge: true });
    await register(other, {});
    socket.send({ type: 'received', state });
    const page = callback(gateway, { state, code: 'c' });
    await socket.next();
    other.send({ type: 'received', state });
    await register(other, {});
    expect(gateway.service.counts).toMatchObject({ delivered: 0, pending: 3 });
    socket.send({ type: 'received', state });
    expect((await page).status).toBe(200);
  });
});

describe('register with resume', () => {
  const running = useRunning();

  it('takes a state over from a connection that still seems open, but only with the secret', async () => {
    const gateway = await running.gateway();
    const [old, stranger, fresh] = await Promise.all(
      Array.from({ length: 3 }, () => running.socket(gateway.socketUrl)) as [
        Promise<TestSocket>,
        Promise<TestSocket>,
        Promise<TestSocket>,
      ],
    );
    const state = await register(old, { resume: SECRET });
    for (const more of [{}, { resume: `${SECRET}x` }]) {
      const refused = await stranger.ask({ type: 'register', state, provider: 'p', ...more });
      expect(refused).toMatchObject({ type: 'error', code: 'duplicate-state' });
    }
    await register(fresh, { resume: SECRET }, state);
    await old.end();
    expect((await callback(gateway, { state, code: 'c' })).status).toBe(200);
    expect(await fresh.next()).toMatchObject({ type: 'callback', code: 'c' });
  });

  it('registers again after a disconnect, for the rest of the 10 minutes', async () => {
    const gateway = await running.gateway();
    const old = await running.socket(gateway.socketUrl);
    const state = await register(old, { resume: SECRET });
    await old.end();
    while (gateway.service.counts.pending > 0) await fetch(`${gateway.url}/health`);
    gateway.clock.advance(599_000);
    const fresh = await running.socket(gateway.socketUrl);
    expect(await fresh.ask({ type: 'register', state, provider: 'p' })).toMatchObject({ code: 'duplicate-state' });
    await register(fresh, { resume: SECRET }, state);
    await register(fresh, {});
    gateway.clock.advance(1_000);
    expect(await fresh.next()).toMatchObject({ code: 'registration-expired', state });
    expect(gateway.service.counts.pending).toBe(1);
  });
});

describe('a callback while the client is disconnected', () => {
  const running = useRunning();

  it('gets a page with a Try again button, which works once the client has reconnected', async () => {
    const gateway = await running.gateway();
    const lost = await running.socket(gateway.socketUrl);
    const state = await register(lost, { resume: SECRET });
    await lost.end();
    while (gateway.service.counts.pending > 0) await fetch(`${gateway.url}/health`);
    const page = await callback(gateway, { state, code: 'c' }, { accept: 'text/html' });
    expect(page.status).toBe(504);
    expect(await page.text()).toContain('Try again');
    expect(await problemOf(await callback(gateway, { state, code: 'c' }))).toMatchObject({ name: 'client-away' });
    const back = await running.socket(gateway.socketUrl);
    await register(back, { resume: SECRET }, state);
    expect((await callback(gateway, { state, code: 'c' })).status).toBe(200);
    expect(await back.next()).toMatchObject({ type: 'callback', code: 'c' });
  });
});

describe('the callback page', () => {
  const running = useRunning();

  it('is neutral when it is reloaded without its query; programs get an error', async () => {
    const gateway = await running.gateway();
    const page = await fetch(`${gateway.url}/callback`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Nothing to do here');
    expect((await fetch(`${gateway.url}/callback`, { headers: ACCEPT_JSON })).status).toBe(400);
    expect((await callback(gateway, { code: 'c' }, { accept: 'text/html' })).status).toBe(400);
  });

  it('is also served at the host name of the socket address', async () => {
    const gateway = await running.gateway({ additionalUrls: ['wss://sockets.example/'] });
    const wire = await running.wire(gateway.port);
    wire.send('GET /health HTTP/1.1\r\nHost: sockets.example\r\nConnection: close\r\n\r\n');
    expect((await wire.answer()).status).toBe(200);
  });
});
