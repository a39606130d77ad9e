// Throughput of one, two and four nodes on one PostgreSQL, compared with one node without PostgreSQL.
import { randomUUID } from 'node:crypto';
import { call, openSocket, type Target } from '../faults/call.ts';
import { startPostgres } from '../postgres-server.ts';
import { callbackWork, rate, targetAt, UNLIMITED, type Work, withNodes } from './nodes-cluster.ts';
import { measureCommits } from './nodes-commits.ts';
import type { BenchOptions } from './options.ts';
import { alternate, conclude } from './rounds.ts';
import { median, table } from './table.ts';

interface Setup {
  readonly name: string;
  readonly nodes: number;
  readonly postgres: boolean;
}

const SETUPS: readonly Setup[] = [
  { name: '1 without', nodes: 1, postgres: false },
  ...[1, 2, 4].map((nodes) => ({ name: `${nodes} on PostgreSQL`, nodes, postgres: true })),
];

export async function nodes(options: BenchOptions): Promise<boolean> {
  const database = await startPostgres({ settings: ['max_connections=200'] });
  try {
    const results = await alternate(SETUPS, options.rounds, async ({ nodes, postgres }) => {
      const env = async () => ({
        ...UNLIMITED,
        ...(postgres ? { ANNEX_DATABASE_URL: await database.createUrl() } : {}),
      });
      const callbacks = await withNodes('gateway', nodes, await env(), (targets) =>
        rate(options.seconds, callbackWork(targets)),
      );
      const intents = await withNodes('platform', nodes, await env(), (targets, printed) =>
        rate(options.seconds, intentWork(targets, /API key +(\S+)/.exec(printed)?.[1] ?? '')),
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
    return conclude('nodes', [goal, await measureCommits(database, options)], options, {
      measured: Object.fromEntries(results.byName),
    });
  } finally {
    await database.remove();
  }
}

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
