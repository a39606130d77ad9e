/** Who wants hints, by topic. Hints run after the current code and never twice for one reason. */
export class Watchers {
  readonly #byTopic = new Map<string, Set<() => void>>();

  get size(): number {
    return this.#byTopic.size;
  }

  /** Hints once at once: what was committed between the caller's read and this call would be missed otherwise. */
  add(topic: string, maybeChanged: () => void): () => void {
    const watcher = () => maybeChanged(); // its own identity: one function may watch twice
    const watchers = this.#byTopic.get(topic) ?? new Set();
    this.#byTopic.set(topic, watchers.add(watcher));
    this.#hint(watchers, [watcher]);
    return () => {
      watchers.delete(watcher);
      if (watchers.size === 0 && this.#byTopic.get(topic) === watchers) this.#byTopic.delete(topic);
    };
  }

  wake(topics: Iterable<string>): void {
    for (const topic of new Set(topics)) {
      const watchers = this.#byTopic.get(topic);
      if (watchers) this.#hint(watchers, [...watchers]);
    }
  }

  wakeAll(): void {
    this.wake([...this.#byTopic.keys()]);
  }

  clear(): void {
    for (const watchers of this.#byTopic.values()) watchers.clear();
    this.#byTopic.clear();
  }

  #hint(watchers: ReadonlySet<() => void>, chosen: readonly (() => void)[]): void {
    for (const watcher of chosen) queueMicrotask(() => watchers.has(watcher) && watcher());
  }
}
