// Counts requests by key in windows of time, for the limits of intents and of the OAuth server.

import { hash } from 'node:crypto';
import { DATABASE_NOW } from '../../base/state/nodes/mailbox.ts';
import type { Database } from '../../base/state/port.ts';

export interface Window {
  /** The number of requests in the window, including this one. */
  readonly count: number;
  /** Time until the window ends. */
  readonly remainingMs: number;
}

/** Counts requests by key. A window begins with its first request. */
export interface Windows {
  count(key: string, windowMs: number): Promise<Window>;
  /** Removes windows that began at least `ageMs` ago. */
  sweep(ageMs: number): Promise<void>;
}

/** If there are more, the oldest is dropped. */
const MAX_WINDOWS = 20_000;

/** Counts the requests of one node. */
export function createLocalWindows(clockTime: () => number): Windows {
  const windows = new Map<string, { readonly since: number; count: number }>();

  async function count(key: string, windowMs: number): Promise<Window> {
    const now = clockTime();
    const current = windows.get(key);
    const window = current && current.since + windowMs > now ? current : { since: now, count: 0 };
    window.count += 1;
    if (window !== current) {
      windows.delete(key); // moves the key to the end, so that the oldest window comes first
      windows.set(key, window);
    }
    if (windows.size > MAX_WINDOWS) windows.delete(windows.keys().next().value ?? '');
    return { count: window.count, remainingMs: window.since + windowMs - now };
  }

  async function sweep(ageMs: number): Promise<void> {
    const oldest = clockTime() - ageMs;
    for (const [key, { since }] of windows) {
      if (since > oldest) return;
      windows.delete(key);
    }
  }
  return { count, sweep };
}

/** The windows of all nodes that share a PostgreSQL database, by its clock. Stores only hashes of the keys. */
export function createWindowStore(database: Database): Windows {
  async function count(key: string, windowMs: number): Promise<Window> {
    const text = `insert into rate_windows (key_hash, since, count) values ($1, ${DATABASE_NOW}, 1)
      on conflict (key_hash) do update set
        count = case when rate_windows.since + $2 <= excluded.since then 1 else rate_windows.count + 1 end,
        since = case when rate_windows.since + $2 <= excluded.since then excluded.since else rate_windows.since end
      returning count, since + $2 - ${DATABASE_NOW} as remaining`;
    const [rows] = await database.commit([{ text, values: [hash('sha256', key, 'base64url'), windowMs] }]);
    const [row] = rows ?? [];
    return { count: Number(row?.['count']), remainingMs: Number(row?.['remaining']) };
  }

  async function sweep(ageMs: number): Promise<void> {
    await database.commit([{ text: `delete from rate_windows where since <= ${DATABASE_NOW} - $1`, values: [ageMs] }]);
  }
  return { count, sweep };
}
