interface Watcher {
  readonly maybeChanged: () => void;
  watching: boolean;
}

/** Time between two parts of a call to all watchers, and how many topics a part has at least. */
const PART_MS = 20;
const MIN_PART = 20;

/** Callbacks by topic. They run as microtasks, once per change. */
export class Watchers {
  /** Most topics have only one watcher, which needs no Set. */
  readonly #byTopic = new Map<string, Watcher | Set<Watcher>>();
  /** Topics that `notifyPart` has yet to notify in this round. A stored iterator would keep every former table of the map. */
  #round: string[] = [];
  #spreading: NodeJS.Timeout | undefined;

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

  /** Spreads the calls evenly over `spreadMs`. */
  notifyAll(spreadMs = 0): void {
    clearInterval(this.#spreading);
    const topics = [...this.#byTopic.keys()];
    const size = spreadMs === 0 ? topics.length : Math.max(MIN_PART, Math.ceil((topics.length * PART_MS) / spreadMs));
    this.notifyTopics(topics.splice(0, size));
    if (topics.length === 0) return;
    this.#spreading = setInterval(() => {
      this.notifyTopics(topics.splice(0, size));
      if (topics.length === 0) clearInterval(this.#spreading);
    }, PART_MS).unref();
  }

  /** Notifies the next topics; all of them within `parts` calls. */
  notifyPart(parts: number): void {
    for (let remaining = Math.ceil(this.#byTopic.size / parts); remaining > 0; remaining -= 1) {
      if (this.#round.length === 0) this.#round = [...this.#byTopic.keys()].reverse();
      this.notifyTopics([this.#round.pop() ?? '']);
    }
  }

  clear(): void {
    clearInterval(this.#spreading);
    for (const topic of this.#byTopic.keys()) for (const watcher of this.#watchersOf(topic)) watcher.watching = false;
    this.#byTopic.clear();
  }

  #watchersOf(topic: string): readonly Watcher[] {
    const watchers = this.#byTopic.get(topic);
    if (watchers instanceof Set) return [...watchers];
    return watchers ? [watchers] : [];
  }

  #remove(topic: string, watcher: Watcher): void {
    watcher.watching = false;
    const watchers = this.#byTopic.get(topic);
    if (watchers instanceof Set) watchers.delete(watcher);
    if (watchers === watcher || (watchers instanceof Set && watchers.size === 0)) this.#byTopic.delete(topic);
  }
}

const notify = (watcher: Watcher): void => queueMicrotask(() => watcher.watching && watcher.maybeChanged());
