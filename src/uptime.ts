import type { Clock } from './clock.ts';

/** Since when a server runs. */
export class Uptime {
  readonly startedAt: number;
  readonly #clock: Clock;
  readonly #begun: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.startedAt = clock.now();
    this.#begun = clock.elapsed();
  }

  get seconds(): number {
    return Math.floor((this.#clock.elapsed() - this.#begun) / 1_000);
  }
}
