// The SQL of users and API keys, for both database engines.
import type { AtSessionEnd } from '../../base/session.ts';
import { type Database, type Row, StateError, type Statement } from '../../base/state/port.ts';
import { endSessionsOf, topicsOfUser } from './session-store.ts';

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
  /** As stored; null grants all. */
  readonly scopes: string | null;
  /** Null if it does not expire. */
  readonly expires_at: number | null;
}

export type FoundKey = Omit<ApiKey, 'name' | 'created_at' | 'revoked_at'>;

const KEY_COLUMNS = 'id, owner, name, created_at, last_used_at, revoked_at, scopes, expires_at';
const USER_COLUMNS = 'u.id, u.name, u.created_at';
/** Added by an administrator, or by a login with a provider. */
const MEMBERSHIPS = '(select user_id, owner from memberships union select user_id, owner from provider_memberships)';
/** SQL: whether the user belongs to the owner of a key. */
const ownerOf = (user: string): string => `owner in (select m.owner from ${MEMBERSHIPS} m where m.user_id = ${user})`;
const JOIN = `insert into memberships (user_id, owner) select id, cast($2 as text) from users
  where id = $1 and removed_at is null on conflict do nothing`;
/** Whose rows are deleted with their user. */
const TABLES_OF_USERS = ['memberships', 'provider_memberships', 'linked_accounts', 'passkeys', 'recovery_codes'];
const keyTopic = (id: string): string => `key:${id}`;

/** For `catch`: another commit has just taken what a unique index allows once. */
export function noRowsOnConflict(error: unknown): Row[][] {
  if (error instanceof StateError && error.code === 'conflict') return [];
  throw error;
}

