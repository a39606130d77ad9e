// Numbers of intents for limits that are too large to count the rows for every new intent.

/** Intents that are not linked and not expired. */
export interface IntentCount {
  readonly pending: number;
  readonly ended: number;
  /** When the first ended one expires, in epoch milliseconds. */
  readonly firstExpiry?: number;
}

interface Known {
  counted: IntentCount;
  /** Performance time in milliseconds. */
  countedAt: number;
  /** Intents that this node has created since the count began. */
  created: number;
  counting: Promise<void> | null;
}

/** Between two counts, because other nodes create intents too. */
const INTERVAL_MS = 1_000;
/** If there are more, the oldest is dropped. */
const MAX_KEYS = 1_000;

/**
 * Counts from time to time, and adds what this node creates in between. Nodes do not see at once what others create, so
 * several together may exceed a limit a little. An intent is refused only after a new count.
 */
export class RecentCounts {
  readonly #knownByKey = new Map<string | null, Known>();

  /** Adds one intent to the number of `key`; false if there is no room. `roomOf` returns how many more are allowed. */
  async reserve(
    key: string | null,
    roomOf: (count: IntentCount) => number,
    count: () => Promise<IntentCount>,
  ): Promise<boolean> {
    const entry = this.#find(key);
    const isOld = performance.now() - entry.countedAt > INTERVAL_MS;
    if (isOld || entry.created >= roomOf(entry.counted)) await this.#recount(entry, count);
    if (entry.created >= roomOf(entry.counted)) return false;
    entry.created += 1;
    return true;
  }

  #find(key: string | null): Known {
    const neverCounted = { counted: { pending: 0, ended: 0 }, countedAt: -Infinity, created: 0, counting: null };
    const entry = this.#knownByKey.get(key) ?? neverCounted;
    this.#knownByKey.set(key, entry);
    if (this.#knownByKey.size > MAX_KEYS) this.#knownByKey.delete(this.#knownByKey.keys().next().value ?? null);
    return entry;
  }

  #recount(known: Known, count: () => Promise<IntentCount>): Promise<void> {
    const { created } = known;
    known.counting ??= count()
      .then((counted) => {
        known.counted = counted;
        known.countedAt = performance.now();
        known.created -= created;
      })
      .finally(() => {
        known.counting = null;
      });
    return known.counting;
  }
}
