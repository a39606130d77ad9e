// The states that have been used: only their hashes, for as long as somebody could reload the page.

export type DeliveryStatus = 'delivered' | 'denied';

interface Used {
  readonly status: DeliveryStatus;
  readonly until: number;
}

/** Insertion-ordered: the lifetime is fixed, so the oldest stands in front. */
export class DeliveredStates {
  readonly #byHash = new Map<string, Used>();
  readonly #max: number;
  /** Nothing is over before. */
  #dueAt = Infinity;

  constructor(max: number) {
    this.#max = max;
  }

  find(hash: string, now: number): Used | null {
    const used = this.#byHash.get(hash);
    return used && used.until > now ? used : null;
  }

  /** Whoever uses states up as fast as possible makes the oldest forgotten. */
  add(hash: string, used: Used): void {
    if (this.#byHash.size >= this.#max) {
      for (const oldest of this.#byHash.keys()) {
        this.#byHash.delete(oldest);
        break;
      }
    }
    this.#byHash.set(hash, used);
    this.#dueAt = Math.min(this.#dueAt, used.until);
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
