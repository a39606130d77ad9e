import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { BATCH, commitInBatches } from '../../../base/state/batches.ts';
import type { Database, Row } from '../../../base/state/port.ts';
import { sql } from '../../../base/state/sql.ts';
import { keyOf, type WorkspaceName } from '../workspace.ts';

export interface WaitingEval {
  readonly id: string;
  readonly tabId: string;
  readonly code: string;
  readonly timeoutMs: number;
}

export type Outcome = Exclude<Schemas['EvalOutcome'], { status: 'queued' }>;

export type EvalState =
  | { readonly state: 'queued' | 'taken' | 'running'; readonly expiresAt: number }
  | { readonly state: 'done'; readonly outcome: Outcome; readonly expiresAt: number };

/** Per sweep; the rest follows in the next one. */
const MAX_OVERDUE = 500;

/** Counted per row in addition to its code or outcome. */
const ROW_BYTES = 512;

/** Queued evals per workspace, and bytes per owner including stored outcomes. */
export type QueueLimits = Pick<Settings['panels'], 'maxQueuedEvals' | 'maxQueuedBytes'>;

const evalTopic = (workspace: WorkspaceName): string => `evals:${keyOf(workspace)}`;

/**
 * Evals that were not answered at once: `queued` waits for a browser, `taken` was sent to one, `running` was confirmed
 * by that browser. Code that may have started is never sent to another browser.
 */
