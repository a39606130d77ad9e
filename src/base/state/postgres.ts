import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import { decodeTopics, Notifier } from './notifier.ts';
import {
  asWriteRefusal,
  type CommitOptions,
  checkValues,
  type Database,
  DEADLINE_MS,
  type Row,
  StateError,
  type Statement,
} from './port.ts';
import { isConnectionLost, isRetryable, isUnreachable, toStateError } from './postgres-error.ts';
import { raw } from './sql.ts';
import { Watchers } from './watchers.ts';

/** Timeouts of the server: for a statement that hangs, and for the locks of a node that hangs in a transaction. */
const STATEMENT_TIMEOUT_MS = 60_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

const connect = (url: string, connections: number, responseTimeoutMs: number) =>
  postgres(url, {
    max: connections,
    connect_timeout: responseTimeoutMs / 1_000,
    backoff: (attempt) => Math.min(0.02 * 2 ** attempt, 0.25),
    max_lifetime: null,
    fetch_types: false,
    onnotice: () => {},
    types: { int8: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: {
      application_name: 'annex',
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
  });

export type Sql = ReturnType<typeof connect>;

export interface PostgresOptions {
  /** Must connect directly to the primary: LISTEN does not work through a pooler in transaction mode. */
  readonly url: string;
  readonly connections?: number;
  /** A connection without any response for this long counts as dead. */
  readonly responseTimeoutMs?: number;
  /** Every watcher is called at least this often, in case a notification is lost. */
  readonly recheckMs?: number;
  /** Called with the error when the server becomes unavailable, and with null when it is available again. */
  readonly onAvailabilityChange?: ((error: unknown) => void) | undefined;
}

const CHANNEL = 'annex';
const RESPONSE_TIMEOUT_MS = 5_000;
const CLOSE_MS = 5_000;
/** Short, because later notifications wait for the running one. */
const NOTIFY_MS = 1_000;
/** After a lost connection, watchers are called over this time, so that they do not all read at once. */
const SPREAD_MS = 2_000;
/** Parts in which watchers are called again. */
const RECHECK_PARTS = 60;
const OLDEST_VERSION = 150_000;
/** A longer topic is sent as its hash, because a notification has a maximum size. */
const TOPIC_MAX_BYTES = 512;

interface Call {
  expired: boolean;
  /** Once true, the outcome is unknown if the connection is lost. */
  committing: boolean;
}

type Work<T> = (sql: Sql, call: Call) => Promise<T>;

/** The error of a call without a response: `deadline` if it may have changed something. */
type LateCode = 'deadline' | 'unavailable';

export const openPostgres = async (options: PostgresOptions): Promise<Database> => {
  const database = construct(options);
  try {
    const [row] = await database.read(raw("select cast(current_setting('server_version_num') as bigint) as number"));
    checkVersion(Number(row?.['number']));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Replaces the client's error, which would contain the URL and its password. */
const construct = (options: PostgresOptions): Database => {
  try {
    return new PostgresDatabase(options);
  } catch {
    throw new StateError('unsupported', 'invalid database URL; use postgres://user:password@host:port/name');
  }
};

/** `number` is PostgreSQL's server_version_num: 160004 is 16.4. */
export const checkVersion = (number: number): void => {
  if (number >= OLDEST_VERSION) return;
  const version = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  throw new StateError('unsupported', `PostgreSQL ${version} is too old; version 15 or later is required`);
};

const topicKey = (topic: string): string =>
  Buffer.byteLength(topic) <= TOPIC_MAX_BYTES ? topic : `sha256:${createHash('sha256').update(topic).digest('hex')}`;

class PostgresDatabase implements Database {
  refused: StateError | null = null;
  onCallEnd?: Database['onCallEnd'];
  readonly #url: string;
  /** Its name in errors. */
  readonly #server: string;
  readonly #connections: number;
  readonly #responseTimeoutMs: number;
  readonly #onAvailabilityChange: (error: unknown) => void;
  readonly #watchers = new Watchers();
  readonly #notifier: Notifier;
  readonly #recheck: NodeJS.Timeout;
  readonly #calls = new Set<Promise<unknown>>();
  #pool: Sql;
  #listener: Sql | undefined;
  #isLost = false;
  #unanswered = 0;
  #lastResponseAt = 0;
  #closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    const { connections, recheckMs } = { ...DEFAULTS.database, ...options };
    this.#url = options.url;
    this.#server = `PostgreSQL at ${new URL(options.url).host}`;
    this.#connections = connections;
    this.#responseTimeoutMs = options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS;
    this.#onAvailabilityChange = options.onAvailabilityChange ?? (() => {});
    this.#pool = this.#connect(connections);
    this.#notifier = new Notifier((payload) => {
      const statement = { text: `select pg_notify('${CHANNEL}', $1)`, values: [payload] };
      return this.#call('unavailable', NOTIFY_MS, (sql) => run(sql, statement));
    });
    const partMs = recheckMs / RECHECK_PARTS;
    this.#recheck = setInterval(() => this.#watchers.notifyPart(RECHECK_PARTS), partMs).unref();
  }

  get pool(): { readonly size: number; readonly calls: number } {
    return { size: this.#connections, calls: this.#calls.size };
  }

  async commit(statements: readonly Statement[], options: CommitOptions = {}): Promise<Row[][]> {
    this.#checkOpen();
    for (const { values } of statements) checkValues(values);
    const topics = (options.topics ?? []).map(topicKey);
    checkValues(topics);
    return this.#call('deadline', options.deadlineMs ?? DEADLINE_MS, async (sql, call) => {
      try {
        const results = statements.length === 0 ? [] : await transaction(sql, call, statements);
        this.#notifier.add(topics);
        return results;
      } catch (error) {
        if (call.committing && isConnectionLost(error)) this.#notifier.add(topics); // it may be committed
        throw error;
      }
    });
  }

  async read(statement: Statement, deadlineMs = DEADLINE_MS): Promise<Row[]> {
    this.#checkOpen();
    checkValues(statement.values);
    return this.#call('unavailable', deadlineMs, (sql) => run(sql, statement));
  }

  readCached(statement: Statement, deadlineMs?: number): Promise<Row[]> {
    return this.read(statement, deadlineMs);
  }

  watch(topic: string, maybeChanged: () => void): () => void {
    this.#checkOpen();
    const stop = this.#watchers.add(topicKey(topic), maybeChanged);
    if (!this.#listener) this.#listen();
    return stop;
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  /** Waits for running calls, each of which has a deadline, and for their notifications. */
  async #finish(): Promise<void> {
    clearInterval(this.#recheck);
    this.#watchers.clear();
    await Promise.allSettled(this.#calls);
    await this.#notifier.close();
    await Promise.all([this.#pool.end({ timeout: CLOSE_MS / 1_000 }), this.#listener?.end({ timeout: 0 })]);
  }

  #checkOpen(): void {
    if (this.#closing) throw new StateError('unavailable', `the connection to ${this.#server} is closed`);
  }

  #connect(connections: number): Sql {
    return connect(this.#url, connections, this.#responseTimeoutMs);
  }

  /** Settles by the deadline in any case: without a response, it rejects with the code `late`. */
  async #call<T>(late: LateCode, deadlineMs: number, work: Work<T>): Promise<T> {
    const start = performance.now();
    const outcome = this.#runUntil(deadlineMs, late, work);
    this.#calls.add(outcome);
    let how: 'succeeded' | 'failed' = 'failed';
    try {
      const value = await outcome;
      how = 'succeeded';
      return value;
    } finally {
      this.#calls.delete(outcome);
      this.onCallEnd?.(performance.now() - start, how);
    }
  }

  #runUntil<T>(deadlineMs: number, late: LateCode, work: Work<T>): Promise<T> {
    const sql = this.#pool;
    const call: Call = { expired: false, committing: false };
    if (this.#unanswered++ === 0) this.#lastResponseAt = performance.now();
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        call.expired = true;
        const error = new StateError(late, `${this.#server} did not respond within ${deadlineMs} ms`);
        reject(error);
        if (performance.now() - this.#lastResponseAt >= this.#responseTimeoutMs) this.#replacePool(sql, error);
      }, deadlineMs);
      this.#run(sql, call, work)
        .finally(() => clearTimeout(timer))
        .then(resolve, reject);
    });
  }

  async #run<T>(sql: Sql, call: Call, work: Work<T>): Promise<T> {
    let value: T;
    try {
      value = await work(sql, call);
    } catch (error) {
      this.#noteResponse(sql, error);
      const reason = toStateError(error, this.#server, call.committing);
      this.refused = asWriteRefusal(reason) ?? this.refused;
      throw reason;
    }
    this.#noteResponse(sql, undefined);
    return value;
  }

  #noteResponse(sql: Sql, error: unknown): void {
    if (sql !== this.#pool) return;
    this.#unanswered -= 1;
    this.#lastResponseAt = performance.now();
    if (isUnreachable(error)) this.#reportLost(error);
    else if (isConnectionLost(error)) this.#replacePool(sql, error);
    else if (this.#isLost) {
      this.#isLost = false;
      this.#onAvailabilityChange(null);
      if (this.#listener) this.#listen();
    }
  }

  /** A postgres.js connection that is lost while writing never recovers (3.4.9), so its pool is replaced. */
  #replacePool(sql: Sql, error: unknown): void {
    if (sql !== this.#pool || this.#closing) return;
    this.#reportLost(error);
    this.#unanswered = 0;
    this.#pool = this.#connect(this.#connections);
    void sql.end({ timeout: 0 });
  }

  #reportLost(error: unknown): void {
    if (!this.#isLost) this.#onAvailabilityChange(error);
    this.#isLost = true;
  }

  /** postgres.js listens again after a reconnect and then calls the last function. */
  #listen(): void {
    void this.#listener?.end({ timeout: 0 });
    this.#listener = this.#connect(1);
    const notify = (payload: string) => this.#watchers.notifyTopics(decodeTopics(payload));
    this.#listener.listen(CHANNEL, notify, () => this.#watchers.notifyAll(SPREAD_MS)).catch(() => {}); // it retries
  }
}

const run = async (sql: Pick<Sql, 'unsafe'>, { text, values }: Statement): Promise<Row[]> => [
  ...(await sql.unsafe<Row[]>(text, [...values], { prepare: true })),
];

const transaction = async (sql: Sql, call: Call, statements: readonly Statement[]): Promise<Row[][]> => {
  const [only, ...others] = statements;
  for (;;) {
    call.committing = others.length === 0;
    try {
      if (only && call.committing) return [await run(sql, only)]; // one statement is a transaction: one round trip instead of three
      return await sql.begin(async (open) => {
        checkNotExpired(call);
        const results = await Promise.all(statements.map((statement) => run(open, statement))).catch(
          neverIfConnectionLost,
        );
        checkNotExpired(call);
        call.committing = true;
        return results;
      });
    } catch (error) {
      if (!isRetryable(error) || call.expired) throw error;
    }
  }
};

const checkNotExpired = (call: Call): void => {
  if (call.expired) throw new StateError('deadline', 'the deadline passed before the commit');
};

/**
 * When the connection is lost, `begin` rejects by itself. An error from its callback would make it write a rollback to
 * the closed socket, which throws an error that cannot be caught (postgres.js 3.4.9).
 */
const neverIfConnectionLost = (error: unknown): Promise<never> => {
  if (isConnectionLost(error)) return new Promise(() => {});
  throw error;
};
