import { randomBytes, randomUUID } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Database } from './port.ts';
import { sql } from './sql.ts';

const DEADLINE_MS = 1_000;
/** After a successful write, checks only read for this long. */
const WRITE_INTERVAL_MS = 5_000;
/** Written after a refused write: too large for the free space in existing pages, so it succeeds only if the file can grow. */
const FILLER_BYTES = 256 * 1024;

/** Checks whether the database responds and can be written. */
export class Readiness {
  readonly #database: Database;
  #isDraining = false;
  #writtenAt = -Infinity;
  #writing: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The server is about to stop: checks fail from now on. */
  drain(): void {
    this.#isDraining = true;
  }

  /** Rejects with a StateError if it does not. */
  async check(): Promise<unknown> {
    if (this.#isDraining) throw new Problem('unavailable', 'The server is shutting down.');
    this.#database.checkFiles?.(); // later calls of the database throw what it has noticed
    if (!this.#database.refused && performance.now() - this.#writtenAt < WRITE_INTERVAL_MS) {
      return this.#database.readCached(sql`select 1 as one`, DEADLINE_MS);
    }
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { refused } = this.#database;
    const id = randomUUID();
    const filler = refused ? randomBytes(FILLER_BYTES).toString('base64') : '';
    const insert = sql`insert into write_probes (id, filler) values (${id}, ${filler})`;
    const remove = sql`delete from write_probes where id = ${id}`;
    await this.#database.commit([insert, remove], { deadlineMs: DEADLINE_MS });
    if (this.#database.refused === refused) this.#database.refused = null;
    this.#writtenAt = performance.now();
  }
}
