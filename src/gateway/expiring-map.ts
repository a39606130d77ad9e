// Values by hash with a fixed lifetime.

export interface Expiring {
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Insertion-ordered: the lifetime is fixed, so the oldest comes first. */
export class ExpiringMap<T extends Expiring> {
  readonly #byHash = new Map<string, T>();
  readonly #max: number;
  /** The earliest expiry. */
  #dueAt = Infinity;

  constructor(max: number) {
    this.#max = max;
  }

  find(hash: string, now: number): T | null {
    const kept = this.#byHash.get(hash);
    return kept && kept.until > now ? kept : null;
  }

  /** The oldest entry is dropped when it is full. */
  add(hash: string, kept: T): void {
    if (this.#byHash.size >= this.#max) {
      for (const oldest of this.#byHash.keys()) {
        this.#byHash.delete(oldest);
        break;
      }
    }
    this.#byHash.set(hash, kept);
    this.#dueAt = Math.min(this.#dueAt, kept.until);
  }

  remove(hash: string): void {
    this.#byHash.delete(hash);
  }

  sweep(now: number): void {
    if (now < this.#dueAt) return;
    this.#dueAt = Infinity;
    for (const [hash, { until }] of this.#byHash) {
      if (until > now) {
        this.#dueAt = until;
        break;
      }
      this.#byHash.delete(hash);
    }
  }
}
