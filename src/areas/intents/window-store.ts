import { hash } from 'node:crypto';
import { DATABASE_NOW } from '../../base/state/nodes/mailbox.ts';
import type { Database } from '../../base/state/port.ts';
import type { Window, Windows } from './rate-limit.ts';

/** The windows of all nodes that share a PostgreSQL database, by its clock. Stores only hashes of the keys. */
export class WindowStore implements Windows {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async count(key: string, windowMs: number): Promise<Window> {
    const text = `insert into rate_windows (key_hash, since, count) values ($1, ${DATABASE_NOW}, 1)
      on conflict (key_hash) do update set
        count = case when rate_windows.since + $2 <= excluded.since then 1 else rate_windows.count + 1 end,
        since = case when rate_windows.since + $2 <= excluded.since then excluded.since else rate_windows.since end
      returning count, since + $2 - ${DATABASE_NOW} as remaining`;
    const [rows] = await this.#database.commit([{ text, values: [hash('sha256', key, 'base64url'), windowMs] }]);
    const [row] = rows ?? [];
    return { count: Number(row?.['count']), remainingMs: Number(row?.['remaining']) };
  }

  async sweep(ageMs: number): Promise<void> {
    const text = `delete from rate_windows where since <= ${DATABASE_NOW} - $1`;
    await this.#database.commit([{ text, values: [ageMs] }]);
  }
}
