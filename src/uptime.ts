import type { Clock } from './clock.ts';

/** Since when a server runs. */
export class Uptime {
  readonly startedAt: number;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.startedAt = clock.now();
  }

  get seconds(): number {
    return Math.floor((this.#clock.now() - this.startedAt) / 1_000);
  }
}
