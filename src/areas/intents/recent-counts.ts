// Numbers of intents for limits that are too large to count the rows for every new intent.

/** Intents that are not linked and not expired. */
export interface IntentCount {
  readonly pending: number;
  readonly ended: number;
  /** When the first ended one expires, in epoch milliseconds. */
  readonly firstExpiry?: number;
}

interface Known {
  counted: IntentCount | null;
  /** Performance time in milliseconds. */
  countedAt: number;
  /** Intents that this node has created since the count began. */
  created: number;
  counting: Promise<void> | null;
}

/** Between two counts. The longer time applies while there is room for much more than this node creates. */
const MIN_INTERVAL_MS = 1_000;
const MAX_INTERVAL_MS = 10_000;
/** Share of the room that this node may use before it counts again, because other nodes create intents too. */
const ROOM_SHARE = 0.1;
/** If there are more, the oldest is dropped. */
const MAX_KEYS = 1_000;

/**
 * Counts from time to time, and adds what this node creates in between. Nodes do not see at once what others create, so
 * several together may exceed a limit a little. An intent is refused only after a new count.
 */
export class RecentCounts {
  readonly #known = new Map<string | null, Known>();

  /** Adds one intent to the number of `key`; false if there is no room. `roomOf` returns how many more are allowed. */
  async reserve(
    key: string | null,
    roomOf: (count: IntentCount) => number,
    count: () => Promise<IntentCount>,
  ): Promise<boolean> {
    const entry = this.#find(key);
    const room = (): number => (entry.counted ? roomOf(entry.counted) : 0);
    const intervalMs = entry.created > room() * ROOM_SHARE ? MIN_INTERVAL_MS : MAX_INTERVAL_MS;
    if (entry.counted && performance.now() - entry.countedAt > intervalMs) this.#count(entry, count).catch(() => {});
    if (entry.created >= room()) await this.#count(entry, count);
    if (entry.created >= room()) return false;
    entry.created += 1;
    return true;
  }

  #find(key: string | null): Known {
    const entry = this.#known.get(key) ?? { counted: null, countedAt: 0, created: 0, counting: null };
    this.#known.set(key, entry);
    if (this.#known.size > MAX_KEYS) this.#known.delete(this.#known.keys().next().value ?? null);
    return entry;
  }

  #count(known: Known, count: () => Promise<IntentCount>): Promise<void> {
    const created = known.created;
    known.countedAt = performance.now();
    known.counting ??= count()
      .then((counted) => {
        known.counted = counted;
        known.created -= created;
      })
      .finally(() => {
        known.counting = null;
      });
    return known.counting;
  }
}
