// A cache of rows that is valid until the database changes.
import type { Row, Statement } from './port.ts';

/** Maximum number of cached results, one for each statement with its values. */
const MAX_RESULTS = 256;

/** What `readVersion` returns changes with every commit of another connection. It is read once per turn of the event loop. */
export function createReadCache(readVersion: () => unknown) {
  const results = new Map<string, Map<string, Row[]>>();
  let size = 0;
  let last: unknown;
  let checked = false;

  /** Calls `read` if the rows are not cached. The rows are frozen. */
  function get({ text, values }: Statement, read: () => Row[]): Row[] {
    if (!checked) checkVersion();
    const key = JSON.stringify(values);
    const cached = results.get(text)?.get(key);
    if (cached) return cached;
    const rows = read();
    for (const row of Object.freeze(rows)) Object.freeze(row);
    if (++size > MAX_RESULTS) clear();
    const byValues = results.get(text) ?? new Map<string, Row[]>();
    results.set(text, byValues.set(key, rows));
    return rows;
  }

  /** Must be called after every change of the database through this connection. */
  function clear(): void {
    results.clear();
    size = 0;
  }

  function checkVersion(): void {
    const version = readVersion();
    if (version !== last) clear();
    last = version;
    checked = true;
    setImmediate(() => {
      checked = false;
    });
  }

  return { get, clear };
}
export type ReadCache = ReturnType<typeof createReadCache>;
