// The SQL of users, keys and sessions, once for both engines.
import { type MaybePromise, whenKnown } from '../maybe-promise.ts';
import type { Database, Row, Statement } from '../state/port.ts';

/** Times are epoch milliseconds. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly owners: readonly string[];
  readonly created_at: number;
}

export interface ApiKey {
  readonly id: string;
  readonly owner: string;
  readonly name: string | null;
  readonly created_at: number;
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
}

export type SessionKind = 'Browser' | 'Application';

export interface Session {
  readonly id: string;
  readonly user_id: string;
  readonly kind: SessionKind;
  readonly app_name: string | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly last_used_at: number | null;
  /** Where it began: of the browser that logged in, or of the application that asked. */
  readonly address: string | null;
}

export interface NewSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly userId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly address: string | null;
}

const USER_COLUMNS = 'u.id, u.name, u.created_at';
const SESSION_COLUMNS = 's.id, s.user_id, s.kind, s.app_name, s.created_at, s.expires_at, s.last_used_at, s.address';
/** A session lives as long as its user does; `$1` is the time. */
const LIVING = `from sessions s join users u on u.id = s.user_id
  where s.ended_at is null and s.expires_at > $1 and u.removed_at is null`;

/** Woken when the session has ended: whoever holds a connection open for it should look again. */
export const sessionTopic = (sessionId: string): string => `session:${sessionId}`;

