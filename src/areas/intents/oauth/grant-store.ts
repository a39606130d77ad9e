// The SQL of oauth_grants, for both database engines. It reads the intents and sessions of the grants.

import { hashSecret } from '../../../base/secrets.ts';
import type { NewSessionToken, ReplaceToken } from '../../../base/session.ts';
import { BATCH, commitInBatches } from '../../../base/state/batches.ts';
import type { Database } from '../../../base/state/port.ts';
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
const FIND = `select g.id, g.intent_hash, g.client_id, g.redirect_uri, g.state, g.code_challenge, g.scope, g.resource, g.code_hash,
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
    const parameters = Object.keys(grant).map((_, index) => `$${index + 1}`);
    const text = `insert into oauth_grants (${Object.keys(grant).join(', ')}) values (${parameters.join(', ')})
      on conflict do nothing`; // the page of a request can be opened again
    await this.#database.commit([{ text, values: Object.values(grant) }]);
  }

  /** Whether a user has approved the client and it has got tokens. Any user if `userId` is null. */
  async isApproved(clientHash: string, userId: string | null = null): Promise<boolean> {
    const text = `select 1 from oauth_grants g join intents i on i.token_hash = g.intent_hash join sessions s on s.id = i.session_id
      where g.client_hash = $1 and (cast($2 as text) is null or s.user_id = $2) limit 1`;
    return (await this.#database.read({ text, values: [clientHash, userId] })).length > 0;
  }

  /** Of the user's clients that have an active session. */
  async listActive(userId: string, now: number): Promise<Pick<Grant, 'redirect_uri' | 'scope' | 'resource'>[]> {
    const text = `select g.redirect_uri, g.scope, g.resource from oauth_grants g join intents i on i.token_hash = g.intent_hash
      join sessions s on s.id = i.session_id
      where s.user_id = $1 and g.used_at is not null and s.ended_at is null and s.expires_at > $2 limit 1000`;
    return (await this.#database.read({ text, values: [userId, now] })) as unknown as Grant[];
  }

  /** The newest one. */
  async find(key: Key, value: string | null): Promise<Grant | undefined> {
    const text = `${FIND} where g.${key} = $1 order by i.created_at desc limit 1`;
    const [row] = await this.#database.read({ text, values: [value] });
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
    const { refresh_hash } = grant;
    const claim = `update oauth_grants
      set refresh_hash = $2, used_at = $3, expires_at = $4, successors = $5, client_hash = $6,
        state = null, user_code_hash = null, sealed_token = null
      where id = $1 and ${refresh_hash === null ? 'used_at is null' : 'refresh_hash = $7'} returning id`;
    const claimed = (next: number) =>
      `exists (select 1 from oauth_grants where id = $${next} and refresh_hash = $${next + 1})`;
    const clientHash = hashSecret(grant.client_id);
    const values = [grant.id, nextHash, grant.used_at ?? token.now, token.expiresAt, successors, clientHash];
    const [used, replaced] = await this.#database.commit([
      { text: claim, values: refresh_hash === null ? values : [...values, refresh_hash] },
      this.#replaceToken(token, claimed, [grant.id, nextHash]),
    ]);
    if (used?.length !== 1) return false;
    return replaced?.length === 1 ? true : null;
  }

  /** Deletes grants whose session or request is long over. */
  async sweep(now: number, stop?: AbortSignal): Promise<void> {
    const ids = `select id from oauth_grants where expires_at <= $1 order by expires_at, id limit ${BATCH}`;
    const text = `delete from oauth_grants where id in (${ids}) returning id`;
    await commitInBatches(this.#database, [{ text, values: [now] }], stop);
  }
}
