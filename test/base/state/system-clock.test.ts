// The system's time is set back and forward under a running server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../../src/base/clock.ts';
import { Uptime } from '../../../src/base/uptime.ts';

describe('a system clock that is set [finding 16]', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.now() + 60_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('back: revives nothing, goes on at its pace, and uptime never falls', () => {
    const start = systemClock.now();
    const uptime = new Uptime(systemClock);
    vi.advanceTimersByTime(5_000);
    expect(systemClock.now()).toBe(start + 5_000);
    vi.setSystemTime(start - 3_600_000);
    expect(systemClock.now()).toBe(start + 5_000);
    expect(uptime.seconds).toBe(5);
    vi.advanceTimersByTime(2_000);
    expect(systemClock.now()).toBe(start + 7_000);
    vi.setSystemTime(start + 8_000);
    expect(systemClock.now()).toBe(start + 8_000);
  });

  it('forward: uptime goes on at its pace', () => {
    const uptime = new Uptime(systemClock);
    vi.advanceTimersByTime(5_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(uptime.seconds).toBe(5);
  });

  it('forward: an alarm rings within 15 seconds, not when its time would have been', () => {
    const rung = vi.fn();
    systemClock.at(systemClock.now() + 900_000, rung);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(rung).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(rung).toHaveBeenCalledOnce();
  });
});
