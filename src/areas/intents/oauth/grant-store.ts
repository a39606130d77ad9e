// The SQL of oauth_grants, for both database engines. It reads the intents and sessions of the grants.

import { hashSecret } from '../../../base/secrets.ts';
import type { NewSessionToken, ReplaceToken } from '../../../base/session.ts';
import { BATCH, commitInBatches } from '../../../base/state/batches.ts';
import type { Database } from '../../../base/state/port.ts';
import { list, raw, sql } from '../../../base/state/sql.ts';
import type { Intent } from '../store.ts';

/** A row of `oauth_grants`. Times are epoch milliseconds. */
export interface NewGrant {
  readonly id: string;
  readonly intent_hash: string;
  readonly client_id: string;
  /** Null in the device flow. */
  readonly redirect_uri: string | null;
  readonly state: string | null;
  readonly code_challenge: string | null;
  /** Null: everything. */
  readonly scope: string | null;
  readonly resource: string;
  readonly code_hash: string;
  readonly user_code_hash: string | null;
  readonly sealed_token: string | null;
  readonly expires_at: number;
}

type OfIntent = 'requested_max_age' | 'linked_at' | 'denied_at' | 'session_id';

export interface Grant extends NewGrant, Pick<Intent, OfIntent> {
  readonly used_at: number | null;
  readonly refresh_hash: string | null;
  /** Of recent refresh tokens, as JSON. */
  readonly successors: string | null;
  /** Of its intent. */
  readonly intent_expires_at: number;
  /** Null until the user approves, like `session_id`. */
  readonly user_id: string | null;
}

type Key = 'id' | 'code_hash' | 'intent_hash' | 'user_code_hash';

/** Named, because a newer version may add columns while this one runs. */
const FIND = sql`select g.id, g.intent_hash, g.client_id, g.redirect_uri, g.state, g.code_challenge, g.scope, g.resource, g.code_hash,
    g.user_code_hash, g.sealed_token, g.expires_at, g.used_at, g.refresh_hash, g.successors,
    i.expires_at as intent_expires_at, i.requested_max_age, i.linked_at, i.denied_at, i.session_id, s.user_id
  from oauth_grants g join intents i on i.token_hash = g.intent_hash left join sessions s on s.id = i.session_id`;

export class GrantStore {
  readonly #database: Database;
  readonly #replaceToken: ReplaceToken;

  constructor(database: Database, replaceToken: ReplaceToken) {
    this.#database = database;
    this.#replaceToken = replaceToken;
  }

  async insert(grant: NewGrant): Promise<void> {
    const columns = list(Object.keys(grant).map(raw));
    const insert = sql`insert into oauth_grants (${columns}) values (${list(Object.values(grant))})
      on conflict do nothing`; // the page of a request can be opened again
    await this.#database.commit([insert]);
  }

  /** Whether a user has approved the client and it has got tokens. Any user if `userId` is null. */
  async isApproved(clientHash: string, userId: string | null = null): Promise<boolean> {
    const byUser = userId === null ? sql`` : sql` and s.user_id = ${userId}`;
    const rows =
      await this.#database.read(sql`select 1 from oauth_grants g join intents i on i.token_hash = g.intent_hash
      join sessions s on s.id = i.session_id where g.client_hash = ${clientHash}${byUser} limit 1`);
    return rows.length > 0;
  }

  /** Of the user's clients that have an active session. */
  async listActive(userId: string, now: number): Promise<Pick<Grant, 'redirect_uri' | 'scope' | 'resource'>[]> {
    const rows = await this.#database.read(sql`select g.redirect_uri, g.scope, g.resource from oauth_grants g
      join intents i on i.token_hash = g.intent_hash join sessions s on s.id = i.session_id
      where s.user_id = ${userId} and g.used_at is not null and s.ended_at is null and s.expires_at > ${now} limit 1000`);
    return rows as unknown as Grant[];
  }

  /** The newest one. */
  async find(key: Key, value: string | null): Promise<Grant | undefined> {
    const newest = sql`${FIND} where g.${raw(key)} = ${value} order by i.created_at desc limit 1`;
    const [row] = await this.#database.read(newest);
    return row as unknown as Grant | undefined;
  }

  /**
   * Issues the first tokens, or those that follow the refresh token of the grant. False if the code or refresh token has been
   * used, also if another node uses it at the same time; null if the session has ended.
   */
  async issue(
    grant: Grant,
    nextHash: string,
    successors: string | null,
    token: NewSessionToken,
  ): Promise<boolean | null> {
    const { id, refresh_hash, client_id, used_at } = grant;
    const [used, replaced] = await this.#database.commit([
      sql`update oauth_grants set refresh_hash = ${nextHash}, used_at = ${used_at ?? token.now},
          expires_at = ${token.expiresAt}, successors = ${successors}, client_hash = ${hashSecret(client_id)},
          state = null, user_code_hash = null, sealed_token = null
        where id = ${id} and ${refresh_hash === null ? sql`used_at is null` : sql`refresh_hash = ${refresh_hash}`}
        returning id`,
      this.#replaceToken(
        token,
        sql`exists (select 1 from oauth_grants where id = ${id} and refresh_hash = ${nextHash})`,
      ),
    ]);
    if (used?.length !== 1) return false;
    return replaced?.length === 1 ? true : null;
  }

  /** Deletes grants whose session or request is long over. */
  async sweep(now: number, stop?: AbortSignal): Promise<void> {
    const ids = sql`select id from oauth_grants where expires_at <= ${now} order by expires_at, id limit ${BATCH}`;
    await commitInBatches(this.#database, [sql`delete from oauth_grants where id in (${ids}) returning id`], stop);
  }
}
