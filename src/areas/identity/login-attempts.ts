// Limits failed logins in a sliding window, on all nodes: per name at one network address, and per address. Only hashes of
// names and addresses are stored.
import { hash, randomUUID } from 'node:crypto';
import type { Settings } from '../../../generated/config/settings.ts';
import type { Clock } from '../../base/clock.ts';
import { Problem } from '../../base/problem.ts';
import { hashSecret } from '../../base/secrets.ts';
import type { Database } from '../../base/state/port.ts';
import { raw, sql } from '../../base/state/sql.ts';
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
    const withdraw = async () => void (await this.#database.commit([sql`delete from login_attempts where id = ${id}`]));
    return {
      withdraw,
      succeed: async () => {
        await withdraw();
        // The address keeps its count: a login to one account must not reset the guesses at others.
        const forget = sql`update login_attempts set name_hash = '' where name_hash = ${hashSecret(name)}`;
        await this.#database.commit([forget]);
      },
    };
  }

  /** False if a limit is reached. Attempts from one address are serialized by a lock, so that the counts are exact. */
  async #insert(id: string, name: string, address: string, at: number): Promise<boolean> {
    const { perName, perAddress, windowMs } = this.#settings;
    const since = at - windowMs;
    const [nameHash, addressHash] = [hashSecret(name), hashSecret(address)];
    const [, rows] = await this.#database.commit([
      sql`update login_locks set id = id where id = ${lockOf(address)}`,
      sql`insert into login_attempts (id, name_hash, address_hash, at)
        select cast(${id} as text), cast(${nameHash} as text), cast(${addressHash} as text), cast(${at} as bigint)
        where (select count(*) from login_attempts where name_hash = ${nameHash} and at > ${since}) < ${perName}
          and (select count(*) from login_attempts where address_hash = ${addressHash} and at > ${since}) < ${perAddress}
        returning id`,
    ]);
    await this.#database.commit([sql`delete from login_attempts where at <= ${since}`]);
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
    const which = sql`where ${raw(column)}_hash = ${hashSecret(value)} order by at desc limit 1 offset ${limit - 1}`;
    const [row] = await this.#database.read(sql`select at from login_attempts ${which}`);
    return row ? Number(row['at']) : null;
  }
}

const lockOf = (address: string): number => Number.parseInt(hash('sha256', address).slice(0, 8), 16) % LOCKS;
