// Durable commits per second with notifications, compared with the same commits without.
import { openPostgres } from '../../src/base/state/postgres.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { CLIENTS } from './nodes-cluster.ts';
import type { BenchOptions } from './options.ts';
import { alternate, type Goal } from './rounds.ts';

const LISTENERS = 4;

export async function measureCommits(server: PostgresServer, { rounds, seconds }: BenchOptions): Promise<Goal> {
  const url = await server.createUrl();
  const open = () => openPostgres({ url, connections: CLIENTS });
  const database = await open();
  const listeners = await Promise.all(Array.from({ length: LISTENERS }, open));
  try {
    await database.commit([{ text: 'create table things (id bigint primary key, n bigint)', values: [] }]);
    let heard = 0;
    for (const listener of listeners) for (let id = 0; id < CLIENTS; id += 1) listener.watch(`t${id}`, () => heard++);
    const text = 'insert into things (id, n) values ($1, 0) on conflict (id) do update set n = things.n + 1';
    const run = async (notify: boolean): Promise<number> => {
      const until = performance.now() + seconds * 1_000;
      let commits = 0;
      const work = async (_: unknown, id: number): Promise<void> => {
        while (performance.now() < until) {
          await database.commit([{ text, values: [id] }], notify ? { topics: [`t${id}`] } : {});
          commits += 1;
        }
      };
      await Promise.all(Array.from({ length: CLIENTS }, work));
      return commits / seconds;
    };
    await run(true); // warm-up
    const targets = [
      { name: 'with', notify: true },
      { name: 'without', notify: false },
    ];
    const results = await alternate(targets, rounds, async ({ notify }) => ({ commits: await run(notify) }));
    const [notified, silent] = [results.median('with', 'commits'), results.median('without', 'commits')];
    console.log(
      `\n${LISTENERS} listeners: ${notified.toFixed(0)} commits/s, without notifications ${silent.toFixed(0)}; ${heard} heard`,
    );
    const measured = results.ratio('with', 'without', 'commits');
    return { name: 'commits with notifications / without', measured, atLeast: 0.6 };
  } finally {
    await Promise.all([database, ...listeners].map((each) => each.close()));
  }
}
