// The streams by which programs follow their requests. A program that was killed leaves no card: when no stream has been open for
// 10 seconds, on any node, its request is withdrawn. Nodes note every few seconds which requests are followed on them, so that
// another node notices if one of them crashes.
import type { Clock } from '../../../base/clock.ts';
import type { RequestStore } from './store.ts';

const LOST_MS = 10_000;
const NOTE_MS = 5_000;

export interface FollowersParts {
  readonly store: RequestStore;
  readonly clock: Clock;
  /** Ends what is no longer followed. */
  readonly withdraw: (now: number) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

export class Followers {
  readonly #parts: FollowersParts;
  /** The number of open streams by request. */
  readonly #streams = new Map<string, number>();
  #cancelNote: (() => void) | null = null;
  #isStopped = false;

  constructor(parts: FollowersParts) {
    this.#parts = parts;
  }

  /** After a start: programs have 10 seconds to come back. */
  async start(): Promise<void> {
    await this.#parts.store.followAllAgain(this.#parts.clock.now() + LOST_MS);
    this.#endLater();
  }

  /** The next start gives programs time to come back. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelNote?.();
  }

  /** Returns a function for the end of the stream. */
  add(id: string): () => void {
    this.#streams.set(id, (this.#streams.get(id) ?? 0) + 1);
    this.#run(() => this.#note([id]));
    this.#noteLater();
    return () => {
      const left = (this.#streams.get(id) ?? 1) - 1;
      if (left > 0) return void this.#streams.set(id, left);
      this.#streams.delete(id);
      this.#run(() => this.#note([id]));
      this.#endLater();
    };
  }

  /** Call it periodically. */
  async end(): Promise<void> {
    await this.#note([...this.#streams.keys()]); // the machine may have slept
    await this.#parts.withdraw(this.#parts.clock.now());
  }

  #endLater(): void {
    const { clock } = this.#parts;
    clock.at(clock.now() + LOST_MS, () => this.#run(() => this.end()));
  }

  #noteLater(): void {
    if (this.#cancelNote) return;
    const { clock } = this.#parts;
    this.#cancelNote = clock.at(clock.now() + NOTE_MS, () => {
      this.#cancelNote = null;
      if (this.#streams.size === 0) return;
      this.#noteLater();
      this.#run(() => this.#note([...this.#streams.keys()]));
    });
  }

  async #note(ids: readonly string[]): Promise<void> {
    const { store, clock } = this.#parts;
    const margin = this.#streams.size > 0 ? NOTE_MS : 0;
    if (ids.length > 0) await store.follow(ids, clock.now() + LOST_MS + margin);
  }

  #run(work: () => Promise<void>): void {
    if (!this.#isStopped) work().catch(this.#parts.onFault);
  }
}
