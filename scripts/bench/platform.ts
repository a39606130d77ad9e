// Compares the real platform, with logs, metrics and keys in SQLite, with bare Koa, which has none of them. Measures the same
// validated PATCH as `contract`, the platform's most frequent call, and the time from spawn to the first response on
// /health, from the checkout and bundled as in `npm run pack`, compared with bare Koa that opens a SQLite file.
import { join, resolve } from 'node:path';
import { npmCi } from '../npm-ci.ts';
import { bundle } from '../pack/bundle.ts';
import { check, measureInTurns, pauseGoals, repeatedCall } from './measure.ts';
import { type Target, withServer } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { alternate, conclude } from './rounds.ts';
import { table } from './table.ts';

const health = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 } as const;
const PEERS = join(import.meta.dirname, 'peers');

const ours: Target = { name: 'platform', file: join(import.meta.dirname, 'platform.js') };
const theirs: Target = { name: 'koa-router', file: join(PEERS, 'koa-router.js') };
const packed: Target = { name: 'packed', file: join(import.meta.dirname, 'platform-packed.js') };
const starting: readonly Target[] = [
  { ...ours, first: health },
  { ...packed, first: health },
  { name: 'koa-sqlite', file: join(PEERS, 'koa-sqlite.js'), first: health },
];

export async function platform(options: BenchOptions): Promise<boolean> {
  await npmCi(PEERS);
  const violations = await withServer(ours, check); // also fills the compile cache
  if (violations.length > 0) throw new Error(['the platform violates the contract:', ...violations].join('\n  '));
  const root = resolve(import.meta.dirname, '../..');
  await bundle({ root, entry: 'scripts/bench/platform-server.ts', outdir: join(root, '.cache/bench') });
  await withServer(packed, async () => {}); // fills the compile cache
  const calls = await measureInTurns([ours, theirs], repeatedCall, options);
  const starts = await alternate(starting, options.rounds * 2, (target) =>
    withServer(target, async ({ coldStartMs }) => ({ coldStartMs })),
  );
  const cpuUs = (name: string) => calls.median(name, 'cpuPerRequestUs').toFixed(1);
  const startMs = (name: string) => starts.median(name, 'coldStartMs').toFixed(0);
  const rows = [
    ['', 'platform', 'packed', 'peer'],
    ['us of CPU per request', cpuUs('platform'), '', cpuUs('koa-router')],
    ['ms from spawn to 200 on /health', startMs('platform'), startMs('packed'), startMs('koa-sqlite')],
  ];
  console.log(table(rows));
  const goals = [
    {
      name: 'platform / koa-router, requests per CPU second',
      measured: calls.ratio('koa-router', 'platform', 'cpuPerRequestUs'),
      spread: calls.spread('koa-router', 'platform', 'cpuPerRequestUs'),
      atLeast: 1.15,
    },
    ...pauseGoals(calls, ours.name, theirs.name),
    {
      name: 'platform / koa-sqlite, time from spawn to 200 on /health',
      measured: starts.ratio('platform', 'koa-sqlite', 'coldStartMs'),
      atMost: 1.15,
    },
    {
      name: 'packed platform / koa-sqlite, time from spawn to 200 on /health',
      measured: starts.ratio('packed', 'koa-sqlite', 'coldStartMs'),
      atMost: 0.95,
    },
  ];
  return conclude('platform', goals, options, { rows, measured: Object.fromEntries(calls.byName) });
}
