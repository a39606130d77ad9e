import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../../generated/config/settings.ts';
import type { Schemas } from '../../../../generated/workspace/contract.ts';
import { BATCH, commitInBatches } from '../../../base/state/batches.ts';
import type { Database, Row } from '../../../base/state/port.ts';
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
    const text = `insert into evals
        (id, owner, repo, tab_id, code, timeout_ms, state, taker, created_at, place, expires_at, lease_until, giver)
      select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as text), cast($5 as text),
        cast($6 as bigint), cast($7 as text), cast($8 as text), cast($9 as bigint),
        (select coalesce(max(place), 0) + 1 from evals where owner = $2 and repo = $3), cast($10 as bigint),
        cast($11 as bigint), cast($14 as text)
      where (select count(*) from evals where owner = $2 and repo = $3 and state <> 'done' and expires_at > $9) < $12
        and (select coalesce(sum(${ROW_BYTES} + coalesce(octet_length(code), 0) + coalesce(octet_length(outcome), 0)), 0)
          from evals where owner = $2) + ${ROW_BYTES} + octet_length(cast($5 as text)) <= $13
      on conflict (id) do nothing`;
    const { id, tabId, timeoutMs } = waiting;
    const code = JSON.stringify(waiting.code); // PostgreSQL cannot store a text with NUL
    const [taker, lease] = start.state === 'queued' ? [null, null] : [start.taker, start.leaseUntil];
    const row = [id, owner, repo, tabId, code, timeoutMs, start.state, taker, times.now, times.expiresAt, lease];
    const values = [...row, limits.maxQueuedEvals, limits.maxQueuedBytes, this.#giver];
    const [, found] = await this.#database.commit(
      [
        { text, values },
        { text: 'select 1 as one from evals where id = $1', values: [id] },
      ],
      { topics: start.state === 'queued' ? [evalTopic(workspace)] : [] },
    );
    return found?.length === 1;
  }

  /** Takes all queued evals, oldest first. Each is handed out only once. */
  async take(workspace: WorkspaceName, taker: string, now: number, leaseMs: number): Promise<WaitingEval[]> {
    const { owner, repo } = workspace;
    const text = `update evals set state = 'taken', taker = $3, lease_until = $4 + timeout_ms + $5, giver = $6
      where owner = $1 and repo = $2 and state = 'queued' and expires_at > $4
      returning id, tab_id, code, timeout_ms, place`;
    const [rows] = await this.#database.commit([{ text, values: [owner, repo, taker, now, leaseMs, this.#giver] }]);
    return inOrder(rows ?? []);
  }

  /** Evals that the browser has not answered. From now on they belong to this process, which sends them again. */
  async reclaim(workspace: WorkspaceName, taker: string): Promise<WaitingEval[]> {
    const { owner, repo } = workspace;
    const text = `update evals set giver = $4
      where owner = $1 and repo = $2 and taker = $3 and state in ('taken', 'running')
      returning id, tab_id, code, timeout_ms, place`;
    const [rows] = await this.#database.commit([{ text, values: [owner, repo, taker, this.#giver] }]);
    return inOrder(rows ?? []);
  }

  async setRunning(id: string): Promise<void> {
    await this.#database.commit([
      { text: `update evals set state = 'running' where id = $1 and state = 'taken'`, values: [id] },
    ]);
  }

  /**
   * Returns an eval to its old place in the queue; only for code that was never written to a socket. False if the
   * browser has confirmed it, or another process has taken it over.
   */
  async release(workspace: WorkspaceName, id: string): Promise<boolean> {
    const text = `update evals set state = 'queued', taker = null, lease_until = null
      where id = $1 and state = 'taken' and giver = $2 returning id`;
    const [rows] = await this.#database.commit([{ text, values: [id, this.#giver] }], {
      topics: [evalTopic(workspace)],
    });
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
    const text = `update evals set state = 'done', code = null, outcome = $3, expires_at = $4
      where id = $1 and taker = $2 and state in ('taken', 'running') and (cast($6 as text) is null or giver = $6)
        and (select coalesce(sum(octet_length(other.outcome)), 0) from evals as other where other.owner = evals.owner)
          + octet_length(cast($3 as text)) <= $5
      returning id`;
    const values = [id, taker, JSON.stringify(outcome), expiresAt, maxBytes, lost ? this.#giver : null];
    const [rows] = await this.#database.commit([{ text, values }]);
    return rows?.length === 1;
  }

  async find({ owner, repo }: WorkspaceName, id: string): Promise<EvalState | null> {
    const text = 'select state, outcome, expires_at from evals where id = $1 and owner = $2 and repo = $3';
    const [row] = await this.#database.read({ text, values: [id, owner, repo] });
    if (!row) return null;
    const expiresAt = Number(row['expires_at']);
    const state = row['state'] as EvalState['state'];
    return state === 'done'
      ? { state, outcome: JSON.parse(String(row['outcome'])) as Outcome, expiresAt }
      : { state, expiresAt };
  }

  /** Evals whose lease has expired without an answer. */
  async listOverdue(now: number) {
    const text = `select id, taker, state, owner, repo from evals
      where state in ('taken', 'running') and lease_until <= $1 order by lease_until limit ${MAX_OVERDUE}`;
    const rows = await this.#database.read({ text, values: [now] });
    return rows.map(({ id, taker, state, owner, repo }) => ({
      id: String(id),
      taker: String(taker),
      state: state as 'taken' | 'running',
      workspace: { owner: String(owner), repo: String(repo) },
    }));
  }

  /** Deletes outcomes that expired before this time. */
  async sweep(before: number): Promise<void> {
    const old = `select id from evals where expires_at <= $1 order by expires_at limit ${BATCH}`;
    const text = `delete from evals where id in (${old}) returning id`;
    await commitInBatches(this.#database, [{ text, values: [before] }]);
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
