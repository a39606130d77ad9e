interface Watcher {
  readonly maybeChanged: () => void;
  watching: boolean;
}

/** Callbacks by topic. They run as microtasks, once per change. */
export class Watchers {
  /** Most topics have only one watcher, which needs no Set. */
  readonly #byTopic = new Map<string, Watcher | Set<Watcher>>();

  get size(): number {
    return this.#byTopic.size;
  }

  /** Notifies the watcher once immediately, because changes between the caller's read and this call would be missed. */
  add(topic: string, maybeChanged: () => void): () => void {
    const watcher: Watcher = { maybeChanged, watching: true }; // a new object, because the same function may be added twice
    const others = this.#byTopic.get(topic);
    if (others instanceof Set) others.add(watcher);
    else this.#byTopic.set(topic, others ? new Set([others, watcher]) : watcher);
    notify(watcher);
    return () => this.#remove(topic, watcher);
  }

  notifyTopics(topics: Iterable<string>): void {
    for (const topic of new Set(topics)) for (const watcher of this.#watchersOf(topic)) notify(watcher);
  }

  notifyAll(): void {
    this.notifyTopics([...this.#byTopic.keys()]);
  }

  clear(): void {
    for (const topic of this.#byTopic.keys()) for (const watcher of this.#watchersOf(topic)) watcher.watching = false;
    this.#byTopic.clear();
  }

  #watchersOf(topic: string): readonly Watcher[] {
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

const notify = (watcher: Watcher): void => queueMicrotask(() => watcher.watching && watcher.maybeChanged());
