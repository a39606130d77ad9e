// The time as services see it. It follows the system time of the machine, or that of the database which nodes share, but
// does not leap with it: a session must not expire because the system time was wrong for a moment.
//
// Between two readings, time advances by the monotonic timer. A reading that differs from it by at most a second is right:
// time servers correct a clock in such small steps. If it is behind, time pauses until the reading has caught up.
//
// A larger difference has one of three causes:
// - The machine has slept. The monotonic timer stands still then, but the uptime of the machine does not, and it confirms
//   the difference. Time follows at once: what expired during the sleep has expired.
// - The system time was set wrong, and is set right again soon. Time goes on as if nothing had happened.
// - It was wrong and is now right, as after the start of a machine without a battery, or when a paused virtual machine
//   continues. Time follows a difference that has lasted for a minute, forward or back, in one step. Back, because
//   otherwise everything would be dated wrong until the restart. This is the only case in which time runs backwards.
import { uptime } from 'node:os';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** Moved by hand in tests. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Monotonic milliseconds: changes of the system time do not affect them. */
  elapsed(): number;
  /** Runs `wake` once at that time or soon after; returns a function that cancels it. */
  at(time: number, wake: () => void): () => void;
  /** How many milliseconds it is ahead of the system time of this machine. */
  offset?(): number;
}

/** An alarm checks the time at least this often, in case the machine has slept or the system time was changed. */
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

const TOLERANCE_MS = 1_000;
/** A leap that lasts so long is no mistake. */
const LASTING_MS = 60_000;

/** The first reading is right. `wait`: it is followed only if it lasts; `follow`: it has lasted; `end`: it has not. */
export interface Leap {
  readonly action: 'wait' | 'follow' | 'end';
  readonly ms: number;
}

/** Time that follows readings of another clock, as described above. */
export class SteadyTime {
  readonly #onLeap: (leap: Leap) => void;
  /** The time minus the monotonic timer. */
  #offset = Number.NaN;
  #leap: { readonly offset: number; readonly since: number } | null = null;
  #sleptMs = sleptMs();
  #last = 0;

  constructor(onLeap: (leap: Leap) => void = () => {}) {
    this.#onLeap = onLeap;
  }

  /** `time` was read at `elapsed` of the monotonic timer. */
  follow(time: number, elapsed: number): void {
    const offset = time - elapsed;
    const ms = offset - this.#offset;
    if (!(Math.abs(ms) > TOLERANCE_MS)) {
      if (this.#leap) this.#onLeap({ action: 'end', ms: this.#leap.offset - offset });
      this.#leap = null;
      this.#offset = offset;
    } else if (!this.#leap || Math.abs(offset - this.#leap.offset) > TOLERANCE_MS) {
      if (this.#addSleep()) return this.follow(time, elapsed);
      this.#leap = { offset, since: elapsed };
      this.#onLeap({ action: 'wait', ms });
    } else if (elapsed - this.#leap.since >= LASTING_MS) {
      this.#onLeap({ action: 'follow', ms });
      this.#leap = null;
      this.#offset = offset;
      this.#last = 0;
    }
  }

  now(elapsed = performance.now()): number {
    this.#last = Math.max(this.#last, Math.round(this.#offset + elapsed));
    return this.#last;
  }

  /** Whether the machine has slept since the last call. */
  #addSleep(): boolean {
    const slept = sleptMs();
    const ms = slept - this.#sleptMs;
    if (ms <= TOLERANCE_MS) return false;
    this.#sleptMs = slept;
    this.#offset += ms;
    return true;
  }
}

/** Grows only while the machine sleeps. */
const sleptMs = (): number => uptime() * 1_000 - performance.now();

/** Follows the system time. */
export function createSystemClock(onLeap?: (leap: Leap) => void): Clock {
  const time = new SteadyTime(onLeap);
  const now = (): number => {
    const elapsed = performance.now();
    time.follow(Date.now(), elapsed);
    return time.now(elapsed);
  };
  return { ...createClock(now), offset: () => now() - Date.now() };
}

/** For commands and tests: it has no log. */
export const systemClock = createSystemClock();

/** How long a server has been running. */
export class Uptime {
  readonly startedAt: number;
  readonly #startedElapsed: number;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.startedAt = clock.now();
    this.#startedElapsed = clock.elapsed();
    this.#clock = clock;
  }

  get seconds(): number {
    return Math.floor((this.#clock.elapsed() - this.#startedElapsed) / 1_000);
  }

  /** The response of a healthy server. */
  get health() {
    const offset = Math.round((this.#clock.offset?.() ?? 0) / 1_000);
    const clockOffset = offset === 0 ? {} : { clock_offset_seconds: offset };
    return { status: 'ok' as const, uptime_seconds: this.seconds, ...clockOffset };
  }
}
