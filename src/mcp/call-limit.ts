// How many calls may wait at a time, of one key and in all.
import { setTimeout as wait } from 'node:timers/promises';

const MAX_PER_KEY = 16;
const MAX_TOTAL = 128;
/** A call too many is refused after this pause: a client that repeats it at once would cost as much as one that is served. */
export const REFUSED_AFTER_MS = 2_000;

/** Runs work that may wait. Throws an error for the model where too many calls do. */
export type CallLimit = <T>(work: () => Promise<T>) => Promise<T>;

export class CallLimits {
  readonly #waiting = new Map<string, number>();
  #total = 0;

  of(key: string): CallLimit {
    const count = (by: number) => {
      this.#waiting.set(key, (this.#waiting.get(key) ?? 0) + by);
      this.#total += by;
    };
    return async (work) => {
      if ((this.#waiting.get(key) ?? 0) >= MAX_PER_KEY || this.#total >= MAX_TOTAL) {
        await wait(REFUSED_AFTER_MS);
        const most = `at most ${MAX_PER_KEY} of one API key and ${MAX_TOTAL} in all`;
        throw new Error(`Too many calls are waiting (${most}). Let one of them end, then retry.`);
      }
      count(1);
      return work().finally(() => count(-1));
    };
  }
}
