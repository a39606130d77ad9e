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
  at: (time, wake) => {
    const alarm: Alarm = { time, wake, timer: undefined };
    wait(alarm);
    return () => clearTimeout(alarm.timer);
  },
};

/** One small object each: there may be one for every open stream. */
interface Alarm {
  readonly time: number;
  readonly wake: () => void;
  timer: NodeJS.Timeout | undefined;
}

function wait(alarm: Alarm): void {
  // Timers may ring a little early, and cannot wait longer than this.
  alarm.timer = setTimeout(check, Math.min(Math.max(1, alarm.time - Date.now()), LONGEST_TIMER_MS), alarm);
  alarm.timer.unref();
}

const check = (alarm: Alarm): void => (Date.now() < alarm.time ? wait(alarm) : alarm.wake());
