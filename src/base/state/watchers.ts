interface Watcher {
  readonly maybeChanged: () => void;
  watching: boolean;
}

/** Watchers by topic. Callbacks run after the current code, once per change. */
export class Watchers {
  /** Most topics have one watcher, which saves a Set. */
  readonly #byTopic = new Map<string, Watcher | Set<Watcher>>();

  get size(): number {
    return this.#byTopic.size;
  }

  /** Hints once at once: what was committed between the caller's read and this call would be missed otherwise. */
  add(topic: string, maybeChanged: () => void): () => void {
    const watcher: Watcher = { maybeChanged, watching: true }; // its own identity: one function may watch twice
    const others = this.#byTopic.get(topic);
    if (others instanceof Set) others.add(watcher);
    else this.#byTopic.set(topic, others ? new Set([others, watcher]) : watcher);
    hint(watcher);
    return () => this.#remove(topic, watcher);
  }

  wake(topics: Iterable<string>): void {
    for (const topic of new Set(topics)) for (const watcher of this.#of(topic)) hint(watcher);
  }

  wakeAll(): void {
    this.wake([...this.#byTopic.keys()]);
  }

  clear(): void {
    for (const topic of this.#byTopic.keys()) for (const watcher of this.#of(topic)) watcher.watching = false;
    this.#byTopic.clear();
  }

  #of(topic: string): readonly Watcher[] {
    const found = this.#byTopic.get(topic);
    if (found instanceof Set) return [...found];
    return found ? [found] : [];
  }

  #remove(topic: string, watcher: Watcher): void {
    watcher.watching = false;
    const found = this.#byTopic.get(topic);
    if (found instanceof Set) found.delete(watcher);
    if (found === watcher || (found instanceof Set && found.size === 0)) this.#byTopic.delete(topic);
  }
}

const hint = (watcher: Watcher): void => queueMicrotask(() => watcher.watching && watcher.maybeChanged());
