// Questions from one node to another, through the database. A question is taken once, and never after its sender has
// given it up: both are conditional on one row.
import { randomUUID } from 'node:crypto';
import { oneAtATime } from '../../async/one-at-a-time.ts';
import { type Database, StateError, type Statement } from '../port.ts';
import { goneStatement } from './presence.ts';

/** How often a sender that waits looks whether the other node lives. */
const CHECK_MS = 100;
/** A lock that is free for so long is a dead node's; a restarted database has none of them for a moment. */
const GRACE_MS = 300;
/** For a connection that was lost without a word: nothing is heard on it, and the poll notices. */
const POLL_MS = 2_000;

/** In milliseconds, by the clock that all nodes share. */
export const DATABASE_NOW = 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)';

/** Never empty. */
export type Answer = (body: string) => Promise<string>;

const FAILED = '';

/** No reply came. */
export class NoReply extends Error {
  override readonly name = 'NoReply';
  /** 'withdrawn': the other node has not seen the question and never will. 'unknown': it may have acted on it. */
  readonly outcome: 'withdrawn' | 'unknown';
  /** Whether the other node is dead. */
  readonly dead: boolean;

  constructor(outcome: NoReply['outcome'], dead: boolean, options?: ErrorOptions) {
    super(`another node did not reply (${outcome})`, options);
    this.outcome = outcome;
    this.dead = dead;
  }
}

interface Question {
  readonly reply: PromiseWithResolvers<string>;
}

export class Mailbox {
  readonly #database: Database;
  readonly #node: string;
  readonly #onFault: (error: unknown) => void;
  readonly #questions = new Map<string, Question>();
  readonly #answers = new Map<string, Answer>();
  readonly #stops: readonly (() => void)[];
  readonly #answering = new Set<Promise<void>>();
  /** Whether a node is dead, as it is being asked. */
  readonly #gone = new Map<string, Promise<boolean>>();

