import { hash } from 'node:crypto';
import type { Database, Statement } from '../../base/state/port.ts';

/** Only hashes of the name and the address are stored. */
export interface StoredAttempt {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly at: number;
}

interface AttemptLimits {
  readonly perName: number;
  readonly perAddress: number;
}

const LOCKS = 64;

/** Failed and running login attempts on all nodes. */
export class AttemptStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** False if a limit is reached. Attempts from one address are serialized by a lock, so that the counts are exact. */
  async insert({ id, name, address, at }: StoredAttempt, limits: AttemptLimits, since: number): Promise<boolean> {
    const lock: Statement = { text: 'update login_locks set id = id where id = $1', values: [lockOf(address)] };
    const removeOld: Statement = { text: 'delete from login_attempts where at <= $1', values: [since] };
    const text = `insert into login_attempts (id, name_hash, address_hash, at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
      where (select count(*) from login_attempts where name_hash = $2 and at > $5) < $6
        and (select count(*) from login_attempts where address_hash = $3 and at > $5) < $7
      returning id`;
    const values = [id, digest(name), digest(address), at, since, limits.perName, limits.perAddress];
    const [, rows] = await this.#database.commit([lock, { text, values }]);
    await this.#database.commit([removeOld]);
    return rows?.length === 1;
  }

  /** The time of the attempt that must leave the window before another is allowed; null if the limit is not reached. */
  async findBlocking(column: 'name' | 'address', value: string, limit: number): Promise<number | null> {
    const text = `select at from login_attempts where ${column}_hash = $1 order by at desc limit 1 offset $2`;
    const [row] = await this.#database.read({ text, values: [digest(value), limit - 1] });
    return row ? Number(row['at']) : null;
  }

  async delete(id: string): Promise<void> {
    await this.#database.commit([{ text: 'delete from login_attempts where id = $1', values: [id] }]);
  }

  /** Clears the count of the name. The attempts still count for their address. */
  async forgiveName(name: string): Promise<void> {
    const text = `update login_attempts set name_hash = '' where name_hash = $1`;
    await this.#database.commit([{ text, values: [digest(name)] }]);
  }
}

const digest = (text: string): string => hash('sha256', text, 'base64url');

const lockOf = (address: string): number => Number.parseInt(hash('sha256', address).slice(0, 8), 16) % LOCKS;
