// Copies whose smaller files are looked for, one after the other. What is left when a process ends is done at the next
// start.
import type { Clock } from '../../base/clock.ts';
import type { Squeeze } from './squeeze.ts';
import type { ScreenshotStore } from './store.ts';

interface Parts {
  readonly store: ScreenshotStore;
  /** Null: nothing is squeezed. */
  readonly squeeze: Squeeze | null;
  readonly clock: Clock;
  readonly onTrouble: (error: unknown, part: 'squeeze') => void;
}

export class SqueezeQueue {
  readonly #parts: Parts;
  readonly #onDone: (id: string) => void;
  readonly #waiting = new Set<string>();
  readonly #closing = new AbortController();
  #turn: Promise<void> = Promise.resolve();

  constructor(parts: Parts, onDone: (id: string) => void) {
    this.#parts = parts;
    this.#onDone = onDone;
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  add(id: string): void {
    const { squeeze, onTrouble } = this.#parts;
    if (!squeeze || this.has(id)) return;
    this.#waiting.add(id);
    this.#turn = this.#turn.then(async () => {
      if (this.#closing.signal.aborted) return;
      await this.#squeeze(id, squeeze).catch((error: unknown) => onTrouble(error, 'squeeze'));
      this.#waiting.delete(id);
      this.#onDone(id);
    });
  }

  /** Resolves when nothing is written any more. */
  close(): Promise<void> {
    this.#closing.abort();
    return this.#turn;
  }

  async #squeeze(id: string, squeeze: Squeeze): Promise<void> {
    const { store, clock, onTrouble } = this.#parts;
    const { signal } = this.#closing;
    const entry = await store.find(id);
    const from = entry && !entry.isSqueezed ? await store.read(entry, 'optimized') : null;
    if (!from) return;
    const smaller = await squeeze(from, signal).catch((error: unknown) => {
      if (!signal.aborted) onTrouble(error, 'squeeze');
      return null;
    });
    if (!signal.aborted) await store.endSqueeze(id, from, smaller, clock.now());
  }
}
