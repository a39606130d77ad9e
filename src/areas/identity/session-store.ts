// The SQL of the sessions table, for both database engines. Other areas add statements from here to their commits.
import type { AtSessionEnd, InsertSession, NewBrowserSession, ReplaceToken } from '../../base/session.ts';
import { BATCH, commitInBatches } from '../../base/state/batches.ts';
import type { Database, Row, Statement } from '../../base/state/port.ts';
import type { Position } from '../../contract/server/pagination.ts';

export type SessionKind = 'Browser' | 'Application';

/** Where a browser adds the passkey that an owner of its user requires. */
export const PASSKEYS_PATH = '/auth/passkeys';

/** More sessions than any user has. */
const MAX_LISTED = 10_000;

/** Times are epoch milliseconds. */
export interface Session {
  readonly id: string;
  readonly user_id: string;
  readonly kind: SessionKind;
  /** The name of the application, or the label of the browser. */
  readonly app_name: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly last_used_at: number | null;
  /** Network address of the browser that logged in or the application that requested access. */
  readonly address: string | null;
  /** The only server that accepts the token, or the beginning of the only paths that a browser may use; null for all. */
  readonly resource: string | null;
  /** Null if the token lives as long as the session. */
  readonly token_expires_at: number | null;
  readonly intent_hash: string | null;
  /** As stored; null grants all. */
  readonly scopes: string | null;
}

/** With its OAuth client, if it has one. */
export type ListedSession = Session & Readonly<Record<'client_id' | 'redirect_uri', string | null>>;

const COLUMNS = `s.id, s.user_id, s.kind, s.app_name, s.created_at, s.expires_at, s.last_used_at, s.address, s.resource,
  s.token_expires_at, s.intent_hash, s.scopes`;
/** Sessions that have not ended or expired and whose user exists; `$1` is the time. */
const FROM_ACTIVE = `from sessions s join users u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > $1 and u.removed_at is null`;

/** Notified when the session ends, so that its streams and sockets are closed. */
const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

export const insertApplicationSession: InsertSession = (session, condition) => {
  const { id, intentHash, tokenHash, userId, appName, createdAt, expiresAt, address, scopes = null } = session;
  const text = `insert into sessions
    (id, intent_hash, token_hash, user_id, kind, app_name, created_at, expires_at, address, scopes)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), 'Application', cast($5 as text),
      cast($6 as bigint), cast($7 as bigint), cast($8 as text), cast($9 as text)
    where ${condition} on conflict (id) do nothing`;
  return { text, values: [id, intentHash, tokenHash, userId, appName, createdAt, expiresAt, address, scopes] };
};

export const replaceToken: ReplaceToken = (token, condition, values) => {
  const { sessionId, tokenHash, tokenExpiresAt, expiresAt, resource, now } = token;
  const text = `update sessions set token_hash = $2, token_expires_at = $3, expires_at = $4, resource = $5
    where id = $1 and ended_at is null and expires_at > $6 and ${condition(7)} returning id`;
  return { text, values: [sessionId, tokenHash, tokenExpiresAt, expiresAt, resource, now, ...values] };
};

/** Which sessions of a user to end: all, or those of one kind, except one. */
export type SessionFilter = Readonly<Partial<Record<'kind' | 'except' | 'resource', string | undefined>>>;

export function endSessionsOf(userId: string, filter: SessionFilter, now: number, atEnd: AtSessionEnd) {
  const { kind, except = '', resource } = filter;
  const which = `user_id = $1 and id <> $2 and (cast($3 as text) is null or kind = $3)
    and (cast($4 as text) is null or resource = $4)`;
  const values = [userId, except, kind ?? null, resource ?? null];
  const end = `update sessions set ended_at = $5 where ${which} and ended_at is null`;
  return [atEnd(`select id from sessions where ${which}`, values), { text: end, values: [...values, now] }];
}

/** For a user who was removed or has lost an owner. Also revokes the keys that name the user as one of that owner. */
export function endAccessOf(userId: string, now: number, atEnd: AtSessionEnd): Statement[] {
  const owners = `select owner from memberships where user_id = $1
    union select owner from provider_memberships where user_id = $1`;
  const revoke = `update api_keys set revoked_at = $2
    where user_id = $1 and revoked_at is null and owner not in (${owners})`;
  return [...endSessionsOf(userId, {}, now, atEnd), { text: revoke, values: [userId, now] }];
}

export const keyTopic = (id: string): string => `key:${id}`;

/** The topics to notify when the user's sessions end, or keys that name the user are revoked. */
export const topicsOfUser = async (database: Database, userId: string): Promise<string[]> => {
  const sessions = 'select id, intent_hash from sessions where user_id = $1 and ended_at is null';
  const keys = 'select id from api_keys where user_id = $1 and revoked_at is null';
  const [ofSessions, ofKeys] = await Promise.all(
    [sessions, keys].map((text) => database.read({ text, values: [userId] })),
  );
  return [...(ofSessions ?? []).flatMap(topicsOf), ...(ofKeys ?? []).map(({ id }) => keyTopic(String(id)))];
};

