import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { watchOpenFiles } from '../files/open-files.ts';
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
  /** Called with an error when its files were removed or replaced, and with null when they are back. */
  readonly onAvailabilityChange?: ((error: unknown) => void) | undefined;
}

/** SQLite blocks the process while it waits, so this is short. Then the write waits in the queue until its deadline. */
const BUSY_WAIT_MS = 5;
const RETRY_MS = 10;
const POLL_MS = 100;
/** How often its files are checked; besides, before and after every write. */
const CHECK_FILES_MS = 1_000;
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
      return createDatabase(path, lock, options);
    } catch (error) {
      if (isBusy(error) && performance.now() < expiresAt) continue; // the first switch to WAL does not wait for a lock
      lock?.close();
      throw toStateError(error, path);
    }
  }
};

function createDatabase(path: string, lock: DatabaseSync | undefined, options: SqliteOptions): Database {
  const { maxPages, onAvailabilityChange } = options;
  const db = new DatabaseSync(path, { timeout: BUSY_WAIT_MS });
  const preparedStatements = new Map<string, Prepared>();
  const watchers = new Watchers();
  let queue: Job[] = [];
  let isScheduled = false;
  let closing: Promise<void> | undefined;
  let poll: NodeJS.Timeout | undefined;
  let cache: ReadCache;
  let lost: StateError | null = null;
  try {
    const mode = db.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
    if (mode !== 'wal') throw new StateError('unwritable', `${path} is on a file system without shared memory`);
    db.exec(`pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;
      pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    db.exec('select 1 from sqlite_schema'); // creates the write-ahead log of a new file
    if (maxPages !== undefined) db.exec(`pragma max_page_count = ${Math.trunc(maxPages)}`);
    cache = createReadCache(versionReader());
  } catch (error) {
    db.close();
    throw error;
  }
  const lockFiles = lock ? [`${path}.lock`] : [];
  const changedFile = watchOpenFiles([options.path, `${path}-wal`, `${path}-shm`, ...lockFiles]); // `path` is not a link
  const checking = setInterval(checkFiles, CHECK_FILES_MS).unref();
  const database: Database = { refused: null, checkFiles, commit, read, readCached, watch, close };

  async function commit(statements: readonly Statement[], options: CommitOptions = {}): Promise<Row[][]> {
    checkOpen();
    for (const { values } of statements) checkValues(values);
    const topics = options.topics ?? [];
    checkValues(topics);
    const expiresAt = performance.now() + (options.deadlineMs ?? DEADLINE_MS);
    return new Promise((resolve, reject) => {
      queue.push({ statements, topics, expiresAt, resolve, reject });
      schedule(0);
    });
  }

  function read(statement: Statement, deadlineMs?: number): Promise<Row[]> {
    return readOrRetry(statement, () => run(statement), deadlineMs);
  }

  function readCached(statement: Statement, deadlineMs?: number): Promise<Row[]> {
    return readOrRetry(statement, () => cache.get(statement, () => run(statement)), deadlineMs);
  }

  async function readOrRetry(statement: Statement, readNow: () => Row[], deadlineMs = DEADLINE_MS): Promise<Row[]> {
    checkValues(statement.values);
    checkOpen();
    if (lost) throw lost;
    try {
      return readNow();
    } catch (error) {
      if (!isBusy(error)) throw toStateError(error, path);
      return retryRead(statement, performance.now() + deadlineMs);
    }
  }

  async function retryRead(statement: Statement, expiresAt: number): Promise<Row[]> {
    for (;;) {
      await delay(RETRY_MS);
      checkOpen();
      try {
        return run(statement);
      } catch (error) {
        if (!isBusy(error) || performance.now() + RETRY_MS > expiresAt) throw toStateError(error, path);
      }
    }
  }

  function watch(topic: string, maybeChanged: () => void): () => void {
    checkOpen();
    const stop = watchers.add(topic, maybeChanged);
    poll ??= pollOtherProcesses();
    return () => {
      stop();
      if (watchers.size > 0) return;
      clearInterval(poll);
      poll = undefined;
    };
  }

  function close(): Promise<void> {
    closing ??= finish();
    return closing;
  }

  async function finish(): Promise<void> {
    while (queue.length > 0) {
      flush();
      if (queue.length > 0) await delay(RETRY_MS);
    }
    clearInterval(poll);
    clearInterval(checking);
    watchers.clear();
    preparedStatements.clear();
    db.close();
    lock?.close();
  }

  function checkOpen(): void {
    if (closing) throw new StateError('unavailable', `${path} is closed`);
  }

  /** An error from the moment when its files are found removed or replaced, until they are back. */
  function checkFiles(): StateError | null {
    const file = changedFile();
    if ((file === null) === (lost === null)) return lost;
    lost = file === null ? null : new StateError('replaced', `${file} was removed or replaced while it was in use`);
    if (lost) saveLog();
    onAvailabilityChange?.(lost);
    return lost;
  }

  /**
   * Moves what the write-ahead log holds into the database file that is open. If the log was removed, this saves it. If the
   * database file was replaced, the log that stays next to the new one would change it.
   */
  function saveLog(): void {
    try {
      db.exec('pragma wal_checkpoint(truncate)');
    } catch {} // nothing else can be done, and the loss is reported
  }

  /** Groups the writes of one turn of the event loop in one transaction, which needs only one disk sync. */
  function schedule(ms: number): void {
    if (isScheduled) return;
    isScheduled = true;
    if (ms > 0) setTimeout(() => flush(), ms);
    else setImmediate(() => flush());
  }

  function flush(): void {
    isScheduled = false;
    const group = queue.splice(0, MAX_GROUP_SIZE);
    try {
      if (group.length > 0) commitGroup(group);
    } catch (error) {
      for (const job of group) reject(job, error); // called by a timer, so no caller could catch it
    }
    if (queue.length > 0) schedule(0);
  }

  /** Synchronous, so that no other statement can run between `begin` and `commit`. */
  function commitGroup(group: readonly Job[]): void {
    const settle: (() => void)[] = [];
    const topics: string[] = [];
    try {
      const error = checkFiles();
      if (error) throw error;
      exec('begin immediate');
      for (const job of group) {
        try {
          const rows = runInSavepoint(job);
          settle.push(() => job.resolve(rows));
          topics.push(...job.topics);
        } catch (error) {
          if (!db.isTransaction) throw error; // a full disk rolls back the whole transaction
          settle.push(() => reject(job, error));
        }
      }
      exec('commit');
    } catch (error) {
      if (db.isTransaction) exec('rollback');
      if (isBusy(error)) retryLater(group, error);
      else if (group.length > 1) for (const job of group) commitGroup([job]);
      else for (const job of group) reject(job, error);
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

  function reject(job: Job, error: unknown): void {
    const reason = toStateError(error, path);
    database.refused = asWriteRefusal(reason) ?? database.refused;
    job.reject(reason);
  }

  function runInSavepoint(job: Job): Row[][] {
    exec('savepoint job');
    try {
      const rows = job.statements.map(run);
      exec('release job');
      return rows;
    } catch (error) {
      if (db.isTransaction) {
        exec('rollback to job');
        exec('release job');
      }
      throw error;
    }
  }

  function retryLater(group: readonly Job[], error: unknown): void {
    const nextTry = performance.now() + RETRY_MS + BUSY_WAIT_MS;
    const waiting = group.filter((job) => job.expiresAt > nextTry);
    for (const job of group) if (job.expiresAt <= nextTry) job.reject(toStateError(error, path));
    queue = [...waiting, ...queue];
    schedule(RETRY_MS);
  }

  function run({ text, values }: Statement): Row[] {
    const { statement, parameters, columns } = prepare(text);
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

  function exec(text: string): void {
    prepare(text).statement.run();
  }

  function prepare(text: string): Prepared {
    const cached = preparedStatements.get(text);
    if (cached) return cached;
    if (preparedStatements.size >= MAX_PREPARED) preparedStatements.clear();
    const numbers = [...text.matchAll(/\$(\d+)/g)].map((match) => Number(match[1]));
    const statement = db.prepare(text.replace(/\$(\d+)/g, '?$1'));
    statement.setReturnArrays(true); // twice as fast as objects
    const columns = statement.columns().map(({ name }) => name);
    const entry = { statement, parameters: Math.max(0, ...numbers), columns };
    preparedStatements.set(text, entry);
    return entry;
  }

  function versionReader(): () => unknown {
    const statement = db.prepare('pragma data_version');
    return () => statement.get()?.['data_version'];
  }

  /** The topics of commits in other processes are unknown, so all watchers are notified. */
  function pollOtherProcesses(): NodeJS.Timeout {
    const read = versionReader();
    let last: unknown;
    const check = () => {
      try {
        const version = read();
        if (version !== last && last !== undefined) {
          cache.clear(); // it may have been checked earlier in this turn
          watchers.notifyAll();
        }
        last = version;
      } catch {
        // The next read gets the same error and reports it.
      }
    };
    check();
    return setInterval(check, POLL_MS).unref();
  }

  return database;
}
