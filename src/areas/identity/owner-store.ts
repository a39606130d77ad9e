// The SQL of owners: which users belong to them, and whether these need a passkey. For both database engines.
import type { AtSessionEnd } from '../../base/session.ts';
import type { Database } from '../../base/state/port.ts';
import { endAccessOf, topicsOfUser } from './session-store.ts';

/** Added by an administrator, or by a login with a provider. */
export const MEMBERSHIPS =
  '(select user_id, owner from memberships union select user_id, owner from provider_memberships)';
/** SQL: whether the user belongs to the owner of a key. */
export const ownerOf = (user: string): string =>
  `owner in (select m.owner from ${MEMBERSHIPS} m where m.user_id = ${user})`;
/** Adds an owner to a user who is not removed. */
export const JOIN_OWNER = `insert into memberships (user_id, owner) select id, cast($2 as text) from users
  where id = $1 and removed_at is null on conflict do nothing`;

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class OwnerStore {
  readonly #database: Database;
  readonly #atSessionEnd: AtSessionEnd;

  constructor(database: Database, atSessionEnd: AtSessionEnd) {
    this.#database = database;
    this.#atSessionEnd = atSessionEnd;
  }

  async belongsTo(userId: string, owner: string): Promise<boolean> {
    const text = `select 1 as one from ${MEMBERSHIPS} m join users u on u.id = m.user_id
      where m.user_id = $1 and m.owner = $2 and u.removed_at is null`;
    return (await this.#database.read({ text, values: [userId, owner] })).length > 0;
  }

  /** Replaces the owners that do not come from a provider. If the user loses one, all sessions of the user end. */
  async set(userId: string, owners: readonly string[], now: number): Promise<void> {
    const ownersOfThisOnly = `select owner from memberships where user_id = $1
      except select owner from provider_memberships where user_id = $1`;
    const before = await this.#database.read({ text: ownersOfThisOnly, values: [userId] });
    const losesOwner = before.some(({ owner }) => !owners.includes(String(owner)));
    await this.#database.commit(
      [
        { text: 'delete from memberships where user_id = $1', values: [userId] },
        ...owners.map((owner) => ({ text: JOIN_OWNER, values: [userId, owner] })),
        ...(losesOwner ? endAccessOf(userId, now, this.#atSessionEnd) : []),
      ],
      { topics: losesOwner ? await topicsOfUser(this.#database, userId) : [] },
    );
  }

  async setPasskeyRequired(owner: string, isRequired: boolean): Promise<void> {
    const add = 'insert into passkey_owners (owner) values ($1) on conflict do nothing';
    const remove = 'delete from passkey_owners where owner = $1';
    await this.#database.commit([{ text: isRequired ? add : remove, values: [owner] }]);
  }

  /** How many passkeys a user has whose owner requires one; null if none does. */
  async countRequiredPasskeys(userId: string): Promise<number | null> {
    const count = '(select count(*) from passkeys where user_id = $1) as count';
    const text = `select ${count} from passkey_owners where ${ownerOf('$1')} limit 1`;
    const [row] = await this.#database.read({ text, values: [userId] });
    return row ? Number(row['count']) : null;
  }
}
