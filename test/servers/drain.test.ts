// A node that is told to stop: load balancers and clients leave it before it closes.
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { systemClock } from '../../src/base/clock.ts';
import { startWorkspace } from '../areas/workspace/workspace.ts';
import { startNode } from '../base/state/node.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { type GatewayUnderTest, problemOf, type TestSocket, useRunning } from '../running.ts';

const server = usePostgres();
const running = useRunning();
const DRAIN_MS = 600;
const RESUME = 'a-secret-of-enough-characters';

const startGateway = async (url: string, drainMs = DRAIN_MS): Promise<GatewayUnderTest> =>
  running.gateway({ clock: systemClock, drainMs, shared: await startNode(running, url) });
const register = (socket: TestSocket, state: string, more: object = { resume: RESUME }) =>
  socket.ask({ type: 'register', state, provider: 'acme', ...more });
const callback = ({ url }: GatewayUnderTest, state: string) =>
  fetch(`${url}/callback?state=${state}&code=x`, { headers: { accept: 'application/json' } });

/** Requests a path over a kept connection; resolves with the status and the header Connection. */
const get = (url: string, agent: Agent): Promise<[number | undefined, string | undefined]> =>
  new Promise((resolve, reject) => {
    const sending = request(url, { agent }, (response) => {
      response.resume().on('end', () => resolve([response.statusCode, response.headers.connection]));
    });
    sending.on('error', reject).end();
  });

describe('a node that is told to stop', () => {
  it('is not ready first, while it serves everything', async () => {
    const gateway = await startGateway(await server().createUrl(), 3_000);
    const agent = new Agent({ keepAlive: true });
    running.onClose(() => agent.destroy());
    expect(await get(`${gateway.url}/health`, agent)).toEqual([200, 'keep-alive']);
    const closing = gateway.close();
    const health = await fetch(`${gateway.url}/health`);
    expect(health.headers.get('retry-after')).toBe('1');
    expect(await problemOf(health)).toMatchObject({ name: 'unavailable', detail: 'The server is shutting down.' });
    expect(await get(`${gateway.url}/health/live`, agent)).toEqual([200, 'close']);
    const socket = await running.socket(gateway.socketUrl);
    const state = randomUUID();
    await register(socket, state);
    const answer = socket.next();
    expect((await callback(gateway, state)).status).toBe(200);
    expect(await answer).toMatchObject({ type: 'callback', code: 'x' });
    await closing;
    await expect(fetch(`${gateway.url}/health`)).rejects.toThrow();
  });

  it('tells clients to resume elsewhere, and a callback in between waits for them', async () => {
    const url = await server().createUrl();
    const [one, other] = [await startGateway(url), await startGateway(url)];
    const socket = await running.socket(one.socketUrl);
    const state = randomUUID();
    await register(socket, state);
    const closing = one.close();
    expect(await socket.closed).toMatchObject({ code: 1001, reason: expect.stringContaining('Connect again') });
    const page = callback(other, state);
    const resumed = await running.socket(other.socketUrl);
    expect(await register(resumed, state)).toEqual({ type: 'registered', state });
    expect(await resumed.next()).toMatchObject({ type: 'callback', state, code: 'x' });
    expect((await page).status).toBe(200);
    await closing;
  });

  it('keeps a connection until its client has acknowledged the code', async () => {
    const url = await server().createUrl();
    const [one, other] = [await startGateway(url), await startGateway(url)];
    const socket = await running.socket(one.socketUrl);
    const state = randomUUID();
    await register(socket, state, { resume: RESUME, acknowledge: true });
    const page = callback(other, state);
    expect(await socket.next()).toMatchObject({ type: 'callback', state });
    const closing = one.close();
    const refused = new Promise<number | undefined>((resolve) => {
      const attempt = () => {
        const socket = new WebSocket(one.socketUrl)
          .on('error', () => {})
          .on('open', () => socket.close())
          .on('close', () => setTimeout(attempt, 20))
          .on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      };
      attempt();
    });
    expect(await refused).toBe(503); // now the other clients are told
    expect(socket.ws.readyState).toBe(WebSocket.OPEN);
    socket.send({ type: 'received', state });
    expect((await page).status).toBe(200);
    expect((await socket.closed).code).toBe(1001);
    await closing;
  });

  it('closes clients that cannot resume last', async () => {
    const gateway = await startGateway(await server().createUrl());
    const [plain, resumable] = [await running.socket(gateway.socketUrl), await running.socket(gateway.socketUrl)];
    await register(plain, randomUUID(), {});
    await register(resumable, randomUUID());
    const closing = gateway.close();
    expect((await resumable.closed).code).toBe(1001);
    expect(plain.ws.readyState).toBe(WebSocket.OPEN);
    expect((await plain.closed).code).toBe(1001);
    await closing;
  });

  it('asks the pages of a workspace to connect again', async () => {
    const node = await startNode(running, await server().createUrl());
    const workspace = await startWorkspace(running, { ...node, clock: systemClock, drainMs: DRAIN_MS });
    const page = await workspace.page();
    const startedAt = performance.now();
    const closing = workspace.platform.close();
    expect((await fetch(`${workspace.platform.url}/health`)).status).toBe(503);
    expect(await page.closed()).toBe(1001);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(DRAIN_MS);
    await closing;
  });
});
