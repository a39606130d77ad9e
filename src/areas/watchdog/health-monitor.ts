// Polls the health of the current gateway process and reports each result.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { isoTime } from '../../base/time-text.ts';
import type { GatewayChild } from './child.ts';

/** From spec/watchdog. */
export const MAX_TEXT_LENGTH = 2_000;

export interface HealthMonitorOptions {
  readonly clock: Clock;
  /** Requests the health from this base URL. Rejects with a readable message on failure or timeout. */
  readonly probe: (address: string) => Promise<void>;
  readonly settings: Pick<Settings['watchdog'], 'pollMs'>;
  /** `error` is null if the gateway is healthy; `now` is the time of the response. */
  readonly report: (error: string | null, now: number) => void;
}

export class HealthMonitor {
  readonly #options: HealthMonitorOptions;
  #child: GatewayChild | null = null;
  #address: string | null = null;
  #last: Schemas['HealthCheck'] | null = null;
  /** Numbers of the latest check started and the latest reported: with a long timeout, checks overlap. */
  #lastStarted = 0;
  #lastReported = 0;
  #cancelNext = () => {};

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
  }

  get last(): Schemas['HealthCheck'] | null {
    return this.#last;
  }

  /** Checks for the first time when the child listens, or after one interval. */
  watch(child: GatewayChild): void {
    this.#child = child;
    this.#address = null;
    this.#scheduleCheck(child);
    void child.listening.then((address) => {
      if (this.#child !== child) return;
      this.#address = address;
      this.#cancelNext();
      void this.#check(child);
    });
  }

  stop(): void {
    this.#child = null;
    this.#cancelNext();
  }

  #scheduleCheck(child: GatewayChild): void {
    const { clock, settings } = this.#options;
    this.#cancelNext = clock.at(clock.now() + settings.pollMs, () => void this.#check(child));
  }

  async #check(child: GatewayChild): Promise<void> {
    const { clock, report } = this.#options;
    const startedAt = clock.now();
    const number = ++this.#lastStarted;
    this.#scheduleCheck(child);
    const error = await this.#probe();
    if (this.#child !== child || number < this.#lastReported) return;
    this.#lastReported = number;
    const now = clock.now();
    this.#last = {
      at: isoTime(startedAt),
      ok: error === null,
      latency_ms: error === null ? now - startedAt : null,
      error,
    };
    report(error, now);
  }

  async #probe(): Promise<string | null> {
    if (this.#address === null) return 'The gateway is not listening yet.';
    try {
      await this.#options.probe(this.#address);
      return null;
    } catch (error) {
      return (error instanceof Error ? error.message : String(error)).slice(0, MAX_TEXT_LENGTH);
    }
  }
}
