import type { Database, Statement } from './port.ts';
import { list } from './sql.ts';

/** Rows that one commit removes. In a table of a million rows this takes about 3 ms, so other commits wait little. */
export const BATCH = 40;

/**
 * Commits the statements repeatedly until no rows are left, so that other commits are not blocked. The last statement
 * must change at most BATCH rows permanently and return them. Resolves to their number; `stop` ends it between commits.
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

/** Runs a statement for batches of keys. Resolves to the number of rows returned. */
export async function commitByKeys(
  database: Database,
  change: (keys: Statement) => Statement,
  keys: readonly string[],
  stop?: AbortSignal,
): Promise<number> {
  let changed = 0;
  for (let at = 0; at < keys.length && !stop?.aborted; at += BATCH) {
    const [rows = []] = await database.commit([change(list(keys.slice(at, at + BATCH)))]);
    changed += rows.length;
  }
  return changed;
}