/** Two requests at once write only the later time. */
export async function setLastUsed(database: Database, table: 'api_keys' | 'sessions', id: string, now: number) {
  const text = `update ${table} set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at < $2)`;
  await database.commit([{ text, values: [id, now] }]);
}

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class SessionStore {
  readonly #database: Database;
  readonly #atEnd: AtSessionEnd;

  constructor(database: Database, atEnd: AtSessionEnd) {
    this.#database = database;
    this.#atEnd = atEnd;
  }

  /**
   * Also ends the browser's previous session, in the same commit. False if the user was removed or no longer has the
   * password `passwordHash`; null skips that check.
   */
  async insertBrowser(
    session: NewBrowserSession,
    passwordHash: string | null,
    previousTokenHash: string | null,
  ): Promise<boolean> {
    const insert = `insert into sessions (id, token_hash, user_id, kind, created_at, expires_at, address, app_name, resource)
      select cast($1 as text), cast($2 as text), id, 'Browser', cast($4 as bigint), cast($5 as bigint),
        cast($7 as text), cast($8 as text), cast($9 as text) from users
      where id = $3 and removed_at is null and (cast($6 as text) is null or password_hash = $6)
      on conflict (id) do nothing`;
    const end = `update sessions set ended_at = $2 where token_hash = $1 and kind = 'Browser' and ended_at is null
      and exists (select 1 from sessions created where created.id = $3)`;
    const { id, tokenHash, userId, createdAt, expiresAt, address, appName, resource = null } = session;
    const values = [id, tokenHash, userId, createdAt, expiresAt, passwordHash, address, appName, resource];
    const find = { text: 'select id, intent_hash from sessions where token_hash = $1', values: [previousTokenHash] };
    const previous = previousTokenHash === null ? [] : await this.#database.read(find);
    const results = await this.#database.commit(
      [
        { text: insert, values },
        ...previous.map(() => ({ text: end, values: [previousTokenHash, createdAt, id] })),
        { text: 'select id from sessions where id = $1', values: [id] },
      ],
      { topics: previous.flatMap(topicsOf) },
    );
    return results.at(-1)?.length === 1;
  }

  async findByToken(tokenHash: string, kind: SessionKind, now: number): Promise<Session | undefined> {
    const text = `select ${COLUMNS} ${FROM_ACTIVE} and s.token_hash = $2 and s.kind = $3
      and (s.token_expires_at is null or s.token_expires_at > $1)`;
    const [row] = await this.#database.readCached({ text, values: [now, tokenHash, kind] });
    return row as Session | undefined;
  }

  setLastUsed(id: string, now: number): Promise<void> {
    return setLastUsed(this.#database, 'sessions', id, now);
  }

  async find(id: string, now: number): Promise<Session | undefined> {
    const text = `select ${COLUMNS} ${FROM_ACTIVE} and s.id = $2`;
    const [row] = await this.#database.read({ text, values: [now, id] });
    return row as Session | undefined;
  }

  /** Newest first, starting after the position `after`. */
  async list(userId: string, now: number, limit = MAX_LISTED, after: Position | null = null) {
    const follows = after ? 'and (s.created_at < $4 or (s.created_at = $4 and s.id > $5))' : '';
    const grant = 'from oauth_grants g where g.intent_hash = s.intent_hash';
    const text = `select ${COLUMNS}, (select g.client_id ${grant}) as client_id, (select g.redirect_uri ${grant}) as redirect_uri
      ${FROM_ACTIVE} and s.user_id = $2 ${follows} order by s.created_at desc, s.id limit $3`;
    const values = [now, userId, limit, ...(after ? [after.at, after.id] : [])];
    return (await this.#database.read({ text, values })) as unknown as ListedSession[];
  }

  async endAll(userId: string, filter: SessionFilter, now: number): Promise<void> {
    const topics = await topicsOfUser(this.#database, userId);
    await this.#database.commit(endSessionsOf(userId, filter, now, this.#atEnd), { topics });
  }

  /** False if the user has no such session, or it has already ended. */
  async end(sessionId: string, userId: string, now: number): Promise<boolean> {
    const find = 'select id, intent_hash from sessions where id = $1 and user_id = $2';
    const [session] = await this.#database.read({ text: find, values: [sessionId, userId] });
    if (!session) return false;
    const end = `update sessions set ended_at = $3
      where id = $1 and user_id = $2 and ended_at is null and expires_at > $3 returning id`;
    const [ended] = await this.#database.commit(
      [{ text: end, values: [sessionId, userId, now] }, this.#atEnd('$1', [sessionId])],
      { topics: topicsOf(session) },
    );
    return ended?.length === 1;
  }

  /** Calls `maybeEnded` once soon, then whenever the session may have ended. Returns a function that stops watching. */
  watch(sessionId: string, maybeEnded: () => void): () => void {
    return this.#database.watch(sessionTopic(sessionId), maybeEnded);
  }

  /** Deletes ended and expired sessions. Notifies no topics, because no one watches such sessions. */
  async sweep(now: number, stop?: AbortSignal): Promise<number> {
    let removed = 0;
    for (const ids of Object.values(SWEEPABLE)) {
      const statements = [
        this.#atEnd(ids, [now]),
        { text: `delete from sessions where id in (${ids}) returning id`, values: [now] },
      ];
      removed += await commitInBatches(this.#database, statements, stop);
    }
    return removed;
  }
}

/** Selects the sessions to delete. Two queries, because a combined one would sort the whole backlog for every batch. */
export const SWEEPABLE = {
  expired: `select id from sessions where expires_at <= $1 order by expires_at, id limit ${BATCH}`,
  ended: `select id from sessions where ended_at <= $1 order by ended_at, id limit ${BATCH}`,
} as const;

/** The intents area watches a topic of its own, named by the hash of the intent's token. */
const topicsOf = ({ id, intent_hash }: Row): string[] => [
  sessionTopic(String(id)),
  ...(intent_hash === null ? [] : [`intent:${intent_hash}`]),
];
