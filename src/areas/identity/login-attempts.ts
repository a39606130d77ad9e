// Limits failed logins in a sliding window, on all nodes: per name at one network address, and per address. Only hashes of
// names and addresses are stored.
import { hash, randomUUID } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret } from '../../base/secrets.ts';
import type { Database, Statement, Value } from '../../base/state/port.ts';
import { addressGroup } from '../../contract/address-group.ts';

export const ATTEMPT_LIMITS = { windowMs: 900_000, perAddress: 50 };

export type AttemptSettings = Settings['identity']['attempts'] & typeof ATTEMPT_LIMITS;

export interface Attempt {
  /** The password was correct: the attempt no longer counts. */
  succeed(): Promise<void>;
  /** No password was verified: the attempt no longer counts. */
  withdraw(): Promise<void>;
}

/** The rows of the table `login_locks`. */
const LOCKS = 64;

export class Attempts {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #settings: AttemptSettings;

  constructor(database: Database, clock: Clock, settings: AttemptSettings) {
    this.#database = database;
    this.#clock = clock;
    this.#settings = settings;
  }

  /** Counts the attempt before the password is verified, so that parallel attempts cannot exceed the limit. */
  async begin(userName: string, from: string): Promise<Attempt> {
    const at = this.#clock.now();
    const address = addressGroup(from);
    const name = `${address} ${userName}`; // per address, so that no one can lock out a user elsewhere
    const id = randomUUID();
    if (!(await this.#insert(id, name, address, at))) throw await this.#refusal(name, address, at);
    const withdraw = () => this.#write('delete from login_attempts where id = $1', id);
    return {
      withdraw,
      succeed: async () => {
        await withdraw();
        // The address keeps its count: a login to one account must not reset the guesses at others.
        await this.#write("update login_attempts set name_hash = '' where name_hash = $1", hashSecret(name));
      },
    };
  }

  /** False if a limit is reached. Attempts from one address are serialized by a lock, so that the counts are exact. */
  async #insert(id: string, name: string, address: string, at: number): Promise<boolean> {
    const { perName, perAddress, windowMs } = this.#settings;
    const since = at - windowMs;
    const lock: Statement = { text: 'update login_locks set id = id where id = $1', values: [lockOf(address)] };
    const text = `insert into login_attempts (id, name_hash, address_hash, at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
      where (select count(*) from login_attempts where name_hash = $2 and at > $5) < $6
        and (select count(*) from login_attempts where address_hash = $3 and at > $5) < $7
      returning id`;
    const values = [id, hashSecret(name), hashSecret(address), at, since, perName, perAddress];
    const [, rows] = await this.#database.commit([lock, { text, values }]);
    await this.#write('delete from login_attempts where at <= $1', since);
    return rows?.length === 1;
  }

  async #refusal(name: string, address: string, now: number): Promise<Problem> {
    const { perName, perAddress, windowMs } = this.#settings;
    const blocking = await Promise.all([
      this.#findBlocking('name', name, perName),
      this.#findBlocking('address', address, perAddress),
    ]);
    const waitMs = Math.max(...blocking.map((at) => (at === null ? 0 : at + windowMs - now)));
    const seconds = Math.min(86_400, Math.max(1, Math.ceil(waitMs / 1_000)));
    return new Problem('too-many-attempts', undefined, { headers: { 'Retry-After': String(seconds) } });
  }

  /** The time of the attempt that must leave the window before another is allowed; null if the limit is not reached. */
  async #findBlocking(column: 'name' | 'address', value: string, limit: number): Promise<number | null> {
    const text = `select at from login_attempts where ${column}_hash = $1 order by at desc limit 1 offset $2`;
    const [row] = await this.#database.read({ text, values: [hashSecret(value), limit - 1] });
    return row ? Number(row['at']) : null;
  }

  async #write(text: string, value: Value): Promise<void> {
    await this.#database.commit([{ text, values: [value] }]);
  }
}

const lockOf = (address: string): number => Number.parseInt(hash('sha256', address).slice(0, 8), 16) % LOCKS;
