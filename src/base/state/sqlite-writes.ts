// The queue of writes to an SQLite file. The writes of one turn of the event loop share a transaction, which needs only one
// disk sync; each has a savepoint, so that one that fails leaves the others alone.
import { setTimeout as delay } from 'node:timers/promises';
import { asWriteRefusal, type Row, StateError, type Statement } from './port.ts';
import type { ReadCache } from './read-cache.ts';
import { BUSY_WAIT_MS, type SqliteConnection } from './sqlite-connection.ts';
import { isBusy, toStateError } from './sqlite-file.ts';
import type { Watchers } from './watchers.ts';

export const RETRY_MS = 10;
const MAX_GROUP_SIZE = 1_000;

interface Job {
  readonly statements: readonly Statement[];
  readonly topics: readonly string[];
  readonly expiresAt: number;
  readonly resolve: (rows: Row[][]) => void;
  readonly reject: (error: unknown) => void;
}

interface QueueParts {
  readonly connection: SqliteConnection;
  readonly cache: ReadCache;
  readonly watchers: Watchers;
  /** Before and after every transaction: an error if the files were removed or replaced. */
  readonly checkFiles: () => StateError | null;
  /** Called if a write is refused because the disk is full or the file read-only. */
  readonly onRefusal: (refusal: StateError) => void;
}

export class WriteQueue {
  readonly #parts: QueueParts;
  #jobs: Job[] = [];
  #isScheduled = false;

  constructor(parts: QueueParts) {
    this.#parts = parts;
  }

  /** Resolves once the write is durable. */
  add(statements: readonly Statement[], topics: readonly string[], deadlineMs: number): Promise<Row[][]> {
    const expiresAt = performance.now() + deadlineMs;
    return new Promise((resolve, reject) => {
      this.#jobs.push({ statements, topics, expiresAt, resolve, reject });
      this.#schedule(0);
    });
  }

  /** Resolves when the queue is empty. */
  async finish(): Promise<void> {
    while (this.#jobs.length > 0) {
      this.#flush();
      if (this.#jobs.length > 0) await delay(RETRY_MS);
    }
  }

  #schedule(ms: number): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    if (ms > 0) setTimeout(() => this.#flush(), ms);
    else setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    const group = this.#jobs.splice(0, MAX_GROUP_SIZE);
    try {
      if (group.length > 0) this.#commit(group);
    } catch (error) {
      for (const job of group) this.#reject(job, error); // called by a timer, so no caller could catch it
    }
    if (this.#jobs.length > 0) this.#schedule(0);
  }

  /** Synchronous, so that no other statement can run between `begin` and `commit`. */
  #commit(group: readonly Job[]): void {
    const { connection, cache, watchers, checkFiles } = this.#parts;
    const settle: (() => void)[] = [];
    const topics: string[] = [];
    try {
      const error = checkFiles();
      if (error) throw error;
      connection.exec('begin immediate');
      for (const job of group) {
        try {
          const rows = this.#runInSavepoint(job);
          settle.push(() => job.resolve(rows));
          topics.push(...job.topics);
        } catch (error) {
          if (!connection.isInTransaction) throw error; // a full disk rolls back the whole transaction
          settle.push(() => this.#reject(job, error));
        }
      }
      connection.exec('commit');
    } catch (error) {
      if (connection.isInTransaction) connection.exec('rollback');
      if (isBusy(error)) this.#retryLater(group, error);
      else if (group.length > 1) for (const job of group) this.#commit([job]);
      else for (const job of group) this.#reject(job, error);
      return;
    }
    cache.clear();
    const error = checkFiles();
    if (error) {
      for (const job of group) job.reject(new StateError('deadline', error.message));
      return;
    }
    for (const settleJob of settle) settleJob();
    watchers.notifyTopics(topics);
  }

  #runInSavepoint(job: Job): Row[][] {
    const { connection } = this.#parts;
    connection.exec('savepoint job');
    try {
      const rows = job.statements.map((statement) => connection.run(statement));
      connection.exec('release job');
      return rows;
    } catch (error) {
      if (connection.isInTransaction) {
        connection.exec('rollback to job');
        connection.exec('release job');
      }
      throw error;
    }
  }

  #retryLater(group: readonly Job[], error: unknown): void {
    const nextTry = performance.now() + RETRY_MS + BUSY_WAIT_MS;
    const waiting = group.filter((job) => job.expiresAt > nextTry);
    for (const job of group) {
      if (job.expiresAt <= nextTry) job.reject(toStateError(error, this.#parts.connection.path));
    }
    this.#jobs = [...waiting, ...this.#jobs];
    this.#schedule(RETRY_MS);
  }

  #reject(job: Job, error: unknown): void {
    const reason = toStateError(error, this.#parts.connection.path);
    const refusal = asWriteRefusal(reason);
    if (refusal) this.#parts.onRefusal(refusal);
    job.reject(reason);
  }
}
