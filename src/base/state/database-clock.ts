// The time of the database, for servers that share one: they agree on it whatever their own clocks say.
import { type Clock, createClock } from '../clock.ts';
import { DATABASE_NOW } from './nodes/mailbox.ts';
import type { Database } from './port.ts';

/** Between two measurements this process's own timer goes on, which no change of the system's time affects. */
const REFRESH_MS = 5_000;
/** An answer that took longer says too little. */
const SLOW_MS = 2_000;
/** Corrections back by less are waited for, so that the time does not run back. */
const JITTER_MS = 1_000;

export interface DatabaseClock extends Clock {
  stop(): void;
}

export async function createDatabaseClock(database: Database): Promise<DatabaseClock> {
  let offset: number | null = null;
  let last = 0;
  const measure = async (): Promise<void> => {
    const begin = performance.now();
    const [row] = await database.read({ text: `select ${DATABASE_NOW} as now`, values: [] });
    const end = performance.now();
    if (offset === null || end - begin < SLOW_MS) offset = Number(row?.['now']) - (begin + end) / 2;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => {}), REFRESH_MS).unref(); // away: the timer goes on
  const now = (): number => {
    const measured = Math.round((offset ?? 0) + performance.now());
    last = measured < last && last - measured < JITTER_MS ? last : measured;
    return last;
  };
  return { ...createClock(now), stop: () => clearInterval(timer) };
}
