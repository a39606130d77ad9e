// The time of the database, so that servers which share one agree on the time, whatever their own clocks say.
import { type Clock, createClock, type Leap, SteadyTime } from '../clock.ts';
import { DATABASE_NOW } from './nodes/mailbox.ts';
import type { Database } from './port.ts';
import { sql } from './sql.ts';

/** Between measurements the time advances by this process's monotonic timer. */
const REFRESH_MS = 5_000;
/** A measurement that takes longer is too inexact and is ignored. */
const SLOW_MS = 2_000;

export async function createDatabaseClock(
  database: Database,
  onLeap?: (leap: Leap) => void,
): Promise<Clock & { stop(): void }> {
  const time = new SteadyTime(onLeap);
  let isMeasured = false;
  const measure = async (): Promise<void> => {
    const start = performance.now();
    const [row] = await database.read(sql`select ${DATABASE_NOW} as now`);
    const end = performance.now();
    if (isMeasured && end - start >= SLOW_MS) return;
    time.follow(Number(row?.['now']), (start + end) / 2);
    isMeasured = true;
  };
  await measure();
  const timer = setInterval(() => void measure().catch(() => {}), REFRESH_MS).unref(); // while the database is unavailable, the timer continues
  const now = () => time.now();
  return { ...createClock(now), offset: () => now() - Date.now(), stop: () => clearInterval(timer) };
}
