// The routes of several nodes that share one PostgreSQL database. The database maps the hash of each state to a node. A
// callback is sent to that node encrypted with the state as the key, and the database never contains the state.
import { hash as digest } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isProblem, Problem } from '../../base/problem.ts';
import { seal, unseal } from '../../base/secrets.ts';
import { DATABASE_NOW, NoReplyError } from '../../base/state/nodes/mailbox.ts';
import type { Node } from '../../base/state/nodes/node.ts';
import { isNodeDead } from '../../base/state/nodes/presence.ts';
import { type Database, StateError, type Statement } from '../../base/state/port.ts';
import { list, raw, sql } from '../../base/state/sql.ts';
import {
  type CallbackQuery,
  type Delivery,
  type DeliveryStatus,
  Undelivered,
  type UndeliveredName,
} from './callback-checks.ts';
import type { Registration } from './registrations.ts';
import type { Claim, RouteRequest, Routes } from './state-routes.ts';

export interface SharedRouteStoreOptions {
  readonly database: Database;
  readonly node: Node;
  readonly now: () => number;
  /** Time limit for another node to deliver a callback. */
  readonly deliverMs: number;
  readonly lifetimeMs: number;
  /** Called when a background write fails. */
  readonly onWriteError: (error: unknown) => void;
}

/** Delivers the callbacks that other nodes forward to this one. */
export interface Deliverer {
  receive(query: CallbackQuery): Promise<Delivery> | Delivery;
  /** The outcome of a state that was used at this node. */
  outcomeOf(hash: string): Promise<DeliveryStatus | null>;
}

type Reply =
  | { readonly delivered: Pick<Delivery, 'status' | 'provider' | 'receiver'> }
  | { readonly refused: (typeof RETURN_PROBLEMS)[number]; readonly detail: string | undefined }
  | { readonly undelivered: UndeliveredName; readonly provider: string | null }
  | { readonly unknown: true };

const RETURN_PROBLEMS = ['wrong-address', 'no-code', 'secret-in-callback', 'login-completed', 'program-gone'] as const;
const PURPOSE = 'annex callback between nodes';
const SUBJECT = 'callback';
const SWEEP_MS = 60_000;
/** How long a callback waits for a client to resume, and how often it looks. */
const RESUME_MS = 3_000;
const RESUME_CHECK_MS = 100;
/** No node has this id. */
const NO_NODE = '0';
/** Selects the row only if no later claim, here or at another node, has taken it over. */
const byClaim = ({ hash, claimNumber }: Registration): Statement =>
  sql`where state_hash = ${hash} and claim = ${claimNumber}`;

export class SharedRouteStore implements Routes {
  readonly #options: SharedRouteStoreOptions;
  /** The states registered at this node, by hash. They decrypt what other nodes forward. */
  readonly #states = new Map<string, { readonly state: string; readonly claimNumber: number }>();
  #sweepAt = 0;
  #deliverer: Deliverer | null = null;

  constructor(options: SharedRouteStoreOptions) {
    this.#options = options;
  }

  /** Call this once, before the first claim. */
  serve(deliverer: Deliverer): void {
    this.#deliverer = deliverer;
    this.#options.node.mailbox.handle(SUBJECT, async (body) => JSON.stringify(await this.#deliver(deliverer, body)));
  }

