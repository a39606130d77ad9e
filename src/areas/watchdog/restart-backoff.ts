// Exponential backoff between restarts of the gateway.
import type { Settings } from '../../../generated/config/settings.ts';

type BackoffSettings = Pick<Settings['watchdog'], 'backoffMs' | 'maxBackoffMs' | 'crashes'>;

export class RestartBackoff {
  readonly #settings: BackoffSettings;
  #failures = 0;

  constructor(settings: BackoffSettings) {
    this.#settings = settings;
  }

  /** In a row. */
  get failures(): number {
    return this.#failures;
  }

  /** Counts a failure. Returns the delay before the next start in milliseconds, or null to give up. */
  addFailure(): number | null {
    const { backoffMs, maxBackoffMs, crashes } = this.#settings;
    this.#failures++;
    if (this.#failures >= crashes) return null;
    return this.#failures === 1 ? 0 : Math.min(maxBackoffMs, backoffMs * 2 ** (this.#failures - 2));
  }

  reset(): void {
    this.#failures = 0;
  }
}
