// Detects a dead connection: it may break without either end noticing, and the socket looks open for minutes.

/** Detects it within 10 seconds: TICK_MS + QUIET_MS until the ping, ANSWER_MS + TICK_MS until the timeout. */
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

  /** `ping` sends a message that is answered; `timedOut` is called if no answer comes. */
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
    // A page that was busy or asleep has not read its messages yet: it pings again.
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
