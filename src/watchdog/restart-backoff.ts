// How often the gateway has ended lately, and how long to wait before it is started again.
import type { Settings } from '../../generated/config/settings.ts';

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

  /** The wait before the next start: none after the first end, then ever longer. Null: no more starts. */
  add(): number | null {
    const { backoffMs, maxBackoffMs, crashes } = this.#limits;
    this.#inARow++;
    if (this.#inARow >= crashes) return null;
    return this.#inARow === 1 ? 0 : Math.min(maxBackoffMs, backoffMs * 2 ** (this.#inARow - 2));
  }

  forget(): void {
    this.#inARow = 0;
  }
}
