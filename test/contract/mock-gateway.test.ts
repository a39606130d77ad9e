import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { MockGatewayOptions } from '../../src/areas/gateway/mock.ts';
import { problemType } from '../requests.ts';
import { type GatewayStory, gatewayStory, LIFETIME_MS, OTHER, STATE } from './gateway-story.ts';

let story: GatewayStory;
const restart = async (options: MockGatewayOptions) => {
  await story.end();
  story = await gatewayStory(options);
};
const rawSocket = async (path = '') => {
  const raw = new WebSocket(story.gateway.socketUrl + path);
  await once(raw, 'open');
  return raw;
};

beforeEach(async () => {
  story = await gatewayStory();
});
afterEach(() => story.end());

describe('register', () => {
  it('gets a response with the same state', async () => {
    const client = await story.connect();
    await client.register();
    expect(await client.next()).toEqual({ type: 'registered', state: STATE });
    expect(story.gateway.pending()).toBe(1);
  });

  it('ignores unknown fields', async () => {
    const client = await story.connect();
    await client.send({ type: 'register', state: STATE, provider: 'google', app: 'x' });
    expect(await client.next()).toMatchObject({ type: 'registered' });
  });

  it('gets an error for a state that is already registered, which stays with the first client', async () => {
    const [first, second] = [await story.registered(), await story.connect()];
    await second.register();
    expect(await second.next()).toMatchObject({ type: 'error', code: 'duplicate-state', state: STATE });
    await story.callback(`state=${STATE}&code=abc`);
    expect(await first.next()).toMatchObject({ type: 'callback', code: 'abc' });
  });

  it('gets an error for the 17th state of a connection', async () => {
    const client = await story.connect();
    for (let n = 0; n <= 16; n++) await client.register(STATE.replace(/.{2}$/, String(n).padStart(2, '0')));
    for (let n = 0; n < 16; n++) expect(await client.next()).toMatchObject({ type: 'registered' });
    expect(await client.next()).toMatchObject({ type: 'error', code: 'too-many-registrations' });
  });

  it('accepts a state that is not a UUID only if configured', async () => {
    const opaque = 'Zx81_aQ0S8e1r6yW2mJp7cV9xK3bT5nL';
    const strict = await story.connect();
    await strict.register(opaque);
    expect(await strict.next()).toMatchObject({ code: 'bad-message', state: opaque });
    await restart({ state: 'opaque' });
    await story.registered(opaque);
  });
});

describe('an invalid frame', () => {
  it.each([
    ['{"type":', null],
    ['null', null],
    ['[]', null],
    ['{"type":"register","state":"short","provider":"google"}', 'short'],
    ['{"type":"constructor"}', null],
    [`{"type":"register","state":"${STATE}"}`, STATE],
  ])('gets bad-message: %s', async (frame, state) => {
    const raw = await rawSocket();
    raw.send(frame);
    const [data] = await once(raw, 'message');
    expect(JSON.parse(String(data))).toMatchObject({ type: 'error', code: 'bad-message', state });
    raw.terminate();
  });

  it('gets secret-refused when it carries a token', async () => {
    const client = await story.connect();
    await client.send({ type: 'register', state: STATE, provider: 'google', refresh_token: 'x' });
    expect(await client.next()).toMatchObject({ code: 'secret-refused', state: STATE });
    expect(story.gateway.pending()).toBe(0);
  });

  it.each(['accessToken', 'user_password', 'myRefreshToken'])('gets secret-refused for %s too', async (name) => {
    const client = await story.connect();
    await client.send({ type: 'register', state: STATE, provider: 'google', [name]: 'x' });
    expect(await client.next()).toMatchObject({ code: 'secret-refused', state: STATE });
  });

  it.each([
    ['binary', Buffer.from('{}'), 1003],
    ['too large', JSON.stringify({ type: 'x'.repeat(4096) }), 1009],
  ])('closes the connection when it is %s', async (_, frame, code) => {
    const raw = await rawSocket();
    raw.send(frame);
    expect((await once(raw, 'close'))[0]).toBe(code);
  });
});

describe('unregister', () => {
  it('releases the state, only for its owner', async () => {
    const [owner, stranger] = [await story.registered(), await story.connect()];
    await stranger.send({ type: 'unregister', state: STATE });
    await stranger.register(OTHER);
    await stranger.next();
    expect(story.gateway.pending()).toBe(2);
    await owner.send({ type: 'unregister', state: STATE });
    await owner.register();
    expect(await owner.next()).toMatchObject({ type: 'registered', state: STATE });
  });
});

describe('a registration', () => {
  it('expires after exactly 10 minutes, and its socket is notified', async () => {
    const client = await story.registered();
    story.clock.time = LIFETIME_MS - 1;
    story.gateway.sweep();
    expect(story.gateway.pending()).toBe(1);
    story.clock.time = LIFETIME_MS;
    story.gateway.sweep();
    expect(await client.next()).toMatchObject({ type: 'error', code: 'registration-expired', state: STATE });
    expect(await story.problem(`state=${STATE}&code=abc`)).toMatchObject({ type: problemType('unknown-state') });
  });

  it('can have another lifetime, and is expired for callbacks even before a sweep', async () => {
    await restart({ lifetimeMs: 50 });
    await story.registered();
    story.clock.time = 50;
    expect(await story.problem(`state=${STATE}&code=abc`)).toMatchObject({ status: 404 });
  });

  it('expires by itself without a test clock', async () => {
    await restart({ lifetimeMs: 1, clock: undefined });
    const client = await story.registered();
    expect(await client.next()).toMatchObject({ code: 'registration-expired' });
  });

  it('ends with its connection, and the state can be registered again', async () => {
    const client = await story.registered();
    await client.close();
    await expect.poll(() => story.gateway.pending()).toBe(0);
    expect(await story.problem(`state=${STATE}&code=abc`)).toMatchObject({ status: 404 });
    await story.registered();
  });
});

describe('the mock gateway', () => {
  it('serves the socket at / and /ws, and nothing else', async () => {
    for (const path of ['', 'ws']) (await rawSocket(path)).terminate();
    const [error] = await once(new WebSocket(`${story.gateway.socketUrl}elsewhere`), 'error');
    expect(String(error)).toContain('404');
    expect((await fetch(`${story.gateway.url}/elsewhere`)).status).toBe(404);
  });

  it('reports its health and status', async () => {
    await story.registered();
    const ask = async (path: string) => (await fetch(story.gateway.url + path)).json();
    expect(await ask('/health')).toEqual({ status: 'ok', pending: 1, uptime_seconds: 0 });
    expect(await ask('/status')).toMatchObject({ pending: 1, connections: 1, delivered: 0, expired: 0 });
  });

  it('closes its sockets with 1001', async () => {
    const closed = once(await rawSocket(), 'close');
    await story.gateway.close();
    expect((await closed)[0]).toBe(1001);
  });

  it('records all messages in both directions, in order', async () => {
    await story.registered();
    expect(story.gateway.messages).toEqual([
      { from: 'client', message: { type: 'register', state: STATE, provider: 'google' } },
      { from: 'gateway', message: { type: 'registered', state: STATE } },
    ]);
  });
});
