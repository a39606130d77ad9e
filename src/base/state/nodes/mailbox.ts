// Requests from one node to another, through the database. A request is handled at most once, and never after its sender
// has withdrawn it: both depend on the same row.
//
// The sender inserts a row, and PostgreSQL notifies the other node (LISTEN/NOTIFY). That node marks the row as taken and
// reads it in one statement, handles the request, and writes the reply into the row, which notifies the sender in turn. A
// sender that stops waiting deletes the row unless it is taken: if that succeeds, the request is `withdrawn` and will
// never be handled. Otherwise the other node has it, and the outcome is `unknown`.
//
// Notifications are only a hint to look. They are lost while a connection is down, so each node also polls. Whether a node
// is alive is known from an advisory lock that it holds (presence.ts): PostgreSQL frees it when the process dies, so a
// sender need not wait for a dead node until its deadline.
import { randomUUID } from 'node:crypto';
import { oneAtATime } from '../../async/one-at-a-time.ts';
import { type Database, StateError } from '../port.ts';
import { sql } from '../sql.ts';
import { deadNodeStatement, within } from './presence.ts';

/** How often a waiting sender checks whether the other node is alive. */
const CHECK_MS = 100;
/** How long a sender waits for a reply that is being collected. */
const COLLECT_MS = 1_000;
/** A node counts as dead if its lock is free for this long. After a restart of the database all locks are free briefly. */
const GRACE_MS = 300;
/** Polling finds requests while a broken connection, not yet detected, delivers no notifications. */
const POLL_MS = 2_000;

/** The time of the database in milliseconds, which all nodes share. */
export const DATABASE_NOW = sql`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`;

/** Returns the reply, which must not be empty. */
export type RequestHandler = (body: string) => Promise<string>;

/** The reply when a handler has failed or does not exist. */
const FAILED = '';

/** The other node did not reply. */
export class NoReplyError extends Error {
  override readonly name = 'NoReplyError';
  /** 'withdrawn': the other node has not seen the request and never will. 'unknown': it may have handled it. */
  readonly outcome: 'withdrawn' | 'unknown';
  /** Whether the other node is dead. */
  readonly dead: boolean;

  constructor(outcome: NoReplyError['outcome'], dead: boolean, options?: ErrorOptions) {
    super(`another node did not reply (${outcome})`, options);
    this.outcome = outcome;
    this.dead = dead;
  }
}

export class Mailbox {
  /** Called when a request to another node has ended, for metrics. */
  onCallEnd: (ms: number, outcome: 'replied' | NoReplyError['outcome']) => void = () => {};
  readonly #database: Database;
  readonly #node: string;
  readonly #onFault: (error: unknown) => void;
  readonly #handlers = new Map<string, RequestHandler>();
  /** Requests of this node that wait for their replies, by id. */
  readonly #waiting = new Map<string, PromiseWithResolvers<string>>();
  /** What `close` waits for. */
  readonly #handling = new Set<Promise<void>>();
  /** Running checks whether a node is dead, shared by all requests to it. */
  readonly #deadChecks = new Map<string, Promise<boolean>>();
  readonly #poll: NodeJS.Timeout;
  readonly #stopTaking: () => void;
  readonly #stopCollecting: () => void;
  #isClosed = false;

