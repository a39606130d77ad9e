// Detects a dead connection: it may break without either end noticing, and the socket looks open for minutes.

/** Detects it within 10 seconds: TICK_MS + QUIET_MS until the ping, ANSWER_MS + TICK_MS until the timeout. */
const TICK_MS = 1_000;
const QUIET_MS = 2_500;
const ANSWER_MS = 4_000;

/** `ping` sends a message that is answered; `timedOut` is called if no answer comes. */
export function createHeartbeat(ping: () => void, timedOut: () => void) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let receivedAt = 0;
  let pingedAt: number | null = null;
  let tickedAt = 0;

  function start(): void {
    received();
    tickedAt = performance.now();
    timer = setInterval(tick, TICK_MS);
  }

  function received(): void {
    receivedAt = performance.now();
    pingedAt = null;
  }

  function stop(): void {
    clearInterval(timer);
  }

  function tick(): void {
    const now = performance.now();
    // A page that was busy or asleep has not read its messages yet: it pings again.
    const wasAway = now - tickedAt > 3 * TICK_MS;
    tickedAt = now;
    if (pingedAt === null || wasAway) {
      if (now - receivedAt < QUIET_MS) return;
      pingedAt = now;
      ping();
    } else if (now - pingedAt > ANSWER_MS) {
      stop();
      timedOut();
    }
  }

  return { start, received, stop };
}
export type Heartbeat = ReturnType<typeof createHeartbeat>;
