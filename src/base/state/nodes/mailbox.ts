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
import { deadNodeStatement, within } from './presence.ts';

/** How often a waiting sender checks whether the other node is alive. */
const CHECK_MS = 100;
/** How long a sender waits for a reply that is being collected. */
const COLLECT_MS = 1_000;
/** A node counts as dead if its lock is free for this long. After a restart of the database all locks are free briefly. */
const GRACE_MS = 300;
/** Polling finds requests while a broken connection, not yet detected, delivers no notifications. */
const POLL_MS = 2_000;

/** SQL for the time of the database in milliseconds, which all nodes share. */
export const DATABASE_NOW = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)';

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

export function createMailbox(database: Database, node: string, report: (error: unknown) => void) {
  const onFault = ignoreStateErrors(report);
  const waiting = new Map<string, PromiseWithResolvers<string>>();
  const handlers = new Map<string, RequestHandler>();
  const handling = new Set<Promise<void>>();
  let isClosed = false;
  /** Running checks whether a node is dead, shared by all requests to it. */
  const deadChecks = new Map<string, Promise<boolean>>();
  const takeNext = oneAtATime(() => track(take()), onFault);
  const poll = setInterval(takeNext, POLL_MS).unref();
  const stopTaking = [() => clearInterval(poll), database.watch(lettersTo(node), takeNext)];
  const stopCollecting = database.watch(repliesTo(node), oneAtATime(collect, onFault));
  /** Called when a request to another node has ended, for metrics. */
  const onCallEnd: (ms: number, outcome: 'replied' | NoReplyError['outcome']) => void = () => {};
  const mailbox = { onCallEnd, handle, request, close, sweep };

  /** Sets how this node handles requests of a subject. */
  function handle(subject: string, handler: RequestHandler): void {
    handlers.set(subject, handler);
  }

  /** Resolves to the reply, or throws a NoReplyError. */
  async function request(recipient: string, subject: string, body: string, deadlineMs: number): Promise<string> {
    const id = randomUUID();
    const pending = Promise.withResolvers<string>();
    const startedAt = performance.now();
    waiting.set(id, pending);
    try {
      const text = `insert into letters (id, sender, recipient, subject, body, expires_at)
        values ($1, $2, $3, $4, $5, ${DATABASE_NOW} + $6)`;
      const values = [id, node, recipient, subject, body, deadlineMs];
      await database.commit([{ text, values }], { topics: [lettersTo(recipient)], deadlineMs });
      const outcome = await wait(pending.promise, recipient, deadlineMs);
      const reply =
        typeof outcome === 'object' ? outcome.reply : await withdraw(id, pending.promise, outcome === 'dead');
      if (reply === FAILED) throw new NoReplyError('unknown', false);
      mailbox.onCallEnd(performance.now() - startedAt, 'replied');
      return reply;
    } catch (error) {
      // after a database error, the request may have been stored
      const lost = error instanceof NoReplyError ? error : new NoReplyError('unknown', false, { cause: error });
      mailbox.onCallEnd(performance.now() - startedAt, lost.outcome);
      throw lost;
    } finally {
      waiting.delete(id);
    }
  }

  /** Waits for running handlers, which may send requests themselves, and for claims of requests. */
  async function close(): Promise<void> {
    isClosed = true;
    for (const stop of stopTaking) stop();
    while (handling.size > 0) await Promise.allSettled(handling);
    stopCollecting();
  }

  /** Deletes letters of dead nodes. */
  async function sweep(): Promise<void> {
    const text = `delete from letters where expires_at < ${DATABASE_NOW} - 60000`;
    await database.commit([{ text, values: [] }]);
  }

  async function wait(
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
      const isDead = await within(checkDead(recipient), deadline - performance.now());
      deadSince = isDead ? Math.min(deadSince, performance.now()) : Infinity;
      if (performance.now() - deadSince >= GRACE_MS) return 'dead';
    }
  }

  /** False also if the database does not respond. */
  function checkDead(recipient: string): Promise<boolean> {
    const running = deadChecks.get(recipient);
    if (running) return running;
    const checking = database
      .read(deadNodeStatement(recipient))
      .then(([row]) => row?.['dead'] === 1)
      .catch(() => false)
      .finally(() => deadChecks.delete(recipient));
    deadChecks.set(recipient, checking);
    return checking;
  }

  async function withdraw(id: string, pending: Promise<string>, dead: boolean): Promise<string> {
    const withdraw = { text: 'delete from letters where id = $1 and taken_at is null returning id', values: [id] };
    const replied = { text: 'delete from letters where id = $1 and reply is not null returning reply', values: [id] };
    const [withdrawn, replies] = await database.commit([withdraw, replied]);
    if (withdrawn?.length) throw new NoReplyError('withdrawn', dead);
    const [row] = replies ?? [];
    if (row) return String(row['reply']);
    const collected = await within(pending, COLLECT_MS);
    if (collected === null) throw new NoReplyError('unknown', dead);
    return collected;
  }

  /** Claims the requests to this node and handles them. */
  async function take(): Promise<void> {
    if (isClosed) return;
    const text = `update letters set taken_at = ${DATABASE_NOW}
      where recipient = $1 and taken_at is null and expires_at > ${DATABASE_NOW} returning id, sender, subject, body`;
    const [rows = []] = await database.commit([{ text, values: [node] }]);
    for (const { id, sender, subject, body } of rows) {
      void track(reply(String(id), String(sender), String(subject), String(body)).catch(onFault));
    }
  }

  /** `close` waits for this work. */
  function track(work: Promise<void>): Promise<void> {
    handling.add(work);
    return work.finally(() => handling.delete(work));
  }

  async function reply(id: string, sender: string, subject: string, body: string): Promise<void> {
    const handler = handlers.get(subject);
    let reply = FAILED;
    try {
      if (handler) reply = await handler(body);
    } catch (error) {
      onFault(error);
    }
    const send = (text: string) =>
      database.commit([{ text: `update letters set body = '', reply = $2 where id = $1`, values: [id, text] }], {
        topics: [repliesTo(sender)],
      });
    await send(reply).catch((error: unknown) => {
      if (!(error instanceof StateError) || error.code !== 'too-large') throw error;
      return send(FAILED);
    });
  }

  /** Collects the replies to the requests of this node. */
  async function collect(): Promise<void> {
    if (waiting.size === 0) return;
    const text = 'delete from letters where sender = $1 and reply is not null returning id, reply';
    const [rows = []] = await database.commit([{ text, values: [node] }]);
    for (const { id, reply } of rows) {
      waiting.get(String(id))?.resolve(String(reply));
    }
  }

  return mailbox;
}

const lettersTo = (node: string): string => `letters:${node}`;
const repliesTo = (node: string): string => `replies:${node}`;

/** Reports errors except those of an unavailable database, after which watchers are notified and the work is repeated. */
export const ignoreStateErrors =
  (onFault: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!(error instanceof StateError)) onFault(error);
  };
