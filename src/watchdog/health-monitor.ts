// Polls the health of one gateway process at a time and reports each result.
import type { Schemas } from '../../generated/watchdog/contract.ts';
import type { Clock } from '../clock.ts';
import { type GatewayChild, LateAnswer } from './child.ts';
import { iso, MAX_TEXT } from './event-history.ts';

export interface HealthMonitorOptions {
  readonly clock: Clock;
  /** Requests the health at this address; rejects with a message for people, with LateAnswer after its timeout. */
  readonly probe: (address: string) => Promise<void>;
  readonly limits: { readonly pollMs: number; readonly lateMs: number };
  /** `error` is null when the gateway is healthy; `now` is when the answer came. */
  readonly report: (error: string | null, now: number) => void;
}

/** Longest wait before a probe that timed out is repeated. */
const REPEAT_MS = 1_000;

export class HealthMonitor {
  readonly #options: HealthMonitorOptions;
  #child: GatewayChild | null = null;
  #address: string | null = null;
  /** Since when probes have timed out while the process answers over its pipe. */
  #lateSince: number | null = null;
  #last: Schemas['HealthCheck'] | null = null;
  #cancel = () => {};

  constructor(options: HealthMonitorOptions) {
    this.#options = options;
  }

  get last(): Schemas['HealthCheck'] | null {
    return this.#last;
  }

  /** The first check is made when the child listens, at the latest one interval from now. */
  watch(child: GatewayChild): void {
    const { clock, limits } = this.#options;
    this.#child = child;
    this.#address = null;
    this.#lateSince = null;
    this.#checkAt(child, clock.now() + limits.pollMs);
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

  #checkAt(child: GatewayChild, time: number): void {
    this.#cancel = this.#options.clock.at(time, () => void this.#check(child));
  }

  async #check(child: GatewayChild): Promise<void> {
    const { clock, limits, report } = this.#options;
    const at = clock.now();
    const failure = await this.#probe();
    const alive = failure instanceof LateAnswer && (await child.answers(limits.pollMs));
    if (this.#child !== child) return;
    const now = clock.now();
    const error = failure?.message.slice(0, MAX_TEXT) ?? null;
    this.#last = { at: iso(at), ok: error === null, latency_ms: error === null ? now - at : null, error };
    const repeat = alive && this.#mayBeLate(at, now);
    if (error === null) this.#lateSince = null;
    if (!repeat) report(error, now);
    if (this.#child !== child) return;
    this.#checkAt(child, Math.max(now, repeat ? now + Math.min(REPEAT_MS, limits.pollMs) : at + limits.pollMs));
  }

  async #probe(): Promise<Error | null> {
    if (this.#address === null) return new Error('It does not listen yet.');
    try {
      await this.#options.probe(this.#address);
      return null;
    } catch (reason) {
      return reason instanceof Error ? reason : new Error(String(reason));
    }
  }

  /** A busy process is not a hung one: its late answers count as one failure after `lateMs`. */
  #mayBeLate(at: number, now: number): boolean {
    this.#lateSince ??= at;
    if (now - this.#lateSince < this.#options.limits.lateMs) return true;
    this.#lateSince = null;
    return false;
  }
}
