import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { DEFAULTS } from '../../../generated/config/defaults.ts';
import {
  asRefusal,
  type CommitOptions,
  checkValues,
  type Database,
  DEADLINE_MS,
  type Row,
  StateError,
  type Statement,
} from './port.ts';
import { isConnectionLost, isUnreachable, isWorthRetrying, toStateError } from './postgres-error.ts';
import { Watchers } from './watchers.ts';

export interface PostgresOptions {
  /** Straight to the primary: LISTEN does not work through a pooler that shares connections between transactions. */
  readonly url: string;
  readonly connections?: number;
  /** So long without any answer, and a connection counts as dead, though no one has said so. */
  readonly silenceMs?: number;
  /** Called with the error when the server is lost, and with null when it is back. */
  readonly onAway?: ((error: unknown) => void) | undefined;
}

/** Until the end of the transaction; the number is "annex" in ASCII. */
export const MIGRATION_LOCK: Statement = { text: 'select pg_advisory_xact_lock(418464556408)', values: [] };

const CHANNEL = 'annex';
const SILENCE_MS = 5_000;
const CLOSE_MS = 5_000;
const OLDEST_VERSION = 150_000;
/** Of NOTIFY's 7999 bytes; a longer topic travels as its hash. */
const TOPIC_MAX_BYTES = 512;

/** Guards for the engine: a statement that hangs, and row locks of a node that froze inside a transaction. */
const STATEMENT_TIMEOUT_MS = 60_000;
const IDLE_IN_TRANSACTION_MS = 10_000;

