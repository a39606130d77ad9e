// Exponential wait before the gateway is started again after it ended.
import type { Settings } from '../../../generated/config/settings.ts';

export type RestartLimits = Pick<Settings['watchdog'], 'backoffMs' | 'maxBackoffMs' | 'crashes'>;

export class RestartBackoff {
  readonly #limits: RestartLimits;
  #inARow = 0;

  constructor(limits: RestartLimits) {
    this.#limits = limits;
  }

  get inARow(): number {
    return this.#inARow;
  }

  /** Counts an end; the wait in milliseconds before the next start, null when there are to be no more. */
  add(): number | null {
    const { backoffMs, maxBackoffMs, crashes } = this.#limits;
    this.#inARow++;
    if (this.#inARow >= crashes) return null;
    return this.#inARow === 1 ? 0 : Math.min(maxBackoffMs, backoffMs * 2 ** (this.#inARow - 2));
  }

  reset(): void {
    this.#inARow = 0;
  }
}
