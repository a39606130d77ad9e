import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { GATEWAY_LIMITS } from '../../../src/areas/gateway/service.ts';
import { SOCKET_LIMITS } from '../../../src/contract/server/socket-options.ts';
import { problemType } from '../../requests.ts';
import { useRunning } from '../../running.ts';

const LIFETIME_MS = 10 * 60_000;
const register = (state: string, extra: object = {}) => ({ type: 'register', state, provider: 'google', ...extra });

describe('the gateway’s socket', () => {
  const running = useRunning();

  it('has the documented limits by default [B-limit-sockets-per-address]', () => {
    expect(GATEWAY_LIMITS).toMatchObject({ lifetimeMs: LIFETIME_MS, maxStatesPerSocket: 16 });
    expect(DEFAULTS.gateway.state).toBe('uuid');
    expect(SOCKET_LIMITS).toMatchObject({ maxMessageBytes: 4096, maxSocketsPerAddress: 256, firstMessageMs: 10_000 });
  });

  it.each(['', 'ws', '?x=1', 'ws?x=1'])(
    'answers registered at /%s [B-socket-path] [B-purpose-register-state] [B-state-register] [B-state-register-reply] [B-message-register] [B-message-registered]',
    async (path) => {
      const gateway = await running.gateway();
      const socket = await running.socket(gateway.socketUrl + path);
      const state = randomUUID();
      expect(await socket.ask(register(state))).toEqual({ type: 'registered', state });
      expect(gateway.service.counts.pending).toBe(1);
    },
  );

  it('ignores unknown fields', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = randomUUID();
    const exchange = { token_url: 'https://p.example/token', token_type: 'bearer' };
    expect(await socket.ask(register(state, { app: 'x', exchange, ['__proto__']: {} }))).toEqual({
      type: 'registered',
      state,
    });
  });

  it('refuses a second registration of a state and keeps the first [B-state-first-wins] [B-message-register-state-unique]', async () => {
    const gateway = await running.gateway();
    const [first, second] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const state = await first.register();
    const refused = { type: 'error', state, code: 'duplicate-state', error: expect.stringMatching(/\w/) };
    expect(await second.ask(register(state))).toEqual(refused);
    expect(await first.ask(register(state))).toEqual(refused);
    await fetch(`${gateway.url}/callback?code=abc&state=${state}`);
    expect(await first.next()).toMatchObject({ type: 'callback', state });
    expect(second.unread).toEqual([]);
  });

  it('refuses a state that has been used', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    await fetch(`${gateway.url}/callback?code=abc&state=${state}`);
    await socket.next();
    expect(await socket.ask(register(state))).toMatchObject({ type: 'error', state, code: 'duplicate-state' });
  });

  it('forgets a state when its owner unregisters it, but not when another client does [B-state-unregister] [B-message-unregister]', async () => {
    const gateway = await running.gateway();
    const [owner, other] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    const state = await owner.register();
    other.send({ type: 'unregister', state });
    await other.register();
    expect(await other.ask(register(state))).toMatchObject({ code: 'duplicate-state' });
    owner.send({ type: 'unregister', state });
    owner.send({ type: 'unregister', state: randomUUID() });
    await owner.register();
    expect(owner.unread).toEqual([]);
    expect((await fetch(`${gateway.url}/callback?code=abc&state=${state}`)).status).toBe(404);
    await other.register(state);
  });

  it('accepts 16 states per socket and refuses the 17th until one is free', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const states: string[] = [];
    for (let count = 1; count <= 16; count++) states.push(await socket.register());
    const refused = randomUUID();
    expect(await socket.ask(register(refused))).toMatchObject({
      type: 'error',
      state: refused,
      code: 'too-many-registrations',
    });
    expect(gateway.service.counts.pending).toBe(16);
    socket.send({ type: 'unregister', state: states[0] });
    await socket.register(refused);
    const other = await running.socket(gateway.socketUrl);
    await other.register();
  });

  it('refuses registrations when the gateway is at capacity', async () => {
    const gateway = await running.gateway({ maxRegistrations: 1 });
    const [first, second] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    await first.register();
    expect(await second.ask(register(randomUUID()))).toMatchObject({ code: 'at-capacity' });
  });

  it('notifies the socket when its registration expires, after exactly 10 minutes [B-state-expire-told]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    gateway.clock.advance(LIFETIME_MS - 1);
    const younger = await socket.register(); // also sweeps: the older one has not expired
    expect(gateway.service.counts.pending).toBe(2);
    gateway.clock.advance(1);
    expect(await socket.next()).toMatchObject({ type: 'error', state, code: 'registration-expired' });
    expect(gateway.service.counts.pending).toBe(1);
    gateway.clock.advance(LIFETIME_MS);
    expect(await socket.next()).toMatchObject({ type: 'error', state: younger, code: 'registration-expired' });
    await socket.register(state); // an expired state may be registered again
  });

  it('forgets the states of a socket that closes, and no others [B-registration-disconnect] [B-state-disconnect-all]', async () => {
    const gateway = await running.gateway();
    const bystander = await running.socket(gateway.socketUrl);
    const bystanderState = await bystander.register();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    await socket.register();
    socket.ws.close();
    await socket.closed;
    const other = await running.socket(gateway.socketUrl);
    await other.register(state);
    expect(gateway.service.counts.pending).toBe(2);
    expect((await fetch(`${gateway.url}/callback?code=abc&state=${bystanderState}`)).status).toBe(200);
  });

  it.each([
    ['access_token', { access_token: 'the-secret' }],
    ['id_token', { id_token: 'the-secret' }],
    ['refresh_token', { refresh_token: 'the-secret' }],
    ['client_secret', { client_secret: 'the-secret' }],
    ['one in another spelling', { 'Client-Secret': 'the-secret' }],
    ['a nested one', { exchange: { steps: [{ form: { clientSecret: 'the-secret' } }] } }],
    ['one whose name is a secret', { 'the-secret': 1 }],
  ])('refuses a frame with %s, and does not quote it [B-property-no-secrets-refused]', async (_what, extra) => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = randomUUID();
    const refused = await socket.ask(register(state, extra));
    expect(refused).toMatchObject({ type: 'error', state, code: 'secret-refused' });
    expect(JSON.stringify(refused)).not.toContain('the-secret');
    expect(gateway.service.counts.pending).toBe(0);
  });

  it('refuses a secret in an unregister frame too', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = await socket.register();
    socket.send({ type: 'unregister', state, client_secret: 'the-secret' });
    socket.send({ type: 'nonsense' }); // its answer comes after the answer to the frame before
    expect(await socket.next()).toMatchObject({ type: 'error', state, code: 'secret-refused' });
  });

  it('accepts only UUIDs as states, in upper or lower case [B-registration-state] [B-message-register-state]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    await socket.register(randomUUID().toUpperCase());
    const opaque = 'kJ8v_3nQ0zXy7LwB2mTfRk9ZgA5uEoPd';
    expect(await socket.ask(register(opaque))).toMatchObject({ type: 'error', state: opaque, code: 'bad-message' });
    const line = `${randomUUID()}\n`;
    for (const [state, quoted] of [
      ['', ''],
      ['short', 'short'],
      ['x'.repeat(129), 'x'.repeat(128)],
      [line, line],
      [null, null],
      [7, '7'],
      [{}, '{}'],
    ]) {
      expect(await socket.ask({ ...register(''), state })).toMatchObject({
        type: 'error',
        state: quoted,
        code: 'bad-message',
      });
    }
  });

  it('also accepts 22 to 128 unreserved characters with the setting state = opaque', async () => {
    const gateway = await running.gateway({ state: 'opaque' });
    const socket = await running.socket(gateway.socketUrl);
    for (const state of ['kJ8v_3nQ0zXy7LwB2mTfRk', `${'a.~_-'.repeat(25)}abc`, randomUUID()]) {
      await socket.register(state);
      expect((await fetch(`${gateway.url}/callback?code=abc&state=${state}`)).status).toBe(200);
      expect(await socket.next()).toMatchObject({ type: 'callback', state });
    }
    for (const state of ['x'.repeat(21), 'x'.repeat(129), `${'x'.repeat(30)}/`]) {
      expect(await socket.ask(register(state))).toMatchObject({ type: 'error', code: 'bad-message' });
    }
  });

  it('refuses a provider label that is missing, empty or longer than 100 characters [B-registration-provider] [B-message-register-provider]', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    const state = randomUUID();
    for (const provider of [undefined, '', 'x'.repeat(101), 7]) {
      expect(await socket.ask({ type: 'register', state, provider })).toMatchObject({
        type: 'error',
        state,
        code: 'bad-message',
        error: expect.stringContaining('/provider'),
      });
    }
    expect(await socket.ask(register(state, { provider: 'x'.repeat(100) }))).toMatchObject({ type: 'registered' });
  });
});

