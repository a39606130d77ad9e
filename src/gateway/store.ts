import type { Database } from '../state/port.ts';

/** Which node holds the socket that registered a state. Times are epoch milliseconds. */
export interface Route {
  readonly state_hash: string;
  readonly node: string;
  readonly registered_at: number;
  readonly expires_at: number;
}

const SWEEP_BATCH = 500;

/** Routes of several nodes. A code never comes here, and of a state only its hash. Nobody watches routes: no topics. */
export class RouteStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The first registration wins; one that has expired may be taken over. */
  async claim(claim: { stateHash: string; node: string; now: number; expiresAt: number }): Promise<boolean> {
    const { stateHash, node, now, expiresAt } = claim;
    const text = `insert into routes (state_hash, node, registered_at, expires_at) values ($1, $2, $3, $4)
      on conflict (state_hash) do update
        set node = excluded.node, registered_at = excluded.registered_at, expires_at = excluded.expires_at
        where routes.expires_at <= excluded.registered_at
      returning state_hash`;
    const [rows] = await this.#database.commit([{ text, values: [stateHash, node, now, expiresAt] }]);
    return rows?.length === 1;
  }

  /** Also one that has expired: the caller compares `expires_at` with its clock. */
  async find(stateHash: string): Promise<Route | undefined> {
    const text = 'select state_hash, node, registered_at, expires_at from routes where state_hash = $1';
    const [row] = await this.#database.read({ text, values: [stateHash] });
    return row as Route | undefined;
  }

  /**
   * Exactly one caller gets true, and only that one may go on: the owner to send to the socket, a caller that gave up
   * to say so. After an unknown outcome nobody knows who won, so nothing is sent.
   */
  async take({ stateHash, node }: { stateHash: string; node: string }): Promise<boolean> {
    const text = 'delete from routes where state_hash = $1 and node = $2 returning state_hash';
    const [rows] = await this.#database.commit([{ text, values: [stateHash, node] }]);
    return rows?.length === 1;
  }

  /** All routes of a node that is gone; returns how many there were. */
  async releaseNode(node: string): Promise<number> {
    return this.#deleteWhere('node = $1', node);
  }

  async sweep(now: number): Promise<number> {
    return this.#deleteWhere('expires_at <= $1', now);
  }

  /** In batches. The condition stands twice: a row claimed anew while this waits for it must stay. */
  async #deleteWhere(condition: string, value: string | number): Promise<number> {
    const batch = `select state_hash from routes where ${condition} limit ${SWEEP_BATCH}`;
    const text = `delete from routes where state_hash in (${batch}) and ${condition} returning state_hash`;
    for (let removed = 0; ; ) {
      const [rows = []] = await this.#database.commit([{ text, values: [value] }]);
      removed += rows.length;
      if (rows.length < SWEEP_BATCH) return removed;
    }
  }
}
