// Collects the console lines of one eval for its result.
import type { ConsoleLine } from '../../../../../generated/workspace/messages.ts';

const MAX_LINES = 100;

export class ConsoleRecord {
  #lines: ConsoleLine[] = [];
  #leftOut = 0;

  add(lines: readonly ConsoleLine[], leftOut: number): void {
    const all = leftOut > 0 ? lines : [...this.#lines, ...lines];
    this.#leftOut += leftOut > 0 ? leftOut + this.#lines.length : 0;
    const excess = Math.max(0, all.length - MAX_LINES);
    this.#leftOut += excess;
    this.#lines = all.slice(excess);
  }

  /** The last lines. If lines are missing, the first says how many. */
  get lines(): ConsoleLine[] {
    if (this.#leftOut === 0) return this.#lines;
    const kept = this.#lines.slice(1 - MAX_LINES);
    const leftOut = this.#leftOut + this.#lines.length - kept.length;
    return [{ level: 'info', text: leftOutText(leftOut) }, ...kept];
  }
}

export const leftOutText = (count: number): string => `… ${count} ${count === 1 ? 'line' : 'lines'} omitted`;
