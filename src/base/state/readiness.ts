import { randomBytes, randomUUID } from 'node:crypto';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Database } from './port.ts';

const DEADLINE_MS = 1_000;
/** A write that succeeded counts for so long. */
const WRITTEN_MS = 5_000;
/** After a refused write: too much for the free space in pages that are there already. */
const FILLER_BYTES = 256 * 1024;

/** Whether the database answers and can be written. */
export class Readiness {
  readonly #database: Database;
  #writtenAt = -Infinity;
  #writing: Promise<void> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Rejects, or throws, with a StateError while it does not. */
  check(): MaybePromise<unknown> {
    if (!this.#database.refused && performance.now() - this.#writtenAt < WRITTEN_MS) {
      return this.#database.readSoon({ text: 'select 1 as one', values: [] }, DEADLINE_MS);
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
    const insert = { text: 'insert into write_probes (id, filler) values ($1, $2)', values: [id, filler] };
    const remove = { text: 'delete from write_probes where id = $1', values: [id] };
    await this.#database.commit([insert, remove], { deadlineMs: DEADLINE_MS });
    if (this.#database.refused === refused) this.#database.refused = null;
    this.#writtenAt = performance.now();
  }
}
