// Nodes of one kind on one database, and clients that load them.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, openSocket, type Target } from '../faults/call.ts';
import { NodeProcess } from '../faults/node-process.ts';
import { freePort } from '../free-port.ts';

export const CLIENTS = 16;
const WARMUP_MS = 1_000;
export const UNLIMITED = {
  ANNEX_GATEWAY_SOCKETS_MAX_FRAMES_PER_SECOND: '1000000',
  ANNEX_GATEWAY_SOCKETS_MAX_FRAMES_PER_SECOND_AND_ADDRESS: '100000000',
  ANNEX_PACKAGES_SAMPLE: 'false',
  ANNEX_LOG_LEVEL: 'warn',
};

/** One piece of work of a client; true when it succeeded. */
export type Work = () => Promise<boolean>;

export async function withNodes<T>(
  kind: 'platform' | 'gateway',
  count: number,
  env: Readonly<Record<string, string>>,
  use: (targets: readonly Target[], printed: string, nodes: readonly NodeProcess[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-'));
  const started: NodeProcess[] = [];
  try {
    let printed = '';
    for (let index = 0; index < count; index += 1) {
      const port = await freePort();
      const own = {
        [`ANNEX_${kind.toUpperCase()}_PORT`]: `${port}`,
        ANNEX_PROXY_PORT: '0',
        ANNEX_DATA_DIR: join(folder, `${index}`),
      };
      const node = new NodeProcess({ kind, name: `${kind}-${index}`, port, folder, env: { ...env, ...own } });
      started.push(node);
      printed += await node.start();
    }
    return await use(
      started.map(({ port }) => ({ balancer: port })),
      printed,
      started,
    );
  } finally {
    await Promise.all(started.map((node) => node.end('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  }
}

export const targetAt = (targets: readonly Target[], index: number): Target =>
  targets[index % targets.length] ?? { balancer: 0 };

export const callbackWork =
  (targets: readonly Target[]) =>
  async (client: number): Promise<Work> => {
    let onMessage = (_: unknown): void => {};
    const socket = await openSocket(targetAt(targets, client), '/', {}, (message) => onMessage(message['type']));
    return async () => {
      const state = randomUUID();
      const nextMessage = (type: string) =>
        new Promise<void>((resolve) => {
          onMessage = (received) => received === type && resolve();
        });
      const registered = nextMessage('registered');
      socket?.send(JSON.stringify({ type: 'register', state, provider: 'acme' }));
      await registered;
      const code = nextMessage('callback');
      const page = await call(targetAt(targets, client + 1), `/callback?state=${state}&code=c`);
      if (page?.status === 200) await code;
      return page?.status === 200;
    };
  };

/** Completed pieces of work per second, of all clients together. */
export async function rate(seconds: number, prepare: (client: number) => Promise<Work>): Promise<number> {
  const works = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => prepare(client)));
  const from = performance.now() + WARMUP_MS;
  const until = from + seconds * 1_000;
  let done = 0;
  await Promise.all(
    works.map(async (work) => {
      while (performance.now() < until) {
        if (!(await work())) throw new Error('a call failed');
        if (performance.now() >= from && performance.now() < until) done += 1;
      }
    }),
  );
  return done / seconds;
}
