// Counts requests by key in windows of time, for the limits of intents and of the OAuth server.

import { hash } from 'node:crypto';
import { DATABASE_NOW } from '../../base/state/nodes/mailbox.ts';
import type { Database } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';

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
export class LocalWindows {
  readonly #clockTime: () => number;
  readonly #windows = new Map<string, { readonly since: number; count: number }>();

  constructor(clockTime: () => number) {
    this.#clockTime = clockTime;
  }

  async count(key: string, windowMs: number): Promise<Window> {
    const now = this.#clockTime();
    const current = this.#windows.get(key);
    const window = current && current.since + windowMs > now ? current : { since: now, count: 0 };
    window.count += 1;
    if (window !== current) {
      this.#windows.delete(key); // moves the key to the end, so that the oldest window comes first
      this.#windows.set(key, window);
    }
    if (this.#windows.size > MAX_WINDOWS) this.#windows.delete(this.#windows.keys().next().value ?? '');
    return { count: window.count, remainingMs: window.since + windowMs - now };
  }

  async sweep(ageMs: number): Promise<void> {
    const oldest = this.#clockTime() - ageMs;
    for (const [key, { since }] of this.#windows) {
      if (since > oldest) return;
      this.#windows.delete(key);
    }
  }
}

/** The windows of all nodes that share a PostgreSQL database, by its clock. Stores only hashes of the keys. */
export class WindowStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async count(key: string, windowMs: number): Promise<Window> {
    const hasEnded = sql`rate_windows.since + ${windowMs} <= excluded.since`;
    const add = sql`insert into rate_windows (key_hash, since, count)
      values (${hash('sha256', key, 'base64url')}, ${DATABASE_NOW}, 1)
      on conflict (key_hash) do update set
        count = case when ${hasEnded} then 1 else rate_windows.count + 1 end,
        since = case when ${hasEnded} then excluded.since else rate_windows.since end
      returning count, since + ${windowMs} - ${DATABASE_NOW} as remaining`;
    const [rows] = await this.#database.commit([add]);
    const [row] = rows ?? [];
    return { count: Number(row?.['count']), remainingMs: Number(row?.['remaining']) };
  }

  async sweep(ageMs: number): Promise<void> {
    await this.#database.commit([sql`delete from rate_windows where since <= ${DATABASE_NOW} - ${ageMs}`]);
  }
}
