/** A number must be an integer up to 2^53-1, and a string must not contain NUL. */
export type Value = string | number | null;

/**
 * SQL that both engines accept, with parameters `$1`..`$n`. A parameter that is not compared with a column needs
 * `cast($1 as ...)`. So does a sum: PostgreSQL makes it numeric, which is returned as text.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export type Row = Readonly<Record<string, Value>>;

export interface CommitOptions {
  /** Their watchers are notified on every node once the commit is durable. */
  readonly topics?: readonly string[];
  /** `DEADLINE_MS` unless given. */
  readonly deadlineMs?: number;
}

export interface Database {
  /** Runs the statements in one durable transaction. Later statements see the changes of earlier ones. */
  commit(statements: readonly Statement[], options?: CommitOptions): Promise<Row[][]>;
  read(statement: Statement, deadlineMs?: number): Promise<Row[]>;
  /** Like `read`, for reads of every request: the rows may be those of the last time, if nothing has changed since. */
  readCached(statement: Statement, deadlineMs?: number): Promise<Row[]>;
  /**
   * Calls `maybeChanged` when the caller should read again: once soon after this call (so that no change since the
   * caller's last read is missed), after every commit with the topic, and after every reconnect. Returns a function that
   * stops watching.
   */
  watch(topic: string, maybeChanged: () => void): () => void;
  /** Why the last write was refused (disk full or read-only); null once a health check has succeeded. */
  refused: StateError | null;
  /** Checks now whether its files were removed or replaced, and returns the error. Absent if it has none. */
  readonly checkFiles?: () => StateError | null;
  /** The largest number of connections, and the calls that use or wait for one. Absent without a pool. */
  readonly pool?: { readonly size: number; readonly calls: number };
  /** Called after every call, including its wait for a connection. For metrics. */
  onCallEnd?: ((ms: number, outcome: 'succeeded' | 'failed') => void) | undefined;
  close(): Promise<void>;
}

/** Only one server may use an SQLite file at a time. A command is short and may run at the same time as a server. */
export type Role = 'server' | 'command';

export type StateErrorCode =
  | 'deadline' // the outcome is unknown; the call may be repeated with the same ids
  | 'locked' // another server uses the SQLite file
  | 'unavailable' // the engine cannot be reached or is busy; nothing was written
  | 'damaged' // not an SQLite database, or parts of it are destroyed
  | 'replaced' // a file of the database was removed or replaced; nothing was written
  | 'unwritable' // a read-only file, directory or server
  | 'full' // no space left; nothing was written
  | 'too-large' // a value over `MAX_VALUE_BYTES`
  | 'conflict' // it violates a constraint; nothing was written
  | 'unsupported'; // engine too old, schema too new, unknown type of URL, or wrong user, password or database

export class StateError extends Error {
  override readonly name = 'StateError';
  readonly code: StateErrorCode;
  constructor(code: StateErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export const DEADLINE_MS = 5_000;
export const MAX_VALUE_BYTES = 16 * 1024 * 1024;

/** Refuses values that only one of the engines would accept, so that both behave the same. */
export const checkValues = (values: readonly Value[]): void => {
  for (const value of values) {
    if (value === null) continue;
    if (typeof value === 'number') {
      if (!Number.isSafeInteger(value)) throw new TypeError(`not an integer up to 2^53-1: ${value}`);
    } else if (typeof value !== 'string') {
      throw new TypeError(`neither a string, an integer nor null: ${typeof value}`);
    } else if (value.includes('\0')) {
      throw new TypeError('a string contains a NUL character, which cannot be stored');
    } else if (!value.isWellFormed()) {
      throw new TypeError('a string contains an unpaired surrogate, which cannot be stored');
    } else if (value.length * 3 > MAX_VALUE_BYTES && Buffer.byteLength(value) > MAX_VALUE_BYTES) {
      throw new StateError(
        'too-large',
        `a string of ${Buffer.byteLength(value)} bytes exceeds the limit of ${MAX_VALUE_BYTES}`,
      );
    }
  }
};

/** The error, if it means that writes are refused until someone frees space or changes permissions; else null. */
export const asWriteRefusal = (error: unknown): StateError | null =>
  error instanceof StateError && (error.code === 'full' || error.code === 'unwritable') ? error : null;

/** Whether the engine cannot be reached or does not respond, so that waiting may help. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  error instanceof StateError && (error.code === 'unavailable' || error.code === 'deadline');
