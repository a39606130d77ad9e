// Limits the waiting calls per key and in total.
import { setTimeout as wait } from 'node:timers/promises';

const MAX_PER_KEY = 16;
const MAX_TOTAL = 128;
/** Pause before refusing a call, so that clients that retry immediately do not cost as much as served ones. */
export const REFUSED_AFTER_MS = 2_000;

/** Runs work that may wait. Throws an error for the model when too many calls are waiting. */
export type CallLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Returns a function for the limit of each key. */
export function limitCalls(): (key: string) => CallLimit {
  const waiting = new Map<string, number>();
  let total = 0;
  return (key) => async (work) => {
    const count = (by: number) => {
      waiting.set(key, (waiting.get(key) ?? 0) + by);
      total += by;
    };
    if ((waiting.get(key) ?? 0) >= MAX_PER_KEY || total >= MAX_TOTAL) {
      await wait(REFUSED_AFTER_MS);
      const most = `at most ${MAX_PER_KEY} per API key and ${MAX_TOTAL} in total`;
      throw new Error(`Too many calls are waiting (${most}). Retry when one of them has finished.`);
    }
    count(1);
    return work().finally(() => count(-1));
  };
}