interface Call {
  expired: boolean;
  /** From here on the outcome is unknown if the connection breaks. */
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

/** The client's own error would repeat the URL, and with it the password. */
const construct = (options: PostgresOptions): PostgresDatabase => {
  try {
    return new PostgresDatabase(options);
  } catch {
    throw new StateError('unsupported', 'invalid database URL; use postgres://user:password@host:port/name');
  }
};

/** `number` as PostgreSQL's server_version_num has it: 160004 is 16.4. */
export const checkVersion = (number: number): void => {
  if (number >= OLDEST_VERSION) return;
  const version = `${Math.floor(number / 10_000)}.${number % 10_000}`;
  throw new StateError('unsupported', `PostgreSQL ${version} is too old; version 15 or later is required`);
};

const topicKey = (topic: string): string =>
  Buffer.byteLength(topic) <= TOPIC_MAX_BYTES ? topic : `sha256:${createHash('sha256').update(topic).digest('hex')}`;

const connect = (url: string, connections: number, silenceMs: number) =>
  postgres(url, {
    max: connections,
    connect_timeout: silenceMs / 1_000,
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

type Sql = ReturnType<typeof connect>;

class PostgresDatabase implements Database {
  readonly #connect: (connections: number) => Sql;
  readonly #connections: number;
  readonly #silenceMs: number;
  readonly #server: string;
  readonly #onAway: (error: unknown) => void;
  readonly #watchers = new Watchers();
  #sql: Sql;
  #listener: Sql | undefined;
  readonly #calls = new Set<Promise<unknown>>();
  refused: StateError | null = null;
  #lost = false;
  #unanswered = 0;
  #silentSince = 0;
  #closing: Promise<void> | undefined;

  constructor(options: PostgresOptions) {
    this.#connections = options.connections ?? DEFAULTS.database.connections;
    this.#silenceMs = options.silenceMs ?? SILENCE_MS;
    this.#server = `PostgreSQL at ${new URL(options.url).host}`;
    this.#onAway = options.onAway ?? (() => {});
    this.#connect = (connections) => connect(options.url, connections, this.#silenceMs);
    this.#sql = this.#connect(this.#connections);
  }

  async commit(statements: readonly Statement[], options: CommitOptions = {}): Promise<Row[][]> {
    for (const { values } of statements) checkValues(values);
    const topics = new Set((options.topics ?? []).map(topicKey));
    checkValues([...topics]);
    const notifications = [...topics].map((topic) => ({
      text: `select pg_notify('${CHANNEL}', $1)`,
      values: [topic],
    }));
    return this.#settle('deadline', options.deadlineMs ?? DEADLINE_MS, async (sql, call) => {
      const results = await transaction(sql, call, [...statements, ...notifications]);
      return results.slice(0, statements.length);
    });
  }

  async read(statement: Statement, deadlineMs = DEADLINE_MS): Promise<Row[]> {
    checkValues(statement.values);
    return this.#settle('unavailable', deadlineMs, (sql) => run(sql, statement));
  }

  readSoon(statement: Statement, deadlineMs?: number): Promise<Row[]> {
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

  /** Waits for the calls that are under way, each of which has its deadline. */
  async #finish(): Promise<void> {
    this.#watchers.clear();
    await Promise.allSettled(this.#calls);
    await Promise.all([this.#sql.end({ timeout: CLOSE_MS / 1_000 }), this.#listener?.end({ timeout: 0 })]);
  }

  #checkOpen(): void {
    if (this.#closing) throw new StateError('unavailable', `the connection to ${this.#server} is closed`);
  }

  /** Settles by the deadline, whatever the engine does: with `late`, if there is no answer by then. */
  async #settle<T>(
    late: 'deadline' | 'unavailable',
    deadlineMs: number,
    work: (sql: Sql, call: Call) => Promise<T>,
  ): Promise<T> {
    this.#checkOpen();
    const sql = this.#sql;
    const call: Call = { expired: false, committing: false };
    if (this.#unanswered++ === 0) this.#silentSince = performance.now();
    const outcome = new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        call.expired = true;
        const error = new StateError(late, `${this.#server} did not respond within ${deadlineMs} ms`);
        reject(error);
        if (performance.now() - this.#silentSince >= this.#silenceMs) this.#replace(sql, error);
      }, deadlineMs);
      const settled = (error?: unknown) => {
        clearTimeout(timer);
        this.#noteAnswer(sql, error);
      };
      work(sql, call).then(
        (value) => {
          settled();
          resolve(value);
        },
        (error: unknown) => {
          settled(error);
          const reason = toStateError(error, this.#server, call.committing);
          this.refused = asRefusal(reason) ?? this.refused;
          reject(reason);
        },
      );
    });
    this.#calls.add(outcome);
    return outcome.finally(() => this.#calls.delete(outcome));
  }

  #noteAnswer(sql: Sql, error: unknown): void {
    if (sql !== this.#sql) return;
    this.#unanswered -= 1;
    this.#silentSince = performance.now();
    if (isUnreachable(error)) this.#lose(error);
    else if (isConnectionLost(error)) this.#replace(sql, error);
    else if (this.#lost) {
      this.#lost = false;
      this.#onAway(null);
      if (this.#listener) this.#listen();
    }
  }

  /** A postgres.js connection lost while it had bytes to write never comes back (3.4.9), so its pool is not reused. */
  #replace(sql: Sql, error: unknown): void {
    if (sql !== this.#sql || this.#closing) return;
    this.#lose(error);
    this.#unanswered = 0;
    this.#sql = this.#connect(this.#connections);
    void sql.end({ timeout: 0 });
  }

  #lose(error: unknown): void {
    if (!this.#lost) this.#onAway(error);
    this.#lost = true;
  }

  /** postgres.js listens again by itself after a loss and calls the last function every time it does. */
  #listen(): void {
    void this.#listener?.end({ timeout: 0 });
    this.#listener = this.#connect(1);
    const hint = (topic: string) => this.#watchers.wake([topic]);
    this.#listener.listen(CHANNEL, hint, () => this.#watchers.wakeAll()).catch(() => {}); // it tries again
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
      if (only && call.committing) return [await run(sql, only)]; // a transaction by itself: one round trip, not three
      return await sql.begin(async (open) => {
        checkNotExpired(call);
        const results = await Promise.all(statements.map((statement) => run(open, statement))).catch(endless);
        checkNotExpired(call);
        call.committing = true;
        return results;
      });
    } catch (error) {
      if (!isWorthRetrying(error) || call.expired) throw error;
    }
  }
};

const checkNotExpired = (call: Call): void => {
  if (call.expired) throw new StateError('deadline', 'the deadline passed before the commit');
};

/**
 * On a lost connection `begin` rejects by itself; an error out of its callback would make it write a rollback to the
 * socket that is gone, and that throws where nobody can catch it (postgres.js 3.4.9).
 */
const endless = (error: unknown): Promise<never> => {
  if (isConnectionLost(error)) return new Promise(() => {});
  throw error;
};
