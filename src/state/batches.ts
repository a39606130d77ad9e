import type { Database, Statement } from './port.ts';

/** Rows that one commit removes. */
export const BATCH = 200;

/**
 * Commits repeatedly, so that others are not blocked, until there are no more rows. The last statement changes at
 * most BATCH rows, for good, and returns them. Resolves to how many there were; `stop` ends it between two commits.
 */
export async function commitInBatches(
  database: Database,
  statements: readonly Statement[],
  stop?: AbortSignal,
): Promise<number> {
  let changed = 0;
  while (!stop?.aborted) {
    const count = (await database.commit(statements)).at(-1)?.length ?? 0;
    changed += count;
    if (count < BATCH) break;
  }
  return changed;
}