const ownersOf = async (database: Database, userId: string): Promise<string[]> => {
  const text = `select m.owner from ${MEMBERSHIPS} m join users u on u.id = m.user_id
    where m.user_id = $1 and u.removed_at is null order by m.owner`;
  return (await database.read({ text, values: [userId] })).map(({ owner }) => String(owner));
};

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export const createIdentityStore = (database: Database, atSessionEnd: AtSessionEnd) => ({
  /** Also runs the statements `more`. False if the name is taken, or if one of them conflicts with another row. */
  async insertUser(user: User, passwordHash: string | null, more: readonly Statement[] = []): Promise<boolean> {
    const insert = `insert into users (id, name, password_hash, created_at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
      where not exists (select 1 from users where name = $2 and removed_at is null)`;
    const statements = [
      { text: insert, values: [user.id, user.name, passwordHash, user.created_at] },
      ...user.owners.map((owner) => ({ text: JOIN, values: [user.id, owner] })),
      ...more,
      { text: 'select id from users where id = $1', values: [user.id] },
    ];
    const results = await database.commit(statements).catch(noRowsOnConflict);
    return results.at(-1)?.length === 1;
  },

  async findUserByName(name: string): Promise<(User & { readonly passwordHash: string | null }) | undefined> {
    const text = `select ${USER_COLUMNS}, u.password_hash from users u where u.name = $1 and u.removed_at is null`;
    const [row] = await database.read({ text, values: [name] });
    if (!row) return undefined;
    const { password_hash, ...user } = row;
    const owners = await ownersOf(database, String(row['id']));
    return { ...(user as unknown as User), owners, passwordHash: password_hash as string | null };
  },

  async findUser(id: string): Promise<User | undefined> {
    const text = `select ${USER_COLUMNS} from users u where u.id = $1 and u.removed_at is null`;
    const [row] = await database.read({ text, values: [id] });
    return row ? { ...(row as unknown as User), owners: await ownersOf(database, id) } : undefined;
  },

  async listUsers(): Promise<User[]> {
    const text = `select ${USER_COLUMNS}, m.owner from users u left join ${MEMBERSHIPS} m on m.user_id = u.id
      where u.removed_at is null order by u.name, m.owner`;
    const users = new Map<string, User & { owners: string[] }>();
    for (const { owner, ...row } of await database.read({ text, values: [] })) {
      const id = String(row['id']);
      const user = users.get(id) ?? { ...(row as unknown as User), owners: [] };
      if (owner !== null) user.owners.push(String(owner));
      users.set(id, user);
    }
    return [...users.values()];
  },

  async belongsTo(userId: string, owner: string): Promise<boolean> {
    const text = `select 1 as one from ${MEMBERSHIPS} m join users u on u.id = m.user_id
      where m.user_id = $1 and m.owner = $2 and u.removed_at is null`;
    return (await database.read({ text, values: [userId, owner] })).length > 0;
  },

  /**
   * Also ends the user's browser sessions, except the session `except`; application sessions continue. False if the user
   * was removed or no longer has the password `replaced`; null skips that check.
   */
  async setPassword(userId: string, passwordHash: string, now: number, replaced: string | null = null, except = '') {
    const text = `update users set password_hash = $2 where id = $1 and removed_at is null
      and (cast($3 as text) is null or password_hash = $3) returning id`;
    const end = endSessionsOf(userId, { kind: 'Browser', except }, now, atSessionEnd);
    const [changed] = await database.commit([{ text, values: [userId, passwordHash, replaced] }, ...end], {
      topics: await topicsOfUser(database, userId),
    });
    return changed?.length === 1;
  },

  /** Replaces the owners that do not come from a provider. If the user loses one, all sessions of the user end. */
  async setOwners(userId: string, owners: readonly string[], now: number): Promise<void> {
    const ownersOfThisOnly = `select owner from memberships where user_id = $1
      except select owner from provider_memberships where user_id = $1`;
    const before = await database.read({ text: ownersOfThisOnly, values: [userId] });
    const losesOwner = before.some(({ owner }) => !owners.includes(String(owner)));
    await database.commit(
      [
        { text: 'delete from memberships where user_id = $1', values: [userId] },
        ...owners.map((owner) => ({ text: JOIN, values: [userId, owner] })),
        ...(losesOwner ? endSessionsOf(userId, {}, now, atSessionEnd) : []),
      ],
      { topics: losesOwner ? await topicsOfUser(database, userId) : [] },
    );
  },

  async setPasskeyRequired(owner: string, isRequired: boolean): Promise<void> {
    const add = 'insert into passkey_owners (owner) values ($1) on conflict do nothing';
    const remove = 'delete from passkey_owners where owner = $1';
    await database.commit([{ text: isRequired ? add : remove, values: [owner] }]);
  },

  /** How many passkeys a user has whose owner requires one; null if none does. */
  async countRequiredPasskeys(userId: string): Promise<number | null> {
    const count = '(select count(*) from passkeys where user_id = $1) as count';
    const text = `select ${count} from passkey_owners where ${ownerOf('$1')} limit 1`;
    const [row] = await database.read({ text, values: [userId] });
    return row ? Number(row['count']) : null;
  },

  /** Also ends the user's sessions, in the same commit. */
  async removeUser(userId: string, now: number): Promise<boolean> {
    const remove = `update users set removed_at = $2, password_hash = null where id = $1 and removed_at is null
      returning id`;
    const [removed] = await database.commit(
      [
        { text: remove, values: [userId, now] },
        ...endSessionsOf(userId, {}, now, atSessionEnd),
        ...TABLES_OF_USERS.map((table) => ({ text: `delete from ${table} where user_id = $1`, values: [userId] })),
      ],
      { topics: await topicsOfUser(database, userId) },
    );
    return removed?.length === 1;
  },

  /**
   * With `limit`, false if the owner has `max` keys, except those that were revoked before `since`. The lock on the user
   * keeps simultaneous calls from exceeding it.
   */
  async insertKey(
    key: Omit<ApiKey, 'last_used_at' | 'revoked_at'>,
    keyHash: string,
    limit: { readonly userId: string; readonly max: number; readonly since: number } | null = null,
  ): Promise<boolean> {
    const { id, owner, name, created_at, scopes, expires_at } = key;
    const isBelow = `(select count(*) from api_keys where owner = $3 and (revoked_at is null or revoked_at >= $8)) < $9`;
    const text = `insert into api_keys (id, key_hash, owner, name, created_at, scopes, expires_at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as bigint), cast($6 as text),
        cast($7 as bigint) where ${limit ? isBelow : 'true'} on conflict (id) do nothing returning id`;
    const values = [id, keyHash, owner, name, created_at, scopes, expires_at];
    const [, inserted] = await database.commit([
      { text: 'update users set id = id where id = $1', values: [limit?.userId ?? null] },
      { text, values: limit ? [...values, limit.since, limit.max] : values },
    ]);
    return inserted?.length === 1;
  },

  /** Also finds a key that has expired. Runs for every request with a key, so it reads only the columns that are needed. */
  async findKey(keyHash: string): Promise<FoundKey | undefined> {
    const text = `select id, owner, last_used_at, scopes, expires_at from api_keys
      where key_hash = $1 and revoked_at is null`;
    const [row] = await database.readCached({ text, values: [keyHash] });
    return row as FoundKey | undefined;
  },

  /** Null if the key has no name. */
  async findKeyName(id: string): Promise<string | null> {
    const [row] = await database.read({ text: 'select name from api_keys where id = $1', values: [id] });
    return (row?.['name'] as string | null | undefined) ?? null;
  },

  async isRevoked(keyId: string): Promise<boolean> {
    const text = 'select id from api_keys where id = $1 and revoked_at is null';
    return (await database.read({ text, values: [keyId] })).length === 0;
  },

  /** Calls `maybeRevoked` once soon, then whenever the key may have been revoked. Returns a function that stops this. */
  watchKey(id: string, maybeRevoked: () => void): () => void {
    return database.watch(keyTopic(id), maybeRevoked);
  },

  async listKeys(): Promise<ApiKey[]> {
    const text = `select ${KEY_COLUMNS} from api_keys order by owner, created_at, id`;
    return (await database.read({ text, values: [] })) as unknown as ApiKey[];
  },

  /** The active keys of the user's owners, at most 1,000. */
  async listKeysOf(userId: string): Promise<ApiKey[]> {
    const text = `select ${KEY_COLUMNS} from api_keys where revoked_at is null and ${ownerOf('$1')}
      order by created_at desc, id limit 1000`;
    return (await database.read({ text, values: [userId] })) as unknown as ApiKey[];
  },

  /** False if the key does not exist or is already revoked. With `userId`, also if it is not of the user's owners. */
  async revokeKey(id: string, now: number, userId: string | null = null): Promise<boolean> {
    const text = `update api_keys set revoked_at = $2 where id = $1 and revoked_at is null
      and (cast($3 as text) is null or ${ownerOf('$3')}) returning id`;
    const [revoked] = await database.commit([{ text, values: [id, now, userId] }], { topics: [keyTopic(id)] });
    return revoked?.length === 1;
  },

  async setLastUsed(table: 'api_keys' | 'sessions', id: string, now: number): Promise<void> {
    const text = `update ${table} set last_used_at = $2
      where id = $1 and (last_used_at is null or last_used_at < $2)`;
    await database.commit([{ text, values: [id, now] }]);
  },
});

export type IdentityStore = ReturnType<typeof createIdentityStore>;
