import { setImmediate } from 'node:timers/promises';
import type { AtSessionEnd, InsertSession, NewApplicationSession } from '../../base/session.ts';
import { commitByKeys } from '../../base/state/batches.ts';
import type { Database, Row, Statement } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';
import { type IntentCount, RecentCounts } from './recent-counts.ts';

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
  /** As stored; null asks for all. */
  readonly scopes: string | null;
  readonly session_id: string | null;
  readonly linked_at: number | null;
  readonly denied_at: number | null;
  readonly consumer: string | null;
  readonly consumed_at: number | null;
  readonly sealed_token: string | null;
  /** Of its session; null without one. */
  readonly session_expires_at: number | null;
  readonly session_ended_at: number | null;
}

export type NewIntent = Pick<
  Intent,
  'token_hash' | 'created_at' | 'expires_at' | 'requested_max_age' | 'app_name' | 'challenge' | 'address_key'
> & { readonly address?: string | null; readonly scopes?: string | null };

/** Where a request comes from, and whose limits it uses. */
export interface Client {
  readonly address: string;
  readonly requester: string;
}

/** The intents of one caller, else of one requester, are counted together. */
export interface Requester extends Client {
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
/** Up to this limit, the statement that inserts an intent counts the rows of its requester. */
const MAX_EXACT = 1_000;

/** The session that approval creates. */
export type NewSession = Omit<NewApplicationSession, 'intentHash' | 'createdAt' | 'resource'>;

type Approval = Readonly<Record<'tokenHash' | 'sealedToken', string>> & {
  readonly session: NewSession;
  readonly now: number;
};

export interface Retrieval {
  readonly sealedToken: string;
  readonly sessionId: string;
  /** When the session expires. */
  readonly expiresAt: number;
}

/** Why an intent cannot be used: the names of problems. */
export type Refusal = 'intent-not-found' | 'intent-expired' | 'intent-denied';
export type LinkOutcome = 'linked' | 'intent-already-linked' | Refusal;
export type ConsumeOutcome = Retrieval | 'pending' | 'other-caller' | 'session-ended' | Refusal;

/** The consumer of an intent with a challenge: any caller with the verifier. */
export const CHALLENGE_CONSUMER = 'challenge';
/** The challenge of the intents of OAuth clients. No verifier fits, because they get their tokens from the token endpoint. */
export const OAUTH_CHALLENGE = 'oauth';

const FIND = sql`select i.token_hash, i.created_at, i.expires_at, i.requested_max_age, i.app_name, i.challenge, i.address_key,
    i.address, i.scopes, i.session_id, i.linked_at, i.denied_at, i.consumer, i.consumed_at, i.sealed_token,
    s.expires_at as session_expires_at, s.ended_at as session_ended_at
  from intents i left join sessions s on s.id = i.session_id`;
const PENDING = sql`session_id is null and denied_at is null`;
const ENDED = sql`session_id is null and denied_at is not null`;

/** The sealed token is erased in the commit that ends its session. */
export const eraseSealedTokens: AtSessionEnd = (ids) =>
  sql`update intents set sealed_token = null where session_id in (${ids})`;

/** Rows per read, which takes 1 ms. Every sweep also reads the rows of active sessions, which stay. */
const SWEEP_BATCH = 400;
const UNREFERENCED = sql`(session_id is null
  or not exists (select 1 from sessions where sessions.id = intents.session_id))`;
export const findExpired = (now: number, afterTime: number, afterHash: string): Statement =>
  sql`select token_hash, expires_at, address, case when ${UNREFERENCED} then 1 else 0 end as unreferenced from intents
    where expires_at <= ${now} and (expires_at, token_hash) > (${afterTime}, ${afterHash})
    order by expires_at, token_hash limit ${SWEEP_BATCH}`;

export const intentTopic = (tokenHash: string): string => `intent:${tokenHash}`;

/** If the outcome of a write is unknown, the method can be called again with the same arguments. */
export class IntentStore {
  readonly #database: Database;
  readonly #insertSession: InsertSession;
  readonly #counts = new RecentCounts();

  constructor(database: Database, insertSession: InsertSession) {
    this.#database = database;
    this.#insertSession = insertSession;
  }

