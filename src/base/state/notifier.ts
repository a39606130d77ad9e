// Notifications across nodes: how a change that one node commits reaches the callers that wait at another.
//
// A commit names topics (`session:ID`, `intent:HASH`), and callers watch topics (watchers.ts). A notification carries no
// data and proves nothing. It only means "read again": the caller reads the rows and decides. So it does no harm that one
// comes twice, late, or without a change, and a watcher is also called once at the start, for changes since its last read.
//
// On SQLite, commits of this process call the watchers directly. Those of other processes are found by polling the
// version of the file, and call all watchers, since their topics are unknown.
//
// On PostgreSQL, each node listens on one channel on a connection of its own, and this class sends the topics to it, also
// those of its own node. It sends them in batches and after the commits: a NOTIFY inside a commit would block the NOTIFY of
// every other commit in the database until its own is on disk. A commit whose outcome is unknown notifies too.
//
// Notifications are lost while a connection is down. After each reconnect all watchers are called, spread over two
// seconds. In case a loss goes unnoticed, each watcher is called every `database.recheckMs` anyway.
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
