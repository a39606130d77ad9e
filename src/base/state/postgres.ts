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

export const openPostgres = async (options: PostgresOptions): Promise<Database> => {
  const database = construct(options);
  try {
    const text = "select cast(current_setting('server_version_num') as bigint) as number";
    const [row] = await database.read({ text, values: [] });
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
    return createDatabase(options);
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

function createDatabase(options: PostgresOptions): Database {
  const connections = options.connections ?? DEFAULTS.database.connections;
  const responseTimeoutMs = options.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS;
  const server = `PostgreSQL at ${new URL(options.url).host}`;
  const onAvailabilityChange = options.onAvailabilityChange ?? (() => {});
  const watchers = new Watchers();
  const calls = new Set<Promise<unknown>>();
  const connectTo = (count: number) => connect(options.url, count, responseTimeoutMs);
  let pool = connectTo(connections);
  let listener: Sql | undefined;
  let isLost = false;
  let unanswered = 0;
  let lastResponseAt = 0;
  let closing: Promise<void> | undefined;
  const notifier = new Notifier((payload) => {
    const statement = { text: `select pg_notify('${CHANNEL}', $1)`, values: [payload] };
    return callWithDeadline('unavailable', NOTIFY_MS, (sql) => run(sql, statement));
  });
  const recheckMs = options.recheckMs ?? DEFAULTS.database.recheckMs;
  const recheck = setInterval(() => watchers.notifyPart(RECHECK_PARTS), recheckMs / RECHECK_PARTS).unref();
  const database: Database = {
    refused: null,
    ...{ commit, read, readCached: read, watch, close },
    get pool() {
      return { size: connections, calls: calls.size };
    },
  };

  async function commit(statements: readonly Statement[], options: CommitOptions = {}): Promise<Row[][]> {
    checkOpen();
    for (const { values } of statements) checkValues(values);
    const topics = (options.topics ?? []).map(topicKey);
    checkValues(topics);
    return callWithDeadline('deadline', options.deadlineMs ?? DEADLINE_MS, async (sql, call) => {
      try {
        const results = statements.length === 0 ? [] : await transaction(sql, call, statements);
        notifier.add(topics);
        return results;
      } catch (error) {
        if (call.committing && isConnectionLost(error)) notifier.add(topics); // it may be committed
        throw error;
      }
    });
  }

  async function read(statement: Statement, deadlineMs = DEADLINE_MS): Promise<Row[]> {
    checkOpen();
    checkValues(statement.values);
    return callWithDeadline('unavailable', deadlineMs, (sql) => run(sql, statement));
  }

  function watch(topic: string, maybeChanged: () => void): () => void {
    checkOpen();
    const stop = watchers.add(topicKey(topic), maybeChanged);
    if (!listener) listen();
    return stop;
  }

  function close(): Promise<void> {
    closing ??= finish();
    return closing;
  }

  /** Waits for running calls, each of which has a deadline, and for their notifications. */
  async function finish(): Promise<void> {
    clearInterval(recheck);
    watchers.clear();
    await Promise.allSettled(calls);
    await notifier.close();
    await Promise.all([pool.end({ timeout: CLOSE_MS / 1_000 }), listener?.end({ timeout: 0 })]);
  }

  function checkOpen(): void {
    if (closing) throw new StateError('unavailable', `the connection to ${server} is closed`);
  }

  /** Settles by the deadline in any case: without a response, it rejects with the code `late`. */
  async function callWithDeadline<T>(
    late: 'deadline' | 'unavailable',
    deadlineMs: number,
    work: (sql: Sql, call: Call) => Promise<T>,
  ): Promise<T> {
    const sql = pool;
    const call: Call = { expired: false, committing: false };
    if (unanswered++ === 0) lastResponseAt = performance.now();
    const outcome = new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        call.expired = true;
        const error = new StateError(late, `${server} did not respond within ${deadlineMs} ms`);
        reject(error);
        if (performance.now() - lastResponseAt >= responseTimeoutMs) replacePool(sql, error);
      }, deadlineMs);
      const settled = (error?: unknown) => {
        clearTimeout(timer);
        onResponse(sql, error);
      };
      work(sql, call).then(
        (value) => {
          settled();
          resolve(value);
        },
        (error: unknown) => {
          settled(error);
          const reason = toStateError(error, server, call.committing);
          database.refused = asWriteRefusal(reason) ?? database.refused;
          reject(reason);
        },
      );
    });
    const start = performance.now();
    const ended = (how: 'succeeded' | 'failed') => {
      calls.delete(outcome);
      database.onCallEnd?.(performance.now() - start, how);
    };
    calls.add(outcome);
    outcome.then(
      () => ended('succeeded'),
      () => ended('failed'),
    );
    return outcome;
  }

  function onResponse(sql: Sql, error: unknown): void {
    if (sql !== pool) return;
    unanswered -= 1;
    lastResponseAt = performance.now();
    if (isUnreachable(error)) reportLost(error);
    else if (isConnectionLost(error)) replacePool(sql, error);
    else if (isLost) {
      isLost = false;
      onAvailabilityChange(null);
      if (listener) listen();
    }
  }

  /** A postgres.js connection that is lost while writing never recovers (3.4.9), so its pool is replaced. */
  function replacePool(sql: Sql, error: unknown): void {
    if (sql !== pool || closing) return;
    reportLost(error);
    unanswered = 0;
    pool = connectTo(connections);
    void sql.end({ timeout: 0 });
  }

  function reportLost(error: unknown): void {
    if (!isLost) onAvailabilityChange(error);
    isLost = true;
  }

  /** postgres.js listens again after a reconnect and then calls the last function. */
  function listen(): void {
    void listener?.end({ timeout: 0 });
    listener = connectTo(1);
    const notify = (payload: string) => watchers.notifyTopics(decodeTopics(payload));
    listener.listen(CHANNEL, notify, () => watchers.notifyAll(SPREAD_MS)).catch(() => {}); // it retries
  }

  return database;
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
