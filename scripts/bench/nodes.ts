// Throughput of one, two and four nodes on one PostgreSQL, compared with one node without PostgreSQL.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, openSocket, type Target } from '../faults/call.ts';
import { NodeProcess } from '../faults/node-process.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres-server.ts';
import type { BenchOptions } from './options.ts';
import { alternate, conclude } from './rounds.ts';
import { median, table } from './table.ts';

const CLIENTS = 16;
const WARMUP_MS = 1_000;
const UNLIMITED = {
  ANNEX_GATEWAY_SOCKETS_MAX_FRAMES_PER_SECOND: '1000000',
  ANNEX_GATEWAY_SOCKETS_MAX_FRAMES_PER_SECOND_AND_ADDRESS: '100000000',
  ANNEX_PACKAGES_SAMPLE: 'false',
  ANNEX_LOG_LEVEL: 'warn',
};

interface Setup {
  readonly name: string;
  readonly nodes: number;
  readonly postgres: boolean;
}

const SETUPS: readonly Setup[] = [
  { name: '1 without', nodes: 1, postgres: false },
  ...[1, 2, 4].map((nodes) => ({ name: `${nodes} on PostgreSQL`, nodes, postgres: true })),
];

/** One piece of work of a client; true when it succeeded. */
type Work = () => Promise<boolean>;

export async function nodes(options: BenchOptions): Promise<boolean> {
  const database = await startPostgres({ settings: ['max_connections=200'] });
  try {
    const results = await alternate(SETUPS, options.rounds, async ({ nodes, postgres }) => {
      const env = async () => ({
        ...UNLIMITED,
        ...(postgres ? { ANNEX_DATABASE_URL: await database.createUrl() } : {}),
      });
      const callbacks = await withNodes('gateway', nodes, await env(), (targets) =>
        rate(options, callbackWork(targets)),
      );
      const intents = await withNodes('platform', nodes, await env(), (targets, key) =>
        rate(options, intentWork(targets, key)),
      );
      return { callbacks, intents };
    });
    const cells = (name: string, metric: 'callbacks' | 'intents') => [
      String(Math.round(results.median(name, metric))),
      results.ratio(name, '1 without', metric).toFixed(2),
    ];
    const rows = SETUPS.map(({ name }) => [name, ...cells(name, 'callbacks'), ...cells(name, 'intents')]);
    console.log(
      '\nMedians. A callback arrives at another node than its socket; an intent is created at one node and read at another.',
    );
    console.log(table([['nodes', 'callbacks/s', 'of 1 without', 'intents/s', 'of 1 without'], ...rows]));
    const detectionMs = await measureKilledOwner(options.rounds, {
      ...UNLIMITED,
      ANNEX_DATABASE_URL: await database.createUrl(),
    });
    const goal = { name: 'milliseconds until a callback reports a killed owner', measured: detectionMs, atMost: 1_000 };
    return conclude('nodes', [goal], options, { measured: Object.fromEntries(results.byName) });
  } finally {
    await database.remove();
  }
}

async function withNodes<T>(
  kind: 'platform' | 'gateway',
  count: number,
  env: Readonly<Record<string, string>>,
  use: (targets: readonly Target[], key: string, nodes: readonly NodeProcess[]) => Promise<T>,
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
      /API key +(\S+)/.exec(printed)?.[1] ?? '',
      started,
    );
  } finally {
    await Promise.all(started.map((node) => node.end('SIGKILL')));
    await rm(folder, { recursive: true, force: true });
  }
}

const targetAt = (targets: readonly Target[], index: number): Target =>
  targets[index % targets.length] ?? { balancer: 0 };

const callbackWork =
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

const intentWork =
  (targets: readonly Target[], key: string) =>
  async (client: number): Promise<Work> =>
  async () => {
    const made = await call(targetAt(targets, client), '/auth/intents', {
      method: 'POST',
      headers: { 'x-api-key': key },
      body: {},
    });
    return (await call(targetAt(targets, client + 1), `/auth/intents/${String(made?.body['token'])}`))?.status === 200;
  };

/** Median time from a callback at one node to the response that the node with its socket is gone. */
async function measureKilledOwner(rounds: number, env: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await withNodes('gateway', 2, env, async (targets, _, [owner]) => {
      const state = randomUUID();
      const registered = Promise.withResolvers<unknown>();
      const socket = await openSocket(targetAt(targets, 0), '/', {}, registered.resolve);
      socket?.send(JSON.stringify({ type: 'register', state, provider: 'acme' }));
      await registered.promise;
      await owner?.end('SIGKILL');
      const begin = performance.now();
      const page = await call(targetAt(targets, 1), `/callback?state=${state}&code=c`);
      if (page?.status !== 410) throw new Error(`the callback of a killed owner returned ${page?.status}`);
      times.push(performance.now() - begin);
    });
  }
  return median(times);
}

/** Completed pieces of work per second, of all clients together. */
async function rate({ seconds }: BenchOptions, prepare: (client: number) => Promise<Work>): Promise<number> {
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
