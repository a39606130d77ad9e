// The limits of the gateway, and that each is enforced.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { GATEWAY_LIMITS } from '../../../src/areas/gateway/service.ts';
import { readConfig } from '../../../src/base/config/config.ts';
import { DEFAULTS as SERVE_LIMITS } from '../../../src/contract/server/index.ts';
import { SOCKET_LIMITS, type SocketLimits } from '../../../src/contract/server/socket-options.ts';
import { problemOf, useRunning } from '../../running.ts';

describe('limits of the gateway', () => {
  const running = useRunning();

  it('have the documented defaults', () => {
    expect(GATEWAY_LIMITS).toEqual({ lifetimeMs: 600_000, maxRegistrations: 100_000, maxStatesPerSocket: 16 });
    const { gateway, limits } = readConfig({ folder: '/nonexistent' }).settings;
    const { port: _port, sockets, ...others } = gateway;
    expect(others).toEqual({ acknowledgeMs: 3_000, state: 'uuid', sweepMs: 1_000, origins: [] });
    expect(SOCKET_LIMITS).toEqual({
      maxMessageBytes: 4_096,
      maxSockets: 20_000,
      maxSocketsPerAddress: 256,
      maxFramesPerSecond: 100,
      maxFramesPerSecondAndAddress: 5_000,
      firstMessageMs: 10_000,
      pingMs: 30_000,
      maxBufferedBytes: 1_048_576,
      sendMs: 5_000,
      closeGraceMs: 2_000,
    });
    expect(SOCKET_LIMITS).toMatchObject(sockets);
    expect(SERVE_LIMITS).toMatchObject({ urlBytes: 8_192, queryKeys: 32 });
    expect(limits).toMatchObject({ headersTimeoutMs: 10_000, requestTimeoutMs: 15_000 });
  });

  it('reports expired registrations at the sweep interval', async () => {
    const gateway = await running.gateway({ sweepMs: 10 });
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    gateway.clock.advance(600_000);
    expect(await socket.next()).toMatchObject({ type: 'error', state, code: 'registration-expired' });
  });

  it('closes a socket with 1008 if it registers nothing in time, whatever else it sends', async () => {
    const gateway = await running.gateway({ sockets: { firstMessageMs: 50 } });
    const silent = await running.socket(gateway.socketUrl);
    const talker = await running.socket(gateway.socketUrl);
    talker.send({ type: 'unregister', state: randomUUID() });
    talker.send('nonsense');
    expect(await silent.closed).toMatchObject({ code: 1008 });
    expect(await talker.closed).toMatchObject({ code: 1008 });
    const patient = await running.gateway({ sockets: { firstMessageMs: 50 } });
    const registered = await running.socket(patient.socketUrl);
    await registered.register();
    const later = await running.socket(patient.socketUrl);
    await later.closed; // by now the first socket has been open long enough, too
    await registered.register();
  });

  it.each([
    ['back', -3_600_000],
    ['forward', 3_600_000],
  ])('measures that time alike when the system time is set %s', async (_, ms) => {
    const gateway = await running.gateway({ sockets: { firstMessageMs: 2_500 } });
    const silent = await running.socket(gateway.socketUrl);
    const start = performance.now();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
    try {
      expect(await silent.closed).toMatchObject({ code: 1008 });
      expect(performance.now() - start).toBeGreaterThan(2_000); // the server checks every second
    } finally {
      vi.useRealTimers();
    }
  });

  it('accepts a message of exactly the limit, and closes with 1009 at one byte more', async () => {
    const gateway = await running.gateway({ sockets: { maxMessageBytes: 512 } });
    const frame = (bytes: number) => {
      const empty = JSON.stringify({ type: 'register', state: randomUUID(), provider: 'p', app: '' });
      return empty.replace('"app":""', `"app":"${'x'.repeat(bytes - empty.length)}"`);
    };
    const socket = await running.socket(gateway.socketUrl);
    expect(await socket.ask(frame(512))).toMatchObject({ type: 'registered' });
    socket.send(frame(513));
    expect(await socket.closed).toMatchObject({ code: 1009 });
  });

  /** A client that has registered 3,000 states and does not read. */
  async function startUnreadingClient(sockets: Partial<SocketLimits>) {
    const gateway = await running.gateway({
      sockets: { maxFramesPerSecond: 10_000, ...sockets },
      maxStatesPerSocket: 10_000,
    });
    const socket = await running.socket(gateway.socketUrl);
    const states = await Promise.all(
      Array.from({ length: 3_000 }, async () => {
        const state = randomUUID();
        await socket.ask({ type: 'register', state, provider: 'p' });
        return state;
      }),
    );
    socket.ws.pause();
    const query = `code=${'c'.repeat(4_000)}&more=${'m'.repeat(3_500)}`; // the message contains it twice, which fills the buffers sooner
    const ask = (state: string) =>
      fetch(`${gateway.url}/callback?${query}&state=${state}`, { headers: { accept: 'application/json' } });
    return { gateway, socket, states, ask };
  }

  it('answers 502 and disconnects a client that does not take a message in time', async () => {
    const { gateway, states, ask } = await startUnreadingClient({ sendMs: 100 });
    let response = await ask(states.pop() ?? '');
    while (response.status === 200) response = await ask(states.pop() ?? '');
    expect(await problemOf(response)).toMatchObject({ status: 502, name: 'delivery-failed' });
    while (gateway.connections() > 0) await fetch(`${gateway.url}/health`);
    expect((await ask(states.pop() ?? '')).status).toBe(404);
  });

  it('disconnects a client that leaves too many bytes unread', async () => {
    const { gateway, states, ask } = await startUnreadingClient({
      maxBufferedBytes: 4_096,
      sendMs: 60_000,
      closeGraceMs: 10,
    });
    const statuses = new Set<number>();
    while (gateway.connections() > 0) {
      const answers = await Promise.all(states.splice(-50).map(ask));
      for (const { status } of answers) statuses.add(status);
    }
    expect(statuses).toContain(502);
    expect(gateway.service.counts.pending).toBe(0);
  });

  it('accepts the maximum number of parameters and refuses one more', async () => {
    const gateway = await running.gateway({ serve: { queryKeys: 40 } });
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    const query = (count: number) => Array.from({ length: count - 2 }, (_, index) => `&p${index}=1`).join('');
    const ask = (count: number) =>
      fetch(`${gateway.url}/callback?code=a&state=${state}${query(count)}`, {
        headers: { accept: 'application/json' },
      });
    expect(await problemOf(await ask(41))).toMatchObject({ status: 400, pointers: ['/query'] });
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'callback-refused' });
    expect((await ask(40)).status).toBe(200);
    expect(Object.keys(((await socket.next()) as { query: object }).query)).toHaveLength(40);
  });
});
