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

  /** The answer of a server that is well. */
  get health(): { readonly status: 'ok'; readonly uptime_seconds: number } {
    return { status: 'ok', uptime_seconds: this.seconds };
  }

  get seconds(): number {
    return Math.floor((this.#clock.elapsed() - this.#begun) / 1_000);
  }
}
