// The real platform, with logs, metrics and keys in SQLite, against bare Koa that has none of them: the same validated
// PATCH as in `contract`, since it is the platform's busiest call and every peer can serve it by hand; and the time
// from nothing to the first answer on /health, against bare Koa that opens a SQLite file.
import { join } from 'node:path';
import { check, measureInTurns, repeatedCall } from './measure.ts';
import { type Target, withServer } from './measured-server.ts';
import type { BenchOptions } from './options.ts';
import { installPeers, PEERS } from './peers-install.ts';
import { alternate, conclude } from './rounds.ts';
import { table } from './table.ts';

const health = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 } as const;
const subject = join(import.meta.dirname, 'platform.js');

const ours: Target = { name: 'platform', file: subject };
const theirs: Target = { name: 'koa-router', file: join(PEERS, 'koa-router.js') };
const starting: readonly Target[] = [
  { ...ours, first: health },
  { name: 'koa-sqlite', file: join(PEERS, 'koa-sqlite.js'), first: health },
];

export async function platform(options: BenchOptions): Promise<boolean> {
  await installPeers();
  const wrong = await withServer(ours, check); // also compiles everything once
  if (wrong.length > 0) throw new Error(['the platform does not keep the contract:', ...wrong].join('\n  '));
  const calls = await measureInTurns([ours, theirs], repeatedCall, options);
  const starts = await alternate(starting, options.rounds * 2, (target) =>
    withServer(target, async ({ coldStartMs }) => ({ coldStartMs })),
  );
  const cpuUs = (name: string) => calls.median(name, 'cpuPerRequestUs').toFixed(1);
  const startMs = (name: string) => starts.median(name, 'coldStartMs').toFixed(0);
  const rows = [
    ['', 'platform', 'peer'],
    ['us of CPU per request', cpuUs('platform'), cpuUs('koa-router')],
    ['ms from spawn to 200 on /health', startMs('platform'), startMs('koa-sqlite')],
  ];
  console.log(table(rows));
  const goals = [
    {
      name: 'requests per second of a whole core',
      measured: calls.ratio('koa-router', 'platform', 'cpuPerRequestUs'),
      spread: calls.spread('koa-router', 'platform', 'cpuPerRequestUs'),
      atLeast: 1.25,
    },
    {
      name: 'from spawn to 200 on /health',
      measured: starts.ratio('platform', 'koa-sqlite', 'coldStartMs'),
      atMost: 1.2,
    },
  ];
  return conclude('platform', goals, options, { rows, measured: Object.fromEntries(calls.byName) });
}