describe('connections to the gateway’s socket', () => {
  const running = useRunning();

  /** The problem in the response to a refused upgrade. */
  async function refusal(url: string, headers: Record<string, string> = {}) {
    const ws = new WebSocket(url, { headers });
    ws.on('error', () => {});
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      ws.once('unexpected-response', (_request, answer) => resolve(answer));
      ws.once('open', () => {
        ws.terminate();
        reject(new Error('The upgrade was not refused'));
      });
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(response.headers['content-type']).toBe('application/problem+json');
    return JSON.parse(Buffer.concat(chunks).toString()) as { type: string; status: number };
  }

  it('refuses a page whose origin is not on the list, and accepts one that is', async () => {
    const gateway = await running.gateway({ origins: ['https://app.example'] });
    for (const origin of ['https://elsewhere.example', 'null', 'https://app.example.elsewhere.example']) {
      expect(await refusal(gateway.socketUrl, { origin })).toMatchObject({
        type: problemType('cross-site-request'),
        status: 403,
      });
    }
    const other = `http://127.0.0.1:${gateway.port + 1}`;
    expect(await refusal(gateway.socketUrl, { origin: other })).toMatchObject({ status: 403 });
    for (const origin of ['https://app.example', gateway.url, `http://localhost:${gateway.port}`])
      await (await running.socket(gateway.socketUrl, { headers: { origin } })).register();
  });

  it('refuses any other path with 404', async () => {
    const gateway = await running.gateway();
    expect(await refusal(`${gateway.socketUrl}callback`)).toMatchObject({
      type: problemType('not-found'),
      status: 404,
    });
  });

  it('refuses more sockets per address than the setting allows, until one has closed', async () => {
    const gateway = await running.gateway({ trustedProxies: ['127.0.0.1'], sockets: { maxSocketsPerAddress: 2 } });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const first = await running.socket(gateway.socketUrl, from('203.0.113.1'));
    await running.socket(gateway.socketUrl, from('203.0.113.1'));
    const refused = await refusal(gateway.socketUrl, from('203.0.113.1').headers);
    expect(refused).toMatchObject({ type: problemType('too-many-sockets'), status: 429 });
    expect(refused).toMatchObject({ detail: 'One address can have at most 2 WebSockets.' });
    await running.socket(gateway.socketUrl, from('203.0.113.2'));
    first.ws.close();
    await first.closed;
    await (await running.socket(gateway.socketUrl, from('203.0.113.1'))).register();
  });

  it('counts an IPv6 address by its /64', async () => {
    const gateway = await running.gateway({ trustedProxies: ['127.0.0.1'], sockets: { maxSocketsPerAddress: 1 } });
    await running.socket(gateway.socketUrl, { headers: { 'x-forwarded-for': '2001:db8:0:1::1' } });
    const refused = await refusal(gateway.socketUrl, { 'x-forwarded-for': '2001:db8:0:1::2' });
    expect(refused).toMatchObject({ type: problemType('too-many-sockets') });
  });

  it('refuses new sockets with 503 when all are in use', async () => {
    const gateway = await running.gateway({ sockets: { maxSockets: 1 } });
    await running.socket(gateway.socketUrl);
    expect(await refusal(gateway.socketUrl)).toMatchObject({ type: problemType('unavailable'), status: 503 });
  });

  it('closes its sockets with 1001 when it stops', async () => {
    const gateway = await running.gateway();
    const socket = await running.socket(gateway.socketUrl);
    await socket.register();
    await gateway.close();
    expect(await socket.closed).toMatchObject({ code: 1001 });
  });

  it('closes a socket that does not answer pings', async () => {
    const gateway = await running.gateway({ sockets: { pingMs: 20 } });
    const socket = await running.socket(gateway.socketUrl, { autoPong: false });
    await socket.register();
    expect(await socket.closed).toMatchObject({ code: 1006 });
    const alive = await running.socket(gateway.socketUrl);
    for (let ping = 1; ping <= 4; ping++) await once(alive.ws, 'ping');
    await alive.register();
  });
});