  async claim({ state, hash, secretHash, expiresAt }: RouteRequest): Promise<Claim | null> {
    const { database, node, lifetimeMs, now } = this.#options;
    const hasSecret = sql`routes.resume_hash = excluded.resume_hash and routes.expires_at > excluded.registered_at`;
    const isFree = sql`routes.expires_at <= excluded.registered_at
      or (routes.resume_hash is null and routes.answer_hash is null and ${isNodeDead(raw('routes.node'))})`;
    const keepIfResumed = (name: string) =>
      sql`${raw(name)} = case when ${hasSecret} then routes.${raw(name)} else excluded.${raw(name)} end`;
    const insert = sql`insert into routes (state_hash, node, registered_at, expires_at, resume_hash, claim)
      select cast(${hash} as text), cast(${node.id} as text), now, now + cast(${lifetimeMs} as bigint),
        cast(${secretHash} as text), now * 1000 from (select ${DATABASE_NOW} as now) clock
      on conflict (state_hash) do update set node = excluded.node, resume_hash = excluded.resume_hash,
        claim = greatest(routes.claim + 1, excluded.claim),
        ${list(['registered_at', 'expires_at', 'answer_hash', 'outcome'].map(keepIfResumed))}
        where (${hasSecret}) or ${isFree}
      returning registered_at, expires_at - ${DATABASE_NOW} as remaining, claim`;
    const [rows] = await database.commit([insert]).catch(throwUnavailable);
    const [row] = rows ?? [];
    if (!row) return null;
    const claimNumber = Number(row['claim']);
    if (claimNumber >= (this.#states.get(hash)?.claimNumber ?? 0)) this.#states.set(hash, { state, claimNumber });
    const isResumed = claimNumber > Number(row['registered_at']) * 1000; // the first number is the registration's time in µs
    return { expiresAt: isResumed ? now() + Number(row['remaining']) : expiresAt, isResumed, claimNumber };
  }

  async take(registration: Registration, query: CallbackQuery): Promise<boolean> {
    const { database } = this.#options;
    const { state, acknowledge } = registration;
    const responseHash = digest('sha256', JSON.stringify([state, query.code, query.error]), 'base64');
    const forgetSecret = acknowledge ? sql`` : sql`, resume_hash = null`;
    const update = sql`update routes set answer_hash = ${responseHash}${forgetSecret} ${byClaim(registration)}
      and (answer_hash is null or answer_hash = ${responseHash}) returning state_hash`;
    const [rows] = await database.commit([update]).catch(throwUnavailable);
    if (!acknowledge) this.#forgetState(registration);
    return rows?.length === 1;
  }

  markUsed(registration: Registration, status: DeliveryStatus): void {
    this.#write(registration, sql`update routes set resume_hash = null, outcome = ${status} ${byClaim(registration)}`);
  }

  reopen(registration: Registration): void {
    const { database, onWriteError } = this.#options;
    database.commit([sql`update routes set answer_hash = null ${byClaim(registration)}`]).catch(onWriteError);
  }

  release(registrations: readonly Registration[]): void {
    for (const registration of registrations) {
      const which = byClaim(registration);
      const remove = sql`delete from routes ${which} and resume_hash is null`;
      this.#write(registration, remove, sql`update routes set node = ${NO_NODE} ${which}`);
    }
  }

  forget(registration: Registration): void {
    this.#write(registration, sql`delete from routes ${byClaim(registration)}`);
  }

  /** A client that has lost its connection gets a moment to resume, because it usually moves to another node. */
  async forward(hash: string, query: CallbackQuery): Promise<Delivery | 'away' | 'unknown'> {
    const until = performance.now() + RESUME_MS;
    for (;;) {
      const isLast = performance.now() >= until; // before the read, which may take long itself
      const outcome = await this.#forwardOnce(hash, query);
      if (outcome !== 'away' || isLast) return outcome;
      await delay(RESUME_CHECK_MS);
      if (this.#deliverer && this.#states.has(hash)) return this.#deliverer.receive(query);
    }
  }

  async #forwardOnce(hash: string, query: CallbackQuery): Promise<Delivery | 'away' | 'unknown'> {
    const { database, node, deliverMs } = this.#options;
    const find = sql`select node, resume_hash, outcome from routes
      where state_hash = ${hash} and expires_at > ${DATABASE_NOW}`;
    const [row] = await database.read(find).catch(throwUnavailable);
    if (!row) return 'unknown';
    const { outcome } = row;
    if (outcome !== null && query.returned !== undefined) throw new Problem('login-completed');
    if (outcome !== null) return { status: outcome as DeliveryStatus, provider: null, error: query.error ?? null };
    const resumable = row['resume_hash'] !== null;
    const owner = String(row['node']);
    if (owner === NO_NODE || owner === node.id) return resumable ? 'away' : 'unknown';
    const body = JSON.stringify({ hash, sealed: seal(query.state, PURPOSE, JSON.stringify(query)) });
    try {
      const reply = JSON.parse(await node.mailbox.request(owner, SUBJECT, body, deliverMs)) as Reply;
      if ('unknown' in reply) return resumable ? 'away' : 'unknown';
      if ('refused' in reply) throw new Problem(reply.refused, reply.detail);
      if ('undelivered' in reply) throw new Undelivered(reply.undelivered, reply.provider);
      return { ...reply.delivered, error: query.error ?? null };
    } catch (error) {
      if (!(error instanceof NoReplyError)) throw error;
      if (error.outcome === 'unknown') throw new Undelivered('delivery-unconfirmed', null, { cause: error });
      if (error.dead && !resumable) throw new Undelivered('client-gone', null, { cause: error });
      return 'away';
    }
  }

  sweep(now: number): void {
    if (now < this.#sweepAt) return;
    this.#sweepAt = now + SWEEP_MS;
    const { database, node, onWriteError } = this.#options;
    const remove = sql`delete from routes where expires_at <= ${DATABASE_NOW}`;
    void Promise.all([database.commit([remove]), node.mailbox.sweep()]).catch(onWriteError);
  }

  async #deliver(deliverer: Deliverer, body: string): Promise<Reply> {
    const { hash, sealed } = JSON.parse(body) as { hash: string; sealed: string };
    const registered = this.#states.get(hash);
    try {
      if (!registered) {
        const status = await deliverer.outcomeOf(hash);
        return status ? { delivered: { status, provider: null } } : { unknown: true };
      }
      const query = JSON.parse(unseal(registered.state, PURPOSE, sealed)) as CallbackQuery;
      const { status, provider, receiver } = await deliverer.receive(query);
      return { delivered: { status, provider, receiver } };
    } catch (error) {
      if (error instanceof Undelivered) return { undelivered: error.name, provider: error.provider };
      if (isProblem(error) && error.is('unknown-state')) return { unknown: true };
      const refused = RETURN_PROBLEMS.find((name) => isProblem(error) && error.is(name));
      if (refused) return { refused, detail: (error as Problem).toJSON().detail };
      throw error;
    }
  }

  #forgetState({ hash, claimNumber }: Registration): void {
    if (this.#states.get(hash)?.claimNumber === claimNumber) this.#states.delete(hash);
  }

  /** Writes the end of a registration in the background: the row expires even if the write fails. */
  #write(registration: Registration, ...statements: readonly Statement[]): void {
    const { database, onWriteError } = this.#options;
    this.#forgetState(registration);
    database.commit(statements).catch(onWriteError);
  }
}

const throwUnavailable = (error: unknown): never => {
  throw error instanceof StateError ? new Problem('unavailable', undefined, { cause: error }) : error;
};