export class EvalStore {
  readonly #database: Database;
  /** Identifies this process: a browser that reconnects may get its evals from another one. */
  readonly #giver = randomUUID();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * False if the queue is full. On PostgreSQL, concurrent calls do not see each other: a few more may be queued, in any
   * order among themselves.
   */
  async insert(
    workspace: WorkspaceName,
    waiting: WaitingEval,
    times: { readonly now: number; readonly expiresAt: number },
    start:
      | { readonly state: 'queued' }
      | { readonly state: 'taken' | 'running'; readonly taker: string; readonly leaseUntil: number },
    limits: QueueLimits,
  ): Promise<boolean> {
    const { owner, repo } = workspace;
    const { id, tabId, timeoutMs } = waiting;
    const { now, expiresAt } = times;
    const { maxQueuedEvals, maxQueuedBytes } = limits;
    const code = JSON.stringify(waiting.code); // PostgreSQL cannot store a text with NUL
    const [taker, lease] = start.state === 'queued' ? [null, null] : [start.taker, start.leaseUntil];
    const isHere = sql`owner = ${owner} and repo = ${repo}`;
    const bytes = sql`${ROW_BYTES} + coalesce(octet_length(code), 0) + coalesce(octet_length(outcome), 0)`;
    const [, found] = await this.#database.commit(
      [
        sql`insert into evals
            (id, owner, repo, tab_id, code, timeout_ms, state, taker, created_at, place, expires_at, lease_until, giver)
          select cast(${id} as text), cast(${owner} as text), cast(${repo} as text), cast(${tabId} as text),
            cast(${code} as text), cast(${timeoutMs} as bigint), cast(${start.state} as text), cast(${taker} as text),
            cast(${now} as bigint), (select coalesce(max(place), 0) + 1 from evals where ${isHere}),
            cast(${expiresAt} as bigint), cast(${lease} as bigint), cast(${this.#giver} as text)
          where (select count(*) from evals where ${isHere} and state <> 'done' and expires_at > ${now}) < ${maxQueuedEvals}
            and (select coalesce(sum(${bytes}), 0) from evals where owner = ${owner})
              + ${ROW_BYTES} + octet_length(cast(${code} as text)) <= ${maxQueuedBytes}
          on conflict (id) do nothing`,
        sql`select 1 as one from evals where id = ${id}`,
      ],
      { topics: start.state === 'queued' ? [evalTopic(workspace)] : [] },
    );
    return found?.length === 1;
  }

  /** Takes all queued evals, oldest first. Each is handed out only once. */
  async take(workspace: WorkspaceName, taker: string, now: number, leaseMs: number): Promise<WaitingEval[]> {
    const { owner, repo } = workspace;
    const update = sql`update evals
      set state = 'taken', taker = ${taker}, lease_until = ${now + leaseMs} + timeout_ms, giver = ${this.#giver}
      where owner = ${owner} and repo = ${repo} and state = 'queued' and expires_at > ${now}
      returning id, tab_id, code, timeout_ms, place`;
    const [rows] = await this.#database.commit([update]);
    return inOrder(rows ?? []);
  }

  /** Evals that the browser has not answered. From now on they belong to this process, which sends them again. */
  async reclaim(workspace: WorkspaceName, taker: string): Promise<WaitingEval[]> {
    const { owner, repo } = workspace;
    const update = sql`update evals set giver = ${this.#giver}
      where owner = ${owner} and repo = ${repo} and taker = ${taker} and state in ('taken', 'running')
      returning id, tab_id, code, timeout_ms, place`;
    const [rows] = await this.#database.commit([update]);
    return inOrder(rows ?? []);
  }

  async setRunning(id: string): Promise<void> {
    await this.#database.commit([sql`update evals set state = 'running' where id = ${id} and state = 'taken'`]);
  }

  /**
   * Returns an eval to its old place in the queue; only for code that was never written to a socket. False if the
   * browser has confirmed it, or another process has taken it over.
   */
  async release(workspace: WorkspaceName, id: string): Promise<boolean> {
    const update = sql`update evals set state = 'queued', taker = null, lease_until = null
      where id = ${id} and state = 'taken' and giver = ${this.#giver} returning id`;
    const [rows] = await this.#database.commit([update], { topics: [evalTopic(workspace)] });
    return rows?.length === 1;
  }

  /**
   * Deletes the code and stores the outcome until `expiresAt`. False if there is nothing to finish, or if the owner's
   * outcomes would exceed `maxBytes`. With `lost`, finishes only evals that no other process has taken over.
   */
  async finish(
    id: string,
    taker: string,
    outcome: Outcome,
    { expiresAt, maxBytes, lost = false }: { expiresAt: number; maxBytes: number; lost?: boolean },
  ): Promise<boolean> {
    const json = JSON.stringify(outcome);
    const isOurs = lost ? sql`and giver = ${this.#giver}` : sql``;
    const update = sql`update evals set state = 'done', code = null, outcome = ${json}, expires_at = ${expiresAt}
      where id = ${id} and taker = ${taker} and state in ('taken', 'running') ${isOurs}
        and (select coalesce(sum(octet_length(other.outcome)), 0) from evals as other where other.owner = evals.owner)
          + octet_length(cast(${json} as text)) <= ${maxBytes}
      returning id`;
    const [rows] = await this.#database.commit([update]);
    return rows?.length === 1;
  }

  async find({ owner, repo }: WorkspaceName, id: string): Promise<EvalState | null> {
    const which = sql`where id = ${id} and owner = ${owner} and repo = ${repo}`;
    const [row] = await this.#database.read(sql`select state, outcome, expires_at from evals ${which}`);
    if (!row) return null;
    const expiresAt = Number(row['expires_at']);
    const state = row['state'] as EvalState['state'];
    return state === 'done'
      ? { state, outcome: JSON.parse(String(row['outcome'])) as Outcome, expiresAt }
      : { state, expiresAt };
  }

  /** Evals whose lease has expired without an answer. */
  async listOverdue(now: number) {
    const rows = await this.#database.read(sql`select id, taker, state, owner, repo from evals
      where state in ('taken', 'running') and lease_until <= ${now} order by lease_until limit ${MAX_OVERDUE}`);
    return rows.map(({ id, taker, state, owner, repo }) => ({
      id: String(id),
      taker: String(taker),
      state: state as 'taken' | 'running',
      workspace: { owner: String(owner), repo: String(repo) },
    }));
  }

  /** Deletes outcomes that expired before this time. */
  async sweep(before: number): Promise<void> {
    const old = sql`select id from evals where expires_at <= ${before} order by expires_at limit ${BATCH}`;
    await commitInBatches(this.#database, [sql`delete from evals where id in (${old}) returning id`]);
  }

  watch(workspace: WorkspaceName, maybeQueued: () => void): () => void {
    return this.#database.watch(evalTopic(workspace), maybeQueued);
  }
}

const inOrder = (rows: readonly Row[]): WaitingEval[] =>
  [...rows]
    .sort((a, b) => Number(a['place']) - Number(b['place']) || (String(a['id']) < String(b['id']) ? -1 : 1))
    .map(({ id, tab_id, code, timeout_ms }) => ({
      id: String(id),
      tabId: String(tab_id),
      code: JSON.parse(String(code)) as string,
      timeoutMs: Number(timeout_ms),
    }));
