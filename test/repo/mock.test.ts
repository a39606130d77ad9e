import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Mocks, startMocks } from '../../scripts/mock.ts';
import { problemType } from '../requests.ts';

const EVENTS = '/api/workspaces/editor/demo/rover/current/events';

describe('npm run mock', () => {
  let mocks: Mocks;
  beforeAll(async () => {
    mocks = await startMocks(0);
  });
  afterAll(() => mocks.close());

  it('returns examples of every document, each on its own port', async () => {
    expect([...mocks.addresses.keys()]).toEqual([
      'gateway',
      'identity',
      'intents',
      'notify',
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

  it('returns event streams and images', async () => {
    const headers = { 'X-Api-Key': 'any', Accept: 'text/event-stream' };
    const stream = await fetch(`${mocks.addresses.get('workspace')}${EVENTS}`, { headers });
    expect([stream.status, await stream.text()]).toEqual([200, 'data: {"type":"connected"}\n\n']);
    const icon = await fetch(`${mocks.addresses.get('packages')}/packages/com.example.via-stitcher/icon.png`);
    expect(await sharp(await icon.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 2, height: 2 });
  });

  it('returns the response that the Prefer header asks for', async () => {
    const token = 'sQ0S8e1r6yW2mJp7cV9xK3bT5nL4hG2fD1aZ8uY6iOo';
    const denied = await fetch(`${mocks.addresses.get('intents')}/auth/intents/${token}/status`, {
      headers: { Prefer: 'code=410, example=intent-denied', Accept: 'application/json, application/problem+json' },
    });
    expect(denied.status).toBe(410);
    expect(await denied.json()).toMatchObject({ type: problemType('intent-denied') });
  });

  it('implements the protocol of the gateway socket', async () => {
    const socket = new WebSocket(mocks.addresses.get('gateway-socket') ?? '');
    const state = '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b';
    const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(data.toString()))));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'register', state, provider: 'test' })));
    expect(await answer).toEqual({ type: 'registered', state });
    socket.close();
  });
});
