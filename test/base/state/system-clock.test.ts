// The system time is set back and forward while a server is running.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUptime, systemClock } from '../../../src/base/clock.ts';

describe('the clock when the system time is changed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.now() + 60_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('back: continues at the same pace, so that nothing expired is valid again and uptime never decreases', () => {
    const start = systemClock.now();
    const uptime = createUptime(systemClock);
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

  it('forward: uptime continues at the same pace', () => {
    const uptime = createUptime(systemClock);
    vi.advanceTimersByTime(5_000);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(uptime.seconds).toBe(5);
  });

  it('forward: an alarm runs within 15 seconds, not at the time first calculated', () => {
    const rung = vi.fn();
    systemClock.at(systemClock.now() + 900_000, rung);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(rung).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    expect(rung).toHaveBeenCalledOnce();
  });
});