  constructor(database: Database, node: string, onFault: (error: unknown) => void) {
    this.#database = database;
    this.#node = node;
    this.#onFault = ignoreStateErrors(onFault);
    const take = oneAtATime(() => this.#track(this.#take()), this.#onFault);
    this.#poll = setInterval(take, POLL_MS).unref();
    this.#stopTaking = database.watch(lettersTo(node), take);
    this.#stopCollecting = database.watch(
      repliesTo(node),
      oneAtATime(() => this.#collect(), this.#onFault),
    );
  }

  /** Sets how this node handles requests of a subject. */
  handle(subject: string, handler: RequestHandler): void {
    this.#handlers.set(subject, handler);
  }

  /** Resolves to the reply, or throws a NoReplyError. */
  async request(recipient: string, subject: string, body: string, deadlineMs: number): Promise<string> {
    const id = randomUUID();
    const pending = Promise.withResolvers<string>();
    const startedAt = performance.now();
    this.#waiting.set(id, pending);
    try {
      const insert = sql`insert into letters (id, sender, recipient, subject, body, expires_at)
        values (${id}, ${this.#node}, ${recipient}, ${subject}, ${body}, ${DATABASE_NOW} + ${deadlineMs})`;
      await this.#database.commit([insert], { topics: [lettersTo(recipient)], deadlineMs });
      const outcome = await this.#wait(pending.promise, recipient, deadlineMs);
      const reply =
        typeof outcome === 'object' ? outcome.reply : await this.#withdraw(id, pending.promise, outcome === 'dead');
      if (reply === FAILED) throw new NoReplyError('unknown', false);
      this.onCallEnd(performance.now() - startedAt, 'replied');
      return reply;
    } catch (error) {
      // after a database error, the request may have been stored
      const lost = error instanceof NoReplyError ? error : new NoReplyError('unknown', false, { cause: error });
      this.onCallEnd(performance.now() - startedAt, lost.outcome);
      throw lost;
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** Waits for running handlers, which may send requests themselves, and for claims of requests. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#poll);
    this.#stopTaking();
    while (this.#handling.size > 0) await Promise.allSettled(this.#handling);
    this.#stopCollecting();
  }

  /** Deletes letters of dead nodes. */
  async sweep(): Promise<void> {
    await this.#database.commit([sql`delete from letters where expires_at < ${DATABASE_NOW} - 60000`]);
  }

  async #wait(
    pending: Promise<string>,
    recipient: string,
    deadlineMs: number,
  ): Promise<'late' | 'dead' | { readonly reply: string }> {
    const deadline = performance.now() + deadlineMs;
    let deadSince = Infinity;
    const replied = pending.then((reply) => ({ reply }));
    for (;;) {
      const answer = await within(replied, Math.min(CHECK_MS, deadline - performance.now()));
      if (answer) return answer;
      if (performance.now() >= deadline) return 'late';
      const isDead = await within(this.#checkDead(recipient), deadline - performance.now());
      deadSince = isDead ? Math.min(deadSince, performance.now()) : Infinity;
      if (performance.now() - deadSince >= GRACE_MS) return 'dead';
    }
  }

  /** False also if the database does not respond. */
  #checkDead(recipient: string): Promise<boolean> {
    const running = this.#deadChecks.get(recipient);
    if (running) return running;
    const checking = this.#database
      .read(deadNodeStatement(recipient))
      .then(([row]) => row?.['dead'] === 1)
      .catch(() => false)
      .finally(() => this.#deadChecks.delete(recipient));
    this.#deadChecks.set(recipient, checking);
    return checking;
  }

  async #withdraw(id: string, pending: Promise<string>, dead: boolean): Promise<string> {
    const [withdrawn, replies] = await this.#database.commit([
      sql`delete from letters where id = ${id} and taken_at is null returning id`,
      sql`delete from letters where id = ${id} and reply is not null returning reply`,
    ]);
    if (withdrawn?.length) throw new NoReplyError('withdrawn', dead);
    const [row] = replies ?? [];
    if (row) return String(row['reply']);
    const collected = await within(pending, COLLECT_MS);
    if (collected === null) throw new NoReplyError('unknown', dead);
    return collected;
  }

  /** Claims the requests to this node and handles them. */
  async #take(): Promise<void> {
    if (this.#isClosed) return;
    const take = sql`update letters set taken_at = ${DATABASE_NOW} where recipient = ${this.#node}
      and taken_at is null and expires_at > ${DATABASE_NOW} returning id, sender, subject, body`;
    const [rows = []] = await this.#database.commit([take]);
    for (const { id, sender, subject, body } of rows) {
      const reply = this.#reply(String(id), String(sender), String(subject), String(body));
      void this.#track(reply.catch(this.#onFault));
    }
  }

  #track(work: Promise<void>): Promise<void> {
    this.#handling.add(work);
    return work.finally(() => this.#handling.delete(work));
  }

  async #reply(id: string, sender: string, subject: string, body: string): Promise<void> {
    const handler = this.#handlers.get(subject);
    let reply = FAILED;
    try {
      if (handler) reply = await handler(body);
    } catch (error) {
      this.#onFault(error);
    }
    const send = (text: string) =>
      this.#database.commit([sql`update letters set body = '', reply = ${text} where id = ${id}`], {
        topics: [repliesTo(sender)],
      });
    await send(reply).catch((error: unknown) => {
      if (!(error instanceof StateError) || error.code !== 'too-large') throw error;
      return send(FAILED);
    });
  }

  /** Collects the replies to the requests of this node. */
  async #collect(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const collect = sql`delete from letters where sender = ${this.#node} and reply is not null returning id, reply`;
    const [rows = []] = await this.#database.commit([collect]);
    for (const { id, reply } of rows) {
      this.#waiting.get(String(id))?.resolve(String(reply));
    }
  }
}

const lettersTo = (node: string): string => `letters:${node}`;
const repliesTo = (node: string): string => `replies:${node}`;

/** Reports errors except those of an unavailable database, after which watchers are notified and the work is repeated. */
export const ignoreStateErrors =
  (onFault: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!(error instanceof StateError)) onFault(error);
  };
