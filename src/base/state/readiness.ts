import { randomBytes, randomUUID } from 'node:crypto';
import { Problem } from '../problem.ts';
import type { Database } from './port.ts';

const DEADLINE_MS = 1_000;
/** After a successful write, checks only read for this long. */
const WRITE_INTERVAL_MS = 5_000;
/** Written after a refused write: too large for the free space in existing pages, so it succeeds only if the file can grow. */
const FILLER_BYTES = 256 * 1024;

export type Readiness = ReturnType<typeof createReadiness>;

/** Checks whether the database responds and can be written. */
export function createReadiness(database: Database) {
  let isDraining = false;
  let writtenAt = -Infinity;
  let writing: Promise<void> | null = null;

  /** The server is about to stop: checks fail from now on. */
  function drain(): void {
    isDraining = true;
  }

  /** Rejects with a StateError if it does not. */
  async function check(): Promise<unknown> {
    if (isDraining) throw new Problem('unavailable', 'The server is shutting down.');
    database.checkFiles?.(); // later calls of the database throw what it has noticed
    if (!database.refused && performance.now() - writtenAt < WRITE_INTERVAL_MS) {
      return database.readCached({ text: 'select 1 as one', values: [] }, DEADLINE_MS);
    }
    writing ??= write().finally(() => {
      writing = null;
    });
    return writing;
  }

  async function write(): Promise<void> {
    const { refused } = database;
    const id = randomUUID();
    const filler = refused ? randomBytes(FILLER_BYTES).toString('base64') : '';
    const insert = { text: 'insert into write_probes (id, filler) values ($1, $2)', values: [id, filler] };
    const remove = { text: 'delete from write_probes where id = $1', values: [id] };
    await database.commit([insert, remove], { deadlineMs: DEADLINE_MS });
    if (database.refused === refused) database.refused = null;
    writtenAt = performance.now();
  }
  return { drain, check };
}
