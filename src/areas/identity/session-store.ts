// The SQL of the sessions table, for both database engines. Other areas add statements from here to their commits.
import type { AtSessionEnd, InsertSession, NewBrowserSession, ReplaceToken } from '../../base/session.ts';
import { BATCH, commitInBatches } from '../../base/state/batches.ts';
import type { Database, Row, Statement } from '../../base/state/port.ts';
import { raw, sql } from '../../base/state/sql.ts';
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

const COLUMNS = sql`s.id, s.user_id, s.kind, s.app_name, s.created_at, s.expires_at, s.last_used_at, s.address, s.resource,
  s.token_expires_at, s.intent_hash, s.scopes`;
/** Sessions that have not ended or expired and whose user exists. */
const fromActive = (now: number): Statement => sql`from sessions s join users u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > ${now} and u.removed_at is null`;

/** Notified when the session ends, so that its streams and sockets are closed. */
const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

export const insertApplicationSession: InsertSession = (session, condition) => {
  const { id, intentHash, tokenHash, userId, appName, createdAt, expiresAt, address, scopes = null } = session;
  return sql`insert into sessions
    (id, intent_hash, token_hash, user_id, kind, app_name, created_at, expires_at, address, scopes)
    select cast(${id} as text), cast(${intentHash} as text), cast(${tokenHash} as text), cast(${userId} as text),
      'Application', cast(${appName} as text), cast(${createdAt} as bigint), cast(${expiresAt} as bigint),
      cast(${address} as text), cast(${scopes} as text)
    where ${condition} on conflict (id) do nothing`;
};

export const replaceToken: ReplaceToken = (token, condition) => {
  const { sessionId, tokenHash, tokenExpiresAt, expiresAt, resource, now } = token;
  return sql`update sessions set token_hash = ${tokenHash}, token_expires_at = ${tokenExpiresAt},
      expires_at = ${expiresAt}, resource = ${resource}
    where id = ${sessionId} and ended_at is null and expires_at > ${now} and ${condition} returning id`;
};

/** Which sessions of a user to end: all, or those of one kind, except one. */
export type SessionFilter = Readonly<Partial<Record<'kind' | 'except' | 'resource', string | undefined>>>;

export function endSessionsOf(userId: string, filter: SessionFilter, now: number, atEnd: AtSessionEnd) {
  const { kind, except = '', resource } = filter;
  const ofKind = kind === undefined ? sql`` : sql` and kind = ${kind}`;
  const forResource = resource === undefined ? sql`` : sql` and resource = ${resource}`;
  const which = sql`user_id = ${userId} and id <> ${except}${ofKind}${forResource}`;
  const end = sql`update sessions set ended_at = ${now} where ${which} and ended_at is null`;
  return [atEnd(sql`select id from sessions where ${which}`), end];
}

/** For a user who was removed or has lost an owner. Also revokes the keys that name the user as one of that owner. */
export function endAccessOf(userId: string, now: number, atEnd: AtSessionEnd): Statement[] {
  const revoke = sql`update api_keys set revoked_at = ${now} where user_id = ${userId} and revoked_at is null
    and owner not in (select owner from memberships where user_id = ${userId}
      union select owner from provider_memberships where user_id = ${userId})`;
  return [...endSessionsOf(userId, {}, now, atEnd), revoke];
}

export const keyTopic = (id: string): string => `key:${id}`;

/** The topics to notify when the user's sessions end, or keys that name the user are revoked. */
export const topicsOfUser = async (database: Database, userId: string): Promise<string[]> => {
  const [sessions, keys] = await Promise.all([
    database.read(sql`select id, intent_hash from sessions where user_id = ${userId} and ended_at is null`),
    database.read(sql`select id from api_keys where user_id = ${userId} and revoked_at is null`),
  ]);
  return [...sessions.flatMap(topicsOf), ...keys.map(({ id }) => keyTopic(String(id)))];
};

