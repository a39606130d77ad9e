// Limits how many tasks run at once: scrypt needs much memory and shares libuv's thread pool with file and DNS calls.
import { Problem } from '../../base/problem.ts';

export class Semaphore {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  /** In order of arrival. */
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  /** Aborting `signal` leaves the queue. It does not stop work that has started. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.#running < this.#maxRunning) this.#running += 1;
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
        next(); // hands over the permit
      else this.#running -= 1;
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.#waiting.delete(start);
      signal?.removeEventListener('abort', abort);
    };
    const start = () => {
      leave();
      resolve();
    };
    const abort = () => {
      leave();
      reject(new Problem('unavailable', 'The request was aborted while it was queued.'));
    };
    this.#waiting.add(start);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    return promise;
  }
}
