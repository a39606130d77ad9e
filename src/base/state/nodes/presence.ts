// Tells which nodes are alive: each holds an advisory lock in PostgreSQL, which is released when the process dies.
import { createHash, randomInt } from 'node:crypto';
import { VERSION } from '../../version.ts';
import type { Statement, Value } from '../port.ts';
import { raw, sql } from '../sql.ts';

const PING_MS = 2_000;
const RESPONSE_TIMEOUT_MS = 5_000;
const RETRY_MS = 50;

/** In seconds, for the PostgreSQL server: a node whose connection is interrupted counts as dead after ten. */
const KEEP_ALIVE = { tcp_keepalives_idle: 4, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 } as const;

/** True if the node, or the one in this column, no longer holds its lock. */
export const isNodeDead = (node: Value | Statement): Statement =>
  sql`pg_try_advisory_xact_lock_shared(cast(${node} as bigint))`;

export const deadNodeStatement = (node: string): Statement => sql`select cast(${isNodeDead(node)} as integer) as dead`;

const NODE_PREFIX = 'annex node';

/** The name of a node's connection shows others whether they have the same version and base address. */
export const nodeName = (baseUrl: string): string =>
  `${NODE_PREFIX} ${VERSION} ${createHash('sha256').update(baseUrl).digest('hex').slice(0, 8)}`;

/** The names of the connections of all nodes. */
export const NODE_NAMES = sql`select application_name as name from pg_stat_activity
  where datname = current_database() and application_name like ${raw(`'${NODE_PREFIX}%'`)}`;

/** Announces this process as long as it runs, on a connection of its own, because the lock belongs to the connection. */
export class Presence {
  /** A random number of 47 bits, new at every start. */
  readonly node = String(randomInt(2 ** 47));
  readonly #url: string;
  readonly #name: string;
  readonly #closed = Promise.withResolvers<'closed'>();
  readonly #announced = Promise.withResolvers<void>();
  #holding: Promise<void> | undefined;

  private constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  /** Resolves once the lock is held. */
  static async announce(url: string, name: string): Promise<Presence> {
    const presence = new Presence(url, name);
    presence.#holding = presence.#hold();
    await presence.#announced.promise;
    return presence;
  }

  async close(): Promise<void> {
    this.#closed.resolve('closed');
    await this.#holding;
  }

  /** Connects again if the connection is lost. */
  async #hold(): Promise<void> {
    const { default: postgres } = await import('postgres'); // loaded here, because this module is also imported where there is only one node
    let ended: 'lost' | 'closed' | null = null;
    while (ended !== 'closed') {
      const lost = Promise.withResolvers<'lost'>();
      const end = Promise.race([lost.promise, this.#closed.promise]);
      const sql = postgres(this.#url, {
        max: 1,
        connect_timeout: RESPONSE_TIMEOUT_MS / 1_000,
        max_lifetime: null,
        fetch_types: false,
        onclose: () => lost.resolve('lost'),
        connection: { application_name: this.#name, ...KEEP_ALIVE },
      });
      try {
        await withTimeout(sql.unsafe('select pg_advisory_lock($1)', [this.node]));
        this.#announced.resolve();
        do {
          await withTimeout(sql.unsafe('select 1'));
          ended = await within(end, PING_MS);
        } while (ended === null);
      } catch {
        ended = await within(this.#closed.promise, RETRY_MS);
      } finally {
        await sql.end({ timeout: 0 });
      }
    }
  }
}

/** Rejects if there is no response in time. */
async function withTimeout(query: PromiseLike<object>): Promise<void> {
  if (!(await within(query, RESPONSE_TIMEOUT_MS))) throw new Error('no response');
}

/** Null if it takes longer. */
export async function within<T>(promise: PromiseLike<T>, ms: number): Promise<T | null> {
  const late = Promise.withResolvers<null>();
  const timer = setTimeout(() => late.resolve(null), Math.max(0, ms));
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
