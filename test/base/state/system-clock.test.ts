// The system time is set back and forward, and the machine sleeps, while a server is running.
import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Clock, createSystemClock, type Leap, Uptime } from '../../../src/base/clock.ts';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000] as const;

describe('the clock when the system time is changed', () => {
  let clock: Clock;
  let start: number;
  let leaps: Leap[] = [];
  const { uptime } = os;
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.now() });
    leaps = [];
    clock = createSystemClock((leap) => leaps.push(leap));
    start = clock.now();
  });
  afterEach(() => {
    vi.useRealTimers();
    os.uptime = uptime;
    syncBuiltinESMExports();
  });
  /** Changes the system time without the passage of time. */
  const shift = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const sinceStart = () => clock.now() - start;
  /** Lets time pass, and reads it every second, as a busy server does. */
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += SECOND) {
      vi.advanceTimersByTime(SECOND);
      clock.now();
    }
  };

  it('back: continues at the same pace, so that nothing expired is valid again and uptime never decreases', () => {
    const uptimeOf = new Uptime(clock);
    pass(5 * SECOND);
    expect(sinceStart()).toBe(5 * SECOND);
    shift(-HOUR);
    expect(sinceStart()).toBe(5 * SECOND);
    expect(uptimeOf.seconds).toBe(5);
    pass(2 * SECOND);
    expect(sinceStart()).toBe(7 * SECOND);
    shift(HOUR);
    expect(sinceStart()).toBe(7 * SECOND);
    expect(clock.now()).toBe(Date.now());
  });

  it.each([
    ['an hour', HOUR],
    ['400 days', 400 * DAY],
  ])('forward by %s, back and forward and back: nobody notices', (_, ms) => {
    for (const [index, change] of [ms, -ms, ms, -ms].entries()) {
      pass(20 * SECOND);
      shift(change);
      expect(sinceStart()).toBe((index + 1) * 20 * SECOND);
    }
    pass(10 * SECOND);
    expect(sinceStart()).toBe(90 * SECOND);
    expect(clock.now()).toBe(Date.now());
    expect(leaps.map(({ action }) => action)).toEqual(['wait', 'end', 'wait', 'end']);
  });

  it.each([
    ['forward', HOUR],
    ['back', -HOUR],
    ['far forward', 400 * DAY],
    ['far back', -400 * DAY],
  ])('%s, for good: is followed after a minute, in one step', (_, ms) => {
    shift(ms);
    pass(59 * SECOND);
    expect(sinceStart()).toBe(59 * SECOND);
    expect(clock.offset?.()).toBe(-ms);
    pass(2 * SECOND);
    expect(clock.now()).toBe(Date.now());
    expect(clock.offset?.()).toBe(0);
    pass(10 * MINUTE);
    expect(clock.now()).toBe(Date.now());
    expect(leaps.map((leap) => ({ ...leap, ms: Math.round(leap.ms) }))).toEqual([
      { action: 'wait', ms },
      { action: 'follow', ms },
    ]);
  });

  it('forward for long, then back: new times are right again a minute later', () => {
    shift(400 * DAY);
    pass(2 * MINUTE);
    expect(sinceStart()).toBe(400 * DAY + 2 * MINUTE);
    shift(-400 * DAY);
    pass(2 * MINUTE);
    expect(sinceStart()).toBe(4 * MINUTE);
  });

  it('to different times in turn: none of them is followed until one lasts', () => {
    for (let round = 1; round <= 20; round++) {
      shift(round * HOUR);
      pass(10 * SECOND);
    }
    expect(sinceStart()).toBe(200 * SECOND);
    pass(MINUTE);
    expect(clock.now()).toBe(Date.now());
  });

  it('by small corrections: follows them at once and never runs backwards', () => {
    shift(900);
    expect(sinceStart()).toBe(900);
    for (let round = 0; round < 5; round++) {
      shift(-900);
      expect(sinceStart()).toBe(900);
    }
    pass(10 * SECOND);
    expect(clock.now()).toBe(Date.now());
    expect(leaps).toEqual([]);
  });

  it('follows at once when the machine has slept, during which the monotonic timer stands still', () => {
    const slept = uptime();
    os.uptime = () => slept + (8 * HOUR) / SECOND;
    syncBuiltinESMExports();
    shift(8 * HOUR);
    expect(sinceStart()).toBe(8 * HOUR);
    shift(8 * HOUR);
    expect(sinceStart()).toBe(8 * HOUR);
    expect(leaps.map(({ action }) => action)).toEqual(['wait']);
  });

  it('does not change the uptime', () => {
    const uptimeOf = new Uptime(clock);
    pass(5 * SECOND);
    shift(HOUR);
    expect(uptimeOf.seconds).toBe(5);
    expect(uptimeOf.health).toEqual({ status: 'ok', uptime_seconds: 5, clock_offset_seconds: -3_600 });
    pass(2 * MINUTE);
    expect(uptimeOf.health).toEqual({ status: 'ok', uptime_seconds: 125 });
  });

  it('forward for good: an alarm rings when the change is followed, not at the time first calculated', () => {
    const rung = vi.fn();
    clock.at(clock.now() + 15 * MINUTE, rung);
    shift(HOUR);
    vi.advanceTimersByTime(59 * SECOND);
    expect(rung).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30 * SECOND);
    expect(rung).toHaveBeenCalledOnce();
  });
});
