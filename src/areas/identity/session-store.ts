// The SQL of the sessions table, once for both engines. Other areas put statements from here into their
// commits.
import { type MaybePromise, mapMaybePromise } from '../../base/async/maybe-promise.ts';
import type { AtSessionEnd, InsertSession, NewBrowserSession } from '../../base/session.ts';
import { BATCH, commitInBatches } from '../../base/state/batches.ts';
import type { Database, Row, Statement } from '../../base/state/port.ts';
import type { Position } from '../../contract/server/pagination.ts';

export type SessionKind = 'Browser' | 'Application';

/** More than anybody has. */
const MAX_LISTED = 10_000;

/** Times are epoch milliseconds. */
export interface Session {
  readonly id: string;
  readonly user_id: string;
  readonly kind: SessionKind;
  readonly app_name: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly last_used_at: number | null;
  /** Network address of the browser that logged in or the application that asked. */
  readonly address: string | null;
}

const COLUMNS = 's.id, s.user_id, s.kind, s.app_name, s.created_at, s.expires_at, s.last_used_at, s.address';
/** Not expired and of an existing user; `$1` is the time. */
const LIVING = `from sessions s join users u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > $1 and u.removed_at is null`;

/** Woken when the session has ended, so that its streams and sockets are closed. */
const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

export const insertApplicationSession: InsertSession = (session, condition) => {
  const { id, intentHash, tokenHash, userId, appName, createdAt, expiresAt, address } = session;
  const text = `insert into sessions (id, intent_hash, token_hash, user_id, kind, app_name, created_at, expires_at, address)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), 'Application', cast($5 as text),
      cast($6 as bigint), cast($7 as bigint), cast($8 as text)
    where ${condition} on conflict (id) do nothing`;
  return { text, values: [id, intentHash, tokenHash, userId, appName, createdAt, expiresAt, address] };
};

/** Application sessions are kept. */
export const endBrowserSessions = (userId: string, now: number): Statement => ({
  text: `update sessions set ended_at = $2 where user_id = $1 and kind = 'Browser' and ended_at is null`,
  values: [userId, now],
});

export const endAllSessions = (userId: string, now: number, atEnd: AtSessionEnd): readonly Statement[] => [
  atEnd('select id from sessions where user_id = $1', [userId]),
  { text: 'update sessions set ended_at = $2 where user_id = $1 and ended_at is null', values: [userId, now] },
];

/** Topics to wake when they end. */
export const topicsOfUser = async (database: Database, userId: string): Promise<string[]> => {
  const text = 'select id, intent_hash from sessions where user_id = $1 and ended_at is null';
  return (await database.read({ text, values: [userId] })).flatMap(topicsOf);
};

/** Every method that writes may be called again with the same arguments after an unknown outcome. */
export class SessionStore {
  readonly #database: Database;
  readonly #atEnd: AtSessionEnd;

  constructor(database: Database, atEnd: AtSessionEnd) {
    this.#database = database;
    this.#atEnd = atEnd;
  }

  /**
   * In the same commit the session ends that the browser had before. False when the user has gone, or has another
   * password than `passwordHash` by now; null: no password was asked for.
   */
  async insertBrowser(
    session: NewBrowserSession,
    passwordHash: string | null,
    formerTokenHash: string | null,
  ): Promise<boolean> {
    const insert = `insert into sessions (id, token_hash, user_id, kind, created_at, expires_at, address)
      select cast($1 as text), cast($2 as text), id, 'Browser', cast($4 as bigint), cast($5 as bigint),
        cast($7 as text) from users
      where id = $3 and removed_at is null and (cast($6 as text) is null or password_hash = $6)
      on conflict (id) do nothing`;
    const end = `update sessions set ended_at = $2 where token_hash = $1 and kind = 'Browser' and ended_at is null
      and exists (select 1 from sessions made where made.id = $3)`;
    const { id, tokenHash, userId, createdAt, expiresAt, address } = session;
    const find = { text: 'select id, intent_hash from sessions where token_hash = $1', values: [formerTokenHash] };
    const former = formerTokenHash === null ? [] : await this.#database.read(find);
    const results = await this.#database.commit(
      [
        { text: insert, values: [id, tokenHash, userId, createdAt, expiresAt, passwordHash, address] },
        ...former.map(() => ({ text: end, values: [formerTokenHash, createdAt, id] })),
        { text: 'select id from sessions where id = $1', values: [id] },
      ],
      { topics: former.flatMap(topicsOf) },
    );
    return results.at(-1)?.length === 1;
  }

  findByToken(tokenHash: string, kind: SessionKind, now: number): MaybePromise<Session | undefined> {
    const text = `select ${COLUMNS} ${LIVING} and s.token_hash = $2 and s.kind = $3`;
    const rows = this.#database.readMaybeSync({ text, values: [now, tokenHash, kind] });
    return mapMaybePromise(rows, ([row]) => row as Session | undefined);
  }

  async find(id: string, now: number): Promise<Session | undefined> {
    const text = `select ${COLUMNS} ${LIVING} and s.id = $2`;
    const [row] = await this.#database.read({ text, values: [now, id] });
    return row as Session | undefined;
  }

  /** The newest first; those that follow `after`, where it is given. */
  async list(userId: string, now: number, limit = MAX_LISTED, after: Position | null = null): Promise<Session[]> {
    const follows = after ? 'and (s.created_at < $4 or (s.created_at = $4 and s.id > $5))' : '';
    const text = `select ${COLUMNS} ${LIVING} and s.user_id = $2 ${follows} order by s.created_at desc, s.id limit $3`;
    const values = [now, userId, limit, ...(after ? [after.at, after.id] : [])];
    return (await this.#database.read({ text, values })) as unknown as Session[];
  }

  /** False when the user has no such session (any more). */
  async end(sessionId: string, userId: string, now: number): Promise<boolean> {
    const mine = 'select id, intent_hash from sessions where id = $1 and user_id = $2';
    const [session] = await this.#database.read({ text: mine, values: [sessionId, userId] });
    if (!session) return false;
    const end = `update sessions set ended_at = $3
      where id = $1 and user_id = $2 and ended_at is null and expires_at > $3 returning id`;
    const [ended] = await this.#database.commit(
      [{ text: end, values: [sessionId, userId, now] }, this.#atEnd('$1', [sessionId])],
      { topics: topicsOf(session) },
    );
    return ended?.length === 1;
  }

  /** Calls back once soon, then whenever the session may have ended. */
  watch(sessionId: string, maybeEnded: () => void): () => void {
    return this.#database.watch(sessionTopic(sessionId), maybeEnded);
  }

  /** Deletes expired sessions. Wakes no topics: nobody watches them. */
  async sweep(now: number, stop?: AbortSignal): Promise<number> {
    let removed = 0;
    for (const over of Object.values(OVER)) {
      const statements = [
        this.#atEnd(over, [now]),
        { text: `delete from sessions where id in (${over}) returning id`, values: [now] },
      ];
      removed += await commitInBatches(this.#database, statements, stop);
    }
    return removed;
  }
}

/** One condition per statement: combined they would sort the whole backlog for every batch. */
export const OVER = {
  expired: `select id from sessions where expires_at <= $1 order by expires_at, id limit ${BATCH}`,
  ended: `select id from sessions where ended_at <= $1 order by ended_at, id limit ${BATCH}`,
} as const;

/** The intents area watches its own topic, by the hash of the intent's token. */
const topicsOf = ({ id, intent_hash }: Row): string[] => [
  sessionTopic(String(id)),
  ...(intent_hash === null ? [] : [`intent:${intent_hash}`]),
];
