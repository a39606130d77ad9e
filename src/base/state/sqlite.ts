import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import type { MaybePromise } from '../async/maybe-promise.ts';
import {
  asWriteRefusal,
  type CommitOptions,
  checkValues,
  type Database,
  DEADLINE_MS,
  type Role,
  type Row,
  StateError,
  type Statement,
  type Value,
} from './port.ts';
import { createReadCache, type ReadCache } from './read-cache.ts';
import { createPrivately, isBusy, lockForServer, toStateError } from './sqlite-file.ts';
import { Watchers } from './watchers.ts';

export interface SqliteOptions {
  readonly path: string;
  readonly role: Role;
  /** Maximum size of the file in pages of 4096 bytes; unlimited by default. */
  readonly maxPages?: number;
}

/** SQLite blocks the process while it waits, so this is short. Then the write waits in the queue until its deadline. */
const BUSY_WAIT_MS = 5;
const RETRY_MS = 10;
const POLL_MS = 100;
const MAX_GROUP_SIZE = 1_000;
const MAX_PREPARED = 500;
/** A checkpoint of this size blocks the event loop for about 5 ms. SQLite's default is 1,000 pages. */
const CHECKPOINT_PAGES = 400;

interface Prepared {
  readonly statement: StatementSync;
  readonly parameters: number;
  readonly columns: readonly string[];
}

interface Job {
  readonly statements: readonly Statement[];
  readonly topics: readonly string[];
  readonly expiresAt: number;
  readonly resolve: (rows: Row[][]) => void;
  readonly reject: (error: unknown) => void;
}

export const openSqlite = async (options: SqliteOptions): Promise<Database> => {
  const path = createPrivately(options.path);
  const lock = options.role === 'server' ? lockForServer(path) : undefined;
  for (const expiresAt = performance.now() + DEADLINE_MS; ; await delay(RETRY_MS)) {
    try {
      return new SqliteDatabase(path, lock, options.maxPages);
    } catch (error) {
      if (isBusy(error) && performance.now() < expiresAt) continue; // the first switch to WAL does not wait for a lock
      lock?.close();
      throw toStateError(error, path);
    }
  }
};

