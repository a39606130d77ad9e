// Values by hash with a fixed lifetime.

export interface Expiring {
  /** Epoch milliseconds. */
  readonly until: number;
}

/** Insertion-ordered: the lifetime is fixed, so the oldest comes first. */
export class ExpiringMap<T extends Expiring> {
  readonly #byHash = new Map<string, T>();
  readonly #max: number;
  /** Goes on where it stopped: a fresh one walks over the places of all that was removed. */
  #inOrder = this.#byHash.entries();
  #oldest: readonly [hash: string, kept: T] | null = null;
  /** Nothing expires before. */
  #dueAt = Number.POSITIVE_INFINITY;

  constructor(max: number) {
    this.#max = max;
  }

  find(hash: string, now: number): T | null {
    const kept = this.#byHash.get(hash);
    return kept && kept.until > now ? kept : null;
  }

  /** The oldest entry is dropped when it is full. */
  add(hash: string, kept: T): void {
    this.#byHash.delete(hash);
    if (this.#byHash.size >= this.#max) this.#byHash.delete(this.#findOldest()?.[0] ?? '');
    this.#byHash.set(hash, kept);
    this.#dueAt = Math.min(this.#dueAt, kept.until);
  }

  remove(hash: string): void {
    this.#byHash.delete(hash);
  }

  sweep(now: number): void {
    while (now >= this.#dueAt) {
      const oldest = this.#findOldest();
      this.#dueAt = oldest ? oldest[1].until : Number.POSITIVE_INFINITY;
      if (oldest && now >= this.#dueAt) this.#byHash.delete(oldest[0]);
    }
  }

  #findOldest(): readonly [hash: string, kept: T] | null {
    while (this.#byHash.size > 0) {
      if (this.#oldest && this.#byHash.get(this.#oldest[0]) === this.#oldest[1]) return this.#oldest;
      const next = this.#inOrder.next();
      if (next.done) this.#inOrder = this.#byHash.entries();
      this.#oldest = next.value ?? null;
    }
    return null;
  }
}
