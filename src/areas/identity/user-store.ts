// The SQL of users, for both database engines.
import type { AtSessionEnd } from '../../base/session.ts';
import { type Database, type Row, StateError, type Statement } from '../../base/state/port.ts';
import { raw, sql } from '../../base/state/sql.ts';
import { joinOwner, MEMBERSHIPS } from './owner-store.ts';
import { endAccessOf, endSessionsOf, topicsOfUser } from './session-store.ts';

/** Times are epoch milliseconds. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly owners: readonly string[];
  readonly created_at: number;
}

const USER_COLUMNS = sql`u.id, u.name, u.created_at`;
/** Whose rows are deleted with their user. */
const TABLES_OF_USERS = ['memberships', 'provider_memberships', 'linked_accounts', 'passkeys', 'recovery_codes'];

/** Keeps two calls for the same user from exceeding a limit together. */
export const lockUser = (userId: string | null): Statement => sql`update users set id = id where id = ${userId}`;

/** For `catch`: another commit has just taken what a unique index allows once. */
export function noRowsOnConflict(error: unknown): Row[][] {
  if (error instanceof StateError && error.code === 'conflict') return [];
  throw error;
}

const ownersOf = async (database: Database, userId: string): Promise<string[]> => {
  const rows = await database.read(sql`select m.owner from ${MEMBERSHIPS} m join users u on u.id = m.user_id
    where m.user_id = ${userId} and u.removed_at is null order by m.owner`);
  return rows.map(({ owner }) => String(owner));
};

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class UserStore {
  readonly #database: Database;
  readonly #atSessionEnd: AtSessionEnd;

  constructor(database: Database, atSessionEnd: AtSessionEnd) {
    this.#database = database;
    this.#atSessionEnd = atSessionEnd;
  }

  /** Also runs the statements `more`. False if the name is taken, or if one of them conflicts with another row. */
  async insert(user: User, passwordHash: string | null, more: readonly Statement[] = []): Promise<boolean> {
    const { id, name, created_at, owners } = user;
    const statements = [
      sql`insert into users (id, name, password_hash, created_at)
        select cast(${id} as text), cast(${name} as text), cast(${passwordHash} as text), cast(${created_at} as bigint)
        where not exists (select 1 from users where name = ${name} and removed_at is null)`,
      ...owners.map((owner) => joinOwner(id, owner)),
      ...more,
      sql`select id from users where id = ${id}`,
    ];
    const results = await this.#database.commit(statements).catch(noRowsOnConflict);
    return results.at(-1)?.length === 1;
  }

  async findByName(name: string): Promise<(User & { readonly passwordHash: string | null }) | undefined> {
    const which = sql`where u.name = ${name} and u.removed_at is null`;
    const [row] = await this.#database.read(sql`select ${USER_COLUMNS}, u.password_hash from users u ${which}`);
    if (!row) return undefined;
    const { password_hash, ...user } = row;
    const owners = await ownersOf(this.#database, String(row['id']));
    return { ...(user as unknown as User), owners, passwordHash: password_hash as string | null };
  }

  async find(id: string): Promise<User | undefined> {
    const which = sql`where u.id = ${id} and u.removed_at is null`;
    const [row] = await this.#database.read(sql`select ${USER_COLUMNS} from users u ${which}`);
    return row ? { ...(row as unknown as User), owners: await ownersOf(this.#database, id) } : undefined;
  }

  async list(): Promise<User[]> {
    const rows = await this.#database.read(sql`select ${USER_COLUMNS}, m.owner from users u
      left join ${MEMBERSHIPS} m on m.user_id = u.id where u.removed_at is null order by u.name, m.owner`);
    const users = new Map<string, User & { owners: string[] }>();
    for (const { owner, ...row } of rows) {
      const id = String(row['id']);
      const user = users.get(id) ?? { ...(row as unknown as User), owners: [] };
      if (owner !== null) user.owners.push(String(owner));
      users.set(id, user);
    }
    return [...users.values()];
  }

  async setPassword(userId: string, passwordHash: string, now: number, replaced: string | null = null, except = '') {
    const isUnchanged = replaced === null ? sql`` : sql`and password_hash = ${replaced}`;
    const update = sql`update users set password_hash = ${passwordHash}
      where id = ${userId} and removed_at is null ${isUnchanged} returning id`;
    const end = endSessionsOf(userId, { kind: 'Browser', except }, now, this.#atSessionEnd);
    const topics = await topicsOfUser(this.#database, userId);
    const [changed] = await this.#database.commit([update, ...end], { topics });
    return changed?.length === 1;
  }

  /** Also ends the user's sessions and revokes the keys that name the user, in the same commit. */
  async remove(userId: string, now: number): Promise<boolean> {
    const [removed] = await this.#database.commit(
      [
        sql`update users set removed_at = ${now}, password_hash = null
          where id = ${userId} and removed_at is null returning id`,
        ...TABLES_OF_USERS.map((table) => sql`delete from ${raw(table)} where user_id = ${userId}`),
        ...endAccessOf(userId, now, this.#atSessionEnd),
      ],
      { topics: await topicsOfUser(this.#database, userId) },
    );
    return removed?.length === 1;
  }
}
