// The real platform, with logs, metrics and keys in SQLite, against bare Koa that has none of them: the same validated
// PATCH as in `contract`, since it is the platform's busiest call and every peer can serve it by hand; and the time
// from nothing to the first answer on /health, against bare Koa that opens a SQLite file.
import { join } from 'node:path';
import { check, measureCalls, WARMUP_MS } from './measure.ts';
import { type Target, withServer } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { installPeers, PEERS } from './peers-install.ts';
import { alternate, conclude } from './rounds.ts';
import { table } from './table.ts';

const health = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 } as const;
const subject = join(import.meta.dirname, 'platform.js');

interface Comparison {
  readonly title: string;
  readonly ours: Target;
  readonly theirs: Target;
  readonly measureOne: (target: Target, options: BenchOptions) => Promise<number>;
  readonly goal: { readonly atLeast: number } | { readonly atMost: number };
}

/** CPU time per request: on a machine that has other work to do, requests per second tell of that work. */
const perRequest = (target: Target, { seconds }: BenchOptions): Promise<number> =>
  withServer(target, async (server) => {
    const window = { warmupMs: WARMUP_MS, windowMs: seconds * 1000 };
    const { requestsPerSecond, serverBusy } = await measureCalls(server, window);
    return requestsPerSecond / serverBusy;
  });

const comparisons: readonly Comparison[] = [
  {
    title: 'requests per second of a whole core',
    ours: { name: 'platform', file: subject },
    theirs: { name: 'koa-router', file: join(PEERS, 'koa-router.js') },
    measureOne: perRequest,
    goal: { atLeast: 1.25 },
  },
  {
    title: 'ms from spawn to 200 on /health',
    ours: { name: 'platform', file: subject, first: health },
    theirs: { name: 'koa-sqlite', file: join(PEERS, 'koa-sqlite.js'), first: health },
    measureOne: (target) => withServer(target, async ({ coldStartMs }) => coldStartMs),
    goal: { atMost: 1.2 },
  },
];

export async function platform(options: BenchOptions): Promise<boolean> {
  await installPeers();
  const wrong = await withServer({ name: 'platform', file: subject }, check); // also compiles everything once
  if (wrong.length > 0) throw new Error(['the platform does not keep the contract:', ...wrong].join('\n  '));
  const goals = [];
  const rows = [];
  for (const { title, ours, theirs, measureOne, goal } of comparisons) {
    const results = await alternate([ours, theirs], options.rounds, async (target) => ({
      value: await measureOne(target, options),
    }));
    const [a, b] = [ours, theirs].map(({ name }) => results.median(name, 'value').toFixed(0));
    goals.push({ name: title, measured: results.ratio(ours.name, theirs.name, 'value'), ...goal });
    rows.push([title, a ?? '', b ?? '']);
  }
  console.log(table([['', 'platform', 'peer'], ...rows]));
  return conclude('platform', goals, options, { rows });
}
