import { setImmediate } from 'node:timers/promises';
import type { AtSessionEnd, InsertSession, NewApplicationSession } from '../../base/session.ts';
import { commitByKeys } from '../../base/state/batches.ts';
import type { Database, Row, Statement } from '../../base/state/port.ts';

/** A row of `intents`. Times are epoch milliseconds, `requested_max_age` is in seconds. */
export interface Intent {
  readonly token_hash: string;
  readonly created_at: number;
  readonly expires_at: number;
  readonly requested_max_age: number;
  readonly app_name: string | null;
  readonly challenge: string | null;
  readonly address_key: string | null;
  /** Network address of the application, shown to the user; null once the intent has ended. */
  readonly address: string | null;
  readonly session_id: string | null;
  readonly linked_at: number | null;
  readonly denied_at: number | null;
  readonly consumer: string | null;
  readonly consumed_at: number | null;
}

export type NewIntent = Pick<
  Intent,
  'token_hash' | 'created_at' | 'expires_at' | 'requested_max_age' | 'app_name' | 'challenge' | 'address_key'
> & { readonly address?: string | null };

/** The intents of one requester are counted together. */
export interface Requester {
  readonly address: string;
  readonly origin?: string | undefined;
  /** Id of the caller's key or session; null for an anonymous caller. */
  readonly callerId: string | null;
}

/** Limits on intents that are not approved and not expired. A cancelled intent counts until it would have expired. */
export interface PendingLimits {
  /** Of all requesters. */
  readonly total: number;
  /** Of one requester. */
  readonly pending: number;
  /** Of one requester: denied or cancelled. */
  readonly ended: number;
}
const MAX = Number.MAX_SAFE_INTEGER;
const NO_LIMITS: PendingLimits = { total: MAX, pending: MAX, ended: MAX };

/** The session that approval creates. */
export type NewSession = Pick<
  NewApplicationSession,
  'id' | 'tokenHash' | 'userId' | 'appName' | 'expiresAt' | 'address'
>;

export interface Retrieval {
  readonly sealedToken: string;
  readonly sessionId: string;
  /** When the session expires. */
  readonly expiresAt: number;
}

export type LinkOutcome = 'linked' | 'not-found' | 'expired' | 'already-linked' | 'denied';
export type ConsumeOutcome =
  | Retrieval
  | 'not-found'
  | 'expired'
  | 'denied'
  | 'pending'
  | 'other-caller'
  | 'session-ended';

/** The consumer of an intent with a challenge: any caller with the verifier. */
export const CHALLENGE_CONSUMER = 'challenge';

const COLUMNS = `token_hash, created_at, expires_at, requested_max_age, app_name, challenge, address_key, address,
  session_id, linked_at, denied_at, consumer, consumed_at`;
const PENDING = 'session_id is null and denied_at is null';
const ENDED = 'session_id is null and denied_at is not null';

/** The sealed token is erased in the commit that ends its session. */
export const eraseSealedTokens: AtSessionEnd = (ids, values) => ({
  text: `update intents set sealed_token = null where session_id in (${ids})`,
  values,
});

/** Rows per read, which takes 1 ms. Every sweep also reads the rows of active sessions, which stay. */
const SWEEP_BATCH = 400;
const UNREFERENCED =
  '(session_id is null or not exists (select 1 from sessions where sessions.id = intents.session_id))';
export const EXPIRED = `select token_hash, expires_at, address, case when ${UNREFERENCED} then 1 else 0 end as unreferenced from intents
  where expires_at <= $1 and (expires_at, token_hash) > ($2, $3) order by expires_at, token_hash limit ${SWEEP_BATCH}`;
const ERASE_ADDRESSES = 'update intents set address = null where token_hash in ($KEYS) returning token_hash';
const DELETE_INTENTS = `delete from intents where token_hash in ($KEYS) and ${UNREFERENCED} returning token_hash`;