  constructor(database: Database, node: string, onFault: (error: unknown) => void) {
    this.#database = database;
    this.#node = node;
    this.#onFault = unlessAway(onFault);
    const take = oneAtATime(() => this.#take(), this.#onFault);
    const collect = oneAtATime(() => this.#collect(), this.#onFault);
    const poll = setInterval(take, POLL_MS).unref();
    this.#stops = [
      () => clearInterval(poll),
      database.watch(lettersTo(node), take),
      database.watch(repliesTo(node), collect),
    ];
  }

  /** How this node answers questions of a subject. */
  answer(subject: string, answer: Answer): void {
    this.#answers.set(subject, answer);
  }

  /** Throws NoReply. */
  async ask(node: string, subject: string, body: string, deadlineMs: number): Promise<string> {
    const id = randomUUID();
    const question: Question = { reply: Promise.withResolvers() };
    this.#questions.set(id, question);
    try {
      const text = `insert into letters (id, sender, recipient, subject, body, expires_at)
        values ($1, $2, $3, $4, $5, ${DATABASE_NOW} + $6)`;
      const values = [id, this.#node, node, subject, body, deadlineMs];
      await this.#database.commit([{ text, values }], { topics: [lettersTo(node)], deadlineMs });
      const outcome = await this.#wait(question, node, deadlineMs);
      const reply =
        outcome === 'late' || outcome === 'dead' ? await this.#giveUp(id, outcome === 'dead') : outcome.reply;
      if (reply === FAILED) throw new NoReply('unknown', false);
      return reply;
    } catch (error) {
      if (error instanceof NoReply) throw error;
      throw new NoReply('unknown', false, { cause: error }); // the database: it may have the question
    } finally {
      this.#questions.delete(id);
    }
  }

  /** Waits for the answers that are being given. */
  async close(): Promise<void> {
    for (const stop of this.#stops) stop();
    await Promise.all(this.#answering);
  }

  /** Deletes what dead nodes left. */
  async sweep(): Promise<void> {
    const text = `delete from letters where expires_at < ${DATABASE_NOW} - 60000`;
    await this.#database.commit([{ text, values: [] }]);
  }

  async #wait(
    { reply }: Question,
    node: string,
    deadlineMs: number,
  ): Promise<'late' | 'dead' | { readonly reply: string }> {
    const deadline = performance.now() + deadlineMs;
    let goneSince = Infinity;
    const replied = reply.promise.then((text) => ({ reply: text }));
    for (;;) {
      const answer = await within(replied, Math.min(CHECK_MS, deadline - performance.now()));
      if (answer) return answer;
      if (performance.now() >= deadline) return 'late';
      const gone = await within(this.#isGone(node), deadline - performance.now());
      goneSince = gone ? Math.min(goneSince, performance.now()) : Infinity;
      if (performance.now() - goneSince >= GRACE_MS) return 'dead';
    }
  }

  /** False also when the database does not say. Those who wait for one node ask together. */
  #isGone(node: string): Promise<boolean> {
    const asked = this.#gone.get(node);
    if (asked) return asked;
    const asking = this.#database
      .read(goneStatement(node))
      .then(([row]) => row?.['gone'] === 1)
      .catch(() => false)
      .finally(() => this.#gone.delete(node));
    this.#gone.set(node, asking);
    return asking;
  }

  async #giveUp(id: string, dead: boolean): Promise<string> {
    const withdraw = { text: 'delete from letters where id = $1 and taken_at is null returning id', values: [id] };
    const replied = { text: 'delete from letters where id = $1 and reply is not null returning reply', values: [id] };
    const [withdrawn, found] = await this.#database.commit([withdraw, replied]);
    if (withdrawn?.length) throw new NoReply('withdrawn', dead);
    const [row] = found ?? [];
    if (!row) throw new NoReply('unknown', dead);
    return String(row['reply']);
  }

  async #take(): Promise<void> {
    const text = `update letters set taken_at = ${DATABASE_NOW}
      where recipient = $1 and taken_at is null and expires_at > ${DATABASE_NOW} returning id, sender, subject, body`;
    const [rows = []] = await this.#database.commit([{ text, values: [this.#node] }]);
    for (const { id, sender, subject, body } of rows) {
      const answering = this.#reply(String(id), String(sender), String(subject), String(body)).catch(this.#onFault);
      this.#answering.add(answering);
      void answering.finally(() => this.#answering.delete(answering));
    }
  }

  async #reply(id: string, sender: string, subject: string, body: string): Promise<void> {
    const answer = this.#answers.get(subject);
    let reply = FAILED;
    try {
      if (answer) reply = await answer(body);
    } catch (error) {
      this.#onFault(error);
    }
    const send = (text: string) =>
      this.#database.commit([{ text: `update letters set body = '', reply = $2 where id = $1`, values: [id, text] }], {
        topics: [repliesTo(sender)],
      });
    await send(reply).catch((error: unknown) => {
      if (!(error instanceof StateError) || error.code !== 'too-large') throw error;
      return send(FAILED);
    });
  }

  async #collect(): Promise<void> {
    if (this.#questions.size === 0) return;
    const text = 'delete from letters where sender = $1 and reply is not null returning id, reply';
    const statement: Statement = { text, values: [this.#node] };
    const [rows = []] = await this.#database.commit([statement]);
    for (const { id, reply } of rows) {
      this.#questions.get(String(id))?.reply.resolve(String(reply));
    }
  }
}

const lettersTo = (node: string): string => `letters:${node}`;
const repliesTo = (node: string): string => `replies:${node}`;

/** While the database is away nothing is wrong with us; a hint follows once it is back. */
export const unlessAway =
  (onFault: (error: unknown) => void) =>
  (error: unknown): void => {
    if (!(error instanceof StateError)) onFault(error);
  };

/** Null when it takes longer. */
async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), Math.max(0, ms));
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