  /** False if a limit is reached. */
  async insert(intent: NewIntent, limits: PendingLimits = NO_LIMITS): Promise<boolean> {
    if (!(await this.#reserve(intent, limits))) return false;
    const { token_hash, created_at, expires_at, requested_max_age, app_name, challenge, address_key } = intent;
    const { address = null, scopes = null } = intent;
    const isBelow = (limit: number, condition: Statement) => sql`(select count(*) from (select 1 from intents
        where address_key = ${address_key} and expires_at > ${created_at} and ${condition} limit ${limit}) counted) < ${limit}`;
    const areBelow = sql`${isBelow(limits.pending, PENDING)} and ${isBelow(limits.ended, ENDED)}`;
    const insert = sql`insert into intents
      (token_hash, created_at, expires_at, requested_max_age, app_name, challenge, address_key, address, scopes)
      select cast(${token_hash} as text), cast(${created_at} as bigint), cast(${expires_at} as bigint),
        cast(${requested_max_age} as bigint), cast(${app_name} as text), cast(${challenge} as text),
        cast(${address_key} as text), cast(${address} as text), cast(${scopes} as text)
      where ${isCountedExactly(limits) ? areBelow : sql`true`} on conflict (token_hash) do nothing returning token_hash`;
    const [inserted] = await this.#database.commit([insert]);
    return inserted?.length === 1 || (await this.find(token_hash)) !== undefined;
  }

  /** Checks the limits that the inserting statement does not check. */
  async #reserve({ address_key, created_at }: NewIntent, { total, pending, ended }: PendingLimits): Promise<boolean> {
    const isBelow = (key: string | null, roomOf: (count: IntentCount) => number) =>
      this.#counts.reserve(key, roomOf, () => this.count(key, created_at));
    if (total < MAX && !(await isBelow(null, (count) => total - count.pending - count.ended))) return false;
    if (address_key === null || pending === MAX || isCountedExactly({ pending, ended })) return true;
    return isBelow(address_key, (count) => (count.ended < ended ? pending - count.pending : 0));
  }

  async find(tokenHash: string): Promise<Intent | undefined> {
    const [row] = await this.#database.read(sql`${FIND} where i.token_hash = ${tokenHash}`);
    return row as unknown as Intent | undefined;
  }

  /** Also creates the session, in the same commit. If several calls race, only one succeeds. */
  async link({ tokenHash, session, sealedToken, now }: Approval): Promise<LinkOutcome> {
    const isLinked = sql`exists (select 1 from intents
      where token_hash = ${tokenHash} and session_id = ${session.id} and sealed_token is not null)`;
    const [updated] = await this.#commitAndNotify(tokenHash, [
      sql`update intents set session_id = ${session.id}, linked_at = ${now}, sealed_token = ${sealedToken}, address = null
        where token_hash = ${tokenHash} and ${PENDING} and expires_at > ${now} returning token_hash`,
      this.#insertSession({ ...session, intentHash: tokenHash, createdAt: now }, isLinked),
    ]);
    if (updated?.length === 1) return 'linked';
    const intent = await this.find(tokenHash);
    return intent?.session_id === session.id ? 'linked' : refusalOf(intent);
  }

  async deny(tokenHash: string, now: number): Promise<Exclude<LinkOutcome, 'linked'>> {
    const update = sql`update intents set denied_at = ${now}, address = null
      where token_hash = ${tokenHash} and ${PENDING} and expires_at > ${now} returning token_hash`;
    const [denied] = await this.#commitAndNotify(tokenHash, [update]);
    return denied?.length === 1 ? 'intent-denied' : refusalOf(await this.find(tokenHash));
  }

  /** Binds a linked intent to the first caller. Later polls write nothing. `known` saves a read. */
  async consume(
    { tokenHash, consumer, now }: { tokenHash: string; consumer: string; now: number },
    known?: Intent,
  ): Promise<ConsumeOutcome> {
    const before = known ?? (await this.find(tokenHash));
    const outcome = consumeOutcome(before, consumer, now);
    if (outcome !== 'unbound') return outcome;
    const bind = sql`update intents set consumer = ${consumer}, consumed_at = ${now}
      where token_hash = ${tokenHash} and consumer is null and sealed_token is not null returning token_hash`;
    const [bound] = await this.#database.commit([bind]);
    const after = before && bound?.length === 1 ? { ...before, consumer } : await this.find(tokenHash);
    const final = consumeOutcome(after, consumer, now);
    return final === 'unbound' ? 'session-ended' : final;
  }

