// Limits concurrent scrypt runs, which share memory and libuv's thread pool with file and DNS calls.
import { Problem } from '../problem.ts';

export class Semaphore {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else if (this.#waiting.length < this.#maxWaiting) await new Promise<void>((go) => this.#waiting.push(go));
    else throw new Problem('unavailable', 'Too many people are logging in.', { headers: { 'Retry-After': '5' } });
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next)
        next(); // passes the permit on
      else this.#running -= 1;
    }
  }
}
