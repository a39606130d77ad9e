import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Heartbeat } from '../../../../src/areas/workspace/browsers/page/heartbeat.ts';

describe('the heartbeat of the page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** `timedOutAt` is in milliseconds after the start. */
  const watch = (answers: (pings: number) => boolean) => {
    const seen = { pings: 0, timedOutAt: null as number | null };
    const from = performance.now();
    const heartbeat: Heartbeat = new Heartbeat(
      () => answers(++seen.pings) && setTimeout(() => heartbeat.received(), 20),
      () => {
        seen.timedOutAt = performance.now() - from;
      },
    );
    heartbeat.start();
    return { seen, heartbeat };
  };

  it('times out within 10 seconds if no ping is answered', () => {
    const { seen } = watch(() => false);
    vi.advanceTimersByTime(10_000);
    expect(seen).toMatchObject({ pings: 1 });
    expect(seen.timedOutAt).toBeLessThan(10_000);
  });

  it('continues while pings are answered, and times out after the last answer', () => {
    const { seen } = watch((pings) => pings < 20);
    vi.advanceTimersByTime(57_000);
    expect(seen.timedOutAt).toBe(null);
    vi.advanceTimersByTime(20_000);
    expect(seen.timedOutAt).not.toBe(null);
  });

  it('sends no ping while messages arrive', () => {
    const { seen, heartbeat } = watch(() => false);
    for (let count = 0; count < 30; count++) {
      vi.advanceTimersByTime(1_500);
      heartbeat.received();
    }
    expect(seen).toEqual({ pings: 0, timedOutAt: null });
  });

  it('pings again after a sleep before it times out', () => {
    const { seen } = watch((pings) => pings > 1);
    vi.advanceTimersByTime(4_000);
    expect(seen.pings).toBe(1);
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    vi.advanceTimersByTime(1_000);
    expect(seen).toEqual({ pings: 2, timedOutAt: null });
    vi.restoreAllMocks();
  });
});
