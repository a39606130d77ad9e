import type { MaybePromise } from '../async/maybe-promise.ts';

/** No booleans, no Date, no JSON columns, no undefined; a number is an integer up to 2^53-1, a text holds no NUL. */
export type Value = string | number | null;

/**
 * One SQL text for both engines, parameters `$1`..`$n`. A parameter without a column beside it needs
 * `cast($1 as ...)`, and so does a sum: PostgreSQL makes it numeric, which arrives as text.
 */
export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export type Row = Readonly<Record<string, Value>>;

export interface CommitOptions {
  /** Woken on every node once the commit is durable. */
  readonly topics?: readonly string[];
  /** `DEADLINE_MS` unless given. */
  readonly deadlineMs?: number;
}

export interface Database {
  /** All statements in one durable commit or none, later ones see earlier ones; then wakes `topics` on every node. */
  commit(statements: readonly Statement[], options?: CommitOptions): Promise<Row[][]>;
  read(statement: Statement, deadlineMs?: number): Promise<Row[]>;
  /** The same, at once where the engine can; for what runs with every request. It may throw as well as reject. */
  readSoon(statement: Statement, deadlineMs?: number): MaybePromise<Row[]>;
  /**
   * A hint to read again: once soon after this call (whatever changed since the caller's last read is then visible),
   * after every commit that names the topic, and after every reconnect. Returns the function that ends it.
   */
  watch(topic: string, maybeChanged: () => void): () => void;
  /** Why the last commit that could not be written was refused (full, read-only); a health check clears it. */
  refused: StateError | null;
  close(): Promise<void>;
}

/** A server has its SQLite file to itself among servers; a command is short and works beside a running server. */
export type Role = 'server' | 'command';

export type StateErrorCode =
  | 'deadline' // outcome unknown: the same call may be made again with the same ids
  | 'locked' // another server has the SQLite file
  | 'unavailable' // the engine cannot be reached or is busy; nothing was written
  | 'unwritable' // read-only file, folder or server
  | 'full' // no space left; nothing was written
  | 'too-large' // a value over `MAX_VALUE_BYTES`
  | 'conflict' // a constraint refused it; nothing was written
  | 'unsupported'; // engine too old, schema too new, unknown kind of URL, wrong user, password or database

export class StateError extends Error {
  override readonly name = 'StateError';
  readonly code: StateErrorCode;
  constructor(code: StateErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
  }
}

export const DEADLINE_MS = 5_000;
export const MAX_VALUE_BYTES = 16 * 1024 * 1024;

/** Refuses what one engine would take and the other would not, so that both answer alike. */
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

/** The error, if writes are refused until somebody makes room or gives permission. */
export const asRefusal = (error: unknown): StateError | null =>
  error instanceof StateError && (error.code === 'full' || error.code === 'unwritable') ? error : null;

/** Nothing was written, and nothing is wrong but that the engine is not there. */
export const isAway = (error: unknown): boolean =>
  error instanceof StateError && (error.code === 'unavailable' || error.code === 'deadline');
