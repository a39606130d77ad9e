// Finds out that a line is silent: it may be cut without either end being told, and a socket then looks open for minutes.

/** A page says so within 10 seconds: TICK_MS + QUIET_MS until it asks, ANSWER_MS + TICK_MS until it gives up. */
const TICK_MS = 1_000;
const QUIET_MS = 2_500;
const ANSWER_MS = 4_000;

export class SilenceWatch {
  readonly #ask: () => void;
  readonly #silent: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #heardAt = 0;
  #askedAt: number | null = null;
  #tickedAt = 0;

  /** `ask` sends something that is answered; `silent` is called when nothing comes. */
  constructor(ask: () => void, silent: () => void) {
    this.#ask = ask;
    this.#silent = silent;
  }

  start(): void {
    this.heard();
    this.#tickedAt = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  heard(): void {
    this.#heardAt = performance.now();
    this.#askedAt = null;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = performance.now();
    // A page that was busy or asleep has not read what came meanwhile: it asks anew.
    const wasAway = now - this.#tickedAt > 3 * TICK_MS;
    this.#tickedAt = now;
    if (this.#askedAt === null || wasAway) {
      if (now - this.#heardAt < QUIET_MS) return;
      this.#askedAt = now;
      this.#ask();
    } else if (now - this.#askedAt > ANSWER_MS) {
      this.stop();
      this.#silent();
    }
  }
}
