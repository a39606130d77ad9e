// The time of the database, so that servers which share one agree on the time, whatever their own clocks say.
import { createClock } from '../clock.ts';
import { DATABASE_NOW } from './nodes/mailbox.ts';
import type { Database } from './port.ts';

/** Between measurements the time advances by this process's monotonic timer. */
const REFRESH_MS = 5_000;
/** A measurement that takes longer is too inexact and is ignored. */
const SLOW_MS = 2_000;
/** For smaller backward corrections the clock pauses instead of running backwards. */
const JITTER_MS = 1_000;

export async function createDatabaseClock(database: Database) {
  let offset: number | null = null;
  let last = 0;
  const measure = async (): Promise<void> => {
    const start = performance.now();
    const [row] = await database.read({ text: `select ${DATABASE_NOW} as now`, values: [] });
    const end = performance.now();
    if (offset === null || end - start < SLOW_MS) offset = Number(row?.['now']) - (start + end) / 2;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => {}), REFRESH_MS).unref(); // while the database is unavailable, the timer continues
  const now = (): number => {
    const measured = Math.round((offset ?? 0) + performance.now());
    last = measured < last && last - measured < JITTER_MS ? last : measured;
    return last;
  };
  return { ...createClock(now), stop: () => clearInterval(timer) };
}