  /** Counts the intents of one requester, or all with null, that are not linked and not expired. */
  async count(addressKey: string | null, now: number): Promise<IntentCount> {
    const ofRequester = addressKey === null ? sql`` : sql` and address_key = ${addressKey}`;
    const [row] = await this.#database.read(sql`select count(*) as n, count(denied_at) as ended,
        min(case when denied_at is null then null else expires_at end) as first
      from intents where session_id is null and expires_at > ${now}${ofRequester}`);
    const ended = Number(row?.['ended']);
    return { pending: Number(row?.['n']) - ended, ended, firstExpiry: Number(row?.['first']) };
  }

  /**
   * Erases the addresses of expired intents. Deletes intents when `retentionMs` have passed since their expiry, unless a
   * session refers to them, and resolves to their number. Notifies no topics, because no one watches them.
   */
  async sweep(now: number, retentionMs: number, stop?: AbortSignal): Promise<number> {
    let removed = 0;
    let after: readonly [at: number, tokenHash: string] = [-1, ''];
    for (let count = SWEEP_BATCH; count === SWEEP_BATCH && !stop?.aborted; await setImmediate()) {
      const rows = await this.#database.read(findExpired(now, ...after));
      const hashesOf = (intents: readonly Row[]) => intents.map((row) => String(row['token_hash']));
      const withAddress = rows.filter((row) => row['address'] !== null);
      const erase = (hashes: Statement) =>
        sql`update intents set address = null where token_hash in (${hashes}) returning token_hash`;
      await commitByKeys(this.#database, erase, hashesOf(withAddress), stop);
      const deletable = rows.filter(
        (row) => Number(row['unreferenced']) === 1 && Number(row['expires_at']) <= now - retentionMs,
      );
      const remove = (hashes: Statement) =>
        sql`delete from intents where token_hash in (${hashes}) and ${UNREFERENCED} returning token_hash`;
      removed += await commitByKeys(this.#database, remove, hashesOf(deletable), stop);
      count = rows.length;
      after = [Number(rows.at(-1)?.['expires_at']), String(rows.at(-1)?.['token_hash'])];
    }
    return removed;
  }

  #commitAndNotify(tokenHash: string, statements: readonly Statement[]) {
    return this.#database.commit(statements, { topics: [intentTopic(tokenHash)] });
  }
}

/** Checks for a link before the expiry, so that a second approval answers 409 even after the intent has expired. */
const refusalOf = (intent: Intent | undefined): Exclude<LinkOutcome, 'linked'> => {
  if (!intent) return 'intent-not-found';
  if (intent.session_id !== null) return 'intent-already-linked';
  return intent.denied_at !== null ? 'intent-denied' : 'intent-expired';
};

const isCountedExactly = ({ pending, ended }: Pick<PendingLimits, 'pending' | 'ended'>): boolean =>
  Math.max(pending, ended) <= MAX_EXACT;

/** Whether the session of a linked intent has neither ended nor expired. */
export const isSessionActive = ({ session_expires_at, session_ended_at }: Intent, now: number): boolean =>
  session_expires_at !== null && session_expires_at > now && session_ended_at === null;

const consumeOutcome = (intent: Intent | undefined, consumer: string, now: number): ConsumeOutcome | 'unbound' => {
  if (!intent) return 'intent-not-found';
  const { expires_at, challenge, denied_at, session_id, sealed_token, session_expires_at } = intent;
  if (denied_at !== null) return 'intent-denied';
  if (session_id === null) return expires_at > now ? 'pending' : 'intent-expired';
  if (session_expires_at === null || sealed_token === null || !isSessionActive(intent, now)) return 'session-ended';
  if ((challenge !== null) !== (consumer === CHALLENGE_CONSUMER)) return 'other-caller';
  if (intent.consumer === null) return 'unbound';
  if (intent.consumer !== consumer) return 'other-caller';
  return { sealedToken: sealed_token, sessionId: session_id, expiresAt: session_expires_at };
};
