/** Time as services see it, so that tests can move it by hand. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Runs `wake` once, at that time or soon after; returns what cancels it. */
  at(time: number, wake: () => void): () => void;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  at(time, wake) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      // Timers may ring a little early, and cannot wait longer than this.
      timer = setTimeout(check, Math.min(Math.max(1, time - Date.now()), LONGEST_TIMER_MS));
      timer.unref();
    };
    const check = () => (Date.now() < time ? wait() : wake());
    wait();
    return () => clearTimeout(timer);
  },
};
