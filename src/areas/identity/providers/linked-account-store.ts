// The SQL of linked accounts, for both database engines.
import type { AtSessionEnd } from '../../../base/session.ts';
import type { Database, Statement } from '../../../base/state/port.ts';
import { list, sql } from '../../../base/state/sql.ts';
import { endAccessOf, topicsOfUser } from '../session-store.ts';
import { lockUser, noRowsOnConflict } from '../user-store.ts';

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
const COLUMNS = sql`id, issuer, subject, user_id, name, created_at, last_used_at`;

/** Inserts nothing if the user does not exist. A conflict with another link of the same account fails the commit. */
export const insertLinkedAccount = (link: LinkedAccount): Statement => sql`insert into linked_accounts (${COLUMNS})
  select cast(${link.id} as text), cast(${link.issuer} as text), cast(${link.subject} as text), id,
    cast(${link.name} as text), cast(${link.created_at} as bigint), cast(${link.last_used_at} as bigint)
  from users where id = ${link.user_id} and removed_at is null`;

export class LinkedAccountStore {
  readonly #database: Database;
  readonly #atSessionEnd: AtSessionEnd;

  constructor(database: Database, atSessionEnd: AtSessionEnd) {
    this.#database = database;
    this.#atSessionEnd = atSessionEnd;
  }

  async find(issuer: string, subject: string): Promise<LinkedAccount | undefined> {
    const which = sql`where issuer = ${issuer} and subject = ${subject}`;
    const [row] = await this.#database.read(sql`select ${COLUMNS} from linked_accounts ${which}`);
    return row as unknown as LinkedAccount | undefined;
  }

  /** Oldest first. */
  async list(userId: string): Promise<LinkedAccount[]> {
    const which = sql`where user_id = ${userId} order by created_at, id`;
    return (await this.#database.read(
      sql`select ${COLUMNS} from linked_accounts ${which}`,
    )) as unknown as LinkedAccount[];
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
    const isOfThis = sql`user_id = ${user_id} and linked_account_id = ${id}`;
    const before = await this.#database.read(sql`select owner from provider_memberships where ${isOfThis}
      except select owner from memberships where user_id = ${user_id}
      except select owner from provider_memberships where user_id = ${user_id} and linked_account_id <> ${id}`);
    const losesOwner = before.some(({ owner }) => !owners.includes(String(owner)));
    const add = (owner: string) => sql`insert into provider_memberships (user_id, owner, linked_account_id)
      select user_id, cast(${owner} as text), id from linked_accounts where user_id = ${user_id} and id = ${id}
      on conflict do nothing`;
    await this.#database.commit(
      [
        sql`update linked_accounts set last_used_at = ${now}, name = ${name} where id = ${id}`,
        sql`delete from provider_memberships where ${isOfThis}`,
        ...owners.map(add),
        ...(losesOwner ? endAccessOf(user_id, now, this.#atSessionEnd) : []),
      ],
      { topics: losesOwner ? await topicsOfUser(this.#database, user_id) : [] },
    );
  }

  /**
   * False if the user could not log in any more: with a password, a passkey or one of the accounts `others`. The lock
   * keeps two calls from removing the last two.
   */
  async delete(id: string, userId: string, passwordsOn: boolean, others: readonly string[]): Promise<boolean> {
    const hasPassword = sql`exists (select 1 from users where id = ${userId} and password_hash is not null)`;
    const [, removed] = await this.#database.commit([
      lockUser(userId),
      sql`delete from linked_accounts where id = ${id} and user_id = ${userId} and (
        exists (select 1 from linked_accounts o where o.user_id = ${userId} and o.id in (${list(others)}))
        or exists (select 1 from passkeys p where p.user_id = ${userId})
        ${passwordsOn ? sql`or ${hasPassword}` : sql``}) returning id`,
      sql`delete from provider_memberships where user_id = ${userId} and linked_account_id = ${id}
        and not exists (select 1 from linked_accounts where id = ${id})`,
    ]);
    return removed?.length === 1;
  }
}
