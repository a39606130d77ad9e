// The load state of a web view's page, and its console lines and failed requests since it started loading.
import type { WebviewSeen } from '../../../../../generated/workspace/messages.ts';
import type { TrackerMessage } from '../proxy/tracker/protocol.ts';

const KEPT = 100;

/** A page may send anything instead of a text. */
const cut = (text: unknown, length: number): string => String(text).slice(0, length);

export class PageRecord {
  #state: WebviewSeen['state'] = 'empty';
  #reason: string | null = null;
  #console: WebviewSeen['console'] = [];
  #lines = 0;
  #requests: WebviewSeen['failedRequests'] = [];
  readonly #waiting = new Set<() => void>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get report(): Pick<WebviewSeen, 'state' | 'console' | 'failedRequests'> & { readonly reason?: string } {
    const reason = this.#reason === null ? {} : { reason: this.#reason.slice(0, 2_000) };
    return { state: this.#state, ...reason, console: [...this.#console], failedRequests: [...this.#requests] };
  }

  get isLoading(): boolean {
    return this.#state === 'loading';
  }

  begin(): void {
    [this.#state, this.#reason, this.#console, this.#requests] = ['loading', null, [], []];
    this.#lines = 0;
    this.#changed();
  }

  settle(state: 'empty' | 'loaded' | 'failed', reason: string | null = null): void {
    [this.#state, this.#reason] = [state, reason];
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
    this.#changed();
  }

  /** Resolves when nothing is loading. */
  async settled(): Promise<void> {
    while (this.isLoading) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  receive(message: TrackerMessage): void {
    if (message.type === 'console') {
      const { level, text } = message;
      const line = { number: ++this.#lines, level: cut(level, 20), text: cut(text, 2_000) };
      this.#console = [...this.#console, line].slice(-KEPT);
      this.#changed();
    } else if (message.type === 'request-failed') {
      const { method, url, reason } = message;
      const line = { method: cut(method, 20), url: cut(url, 2_000), reason: cut(reason, 200) };
      this.#requests = [...this.#requests, line].slice(-KEPT);
      this.#changed();
    } else if (message.type === 'state') {
      if (message.state === 'loading') this.begin();
      else this.settle(message.state, message.state === 'failed' ? failureOf(message) : null);
    }
  }
}

const failureOf = ({ status, reason }: Extract<TrackerMessage, { type: 'state' }>): string =>
  cut(reason ?? '', 500) || `The site returned HTTP ${cut(status, 5)}.`;