export const intentTopic = (tokenHash: string): string => `intent:${tokenHash}`;

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class IntentStore {
  readonly #database: Database;
  readonly #insertSession: InsertSession;

  constructor(database: Database, insertSession: InsertSession) {
    this.#database = database;
    this.#insertSession = insertSession;
  }

  /** False if a limit is reached. Counts in the commit that inserts, so that there is no race. */
  async insert(intent: NewIntent, limits: PendingLimits = NO_LIMITS): Promise<boolean> {
    const count = 'select count(*) from intents where expires_at > $2 and';
    const text = `insert into intents
      (token_hash, created_at, expires_at, requested_max_age, app_name, challenge, address_key, address)
      select cast($1 as text), cast($2 as bigint), cast($3 as bigint), cast($4 as bigint), cast($5 as text),
        cast($6 as text), cast($7 as text), cast($8 as text)
      where (${count} session_id is null) < $9 and (${count} ${PENDING} and address_key = $7) < $10
        and (${count} ${ENDED} and address_key = $7) < $11
      on conflict (token_hash) do nothing`;
    const { token_hash, created_at, expires_at, requested_max_age, app_name, challenge, address_key } = intent;
    const requested = [token_hash, created_at, expires_at, requested_max_age, app_name, challenge];
    const values = [...requested, address_key, intent.address ?? null];
    const [, found] = await this.#commit(token_hash, [
      { text, values: [...values, limits.total, limits.pending, limits.ended] },
      { text: 'select 1 as one from intents where token_hash = $1', values: [token_hash] },
    ]);
    return found?.length === 1;
  }

  async find(tokenHash: string): Promise<Intent | undefined> {
    const text = `select ${COLUMNS} from intents where token_hash = $1`;
    const [row] = await this.#database.read({ text, values: [tokenHash] });
    return row as Intent | undefined;
  }

  /** Also creates the session, in the same commit. If several calls race, only one succeeds. */
  async link(link: { tokenHash: string; session: NewSession; sealedToken: string; now: number }): Promise<LinkOutcome> {
    const { tokenHash, session, sealedToken, now } = link;
    const update = `update intents set session_id = $2, linked_at = $3, sealed_token = $4
      where token_hash = $1 and ${PENDING} and expires_at > $3`;
    const linked = `exists (select 1 from intents
      where token_hash = $2 and session_id = $1 and sealed_token is not null)`;
    const { id } = session;
    const [, , , [intent] = []] = await this.#commit(tokenHash, [
      { text: update, values: [tokenHash, id, now, sealedToken] },
      this.#insertSession({ ...session, intentHash: tokenHash, createdAt: now }, linked),
      {
        text: 'update intents set address = null where token_hash = $1 and session_id = $2',
        values: [tokenHash, id],
      },
      { text: `select ${COLUMNS} from intents where token_hash = $1`, values: [tokenHash] },
    ]);
    return intent?.['session_id'] === id ? 'linked' : refusalOf(intent as Intent | undefined);
  }

  async deny(tokenHash: string, now: number): Promise<Exclude<LinkOutcome, 'linked'>> {
    const text = `update intents set denied_at = $2, address = null
      where token_hash = $1 and ${PENDING} and expires_at > $2`;
    const [, [intent] = []] = await this.#commit(tokenHash, [
      { text, values: [tokenHash, now] },
      { text: `select ${COLUMNS} from intents where token_hash = $1`, values: [tokenHash] },
    ]);
    return refusalOf(intent as Intent | undefined);
  }

  /** Binds a linked intent to the first caller. Later polls write nothing. */
  async consume(call: { tokenHash: string; consumer: string; now: number }): Promise<ConsumeOutcome> {
    const { tokenHash, consumer, now } = call;
    const select: Statement = {
      text: `select i.expires_at, i.challenge, i.denied_at, i.session_id, i.consumer, i.sealed_token,
          s.expires_at as session_expires_at, s.ended_at as session_ended_at
        from intents i left join sessions s on s.id = i.session_id where i.token_hash = $1`,
      values: [tokenHash],
    };
    const [before] = await this.#database.read(select);
    const outcome = consumeOutcome(before, consumer, now);
    if (outcome !== 'unbound') return outcome;
    const bind = `update intents set consumer = $2, consumed_at = $3
      where token_hash = $1 and consumer is null and sealed_token is not null`;
    const [, [after] = []] = await this.#commit(tokenHash, [
      { text: bind, values: [tokenHash, consumer, now] },
      select,
    ]);
    const bound = consumeOutcome(after, consumer, now);
    return bound === 'unbound' ? 'session-ended' : bound;
  }

  async isSessionActive(sessionId: string, now: number): Promise<boolean> {
    const text = 'select 1 as one from sessions where id = $1 and ended_at is null and expires_at > $2';
    return (await this.#database.read({ text, values: [sessionId, now] })).length === 1;
  }

  /** Counts the intents of one requester, or all with null, that are not linked and not expired. */
  async count(addressKey: string | null, now: number): Promise<{ readonly pending: number; readonly ended: number }> {
    const text = `select count(*) as n, count(denied_at) as ended from intents
      where session_id is null and expires_at > $1 and (cast($2 as text) is null or address_key = $2)`;
    const [row] = await this.#database.read({ text, values: [now, addressKey] });
    const ended = Number(row?.['ended']);
    return { pending: Number(row?.['n']) - ended, ended };
  }

  /**
   * Erases the addresses of expired intents. Deletes intents when `retentionMs` have passed since their expiry, unless a
   * session refers to them, and resolves to their number. Notifies no topics, because no one watches them.
   */
  async sweep(now: number, retentionMs: number, stop?: AbortSignal): Promise<number> {
    let removed = 0;
    let after: readonly [at: number, tokenHash: string] = [-1, ''];
    for (let count = SWEEP_BATCH; count === SWEEP_BATCH && !stop?.aborted; await setImmediate()) {
      const rows = await this.#database.read({ text: EXPIRED, values: [now, ...after] });
      const hashesOf = (intents: readonly Row[]) => intents.map((row) => String(row['token_hash']));
      const withAddress = rows.filter((row) => row['address'] !== null);
      await commitByKeys(this.#database, ERASE_ADDRESSES, hashesOf(withAddress), stop);
      const deletable = rows.filter(
        (row) => Number(row['unreferenced']) === 1 && Number(row['expires_at']) <= now - retentionMs,
      );
      removed += await commitByKeys(this.#database, DELETE_INTENTS, hashesOf(deletable), stop);
      count = rows.length;
      after = [Number(rows.at(-1)?.['expires_at']), String(rows.at(-1)?.['token_hash'])];
    }
    return removed;
  }

  #commit(tokenHash: string, statements: readonly Statement[]) {
    return this.#database.commit(statements, { topics: [intentTopic(tokenHash)] });
  }
}

/** Checks for a link before the expiry, so that a second approval answers 409 even after the intent has expired. */
const refusalOf = (intent: Intent | undefined): Exclude<LinkOutcome, 'linked'> => {
  if (!intent) return 'not-found';
  if (intent.session_id !== null) return 'already-linked';
  return intent.denied_at !== null ? 'denied' : 'expired';
};

const consumeOutcome = (row: Row | undefined, consumer: string, now: number): ConsumeOutcome | 'unbound' => {
  if (!row) return 'not-found';
  const { expires_at, challenge, denied_at, session_id, sealed_token, session_expires_at, session_ended_at } = row;
  if (denied_at !== null) return 'denied';
  if (session_id === null) return Number(expires_at) > now ? 'pending' : 'expired';
  const hasEnded = session_expires_at === null || Number(session_expires_at) <= now || session_ended_at !== null;
  if (hasEnded || sealed_token === null) return 'session-ended';
  if ((challenge !== null) !== (consumer === CHALLENGE_CONSUMER)) return 'other-caller';
  if (row['consumer'] === null) return 'unbound';
  if (row['consumer'] !== consumer) return 'other-caller';
  return { sealedToken: String(sealed_token), sessionId: String(session_id), expiresAt: Number(session_expires_at) };
};
