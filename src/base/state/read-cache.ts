// Rows that were read before, for as long as nobody has changed the database.
import type { Row, Statement } from './port.ts';

/** Of statements with their values. */
const MAX_KEPT = 256;

export class ReadCache {
  readonly #version: () => unknown;
  readonly #kept = new Map<string, Map<string, Row[]>>();
  #size = 0;
  #last: unknown;
  #checked = false;

  /** `version` changes with every commit of another connection; it is asked for once in a turn of the event loop. */
  constructor(version: () => unknown) {
    this.#version = version;
  }

  /** `read` is called where the rows are not known. They are frozen. */
  get({ text, values }: Statement, read: () => Row[]): Row[] {
    if (!this.#checked) this.#check();
    const key = JSON.stringify(values);
    const known = this.#kept.get(text)?.get(key);
    if (known) return known;
    const rows = read();
    for (const row of Object.freeze(rows)) Object.freeze(row);
    if (++this.#size > MAX_KEPT) this.clear();
    const byValues = this.#kept.get(text) ?? new Map<string, Row[]>();
    this.#kept.set(text, byValues.set(key, rows));
    return rows;
  }

  /** To be called whenever the database has changed. */
  clear(): void {
    this.#kept.clear();
    this.#size = 0;
  }

  #check(): void {
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