/** Two requests at once write only the later time. */
export async function setLastUsed(database: Database, table: 'api_keys' | 'sessions', id: string, now: number) {
  const isEarlier = sql`(last_used_at is null or last_used_at < ${now})`;
  await database.commit([sql`update ${raw(table)} set last_used_at = ${now} where id = ${id} and ${isEarlier}`]);
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
    const { id, tokenHash, userId, createdAt, expiresAt, address, appName, resource = null } = session;
    const insert = sql`insert into sessions (id, token_hash, user_id, kind, created_at, expires_at, address, app_name, resource)
      select cast(${id} as text), cast(${tokenHash} as text), id, 'Browser', cast(${createdAt} as bigint),
        cast(${expiresAt} as bigint), cast(${address} as text), cast(${appName} as text), cast(${resource} as text)
      from users where id = ${userId} and removed_at is null
        and (cast(${passwordHash} as text) is null or password_hash = ${passwordHash})
      on conflict (id) do nothing`;
    const end = sql`update sessions set ended_at = ${createdAt} where token_hash = ${previousTokenHash}
      and kind = 'Browser' and ended_at is null and exists (select 1 from sessions created where created.id = ${id})`;
    const find = sql`select id, intent_hash from sessions where token_hash = ${previousTokenHash}`;
    const previous = previousTokenHash === null ? [] : await this.#database.read(find);
    const results = await this.#database.commit(
      [insert, ...previous.map(() => end), sql`select id from sessions where id = ${id}`],
      { topics: previous.flatMap(topicsOf) },
    );
    return results.at(-1)?.length === 1;
  }

  async findByToken(tokenHash: string, kind: SessionKind, now: number): Promise<Session | undefined> {
    const [row] = await this.#database.readCached(sql`select ${COLUMNS} ${fromActive(now)}
      and s.token_hash = ${tokenHash} and s.kind = ${kind}
      and (s.token_expires_at is null or s.token_expires_at > ${now})`);
    return row as Session | undefined;
  }

  setLastUsed(id: string, now: number): Promise<void> {
    return setLastUsed(this.#database, 'sessions', id, now);
  }

  async find(id: string, now: number): Promise<Session | undefined> {
    const [row] = await this.#database.read(sql`select ${COLUMNS} ${fromActive(now)} and s.id = ${id}`);
    return row as Session | undefined;
  }

  /** Newest first, starting after the position `after`. */
  async list(userId: string, now: number, limit = MAX_LISTED, after: Position | null = null) {
    const isEarlier =
      after && sql`and (s.created_at < ${after.at} or (s.created_at = ${after.at} and s.id > ${after.id}))`;
    const grant = sql`from oauth_grants g where g.intent_hash = s.intent_hash`;
    const rows =
      await this.#database.read(sql`select ${COLUMNS}, (select g.client_id ${grant}) as client_id, (select g.redirect_uri ${grant}) as redirect_uri
        ${fromActive(now)} and s.user_id = ${userId} ${isEarlier ?? sql``} order by s.created_at desc, s.id limit ${limit}`);
    return rows as unknown as ListedSession[];
  }

  async endAll(userId: string, filter: SessionFilter, now: number): Promise<void> {
    const topics = await topicsOfUser(this.#database, userId);
    await this.#database.commit(endSessionsOf(userId, filter, now, this.#atEnd), { topics });
  }

  /** False if the user has no such session, or it has already ended. */
  async end(sessionId: string, userId: string, now: number): Promise<boolean> {
    const isOwn = sql`id = ${sessionId} and user_id = ${userId}`;
    const [session] = await this.#database.read(sql`select id, intent_hash from sessions where ${isOwn}`);
    if (!session) return false;
    const end = sql`update sessions set ended_at = ${now}
      where ${isOwn} and ended_at is null and expires_at > ${now} returning id`;
    const [ended] = await this.#database.commit([end, this.#atEnd(sql`${sessionId}`)], { topics: topicsOf(session) });
    return ended?.length === 1;
  }

  /** Calls `maybeEnded` once soon, then whenever the session may have ended. Returns a function that stops watching. */
  watch(sessionId: string, maybeEnded: () => void): () => void {
    return this.#database.watch(sessionTopic(sessionId), maybeEnded);
  }

  /** Deletes ended and expired sessions. Notifies no topics, because no one watches such sessions. */
  async sweep(now: number, stop?: AbortSignal): Promise<number> {
    let removed = 0;
    for (const ids of sweepable(now)) {
      const statements = [this.#atEnd(ids), sql`delete from sessions where id in (${ids}) returning id`];
      removed += await commitInBatches(this.#database, statements, stop);
    }
    return removed;
  }
}

/** Selects the sessions to delete. Two queries, because a combined one would sort the whole backlog for every batch. */
export const sweepable = (now: number): Statement[] => [
  sql`select id from sessions where expires_at <= ${now} order by expires_at, id limit ${BATCH}`,
  sql`select id from sessions where ended_at <= ${now} order by ended_at, id limit ${BATCH}`,
];

/** The intents area watches a topic of its own, named by the hash of the intent's token. */
const topicsOf = ({ id, intent_hash }: Row): string[] => [
  sessionTopic(String(id)),
  ...(intent_hash === null ? [] : [`intent:${intent_hash}`]),
];
