// Limits concurrent scrypt runs, which share memory and libuv's thread pool with file and DNS calls.
import { Problem } from '../../base/problem.ts';

export class Semaphore {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  /** In the order they came. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** `signal` gives up the place in the queue; work that has begun goes on. */
  async take<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.size < this.#maxWaiting) await this.#wait(signal);
    else
      throw new Problem('unavailable', 'Too many login attempts are in progress. Retry in a few seconds.', {
        headers: { 'Retry-After': '5' },
      });
    try {
      return await work();
    } finally {
      const [next] = this.#waiting;
      if (next)
        next(); // passes the permit on
      else this.#running -= 1;
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.#waiting.delete(go);
      signal?.removeEventListener('abort', abort);
    };
    const go = () => {
      leave();
      resolve();
    };
    const abort = () => {
      leave();
      reject(new Problem('unavailable', 'The request was aborted while it was queued.'));
    };
    this.#waiting.add(go);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    return promise;
  }
}
