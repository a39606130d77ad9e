// The real platform, with logs, metrics and keys in SQLite, against bare Koa that has none of them: the same validated
// PATCH as in `contract`, since it is the platform's busiest call and every peer can serve it by hand; and the time
// from nothing to the first answer on /health, against bare Koa that opens a SQLite file.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { check, measure } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { installPeers, PEERS } from './peers-install.ts';
import { median, table } from './table.ts';
import { type Target, withServer } from './target.ts';

const WARMUP_MS = 1000;
const health = { call: { method: 'GET', path: '/health', headers: {}, body: '' }, status: 200 } as const;
const subject = join(import.meta.dirname, 'platform.js');

interface Comparison {
  readonly title: string;
  readonly ours: Target;
  readonly theirs: Target;
  readonly measureOne: (target: Target, options: BenchOptions) => Promise<number>;
  readonly isMet: (ratio: number) => boolean;
  readonly goal: string;
}

/** CPU time per request: on a machine that has other work to do, requests per second tell of that work. */
const perRequest = (target: Target, { seconds }: BenchOptions): Promise<number> =>
  withServer(target, async (server) => {
    const window = { warmupMs: WARMUP_MS, windowMs: seconds * 1000 };
    const { requestsPerSecond, serverBusy } = await measure(server, window);
    return requestsPerSecond / serverBusy;
  });

const comparisons: readonly Comparison[] = [
  {
    title: 'requests per second of a whole core',
    ours: { name: 'platform', file: subject },
    theirs: { name: 'koa-router', file: join(PEERS, 'koa-router.js') },
    measureOne: perRequest,
    isMet: (ratio) => ratio >= 1,
    goal: 'at least 1.0',
  },
  {
    title: 'ms from spawn to 200 on /health',
    ours: { name: 'platform', file: subject, first: health },
    theirs: { name: 'koa-sqlite', file: join(PEERS, 'koa-sqlite.js'), first: health },
    measureOne: (target) => withServer(target, async ({ coldStartMs }) => coldStartMs),
    isMet: (ratio) => ratio <= 1.2,
    goal: 'at most 1.2',
  },
];

export async function platform(options: BenchOptions): Promise<boolean> {
  await installPeers();
  const wrong = await withServer({ name: 'platform', file: subject }, check); // also compiles everything once
  if (wrong.length > 0) throw new Error(['the platform does not keep the contract:', ...wrong].join('\n  '));
  const rows = [];
  for (const comparison of comparisons) rows.push(await compare(comparison, options));
  console.log(
    table([
      ['', 'platform', 'peer', 'ratio', 'goal', ''],
      ...rows.map(({ title, ours, theirs, ratio, goal, met }) => [
        title,
        ours.toFixed(0),
        theirs.toFixed(0),
        ratio.toFixed(2),
        goal,
        met ? 'met' : 'not met',
      ]),
    ]),
  );
  const file = resolve(options.json ?? join(import.meta.dirname, '../../.bench/platform.json'));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ at: new Date().toISOString(), ...options, rows }, null, 2)}\n`);
  return rows.every(({ met }) => met);
}

/** Medians of alternating rounds. */
async function compare({ title, ours, theirs, measureOne, isMet, goal }: Comparison, options: BenchOptions) {
  const values: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let round = 0; round < options.rounds; round += 1) {
    values.ours.push(await measureOne(ours, options));
    values.theirs.push(await measureOne(theirs, options));
  }
  const [a, b] = [median(values.ours), median(values.theirs)];
  return { title, ours: a, theirs: b, ratio: a / b, goal, met: isMet(a / b), values };
}
