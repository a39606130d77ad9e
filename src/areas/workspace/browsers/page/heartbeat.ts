// Detects a dead connection: it may break without either end noticing, and the socket looks open for minutes.

/** Detects it within 10 seconds: TICK_MS + QUIET_MS until the ping, ANSWER_MS + TICK_MS until the timeout. */
const TICK_MS = 1_000;
const QUIET_MS = 2_500;
const ANSWER_MS = 4_000;

export class Heartbeat {
  readonly #ping: () => void;
  readonly #timedOut: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;
  #receivedAt = 0;
  #pingedAt: number | null = null;
  #tickedAt = 0;

  /** `ping` sends a message that is answered; `timedOut` is called if no answer comes. */
  constructor(ping: () => void, timedOut: () => void) {
    this.#ping = ping;
    this.#timedOut = timedOut;
  }

  start(): void {
    this.received();
    this.#tickedAt = performance.now();
    this.#timer = setInterval(() => this.#tick(), TICK_MS);
  }

  received(): void {
    this.#receivedAt = performance.now();
    this.#pingedAt = null;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const now = performance.now();
    // A page that was busy or asleep has not read its messages yet: it pings again.
    const wasAway = now - this.#tickedAt > 3 * TICK_MS;
    this.#tickedAt = now;
    if (this.#pingedAt === null || wasAway) {
      if (now - this.#receivedAt < QUIET_MS) return;
      this.#pingedAt = now;
      this.#ping();
    } else if (now - this.#pingedAt > ANSWER_MS) {
      this.stop();
      this.#timedOut();
    }
  }
}
