import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SilenceWatch } from '../../../src/areas/workspace/page/browser/silence-watch.ts';

describe('a line that may be silent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Counts questions and says when it gave up, in milliseconds after the start. */
  const watch = (answers: (asked: number) => boolean) => {
    const told = { asked: 0, gaveUpAt: null as number | null };
    const from = performance.now();
    const silence: SilenceWatch = new SilenceWatch(
      () => answers(++told.asked) && setTimeout(() => silence.heard(), 20),
      () => {
        told.gaveUpAt = performance.now() - from;
      },
    );
    silence.start();
    return { told, silence };
  };

  it('is given up within 10 seconds when nothing is answered', () => {
    const { told } = watch(() => false);
    vi.advanceTimersByTime(10_000);
    expect(told).toMatchObject({ asked: 1 });
    expect(told.gaveUpAt).toBeLessThan(10_000);
  });

  it('is kept as long as questions are answered, and given up within 10 seconds of the last answer', () => {
    const { told } = watch((asked) => asked < 20);
    vi.advanceTimersByTime(57_000);
    expect(told.gaveUpAt).toBe(null);
    vi.advanceTimersByTime(20_000);
    expect(told.gaveUpAt).not.toBe(null);
  });

  it('is not asked while messages come', () => {
    const { told, silence } = watch(() => false);
    for (let count = 0; count < 30; count++) {
      vi.advanceTimersByTime(1_500);
      silence.heard();
    }
    expect(told).toEqual({ asked: 0, gaveUpAt: null });
  });

  it('is asked anew after a sleep, before it is given up', () => {
    const { told } = watch((asked) => asked > 1);
    vi.advanceTimersByTime(4_000);
    expect(told.asked).toBe(1);
    vi.setSystemTime(Date.now() + 60_000);
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual({ asked: 2, gaveUpAt: null });
    vi.restoreAllMocks();
  });
});
