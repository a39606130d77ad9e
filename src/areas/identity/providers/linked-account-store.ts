// The SQL of linked accounts, for both database engines.
import type { AtSessionEnd } from '../../../base/session.ts';
import type { Database, Statement } from '../../../base/state/port.ts';
import { endAccessOf, topicsOfUser } from '../session-store.ts';
import { noRowsOnConflict } from '../user-store.ts';

/** Times are epoch milliseconds. */
export interface LinkedAccount {
  readonly id: string;
  readonly issuer: string;
  readonly subject: string;
  readonly user_id: string;
  /** For display. */
  readonly name: string | null;
  readonly created_at: number;
  readonly last_used_at: number;
}

/** Named, because a newer version may add columns while this one runs. */
const COLUMNS = 'id, issuer, subject, user_id, name, created_at, last_used_at';

/** Inserts nothing if the user does not exist. A conflict with another link of the same account fails the commit. */
export const insertLinkedAccount = (link: LinkedAccount): Statement => ({
  text: `insert into linked_accounts (${COLUMNS})
    select cast($1 as text), cast($2 as text), cast($3 as text), id, cast($5 as text), cast($6 as bigint),
      cast($7 as bigint) from users where id = $4 and removed_at is null`,
  values: [link.id, link.issuer, link.subject, link.user_id, link.name, link.created_at, link.last_used_at],
});

export class LinkedAccountStore {
  readonly #database: Database;
  readonly #atSessionEnd: AtSessionEnd;

  constructor(database: Database, atSessionEnd: AtSessionEnd) {
    this.#database = database;
    this.#atSessionEnd = atSessionEnd;
  }

  async find(issuer: string, subject: string): Promise<LinkedAccount | undefined> {
    const text = `select ${COLUMNS} from linked_accounts where issuer = $1 and subject = $2`;
    const [row] = await this.#database.read({ text, values: [issuer, subject] });
    return row as unknown as LinkedAccount | undefined;
  }

  /** Oldest first. */
  async list(userId: string): Promise<LinkedAccount[]> {
    const text = `select ${COLUMNS} from linked_accounts where user_id = $1 order by created_at, id`;
    return (await this.#database.read({ text, values: [userId] })) as unknown as LinkedAccount[];
  }

  /** Inserts nothing if the account is linked already. */
  async insert(link: LinkedAccount): Promise<void> {
    await this.#database.commit([insertLinkedAccount(link)]).catch(noRowsOnConflict);
  }

  /**
   * Replaces the owners that come from this account. If the user loses one, all sessions of the user end. An account that
   * was unlinked in the meantime gives no owners.
   */
  async recordLogin({ id, user_id }: LinkedAccount, name: string | null, owners: readonly string[], now: number) {
    const ownersOfThisOnly = `select owner from provider_memberships where user_id = $1 and linked_account_id = $2
      except select owner from memberships where user_id = $1
      except select owner from provider_memberships where user_id = $1 and linked_account_id <> $2`;
    const before = await this.#database.read({ text: ownersOfThisOnly, values: [user_id, id] });
    const losesOwner = before.some(({ owner }) => !owners.includes(String(owner)));
    const update = 'update linked_accounts set last_used_at = $2, name = $3 where id = $1';
    const remove = 'delete from provider_memberships where user_id = $1 and linked_account_id = $2';
    const add = `insert into provider_memberships (user_id, owner, linked_account_id)
      select user_id, cast($2 as text), id from linked_accounts where user_id = $1 and id = $3 on conflict do nothing`;
    await this.#database.commit(
      [
        { text: update, values: [id, now, name] },
        { text: remove, values: [user_id, id] },
        ...owners.map((owner) => ({ text: add, values: [user_id, owner, id] })),
        ...(losesOwner ? endAccessOf(user_id, now, this.#atSessionEnd) : []),
      ],
      { topics: losesOwner ? await topicsOfUser(this.#database, user_id) : [] },
    );
  }

  /**
   * False if the user could not log in any more: with a password, a passkey or one of the accounts `others`. The update
   * of the user changes nothing: it locks the row, so that two calls cannot remove the last two.
   */
  async delete(id: string, userId: string, passwordsOn: boolean, others: readonly string[]): Promise<boolean> {
    const placeholders = others.map((_, index) => `$${index + 4}`).join(', ') || 'null';
    const removeAccount = `delete from linked_accounts where id = $1 and user_id = $2 and (
        exists (select 1 from linked_accounts o where o.user_id = $2 and o.id in (${placeholders}))
        or exists (select 1 from passkeys p where p.user_id = $2)
        or ($3 = 1 and exists (select 1 from users where id = $2 and password_hash is not null))
      ) returning id`;
    const removeOwners = `delete from provider_memberships where user_id = $2 and linked_account_id = $1
      and not exists (select 1 from linked_accounts where id = $1)`;
    const [, removed] = await this.#database.commit([
      { text: 'update users set id = id where id = $1', values: [userId] },
      { text: removeAccount, values: [id, userId, passwordsOn ? 1 : 0, ...others] },
      { text: removeOwners, values: [id, userId] },
    ]);
    return removed?.length === 1;
  }
}
