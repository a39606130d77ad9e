// Polls the health of one gateway process at a time and reports each result.
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import type { GatewayChild } from './child.ts';
import { iso, MAX_TEXT } from './event-history.ts';

export interface HealthMonitorOptions {
  readonly clock: Clock;
  /** Requests the health at this address; rejects with a message for people, also when there is no answer in time. */
  readonly probe: (address: string) => Promise<void>;
  readonly limits: { readonly pollMs: number };
  /** `error` is null when the gateway is healthy; `now` is when the answer came. */
  readonly report: (error: string | null, now: number) => void;
}

export class HealthMonitor {
  readonly #options: HealthMonitorOptions;
  #child: GatewayChild | null = null;
  #address: string | null = null;
  #last: Schemas['HealthCheck'] | null = null;
  /** Checks begun so far, and the latest of them that was reported: with a long timeout several run at once. */
  #begun = 0;
  #reported = 0;
  #cancel = () => {};

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
  }

  get last(): Schemas['HealthCheck'] | null {
    return this.#last;
  }

  /** The first check is made when the child listens, at the latest one interval from now. */
  watch(child: GatewayChild): void {
    this.#child = child;
    this.#address = null;
    this.#checkLater(child);
    void child.listening.then((address) => {
      if (this.#child !== child) return;
      this.#address = address;
      this.#cancel();
      void this.#check(child);
    });
  }

  stop(): void {
    this.#child = null;
    this.#cancel();
  }

  #checkLater(child: GatewayChild): void {
    const { clock, limits } = this.#options;
    this.#cancel = clock.at(clock.now() + limits.pollMs, () => void this.#check(child));
  }

  async #check(child: GatewayChild): Promise<void> {
    const { clock, report } = this.#options;
    const at = clock.now();
    const number = ++this.#begun;
    this.#checkLater(child);
    const error = await this.#probe();
    if (this.#child !== child || number < this.#reported) return;
    this.#reported = number;
    const now = clock.now();
    this.#last = { at: iso(at), ok: error === null, latency_ms: error === null ? now - at : null, error };
    report(error, now);
  }

  async #probe(): Promise<string | null> {
    if (this.#address === null) return 'The gateway is not listening yet.';
    try {
      await this.#options.probe(this.#address);
      return null;
    } catch (reason) {
      return (reason instanceof Error ? reason.message : String(reason)).slice(0, MAX_TEXT);
    }
  }
}
