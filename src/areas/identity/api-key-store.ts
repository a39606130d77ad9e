// The SQL of API keys, for both database engines.
import type { Database } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';
import { MEMBERSHIPS, ownerOf } from './owner-store.ts';
import { keyTopic, setLastUsed } from './session-store.ts';
import { lockUser } from './user-store.ts';

/** Times are epoch milliseconds. */
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
  /** The user that the key names; null if it names none. */
  readonly user_id: string | null;
}
/** With the user's name. */
export type ListedKey = ApiKey & { readonly user: string | null };

export type FoundKey = Omit<ApiKey, 'name' | 'created_at' | 'revoked_at'>;

const KEY_COLUMNS = sql`id, owner, name, created_at, last_used_at, revoked_at, scopes, expires_at, user_id,
  (select u.name from users u where u.id = user_id) as "user"`;

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class ApiKeyStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async insert(
    key: Omit<ApiKey, 'last_used_at' | 'revoked_at'>,
    keyHash: string,
    limit: { readonly userId: string; readonly max: number; readonly since: number } | null = null,
  ): Promise<boolean> {
    const { id, owner, name, created_at, scopes, expires_at, user_id } = key;
    const isBelow =
      limit &&
      sql`and (select count(*) from api_keys where owner = ${owner}
        and (revoked_at is null or revoked_at >= ${limit.since})) < ${limit.max}`;
    const insert = sql`insert into api_keys (id, key_hash, owner, name, created_at, scopes, expires_at, user_id)
      select cast(${id} as text), cast(${keyHash} as text), cast(${owner} as text), cast(${name} as text),
        cast(${created_at} as bigint), cast(${scopes} as text), cast(${expires_at} as bigint), cast(${user_id} as text)
      where (cast(${user_id} as text) is null
        or cast(${owner} as text) in (select m.owner from ${MEMBERSHIPS} m where m.user_id = ${user_id}))
        ${isBelow ?? sql``} on conflict (id) do nothing returning id`;
    const [, inserted] = await this.#database.commit([lockUser(limit?.userId ?? user_id), insert]);
    return inserted?.length === 1;
  }

  /** Also finds a key that has expired. Runs for every request with a key, so it reads only the columns that are needed. */
  async find(keyHash: string): Promise<FoundKey | undefined> {
    const [row] = await this.#database.readCached(sql`select id, owner, last_used_at, scopes, expires_at, user_id
      from api_keys where key_hash = ${keyHash} and revoked_at is null`);
    return row as FoundKey | undefined;
  }

  /** Also finds a revoked key. */
  async describe(id: string): Promise<Pick<ApiKey, 'name' | 'user_id'> | undefined> {
    const [row] = await this.#database.read(sql`select name, user_id from api_keys where id = ${id}`);
    return row as Pick<ApiKey, 'name' | 'user_id'> | undefined;
  }

  async isRevoked(keyId: string): Promise<boolean> {
    const find = sql`select id from api_keys where id = ${keyId} and revoked_at is null`;
    return (await this.#database.read(find)).length === 0;
  }

  /** Calls `maybeRevoked` once soon, then whenever the key may have been revoked. Returns a function that stops this. */
  watch(id: string, maybeRevoked: () => void): () => void {
    return this.#database.watch(keyTopic(id), maybeRevoked);
  }

  async list(): Promise<ListedKey[]> {
    const all = sql`select ${KEY_COLUMNS} from api_keys order by owner, created_at, id`;
    return (await this.#database.read(all)) as unknown as ListedKey[];
  }

  /** The active keys of the user's owners, at most 1,000. */
  async listOf(userId: string): Promise<ListedKey[]> {
    const active = sql`select ${KEY_COLUMNS} from api_keys where revoked_at is null and ${ownerOf(userId)}
      order by created_at desc, id limit 1000`;
    return (await this.#database.read(active)) as unknown as ListedKey[];
  }

  /** False if the key does not exist or is already revoked. With `userId`, also if it is not of the user's owners. */
  async revoke(id: string, now: number, userId: string | null = null): Promise<boolean> {
    const update = sql`update api_keys set revoked_at = ${now} where id = ${id} and revoked_at is null
      ${userId === null ? sql`` : sql`and ${ownerOf(userId)}`} returning id`;
    const [revoked] = await this.#database.commit([update], { topics: [keyTopic(id)] });
    return revoked?.length === 1;
  }

  setLastUsed(id: string, now: number): Promise<void> {
    return setLastUsed(this.#database, 'api_keys', id, now);
  }
}