/** Every method that writes may be called again with the same arguments after an unknown outcome. */
export class IdentityStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  // ---- Users --------------------------------------------------------------------------------------------------------

  /** False when the name is taken. Two that race: the unique index refuses one with a StateError 'conflict'. */
  async insertUser(user: User, passwordHash: string | null): Promise<boolean> {
    const insert = `insert into users (id, name, password_hash, created_at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
      where not exists (select 1 from users where name = $2 and removed_at is null)`;
    const join = `insert into memberships (user_id, owner) select id, cast($2 as text) from users where id = $1
      on conflict do nothing`;
    const results = await this.#database.commit([
      { text: insert, values: [user.id, user.name, passwordHash, user.created_at] },
      ...user.owners.map((owner) => ({ text: join, values: [user.id, owner] })),
      { text: 'select id from users where id = $1', values: [user.id] },
    ]);
    return results.at(-1)?.length === 1;
  }

  async findUserByName(name: string): Promise<(User & { readonly passwordHash: string | null }) | undefined> {
    const text = `select ${USER_COLUMNS}, u.password_hash from users u where u.name = $1 and u.removed_at is null`;
    const [row] = await this.#database.read({ text, values: [name] });
    if (!row) return undefined;
    const { password_hash, ...user } = row;
    const owners = await this.ownersOf(String(row['id']));
    return { ...(user as unknown as User), owners, passwordHash: password_hash as string | null };
  }

  async findUser(id: string): Promise<User | undefined> {
    const text = `select ${USER_COLUMNS} from users u where u.id = $1 and u.removed_at is null`;
    const [row] = await this.#database.read({ text, values: [id] });
    return row ? { ...(row as unknown as User), owners: await this.ownersOf(id) } : undefined;
  }

  async listUsers(): Promise<User[]> {
    const text = `select ${USER_COLUMNS}, m.owner from users u left join memberships m on m.user_id = u.id
      where u.removed_at is null order by u.name, m.owner`;
    const users = new Map<string, User & { owners: string[] }>();
    for (const { owner, ...row } of await this.#database.read({ text, values: [] })) {
      const id = String(row['id']);
      const user = users.get(id) ?? { ...(row as unknown as User), owners: [] };
      if (owner !== null) user.owners.push(String(owner));
      users.set(id, user);
    }
    return [...users.values()];
  }

  async ownersOf(userId: string): Promise<string[]> {
    const text = `select m.owner from memberships m join users u on u.id = m.user_id
      where m.user_id = $1 and u.removed_at is null order by m.owner`;
    return (await this.#database.read({ text, values: [userId] })).map(({ owner }) => String(owner));
  }

  async belongsTo(userId: string, owner: string): Promise<boolean> {
    const text = `select 1 as one from memberships m join users u on u.id = m.user_id
      where m.user_id = $1 and m.owner = $2 and u.removed_at is null`;
    return (await this.#database.read({ text, values: [userId, owner] })).length === 1;
  }

  /** Whoever is logged in with the old password is so no longer; applications that the user approved live on. */
  async setPassword(userId: string, passwordHash: string, now: number): Promise<boolean> {
    const text = 'update users set password_hash = $2 where id = $1 and removed_at is null returning id';
    const end = `update sessions set ended_at = $2 where user_id = $1 and kind = 'Browser' and ended_at is null`;
    const [changed] = await this.#database.commit(
      [
        { text, values: [userId, passwordHash] },
        { text: end, values: [userId, now] },
      ],
      { topics: await this.#topicsOf(userId) },
    );
    return changed?.length === 1;
  }

  /** All that the user could do ends in the same commit. */
  async removeUser(userId: string, now: number): Promise<boolean> {
    const remove = `update users set removed_at = $2, password_hash = null where id = $1 and removed_at is null
      returning id`;
    const erase = `update intents set sealed_token = null
      where session_id in (select id from sessions where user_id = $1)`;
    const end = 'update sessions set ended_at = $2 where user_id = $1 and ended_at is null';
    const [removed] = await this.#database.commit(
      [
        { text: remove, values: [userId, now] },
        { text: erase, values: [userId] },
        { text: end, values: [userId, now] },
        { text: 'delete from memberships where user_id = $1', values: [userId] },
      ],
      { topics: await this.#topicsOf(userId) },
    );
    return removed?.length === 1;
  }

  // ---- Keys ---------------------------------------------------------------------------------------------------------

  async insertKey(key: Pick<ApiKey, 'id' | 'owner' | 'name' | 'created_at'>, keyHash: string): Promise<void> {
    const text = `insert into api_keys (id, key_hash, owner, name, created_at) values ($1, $2, $3, $4, $5)
      on conflict (id) do nothing`;
    await this.#database.commit([{ text, values: [key.id, keyHash, key.owner, key.name, key.created_at] }]);
  }

  /** Asked with every request that brings a key: no more columns than it takes. */
  findKey(keyHash: string): MaybePromise<Pick<ApiKey, 'id' | 'owner' | 'last_used_at'> | undefined> {
    const text = 'select id, owner, last_used_at from api_keys where key_hash = $1 and revoked_at is null';
    const rows = this.#database.readSoon({ text, values: [keyHash] });
    return whenKnown(rows, ([row]) => row as Pick<ApiKey, 'id' | 'owner' | 'last_used_at'> | undefined);
  }

  async listKeys(): Promise<ApiKey[]> {
    const text = `select id, owner, name, created_at, last_used_at, revoked_at from api_keys
      order by owner, created_at, id`;
    return (await this.#database.read({ text, values: [] })) as unknown as ApiKey[];
  }

  /** False when there is no such key or it was revoked before. */
  async revokeKey(id: string, now: number): Promise<boolean> {
    const text = 'update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning id';
    const [revoked] = await this.#database.commit([{ text, values: [id, now] }]);
    return revoked?.length === 1;
  }

  // ---- Sessions -----------------------------------------------------------------------------------------------------

  /**
   * A browser's session, and in the same commit the end of the one that the browser had before. False when the user
   * has gone, or has another password than `passwordHash` by now; null: no password was asked for.
   */
  async insertBrowserSession(
    session: NewSession,
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

  findSessionByToken(tokenHash: string, kind: SessionKind, now: number): MaybePromise<Session | undefined> {
    const text = `select ${SESSION_COLUMNS} ${LIVING} and s.token_hash = $2 and s.kind = $3`;
    const rows = this.#database.readSoon({ text, values: [now, tokenHash, kind] });
    return whenKnown(rows, ([row]) => row as Session | undefined);
  }

  async findSession(id: string, now: number): Promise<Session | undefined> {
    const text = `select ${SESSION_COLUMNS} ${LIVING} and s.id = $2`;
    const [row] = await this.#database.read({ text, values: [now, id] });
    return row as Session | undefined;
  }

  /** The newest first. */
  async listSessions(userId: string, now: number): Promise<Session[]> {
    const text = `select ${SESSION_COLUMNS} ${LIVING} and s.user_id = $2 order by s.created_at desc, s.id`;
    return (await this.#database.read({ text, values: [now, userId] })) as unknown as Session[];
  }

  /** False when the user has no such session (any more). What an intent keeps of its token goes in the same commit. */
  async endSession(sessionId: string, userId: string, now: number): Promise<boolean> {
    const mine = 'select id, intent_hash from sessions where id = $1 and user_id = $2';
    const [session] = await this.#database.read({ text: mine, values: [sessionId, userId] });
    if (!session) return false;
    const end = `update sessions set ended_at = $3
      where id = $1 and user_id = $2 and ended_at is null and expires_at > $3 returning id`;
    const [ended] = await this.#database.commit(
      [
        { text: end, values: [sessionId, userId, now] },
        { text: 'update intents set sealed_token = null where session_id = $1', values: [sessionId] },
      ],
      { topics: topicsOf(session) },
    );
    return ended?.length === 1;
  }

  /** Nobody waits for it and nobody misses it: a time of last use is good to the minute. */
  async touch(table: 'api_keys' | 'sessions', id: string, now: number): Promise<void> {
    await this.#database.commit([touching(table, id, now)]);
  }

  async #topicsOf(userId: string): Promise<string[]> {
    const text = 'select id, intent_hash from sessions where user_id = $1 and ended_at is null';
    return (await this.#database.read({ text, values: [userId] })).flatMap(topicsOf);
  }
}

/** The intents area watches its own topic, by the hash of the intent's token. */
const topicsOf = ({ id, intent_hash }: Row): string[] => [
  sessionTopic(String(id)),
  ...(intent_hash === null ? [] : [`intent:${intent_hash}`]),
];

const touching = (table: 'api_keys' | 'sessions', id: string, now: number): Statement => ({
  text: `update ${table} set last_used_at = $2 where id = $1 and (last_used_at is null or last_used_at < $2)`,
  values: [id, now],
});
