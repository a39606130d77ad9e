import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { watchOpenFiles } from '../files/open-files.ts';
import {
  type CommitOptions,
  checkValues,
  type Database,
  DEADLINE_MS,
  type Role,
  type Row,
  StateError,
  type Statement,
} from './port.ts';
import { ReadCache } from './read-cache.ts';
import { SqliteConnection } from './sqlite-connection.ts';
import { createPrivately, isBusy, lockForServer, toStateError } from './sqlite-file.ts';
import { RETRY_MS, WriteQueue } from './sqlite-writes.ts';
import { Watchers } from './watchers.ts';

export interface SqliteOptions {
  readonly path: string;
  readonly role: Role;
  /** Maximum size of the file in pages of 4096 bytes; unlimited by default. */
  readonly maxPages?: number;
  /** Called with an error when its files were removed or replaced, and with null when they are back. */
  readonly onAvailabilityChange?: ((error: unknown) => void) | undefined;
}

/** How often commits of other processes are noticed. */
const POLL_MS = 100;
/** How often its files are checked; besides, before and after every write. */
const CHECK_FILES_MS = 1_000;

export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const path = createPrivately(options.path);
  const lock = options.role === 'server' ? lockForServer(path) : undefined;
  for (const expiresAt = performance.now() + DEADLINE_MS; ; await delay(RETRY_MS)) {
    try {
      return new SqliteDatabase(SqliteConnection.open(path, options.maxPages), lock, options);
    } catch (error) {
      if (isBusy(error) && performance.now() < expiresAt) continue; // the first switch to WAL does not wait for a lock
      lock?.close();
      throw toStateError(error, path);
    }
  }
}

class SqliteDatabase implements Database {
  refused: StateError | null = null;
  readonly #connection: SqliteConnection;
  readonly #lock: DatabaseSync | undefined;
  readonly #onAvailabilityChange: SqliteOptions['onAvailabilityChange'];
  readonly #watchers = new Watchers();
  readonly #cache: ReadCache;
  readonly #writes: WriteQueue;
  readonly #changedFile: () => string | null;
  readonly #checking: NodeJS.Timeout;
  #poll: NodeJS.Timeout | undefined;
  #lost: StateError | null = null;
  #closing: Promise<void> | undefined;

  constructor(connection: SqliteConnection, lock: DatabaseSync | undefined, options: SqliteOptions) {
    const { path } = connection;
    this.#connection = connection;
    this.#lock = lock;
    this.#onAvailabilityChange = options.onAvailabilityChange;
    this.#cache = new ReadCache(() => connection.readVersion());
    this.#writes = new WriteQueue({
      connection,
      cache: this.#cache,
      watchers: this.#watchers,
      checkFiles: () => this.checkFiles(),
      onRefusal: (refusal) => {
        this.refused = refusal;
      },
    });
    const lockFiles = lock ? [`${path}.lock`] : [];
    this.#changedFile = watchOpenFiles([options.path, `${path}-wal`, `${path}-shm`, ...lockFiles]); // `path` is not a link
    this.#checking = setInterval(() => this.checkFiles(), CHECK_FILES_MS).unref();
  }

  async commit(statements: readonly Statement[], options: CommitOptions = {}): Promise<Row[][]> {
    this.#checkOpen();
    for (const { values } of statements) checkValues(values);
    const { topics = [], deadlineMs = DEADLINE_MS } = options;
    checkValues(topics);
    return this.#writes.add(statements, topics, deadlineMs);
  }

  read(statement: Statement, deadlineMs?: number): Promise<Row[]> {
    return this.#readOrRetry(statement, () => this.#connection.run(statement), deadlineMs);
  }

  readCached(statement: Statement, deadlineMs?: number): Promise<Row[]> {
    const run = () => this.#connection.run(statement);
    return this.#readOrRetry(statement, () => this.#cache.get(statement, run), deadlineMs);
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

  /** An error from the moment when its files are found removed or replaced, until they are back. */
  checkFiles(): StateError | null {
    const file = this.#changedFile();
    if ((file === null) === (this.#lost === null)) return this.#lost;
    this.#lost =
      file === null ? null : new StateError('replaced', `${file} was removed or replaced while it was in use`);
    if (this.#lost) this.#connection.saveLog();
    this.#onAvailabilityChange?.(this.#lost);
    return this.#lost;
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    await this.#writes.finish();
    clearInterval(this.#poll);
    clearInterval(this.#checking);
    this.#watchers.clear();
    this.#connection.close();
    this.#lock?.close();
  }

  #checkOpen(): void {
    if (this.#closing) throw new StateError('unavailable', `${this.#connection.path} is closed`);
  }

  async #readOrRetry(statement: Statement, readNow: () => Row[], deadlineMs = DEADLINE_MS): Promise<Row[]> {
    checkValues(statement.values);
    const expiresAt = performance.now() + deadlineMs;
    for (;;) {
      this.#checkOpen();
      if (this.#lost) throw this.#lost;
      try {
        return readNow();
      } catch (error) {
        if (!isBusy(error) || performance.now() + RETRY_MS > expiresAt)
          throw toStateError(error, this.#connection.path);
      }
      await delay(RETRY_MS);
    }
  }

  /** The topics of commits in other processes are unknown, so all watchers are notified. */
  #pollOtherProcesses(): NodeJS.Timeout {
    let last: unknown;
    const check = () => {
      try {
        const version = this.#connection.readVersion();
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
