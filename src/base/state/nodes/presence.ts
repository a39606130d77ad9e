// Tells which nodes are alive: each holds an advisory lock in PostgreSQL, which is released when the process dies.
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Statement } from '../port.ts';

const PING_MS = 2_000;
const RESPONSE_TIMEOUT_MS = 5_000;
const RETRY_MS = 50;

/** In seconds, for the PostgreSQL server: a node whose connection is interrupted counts as dead after ten. */
const KEEP_ALIVE = { tcp_keepalives_idle: 4, tcp_keepalives_interval: 2, tcp_keepalives_count: 3 } as const;

/** SQL that is true if the node in this column no longer holds its lock. */
export const isNodeDead = (column: string): string => `pg_try_advisory_xact_lock_shared(cast(${column} as bigint))`;

export const deadNodeStatement = (node: string): Statement => ({
  text: `select cast(${isNodeDead('$1')} as integer) as dead`,
  values: [node],
});

export class Presence {
  /** A random number of 47 bits, new at every start. */
  readonly node = String(randomInt(2 ** 47));
  readonly #url: string;
  readonly #closed = new AbortController();
  readonly #first = Promise.withResolvers<void>();
  readonly #holding: Promise<void>;

  private constructor(url: string) {
    this.#url = url;
    this.#holding = this.#hold();
  }

  /** Resolves once the lock is held. */
  static async announce(url: string): Promise<Presence> {
    const presence = new Presence(url);
    await presence.#first.promise;
    return presence;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#holding;
  }

  /** Holds the lock on a connection of its own, because it belongs to the connection, and reconnects if that is lost. */
  async #hold(): Promise<void> {
    const { default: postgres } = await import('postgres'); // loaded here, because this module is also imported where there is only one node
    const { signal } = this.#closed;
    while (!signal.aborted) {
      const lost = Promise.withResolvers<void>();
      const sql = postgres(this.#url, {
        max: 1,
        connect_timeout: RESPONSE_TIMEOUT_MS / 1_000,
        max_lifetime: null,
        fetch_types: false,
        onclose: () => lost.resolve(),
        connection: { application_name: 'annex node', ...KEEP_ALIVE },
      });
      try {
        await withTimeout(sql.unsafe('select pg_advisory_lock($1)', [this.node]));
        this.#first.resolve();
        while (!signal.aborted && (await waitForNextPing(lost.promise, signal)))
          await withTimeout(sql.unsafe('select 1'));
      } catch {
        await delay(RETRY_MS);
      } finally {
        await sql.end({ timeout: 0 });
      }
    }
  }
}

/** True after PING_MS, false if the connection is lost before. */
async function waitForNextPing(lost: Promise<void>, signal: AbortSignal): Promise<boolean> {
  const stop = new AbortController();
  const options = { signal: AbortSignal.any([signal, stop.signal]), ref: false };
  const pause = delay(PING_MS, true, options).catch(() => true);
  const isConnected = await Promise.race([pause, lost.then(() => false)]);
  stop.abort();
  return isConnected;
}

async function withTimeout(query: PromiseLike<unknown>): Promise<void> {
  const stop = new AbortController();
  const late = delay(RESPONSE_TIMEOUT_MS, null, { signal: stop.signal, ref: false }).then(
    () => Promise.reject(new Error('no response')),
    () => {},
  );
  try {
    await Promise.race([query, late]);
  } finally {
    stop.abort();
  }
}
