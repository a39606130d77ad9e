// The watchdog service with stub gateways and a manual clock. The test decides the result of each health check.
import {
  WATCHDOG_LIMITS,
  type WatchdogEvent,
  WatchdogService,
  type WatchdogSettings,
} from '../../../src/areas/watchdog/service.ts';
import { readConfig } from '../../../src/base/config/config.ts';
import { ManualClock } from '../../clock.ts';
import { StubGateway } from './stub-gateway.ts';

/** The settings of a start without configuration. */
export const DEFAULTS = { ...readConfig({ folder: '/nonexistent' }).settings.watchdog, ...WATCHDOG_LIMITS };

export class Watched {
  readonly clock = new ManualClock();
  readonly service: WatchdogService;
  readonly children: StubGateway[] = [];
  /** The error of the next health checks; null if the gateway is healthy. */
  health: string | null = null;
  readonly events: WatchdogEvent[] = [];
  /** The number of health checks so far. */
  checks = 0;
  readonly #delayed = new Map<number, PromiseWithResolvers<void>>();
  #delay: { readonly timeoutMs: number } | null = null;
  listensAtStart = true;

  constructor(settings: Partial<WatchdogSettings> = {}) {
    this.service = new WatchdogService({
      clock: this.clock,
      settings: { ...DEFAULTS, ...settings },
      launch: () => {
        const child = new StubGateway(101 + this.children.length);
        this.children.push(child);
        if (this.listensAtStart) child.listen('http://gateway.example');
        return child;
      },
      onEvent: (event) => this.events.push(event),
      probe: async () => {
        const check = this.checks++;
        if (this.#delay) return this.#delayedCheck(check, this.#delay.timeoutMs);
        if (this.health !== null) throw new Error(this.health);
      },
    });
  }

  /** The next health checks wait for `finishCheck`, and fail after the timeout. */
  delayChecks(timeoutMs = Infinity): void {
    this.#delay = { timeoutMs };
  }

  /** Ends a delayed check. They are numbered from 0. */
  finishCheck(check: number, error: string | null): void {
    if (error === null) this.#delayed.get(check)?.resolve();
    else this.#delayed.get(check)?.reject(new Error(error));
  }

  #delayedCheck(check: number, timeoutMs: number): Promise<void> {
    const result = Promise.withResolvers<void>();
    this.#delayed.set(check, result);
    const fail = () => this.finishCheck(check, 'It did not answer in time.');
    if (timeoutMs !== Infinity) this.clock.at(this.clock.now() + timeoutMs, fail);
    return result.promise;
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

  /** Waits until all pending promises are settled. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }

  async advance(ms: number): Promise<void> {
    this.clock.advance(ms);
    await this.settle();
  }

  /** Advances the clock by this many poll intervals. */
  async poll(times = 1): Promise<void> {
    for (let time = 1; time <= times; time++) await this.advance(DEFAULTS.pollMs);
  }

  async exit(code = 1): Promise<void> {
    this.child.exit(code);
    await this.settle();
  }

  static async running(settings?: Partial<WatchdogSettings>): Promise<Watched> {
    const watched = new Watched(settings);
    await watched.service.start();
    return watched;
  }
}
