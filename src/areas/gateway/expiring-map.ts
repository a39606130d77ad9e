// A map with a size limit. All entries have the same lifetime.

export interface Expiring {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** In order of insertion, which is the order of expiry. */
export class ExpiringMap<T extends Expiring> {
  readonly #byHash = new Map<string, T>();
  readonly #max: number;
  /** Reused, because a new iterator would step over the slots of all removed entries. */
  #entries = this.#byHash.entries();
  #oldest: readonly [hash: string, value: T] | null = null;
  #nextExpiryAt = Number.POSITIVE_INFINITY;

  constructor(max: number) {
    this.#max = max;
  }

  find(hash: string, now: number): T | null {
    const value = this.#byHash.get(hash);
    return value && value.expiresAt > now ? value : null;
  }

  /** Drops the oldest entry if the map is full. */
  add(hash: string, value: T): void {
    this.#byHash.delete(hash);
    if (this.#byHash.size >= this.#max) this.#byHash.delete(this.#findOldest()?.[0] ?? '');
    this.#byHash.set(hash, value);
    this.#nextExpiryAt = Math.min(this.#nextExpiryAt, value.expiresAt);
  }

  remove(hash: string): void {
    this.#byHash.delete(hash);
  }

  sweep(now: number): void {
    while (now >= this.#nextExpiryAt) {
      const oldest = this.#findOldest();
      this.#nextExpiryAt = oldest ? oldest[1].expiresAt : Number.POSITIVE_INFINITY;
      if (oldest && now >= this.#nextExpiryAt) this.#byHash.delete(oldest[0]);
    }
  }

  #findOldest(): readonly [hash: string, value: T] | null {
    while (this.#byHash.size > 0) {
      if (this.#oldest && this.#byHash.get(this.#oldest[0]) === this.#oldest[1]) return this.#oldest;
      const next = this.#entries.next();
      if (next.done) this.#entries = this.#byHash.entries();
      this.#oldest = next.value ?? null;
    }
    return null;
  }
}
