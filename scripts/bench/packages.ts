// Signed lists of 500 and 10,000 packages whose archives are hosted elsewhere: compares a rebuild after one change with a
// full build, and what both lists cost the platform.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions } from './options.ts';
import { BIG, type ListRound, measureLists, type Served, SMALL } from './packages-lists.ts';
import { conclude } from './rounds.ts';
import { median, table } from './table.ts';
import type { Timing } from './timing.ts';

export async function packages(options: BenchOptions): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'annex-bench-packages-'));
  try {
    const lists: ListRound[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      lists.push(await measureLists(join(folder, `lists-${round}`), options.seed + round));
      console.log(`round ${round + 1}/${options.rounds}`);
    }
    return await report(lists, options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Goals use CPU time, because other work on the machine affects the wall time. */
async function report(lists: readonly ListRound[], options: BenchOptions): Promise<boolean> {
  const built = (name: 'full' | 'rebuild', kind: keyof Timing): number => median(lists.map((list) => list[name][kind]));
  const served = (size: 'small' | 'big', value: keyof Served): number => median(lists.map((list) => list[size][value]));
  const growth = (value: keyof Served): number => served('big', value) / served('small', value);
  const share = built('rebuild', 'cpuMs') / built('full', 'cpuMs');
  const goals = [
    { name: 'rebuild after one change, share of a full build', measured: share, atMost: 0.15 },
    { name: `memory of ${BIG} packages, times that of ${SMALL}`, measured: growth('bytes'), atMost: BIG / SMALL },
    { name: `search in ${BIG} packages, times that in ${SMALL}`, measured: growth('searchMs'), atMost: BIG / SMALL },
    { name: 'longest turn of the event loop during a reload, ms', measured: served('big', 'turnMs'), atMost: 50 },
    { name: 'rounds of requests that were answered during a reload', measured: served('big', 'during'), atLeast: 3 },
  ];
  const row = (task: string, name: 'full' | 'rebuild'): string[] => [
    task,
    (built(name, 'wallMs') / 1000).toFixed(2),
    (built(name, 'cpuMs') / 1000).toFixed(2),
  ];
  console.log(`\n${BIG} packages; medians in seconds`);
  console.log(table([['task', 'wall', 'CPU'], row('full build', 'full'), row('rebuild after one change', 'rebuild')]));
  console.log(
    table([
      ['packages', 'search, ms of CPU', 'memory, MiB', 'longest turn, ms', 'slowest request, ms'],
      ...(['small', 'big'] as const).map((size) => [
        String(size === 'small' ? SMALL : BIG),
        served(size, 'searchMs').toFixed(1),
        (served(size, 'bytes') / 2 ** 20).toFixed(1),
        served(size, 'turnMs').toFixed(1),
        served(size, 'slowestMs').toFixed(0),
      ]),
    ]),
  );
  return conclude('packages', goals, options, { lists });
}
