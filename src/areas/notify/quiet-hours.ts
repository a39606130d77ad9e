import type { Schemas } from '../../../generated/notify/contract.ts';
import { Problem } from '../../base/problem.ts';

/** Throws bad-request. */
export function checkTimeZone(timeZone: string): void {
  try {
    timeIn(timeZone, 0);
  } catch {
    throw new Problem('bad-request', `The time zone ${timeZone} is unknown.`);
  }
}

/** `quiet` is JSON; null for none. */
export function isQuiet(quiet: string | null, now: number): boolean {
  if (quiet === null) return false;
  const { from, to, time_zone } = JSON.parse(quiet) as NonNullable<Schemas['QuietHours']>;
  const time = timeIn(time_zone, now);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}

/** "07:30". */
const timeIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now);
