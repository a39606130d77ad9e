import type { Database, Statement } from './port.ts';

/** Rows that one commit removes: of a million that is some 3 ms, and others come between two. */
export const BATCH = 40;

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

/** `text` with `$KEYS` in place of a list. Resolves to the number of rows that the commits returned. */
export async function commitByKeys(
  database: Database,
  text: string,
  keys: readonly string[],
  stop?: AbortSignal,
): Promise<number> {
  let changed = 0;
  for (let at = 0; at < keys.length && !stop?.aborted; at += BATCH) {
    const values = keys.slice(at, at + BATCH);
    const list = values.map((_, index) => `$${index + 1}`).join(', ');
    const [rows = []] = await database.commit([{ text: text.replace('$KEYS', list), values }]);
    changed += rows.length;
  }
  return changed;
}
