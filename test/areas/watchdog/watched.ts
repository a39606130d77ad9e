// The watchdog's rules over stub gateways: time moves by hand, and health is what the test says.

import type { WatchdogEvent } from '../../../src/areas/watchdog/event-history.ts';
import { type WatchdogLimits, WatchdogService } from '../../../src/areas/watchdog/service.ts';
import { readConfig } from '../../../src/base/config/config.ts';
import { ManualClock } from '../../clock.ts';
import { StubGateway } from './stub-gateway.ts';

/** The defaults, as a start without any settings has them. */
export const DEFAULTS = readConfig({ folder: '/nonexistent' }).settings.watchdog;

export class Watched {
  readonly clock = new ManualClock();
  readonly service: WatchdogService;
  readonly children: StubGateway[] = [];
  /** What the next health checks say: null is well. */
  health: string | null = null;
  /** Every event, as it was told. */
  readonly told: WatchdogEvent[] = [];
  /** Health checks made so far. */
  checks = 0;
  readonly #held = new Map<number, PromiseWithResolvers<void>>();
  #hold: { readonly timeoutMs: number } | null = null;
  /** Whether children listen as soon as they run. */
  listens = true;

  constructor(limits: Partial<WatchdogLimits> = {}) {
    this.service = new WatchdogService({
      clock: this.clock,
      limits: { ...DEFAULTS, ...limits },
      launch: () => {
        const child = new StubGateway(101 + this.children.length);
        this.children.push(child);
        if (this.listens) child.listen('http://gateway.example');
        return child;
      },
      onEvent: (event) => this.told.push(event),
      probe: async () => {
        const check = this.checks++;
        if (this.#hold) return this.#heldBack(check, this.#hold.timeoutMs);
        if (this.health !== null) throw new Error(this.health);
      },
    });
  }

  /** The next health checks wait for `answer`, and fail after the timeout. */
  hold(timeoutMs = Infinity): void {
    this.#hold = { timeoutMs };
  }

  /** Answers a check that is held back; the first one of a gateway is check 0. */
  answer(check: number, error: string | null): void {
    if (error === null) this.#held.get(check)?.resolve();
    else this.#held.get(check)?.reject(new Error(error));
  }

  #heldBack(check: number, timeoutMs: number): Promise<void> {
    const held = Promise.withResolvers<void>();
    this.#held.set(check, held);
    const late = () => this.answer(check, 'It did not answer in time.');
    if (timeoutMs !== Infinity) this.clock.at(this.clock.now() + timeoutMs, late);
    return held.promise;
  }

  get child(): StubGateway {
    const child = this.children.at(-1);
    if (!child) throw new Error('No gateway was started');
    return child;
  }

  get state(): string {
    return this.service.status.gateway.state;
  }

  get kinds(): string[] {
    return this.service.status.events.map(({ kind }) => kind);
  }

  /** Lets what was ended, answered or ordered take its course. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }

  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.settle();
  }

  /** One poll further, `times` over. */
  async poll(times = 1): Promise<void> {
    for (let time = 1; time <= times; time++) await this.advance(DEFAULTS.pollMs);
  }

  async exit(code = 1): Promise<void> {
    this.child.exit(code);
    await this.settle();
  }

  static async running(limits?: Partial<WatchdogLimits>): Promise<Watched> {
    const watched = new Watched(limits);
    await watched.service.start();
    return watched;
  }
}
