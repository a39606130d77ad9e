// The watchdog's rules over stub gateways: time moves by hand, and health is what the test says.
import { readConfig } from '../../src/config/config.ts';
import { LateAnswer } from '../../src/watchdog/child.ts';
import type { WatchdogEvent } from '../../src/watchdog/event-history.ts';
import { type WatchdogLimits, WatchdogService } from '../../src/watchdog/service.ts';
import { ManualClock } from '../clock.ts';
import { StubGateway } from './stub-gateway.ts';

/** The defaults, as a start without any settings has them. */
export const DEFAULTS = readConfig({ folder: '/nonexistent' }).settings.watchdog;

export class Watched {
  readonly clock = new ManualClock();
  readonly service: WatchdogService;
  readonly children: StubGateway[] = [];
  /** What the next health checks say: null is well. */
  health: string | null = null;
  /** Whether they only come too late. */
  late = false;
  /** Every event, as it was told. */
  readonly told: WatchdogEvent[] = [];
  /** Health checks made so far. */
  checks = 0;
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
        this.checks++;
        if (this.late) throw new LateAnswer('It is late.');
        if (this.health !== null) throw new Error(this.health);
      },
    });
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
