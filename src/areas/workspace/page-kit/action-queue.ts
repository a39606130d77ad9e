// Runs the user's actions in order, each on the layout that the previous one led to. Otherwise a fast user would act on
// a layout that is about to change, and the key would be lost or hit another tab.

/** Longest wait for a change, so that a failed server cannot disable the keyboard. */
export const MAX_WAIT_MS = 5_000;

export class ActionQueue {
  /** Changes whose result is not shown yet. */
  readonly #pending = new Set<Promise<unknown>>();
  readonly #queued: (() => void)[] = [];

  /** Later actions wait until the change is shown or has failed, but at most MAX_WAIT_MS. */
  waitFor(change: Promise<unknown>): void {
    this.#pending.add(change);
    const settle = () => {
      clearTimeout(timer);
      this.#pending.delete(change);
      this.#runQueued();
    };
    const timer = setTimeout(settle, MAX_WAIT_MS);
    change.then(settle, settle);
  }

  /** Runs the action now, or after the pending changes. `isRepeat`: a held key does not queue up. */
  run(action: () => void, isRepeat = false): void {
    if (isRepeat && this.#pending.size > 0) return;
    this.#queued.push(action);
    this.#runQueued();
  }

  /** Stops waiting: after a lost connection, results may never arrive. */
  release(): void {
    this.#pending.clear();
    this.#runQueued();
  }

  #runQueued(): void {
    while (this.#pending.size === 0) {
      const action = this.#queued.shift();
      if (!action) return;
      action();
    }
  }
}
