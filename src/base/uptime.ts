import type { Clock } from './clock.ts';

/** How long a server has been running. */
export class Uptime {
  readonly startedAt: number;
  readonly #clock: Clock;
  readonly #startedElapsed: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.startedAt = clock.now();
    this.#startedElapsed = clock.elapsed();
  }

  /** The response of a healthy server. */
  get health(): { readonly status: 'ok'; readonly uptime_seconds: number } {
    return { status: 'ok', uptime_seconds: this.seconds };
  }

  get seconds(): number {
    return Math.floor((this.#clock.elapsed() - this.#startedElapsed) / 1_000);
  }
}
