// Sends the topics of commits to all nodes, in batches and after the commits: a NOTIFY inside a commit would block the
// NOTIFY of every other commit in the database until its own is on disk.
import { setTimeout as delay } from 'node:timers/promises';

/** Time between two batches. */
const INTERVAL_MS = 5;
const RETRY_MS = 100;
/** NOTIFY allows 7999. */
const MAX_PAYLOAD_BYTES = 7_900;

export class Notifier {
  readonly #notify: (payload: string) => Promise<unknown>;
  readonly #topics = new Set<string>();
  #sending: Promise<void> | null = null;
  #closed = false;

  /** `notify` sends one notification. It is repeated until it succeeds. */
  constructor(notify: (payload: string) => Promise<unknown>) {
    this.#notify = notify;
  }

  add(topics: Iterable<string>): void {
    for (const topic of topics) this.#topics.add(topic);
    if (this.#topics.size > 0) this.#sending ??= this.#sendAll();
  }

  /** Sends the remaining topics, each at most once. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#sending;
  }

  /** Takes topics out before it sends them, so that a topic that is added meanwhile is sent again. */
  async #sendAll(): Promise<void> {
    while (this.#topics.size > 0) {
      const batch = takeBatch(this.#topics);
      const sent = await this.#notify(encodeTopics(batch)).then(
        () => true,
        () => false,
      );
      if (!sent && !this.#closed) this.add(batch);
      if (!this.#closed) await delay(sent ? INTERVAL_MS : RETRY_MS);
    }
    this.#sending = null;
  }
}

/** Removes as many topics as fit in one notification. */
function takeBatch(topics: Set<string>): string[] {
  const batch: string[] = [];
  let bytes = 2;
  for (const topic of topics) {
    bytes += Buffer.byteLength(JSON.stringify(topic)) + 1;
    if (bytes > MAX_PAYLOAD_BYTES) break;
    batch.push(topic);
    topics.delete(topic);
  }
  return batch;
}

/** A single topic is sent as it is, as older nodes expect it. */
function encodeTopics(topics: readonly string[]): string {
  const [only = '', ...others] = topics;
  return others.length === 0 && !only.startsWith('[') ? only : JSON.stringify(topics);
}

export const decodeTopics = (payload: string): readonly string[] =>
  payload.startsWith('[') ? (JSON.parse(payload) as string[]) : [payload];