class SqliteDatabase implements Database {
  readonly #path: string;
  readonly #lock: DatabaseSync | undefined;
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();
  readonly #watchers = new Watchers();
  readonly #cache: ReadCache;
  refused: StateError | null = null;
  #queue: Job[] = [];
  #scheduled = false;
  #closing: Promise<void> | undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor(path: string, lock: DatabaseSync | undefined, maxPages: number | undefined) {
    this.#path = path;
    this.#lock = lock;
    this.#db = new DatabaseSync(path, { timeout: BUSY_WAIT_MS });
    try {
      const mode = this.#db.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
      if (mode !== 'wal') throw new StateError('unwritable', `${path} is on a file system without shared memory`);
      this.#db.exec(`pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;
        pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
      if (maxPages !== undefined) this.#db.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`);
      this.#cache = createReadCache(this.#versionReader());
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  async commit(statements: readonly Statement[], options: CommitOptions = {}): Promise<Row[][]> {
    this.#checkOpen();
    for (const { values } of statements) checkValues(values);
    const topics = options.topics ?? [];
    checkValues(topics);
    const expiresAt = performance.now() + (options.deadlineMs ?? DEADLINE_MS);
    return new Promise((resolve, reject) => {
      this.#queue.push({ statements, topics, expiresAt, resolve, reject });
      this.#schedule(0);
    });
  }

  async read(statement: Statement, deadlineMs?: number): Promise<Row[]> {
    return this.#read(statement, () => this.#run(statement), deadlineMs);
  }

  readMaybeSync(statement: Statement, deadlineMs?: number): MaybePromise<Row[]> {
    return this.#read(statement, () => this.#cache.get(statement, () => this.#run(statement)), deadlineMs);
  }

  #read(statement: Statement, read: () => Row[], deadlineMs = DEADLINE_MS): MaybePromise<Row[]> {
    checkValues(statement.values);
    this.#checkOpen();
    try {
      return read();
    } catch (error) {
      if (!isBusy(error)) throw toStateError(error, this.#path);
      return this.#retryRead(statement, performance.now() + deadlineMs);
    }
  }

  async #retryRead(statement: Statement, expiresAt: number): Promise<Row[]> {
    for (;;) {
      await delay(RETRY_MS);
      this.#checkOpen();
      try {
        return this.#run(statement);
      } catch (error) {
        if (!isBusy(error) || performance.now() + RETRY_MS > expiresAt) throw toStateError(error, this.#path);
      }
    }
  }

  watch(topic: string, maybeChanged: () => void): () => void {
    this.#checkOpen();
    const stop = this.#watchers.add(topic, maybeChanged);
    this.#poll ??= this.#pollOtherProcesses();
    return () => {
      stop();
      if (this.#watchers.size > 0) return;
      clearInterval(this.#poll);
      this.#poll = undefined;
    };
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    while (this.#queue.length > 0) {
      this.#flush();
      if (this.#queue.length > 0) await delay(RETRY_MS);
    }
    clearInterval(this.#poll);
    this.#watchers.clear();
    this.#prepared.clear();
    this.#db.close();
    this.#lock?.close();
  }

  #checkOpen(): void {
    if (this.#closing) throw new StateError('unavailable', `${this.#path} is closed`);
  }

  /** Groups the writes of one turn of the event loop in one transaction, which needs only one disk sync. */
  #schedule(ms: number): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    if (ms > 0) setTimeout(() => this.#flush(), ms);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    const group = this.#queue.splice(0, MAX_GROUP_SIZE);
    try {
      if (group.length > 0) this.#commitGroup(group);
    } catch (error) {
      for (const job of group) this.#reject(job, error); // called by a timer, so no caller could catch it
    }
    if (this.#queue.length > 0) this.#schedule(0);
  }

  /** Synchronous, so that no other statement can run between `begin` and `commit`. */
  #commitGroup(group: readonly Job[]): void {
    const settle: (() => void)[] = [];
    const topics: string[] = [];
    try {
      this.#exec('begin immediate');
      for (const job of group) {
        try {
          const rows = this.#runInSavepoint(job);
          settle.push(() => job.resolve(rows));
          topics.push(...job.topics);
        } catch (error) {
          if (!this.#db.isTransaction) throw error; // a full disk rolls back the whole transaction
          settle.push(() => this.#reject(job, error));
        }
      }
      this.#exec('commit');
    } catch (error) {
      if (this.#db.isTransaction) this.#exec('rollback');
      if (isBusy(error)) this.#retryLater(group, error);
      else if (group.length > 1) for (const job of group) this.#commitGroup([job]);
      else for (const job of group) this.#reject(job, error);
      return;
    }
    this.#cache.clear();
    for (const settleJob of settle) settleJob();
    this.#watchers.notifyTopics(topics);
  }

  #reject(job: Job, error: unknown): void {
    const reason = toStateError(error, this.#path);
    this.refused = asWriteRefusal(reason) ?? this.refused;
    job.reject(reason);
  }

  #runInSavepoint(job: Job): Row[][] {
    this.#exec('savepoint job');
    try {
      const rows = job.statements.map((statement) => this.#run(statement));
      this.#exec('release job');
      return rows;
    } catch (error) {
      if (this.#db.isTransaction) {
        this.#exec('rollback to job');
        this.#exec('release job');
      }
      throw error;
    }
  }

  #retryLater(group: readonly Job[], error: unknown): void {
    const nextTry = performance.now() + RETRY_MS + BUSY_WAIT_MS;
    const waiting = group.filter((job) => job.expiresAt > nextTry);
    for (const job of group) if (job.expiresAt <= nextTry) job.reject(toStateError(error, this.#path));
    this.#queue = [...waiting, ...this.#queue];
    this.#schedule(RETRY_MS);
  }

  #run({ text, values }: Statement): Row[] {
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

  #exec(text: string): void {
    this.#prepare(text).statement.run();
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

  #versionReader(): () => unknown {
    const statement = this.#db.prepare('pragma data_version');
    return () => statement.get()?.['data_version'];
  }

  /** The topics of commits in other processes are unknown, so all watchers are notified. */
  #pollOtherProcesses(): NodeJS.Timeout {
    const read = this.#versionReader();
    let last: unknown;
    const check = () => {
      try {
        const version = read();
        if (version !== last && last !== undefined) {
          this.#cache.clear(); // it may have been checked earlier in this turn
          this.#watchers.notifyAll();
        }
        last = version;
      } catch {
        // The next read gets the same error and reports it.
      }
    };
    check();
    return setInterval(check, POLL_MS).unref();
  }
}
