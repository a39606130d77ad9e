// A cache of rows that is valid until the database changes.
import type { Row, Statement } from './port.ts';

/** Maximum number of cached results, one for each statement with its values. */
const MAX_RESULTS = 256;

export class ReadCache {
  readonly #version: () => unknown;
  readonly #results = new Map<string, Map<string, Row[]>>();
  #size = 0;
  #last: unknown;
  #checked = false;

  /** `version` changes with every commit of another connection. It is read once per turn of the event loop. */
  constructor(version: () => unknown) {
    this.#version = version;
  }

  /** Calls `read` if the rows are not cached. The rows are frozen. */
  get({ text, values }: Statement, read: () => Row[]): Row[] {
    if (!this.#checked) this.#checkVersion();
    const key = JSON.stringify(values);
    const cached = this.#results.get(text)?.get(key);
    if (cached) return cached;
    const rows = read();
    for (const row of Object.freeze(rows)) Object.freeze(row);
    if (++this.#size > MAX_RESULTS) this.clear();
    const byValues = this.#results.get(text) ?? new Map<string, Row[]>();
    this.#results.set(text, byValues.set(key, rows));
    return rows;
  }

  /** Must be called after every change of the database through this connection. */
  clear(): void {
    this.#results.clear();
    this.#size = 0;
  }

  #checkVersion(): void {
    const version = this.#version();
    if (version !== this.#last) this.clear();
    this.#last = version;
    this.#checked = true;
    setImmediate(this.#recheck);
  }

  readonly #recheck = (): void => {
    this.#checked = false;
  };
}
