// Resuming at several gateways that share a PostgreSQL database: the latest connection gets the state, and a used state
// is remembered.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { startNode } from '../../base/state/node.ts';
import { usePostgres } from '../../base/state/postgres-server.ts';
import { FREE_PORTS, useAnnex } from '../../cli/annex.ts';
import { type GatewayUnderTest, problemOf, type TestSocket, useRunning } from '../../running.ts';
import { callback } from './send-callback.ts';

const SECRET = 'resume-secret-of-22-ch';

const server = usePostgres();
const annex = useAnnex();
const running = useRunning();

const startGateway = async (url: string): Promise<GatewayUnderTest> =>
  running.gateway({ clock: systemClock, shared: await startNode(running, url), acknowledgeMs: 500 });

async function register(socket: TestSocket, more: object = {}, state: string = randomUUID()): Promise<string> {
  const answer = await socket.ask({ type: 'register', state, provider: 'google', ...more });
  expect(answer).toEqual({ type: 'registered', state });
  return state;
}

describe('gateways on one PostgreSQL', () => {
  let url = '';
  let nodes: readonly [GatewayUnderTest, GatewayUnderTest];

  beforeAll(async () => {
    url = await server().createUrl();
    nodes = [await startGateway(url), await startGateway(url)];
  });

  /** Starts a node as a separate process. */
  const startProcess = async () => {
    const process = await annex.start(
      ['gateway'],
      { ...FREE_PORTS, ANNEX_DATABASE_URL: url },
      'The gateway is running',
    );
    const [, socketUrl = ''] = /running: \S+\/callback, (\S+)/.exec(process.stdout()) ?? [];
    return { ...process, socketUrl, port: Number(new URL(socketUrl).port) };
  };

  it('deliver to a client that resumed at the same gateway before its old connection was removed', async () => {
    const [one, two] = nodes;
    const sql = postgres(url, { max: 1 });
    running.onClose(() => sql.end());
    for (const end of ['closes', 'unregisters'] as const) {
      const old = await running.socket(one.socketUrl);
      const state = await register(old, { resume: SECRET });
      const back = await running.socket(one.socketUrl);
      const registered = await sql.begin(async (open) => {
        await open`select 1 from routes for update`; // both writes wait for this lock, in order
        const waiting = async () => (await open`select 1 from pg_locks where not granted`).length;
        const answer = register(back, { resume: SECRET }, state);
        await expect.poll(waiting).toBe(1);
        if (end === 'closes') await old.end();
        else old.send({ type: 'unregister', state });
        await expect.poll(waiting).toBe(2);
        return { answer };
      });
      await registered.answer;
      await expect.poll(async () => (await sql`select 1 from pg_locks where not granted`).length).toBe(0);
      expect((await callback(end === 'closes' ? one : two, { state, code: 'c' })).status).toBe(200);
      expect(await back.next()).toMatchObject({ type: 'callback', code: 'c' });
    }
  });

  it('give a state to the last of several connections that resume it at once', async () => {
    const [one, two] = nodes;
    for (let round = 0; round < 10; round += 1) {
      const state = await register(await running.socket(one.socketUrl), { resume: SECRET });
      const sockets = await Promise.all(Array.from({ length: 5 }, () => running.socket(one.socketUrl)));
      const resume = { type: 'register', state, provider: 'google', resume: SECRET };
      await Promise.all(sockets.map((socket) => socket.ask(resume)));
      expect((await callback(two, { state, code: 'c' })).status).toBe(200);
      await expect.poll(() => sockets.flatMap(({ unread }) => unread)).toHaveLength(1);
      for (const socket of sockets) await socket.end();
    }
  });

  it('show the success page after a restart of the gateway that delivered', async () => {
    const [one] = nodes;
    for (const more of [{}, { acknowledge: true, resume: SECRET }]) {
      const owner = await startProcess();
      const socket = await running.socket(owner.socketUrl);
      const state = await register(socket, more);
      const first = callback({ url: `http://127.0.0.1:${owner.port}` }, { state, code: 'c' });
      expect(await socket.next()).toMatchObject({ type: 'callback', code: 'c' });
      if ('acknowledge' in more) socket.send({ type: 'received', state });
      expect((await first).status).toBe(200);
      await owner.stop();
      expect(await (await callback(one, { state, code: 'c' })).json()).toEqual({ status: 'delivered' });
      expect(await problemOf(await callback(one, { state: randomUUID(), code: 'c' }))).toMatchObject({
        name: 'unknown-state',
      });
    }
  });
});
