import { hash } from 'node:crypto';
import type { Database, Statement } from '../../base/state/port.ts';

/** Of names and addresses only hashes are kept. */
export interface StoredAttempt {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly at: number;
}

interface Most {
  readonly perName: number;
  readonly perAddress: number;
}

const LOCKS = 64;

/** Failed logins, and those under way, counted over all nodes. */
export class AttemptStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** False when there are as many already. Those of one address come one after another, so that none is overlooked. */
  async insert({ id, name, address, at }: StoredAttempt, most: Most, since: number): Promise<boolean> {
    const turn: Statement = { text: 'update login_locks set id = id where id = $1', values: [lockOf(address)] };
    const forget: Statement = { text: 'delete from login_attempts where at <= $1', values: [since] };
    const text = `insert into login_attempts (id, name_hash, address_hash, at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
      where (select count(*) from login_attempts where name_hash = $2 and at > $5) < $6
        and (select count(*) from login_attempts where address_hash = $3 and at > $5) < $7
      returning id`;
    const values = [id, digest(name), digest(address), at, since, most.perName, most.perAddress];
    const [, rows] = await this.#database.commit([turn, { text, values }]);
    await this.#database.commit([forget]);
    return rows?.length === 1;
  }

  /** When the attempt was that has to be forgotten first; null: there are fewer. */
  async findBlocking(column: 'name' | 'address', value: string, most: number): Promise<number | null> {
    const text = `select at from login_attempts where ${column}_hash = $1 order by at desc limit 1 offset $2`;
    const [row] = await this.#database.read({ text, values: [digest(value), most - 1] });
    return row ? Number(row['at']) : null;
  }

  async delete(id: string): Promise<void> {
    await this.#database.commit([{ text: 'delete from login_attempts where id = $1', values: [id] }]);
  }

  /** They still count for their address. */
  async forgiveName(name: string): Promise<void> {
    const text = `update login_attempts set name_hash = '' where name_hash = $1`;
    await this.#database.commit([{ text, values: [digest(name)] }]);
  }
}

const digest = (text: string): string => hash('sha256', text, 'base64url');

const lockOf = (address: string): number => Number.parseInt(hash('sha256', address).slice(0, 8), 16) % LOCKS;
