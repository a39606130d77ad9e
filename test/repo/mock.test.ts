import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Mocks, startMocks } from '../../scripts/mock.ts';
import { problemType } from '../requests.ts';

describe('npm run mock', () => {
  let mocks: Mocks;
  beforeAll(async () => {
    mocks = await startMocks(0);
  });
  afterAll(() => mocks.close());

  it('answers examples of every document, each on its own port', async () => {
    expect([...mocks.addresses.keys()]).toEqual([
      'gateway',
      'identity',
      'intents',
      'packages',
      'paste',
      'platform',
      'watchdog',
      'workspace',
      'gateway-socket',
    ]);
    const created = await fetch(`${mocks.addresses.get('intents')}/auth/intents`, { method: 'POST' });
    expect(created.status).toBe(201);
    expect(await created.json()).toMatchObject({ completed: false });
    const health = await fetch(`${mocks.addresses.get('watchdog')}/health`);
    expect(await health.json()).toMatchObject({ status: 'ok' });
  });

  it('gives the answer that the caller prefers', async () => {
    const token = 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo';
    const denied = await fetch(`${mocks.addresses.get('intents')}/auth/intents/${token}/status`, {
      headers: { Prefer: 'code=410, example=intent-denied', Accept: 'application/json, application/problem+json' },
    });
    expect(denied.status).toBe(410);
    expect(await denied.json()).toMatchObject({ type: problemType('intent-denied') });
  });

  it('speaks the gateway’s protocol on a socket', async () => {
    const socket = new WebSocket(mocks.addresses.get('gateway-socket') ?? '');
    const state = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
    const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(data.toString()))));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'register', state, provider: 'test' })));
    expect(await answer).toEqual({ type: 'registered', state });
    socket.close();
  });
});
