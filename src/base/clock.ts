/** Time as services see it, so that tests can move it by hand. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Monotonic milliseconds: changes of the system time do not affect them. */
  elapsed(): number;
  /** Runs `wake` once at that time or soon after; returns a function that cancels it. */
  at(time: number, wake: () => void): () => void;
}

/** An alarm checks the time at least this often, in case the system time was set forward. */
const RECHECK_MS = 15_000;

/** A small object, because there may be one for every open stream. */
interface Alarm {
  readonly time: number;
  readonly wake: () => void;
  timer: NodeJS.Timeout | undefined;
}

export function createClock(now: () => number): Clock {
  const wait = (alarm: Alarm): void => {
    alarm.timer = setTimeout(check, Math.min(Math.max(1, alarm.time - now()), RECHECK_MS), alarm).unref();
  };
  const check = (alarm: Alarm): void => (now() < alarm.time ? wait(alarm) : alarm.wake());
  return {
    now,
    elapsed: () => performance.now(),
    at: (time, wake) => {
      const alarm: Alarm = { time, wake, timer: undefined };
      wait(alarm);
      return () => clearTimeout(alarm.timer);
    },
  };
}

let last = 0;
/** How far this clock is ahead of the system time, in milliseconds. */
let ahead = 0;

/** Never runs backwards: when the system time is set back, it continues from its last value. */
export const systemClock = createClock(() => {
  const wall = Date.now();
  if (wall >= last) ahead = 0;
  else if (wall + ahead < last) ahead = last - wall;
  last = wall + ahead;
  return last;
});

export type Uptime = ReturnType<typeof createUptime>;

/** How long a server has been running. */
export function createUptime(clock: Clock) {
  const startedElapsed = clock.elapsed();
  return {
    startedAt: clock.now(),
    get seconds(): number {
      return Math.floor((clock.elapsed() - startedElapsed) / 1_000);
    },
    /** The response of a healthy server. */
    get health() {
      return { status: 'ok' as const, uptime_seconds: this.seconds };
    },
  };
}
