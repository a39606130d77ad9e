// Squeezes optimized copies one after the other. The next start continues with those that are left.
import type { Clock } from '../../base/clock.ts';
import type { Squeeze } from './squeeze.ts';
import type { ScreenshotStore } from './store.ts';

interface Options {
  readonly store: ScreenshotStore;
  /** Null: squeezing is off. */
  readonly squeeze: Squeeze | null;
  readonly clock: Clock;
  readonly onError: (error: unknown, part: 'squeeze') => void;
}

export class SqueezeQueue {
  readonly #options: Options;
  readonly #onDone: (id: string) => void;
  readonly #queued = new Set<string>();
  readonly #closing = new AbortController();
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options, onDone: (id: string) => void) {
    this.#options = options;
    this.#onDone = onDone;
  }

  has(id: string): boolean {
    return this.#queued.has(id);
  }

  add(id: string): void {
    const { squeeze, onError } = this.#options;
    if (!squeeze || this.has(id)) return;
    this.#queued.add(id);
    this.#last = this.#last.then(async () => {
      if (this.#closing.signal.aborted) return;
      await this.#squeeze(id, squeeze).catch((error: unknown) => onError(error, 'squeeze'));
      this.#queued.delete(id);
      this.#onDone(id);
    });
  }

  /** Resolves when nothing more is written. */
  close(): Promise<void> {
    this.#closing.abort();
    return this.#last;
  }

  async #squeeze(id: string, squeeze: Squeeze): Promise<void> {
    const { store, clock, onError } = this.#options;
    const { signal } = this.#closing;
    const entry = await store.find(id);
    const from = entry && !entry.isSqueezed ? await store.read(id, 'optimized') : null;
    if (!from) return;
    const smaller = await squeeze(from, signal).catch((error: unknown) => {
      if (!signal.aborted) onError(error, 'squeeze');
      return null;
    });
    if (!signal.aborted) await store.endSqueeze(id, from, smaller, clock.now());
  }
}
