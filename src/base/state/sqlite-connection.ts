// A connection to an SQLite file, with its prepared statements.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type Row, StateError, type Statement, type Value } from './port.ts';

/** SQLite blocks the process while it waits, so this is short. Then the write waits in the queue until its deadline. */
export const BUSY_WAIT_MS = 5;
const MAX_PREPARED = 500;
/** A checkpoint of this size blocks the event loop for about 5 ms. SQLite's default is 1,000 pages. */
const CHECKPOINT_PAGES = 400;

interface Prepared {
  readonly statement: StatementSync;
  readonly parameters: number;
  readonly columns: readonly string[];
}

export class SqliteConnection {
  readonly path: string;
  readonly #db: DatabaseSync;
  readonly #version: StatementSync;
  readonly #prepared = new Map<string, Prepared>();

  private constructor(path: string, db: DatabaseSync) {
    this.path = path;
    this.#db = db;
    this.#version = db.prepare('pragma data_version');
  }

  /** `maxPages` limits the file, in pages of 4096 bytes. */
  static open(path: string, maxPages?: number): SqliteConnection {
    const db = new DatabaseSync(path, { timeout: BUSY_WAIT_MS });
    try {
      const mode = db.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
      if (mode !== 'wal') throw new StateError('unwritable', `${path} is on a file system without shared memory`);
      db.exec(`pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;
        pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      db.exec('select 1 from sqlite_schema'); // creates the write-ahead log of a new file
      if (maxPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`);
      return new SqliteConnection(path, db);
    } catch (error) {
      db.close();
      throw error;
    }
  }

  get isInTransaction(): boolean {
    return this.#db.isTransaction;
  }

  run({ text, values }: Statement): Row[] {
    const { statement, parameters, columns } = this.#prepare(text);
    if (values.length !== parameters) throw new TypeError(`${values.length} values for ${parameters} parameters`);
    // A number would be bound as a float and read as 5.0 if no column gives it a type.
    const bound = values.map((value) => (typeof value === 'number' ? BigInt(value) : value));
    return statement.all(...bound).map((row) => {
      const record: Record<string, Value> = {};
      columns.forEach((name, index) => {
        record[name] = (row as unknown as Value[])[index] as Value;
      });
      return record;
    });
  }

  /** Runs a statement without values and rows. */
  exec(text: string): void {
    this.#prepare(text).statement.run();
  }

  /** Changes with every commit of another connection. */
  readVersion(): unknown {
    return this.#version.get()?.['data_version'];
  }

  /**
   * Moves what the write-ahead log holds into the database file that is open. If the log was removed, this saves it. If the
   * database file was replaced, the log that stays next to the new one would change it.
   */
  saveLog(): void {
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)');
    } catch {} // nothing else can be done, and the loss is reported
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }

  #prepare(text: string): Prepared {
    const cached = this.#prepared.get(text);
    if (cached) return cached;
    if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear();
    const numbers = [...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]));
    const statement = this.#db.prepare(text.replace(/\$(\d+)/g, '?$1'));
    statement.setReturnArrays(true); // twice as fast as objects
    const columns = statement.columns().map(({ name }) => name);
    const entry = { statement, parameters: Math.max(0, ...numbers), columns };
    this.#prepared.set(text, entry);
    return entry;
  }
}
