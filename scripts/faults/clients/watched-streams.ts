// Event streams of a client, recorded in the history: when each one ended, or that it was still open at the end.
import { openStream, type Target } from '../call.ts';
import type { History } from '../history.ts';

export interface WatchOptions {
  /** Of the entry in the history. */
  readonly key: string;
  readonly node: string;
  readonly target: Target;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export class WatchedStreams {
  readonly #history: History;
  readonly #open = new Set<() => void>();

  constructor(history: History) {
    this.#history = history;
  }

  /** `ended` resolves with the text that the stream delivered. */
  async watch({ key, node, target, path, headers = {} }: WatchOptions) {
    const history = this.#history;
    const entry = { operation: 'stream', key, begin: history.now, outcome: 'ok', node } as const;
    const stream = openStream(target, path, headers);
    const abandon = () => {
      history.add({ ...entry, end: null });
      stream.abort();
    };
    this.#open.add(abandon);
    const ended = stream.closed.then(() => {
      if (this.#open.delete(abandon)) history.add({ ...entry, end: history.now });
      return stream.text();
    });
    return { opened: await stream.opened, ended };
  }

  /** Records the streams that are still open, and closes them. */
  readonly close = async (): Promise<void> => {
    for (const abandon of this.#open) abandon();
    this.#open.clear();
  };
}
