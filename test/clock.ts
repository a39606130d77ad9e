import type { Clock } from '../src/base/clock.ts';

const HOUR_MS = 3_600_000;

/** Time that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<{ readonly time: number; readonly wake: () => void }>();

  constructor(start = Date.UTC(2026, 10, 15, 12)) {
    this.#now = start;
  }

  /** Alarms that are set and have not rung, without those for the end of sessions and keys, which are hours away. */
  get waiting(): number {
    return [...this.#alarms].filter(({ time }) => time - this.#now < HOUR_MS).length;
  }

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#now;
  }

  at(time: number, wake: () => void): () => void {
    const alarm = { time, wake };
    this.#alarms.add(alarm);
    if (time <= this.#now) queueMicrotask(() => this.#ring(alarm));
    return () => this.#alarms.delete(alarm);
  }

  /** Rings what falls due on the way, earliest first, each at its own time. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.time);
      this.#ring(next);
    }
    this.#now = end;
  }

  #next(end: number) {
    const [first] = [...this.#alarms].filter(({ time }) => time <= end).sort((a, b) => a.time - b.time);
    return first;
  }

  #ring(alarm: { readonly wake: () => void }): void {
    if (this.#alarms.delete(alarm as { time: number; wake: () => void })) alarm.wake();
  }
}
