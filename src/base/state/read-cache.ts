import type { Row, Statement } from './port.ts';

/** Maximum number of cached results, one for each statement with its values. */
const MAX_RESULTS = 256;

/** Rows that are valid until the database changes. */
export class ReadCache {
  readonly #readVersion: () => unknown;
  readonly #results = new Map<string, Map<string, Row[]>>();
  #size = 0;
  #version: unknown;
  #isChecked = false;

  /** What `readVersion` returns changes with every commit of another connection. It is read once per turn of the event loop. */
  constructor(readVersion: () => unknown) {
    this.#readVersion = readVersion;
  }

  /** Calls `read` if the rows are not cached. The rows are frozen. */
  get({ text, values }: Statement, read: () => Row[]): Row[] {
    if (!this.#isChecked) this.#checkVersion();
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
    const version = this.#readVersion();
    if (version !== this.#version) this.clear();
    this.#version = version;
    this.#isChecked = true;
    setImmediate(() => {
      this.#isChecked = false;
    });
  }
}
