// The SQL of owners: which users belong to them, and whether these need a passkey. For both database engines.
import type { AtSessionEnd } from '../../base/session.ts';
import type { Database, Statement } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';
import { endAccessOf, topicsOfUser } from './session-store.ts';

/** Added by an administrator, or by a login with a provider. */
export const MEMBERSHIPS = sql`(select user_id, owner from memberships
  union select user_id, owner from provider_memberships)`;
/** Whether the user belongs to the owner of a key. */
export const ownerOf = (userId: string): Statement =>
  sql`owner in (select m.owner from ${MEMBERSHIPS} m where m.user_id = ${userId})`;
/** Adds an owner to a user who is not removed. */
export const joinOwner = (userId: string, owner: string): Statement => sql`insert into memberships (user_id, owner)
  select id, cast(${owner} as text) from users where id = ${userId} and removed_at is null on conflict do nothing`;

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class OwnerStore {
  readonly #database: Database;
  readonly #atSessionEnd: AtSessionEnd;

  constructor(database: Database, atSessionEnd: AtSessionEnd) {
    this.#database = database;
    this.#atSessionEnd = atSessionEnd;
  }

  async belongsTo(userId: string, owner: string): Promise<boolean> {
    const rows = await this.#database.read(sql`select 1 as one from ${MEMBERSHIPS} m join users u on u.id = m.user_id
      where m.user_id = ${userId} and m.owner = ${owner} and u.removed_at is null`);
    return rows.length > 0;
  }

  /** Replaces the owners that do not come from a provider. If the user loses one, all sessions of the user end. */
  async set(userId: string, owners: readonly string[], now: number): Promise<void> {
    const before = await this.#database.read(sql`select owner from memberships where user_id = ${userId}
      except select owner from provider_memberships where user_id = ${userId}`);
    const losesOwner = before.some(({ owner }) => !owners.includes(String(owner)));
    await this.#database.commit(
      [
        sql`delete from memberships where user_id = ${userId}`,
        ...owners.map((owner) => joinOwner(userId, owner)),
        ...(losesOwner ? endAccessOf(userId, now, this.#atSessionEnd) : []),
      ],
      { topics: losesOwner ? await topicsOfUser(this.#database, userId) : [] },
    );
  }

  async setPasskeyRequired(owner: string, isRequired: boolean): Promise<void> {
    const add = sql`insert into passkey_owners (owner) values (${owner}) on conflict do nothing`;
    await this.#database.commit([isRequired ? add : sql`delete from passkey_owners where owner = ${owner}`]);
  }

  /** How many passkeys a user has whose owner requires one; null if none does. */
  async countRequiredPasskeys(userId: string): Promise<number | null> {
    const count = sql`(select count(*) from passkeys where user_id = ${userId}) as count`;
    const [row] = await this.#database.read(sql`select ${count} from passkey_owners where ${ownerOf(userId)} limit 1`);
    return row ? Number(row['count']) : null;
  }
}
