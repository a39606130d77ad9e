// The SQL of users, for both database engines.
import type { AtSessionEnd } from '../../base/session.ts';
import { type Database, type Row, StateError, type Statement } from '../../base/state/port.ts';
import { JOIN_OWNER, MEMBERSHIPS } from './owner-store.ts';
import { endAccessOf, endSessionsOf, topicsOfUser } from './session-store.ts';

/** Times are epoch milliseconds. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly owners: readonly string[];
  readonly created_at: number;
}

const USER_COLUMNS = 'u.id, u.name, u.created_at';
/** Whose rows are deleted with their user. */
const TABLES_OF_USERS = ['memberships', 'provider_memberships', 'linked_accounts', 'passkeys', 'recovery_codes'];

/** Keeps two calls for the same user from exceeding a limit together. */
export const lockUser = (userId: string | null): Statement => ({
  text: 'update users set id = id where id = $1',
  values: [userId],
});

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
export class UserStore {
  readonly #database: Database;
  readonly #atSessionEnd: AtSessionEnd;

  constructor(database: Database, atSessionEnd: AtSessionEnd) {
    this.#database = database;
    this.#atSessionEnd = atSessionEnd;
  }

  /** Also runs the statements `more`. False if the name is taken, or if one of them conflicts with another row. */
  async insert(user: User, passwordHash: string | null, more: readonly Statement[] = []): Promise<boolean> {
    const insert = `insert into users (id, name, password_hash, created_at)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
      where not exists (select 1 from users where name = $2 and removed_at is null)`;
    const statements = [
      { text: insert, values: [user.id, user.name, passwordHash, user.created_at] },
      ...user.owners.map((owner) => ({ text: JOIN_OWNER, values: [user.id, owner] })),
      ...more,
      { text: 'select id from users where id = $1', values: [user.id] },
    ];
    const results = await this.#database.commit(statements).catch(noRowsOnConflict);
    return results.at(-1)?.length === 1;
  }

  async findByName(name: string): Promise<(User & { readonly passwordHash: string | null }) | undefined> {
    const text = `select ${USER_COLUMNS}, u.password_hash from users u where u.name = $1 and u.removed_at is null`;
    const [row] = await this.#database.read({ text, values: [name] });
    if (!row) return undefined;
    const { password_hash, ...user } = row;
    const owners = await ownersOf(this.#database, String(row['id']));
    return { ...(user as unknown as User), owners, passwordHash: password_hash as string | null };
  }

  async find(id: string): Promise<User | undefined> {
    const text = `select ${USER_COLUMNS} from users u where u.id = $1 and u.removed_at is null`;
    const [row] = await this.#database.read({ text, values: [id] });
    return row ? { ...(row as unknown as User), owners: await ownersOf(this.#database, id) } : undefined;
  }

  async list(): Promise<User[]> {
    const text = `select ${USER_COLUMNS}, m.owner from users u left join ${MEMBERSHIPS} m on m.user_id = u.id
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

  async setPassword(userId: string, passwordHash: string, now: number, replaced: string | null = null, except = '') {
    const text = `update users set password_hash = $2 where id = $1 and removed_at is null
      and (cast($3 as text) is null or password_hash = $3) returning id`;
    const end = endSessionsOf(userId, { kind: 'Browser', except }, now, this.#atSessionEnd);
    const [changed] = await this.#database.commit([{ text, values: [userId, passwordHash, replaced] }, ...end], {
      topics: await topicsOfUser(this.#database, userId),
    });
    return changed?.length === 1;
  }

  /** Also ends the user's sessions and revokes the keys that name the user, in the same commit. */
  async remove(userId: string, now: number): Promise<boolean> {
    const remove = `update users set removed_at = $2, password_hash = null where id = $1 and removed_at is null
      returning id`;
    const [removed] = await this.#database.commit(
      [
        { text: remove, values: [userId, now] },
        ...TABLES_OF_USERS.map((table) => ({ text: `delete from ${table} where user_id = $1`, values: [userId] })),
        ...endAccessOf(userId, now, this.#atSessionEnd),
      ],
      { topics: await topicsOfUser(this.#database, userId) },
    );
    return removed?.length === 1;
  }
}
