// Sessions of kind Browser: what the cookie of a logged-in browser stands for. At rest there is only the hash.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Callers } from '../contract/types.ts';
import type { Database } from '../state/port.ts';

const LIFETIME_MS = 12 * 60 * 60 * 1_000;

export class BrowserSessions {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Returns the cookie's value. */
  async create(userId: string): Promise<string> {
    const cookie = randomBytes(32).toString('base64url');
    const now = this.#clock.now();
    const text = `insert into sessions (id, token_hash, user_id, kind, created_at, expires_at)
      values ($1, $2, $3, 'Browser', $4, $5)`;
    await this.#database.commit([{ text, values: [randomUUID(), hash(cookie), userId, now, now + LIFETIME_MS] }]);
    return cookie;
  }

  async find(cookie: string): Promise<Callers['browserSession'] | null> {
    const text = `select id, user_id from sessions
      where token_hash = $1 and kind = 'Browser' and ended_at is null and expires_at > $2`;
    const [row] = await this.#database.read({ text, values: [hash(cookie), this.#clock.now()] });
    return row ? { scheme: 'browserSession', sessionId: String(row['id']), userId: String(row['user_id']) } : null;
  }
}

const hash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');
