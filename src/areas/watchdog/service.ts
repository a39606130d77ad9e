// Starts, stops and restarts the gateway process. Of several commands the latest counts.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { describeExit, type Exit, type GatewayChild } from './child.ts';
import { History, iso, MAX_TEXT, type WatchdogEvent } from './event-history.ts';
import { HealthMonitor, type HealthMonitorOptions } from './health-monitor.ts';
import { RestartBackoff } from './restart-backoff.ts';

export type WatchdogLimits = Omit<Settings['watchdog'], 'port' | 'probeTimeoutMs'>;

export interface WatchdogOptions {
  readonly clock: Clock;
  readonly launch: () => GatewayChild;
  readonly probe: HealthMonitorOptions['probe'];
  readonly onEvent: (event: WatchdogEvent) => void;
  readonly limits: WatchdogLimits;
}

export type WatchdogStatus = Schemas['WatchdogStatus'];
type State = Schemas['GatewayProcess']['state'];

const ON_REQUEST = 'On request.';

export class WatchdogService {
  readonly #clock: Clock;
  readonly #launch: () => GatewayChild;
  readonly #limits: WatchdogLimits;
  readonly #backoff: RestartBackoff;
  readonly #history: History;
  readonly #health: HealthMonitor;
  /** Callers of `start` and `restart` that wait for the outcome. */
  readonly #waiting = new Set<() => void>();

  #state: State = 'stopped';
  #reason: string | null = null;
  #child: GatewayChild | null = null;
  #startedAt = 0;
  #healthySince: number | null = null;
  /** Settles when the child that was told to end has ended. */
  #ending: Promise<void> | null = null;
  #order = 0;
  #autoRestart: boolean;
  /** The process ended while auto-restart was off; it is started again when auto-restart is turned on. */
  #abandoned = false;
  /** Why the last process ended, in words. */
  #lastEnd = '';
  #failures = 0;
  #restarts = 0;
  #cancelWait = () => {};

  constructor({ clock, launch, probe, onEvent, limits }: WatchdogOptions) {
    this.#clock = clock;
    this.#launch = launch;
    this.#limits = limits;
    this.#autoRestart = limits.autoRestart;
    this.#backoff = new RestartBackoff(limits);
    this.#history = new History(clock, onEvent);
    this.#health = new HealthMonitor({ clock, probe, limits, report: (error, now) => this.#checked(error, now) });
  }

  get status(): WatchdogStatus {
    const child = this.#child;
    return {
      gateway: {
        state: this.#state,
        pid: child?.pid ?? null,
        started_at: child ? iso(this.#startedAt) : null,
        ...(this.#reason === null ? {} : { reason: this.#reason }),
      },
      auto_restart: this.#autoRestart,
      last_health_check: this.#health.last,
      consecutive_failures: this.#failures,
      restart_count: this.#restarts,
      events: this.#history.events,
    };
  }

  /** Resolves once the gateway is healthy or has failed, at the latest after the start grace. */
  async start(): Promise<WatchdogStatus> {
    if (!this.#child || this.#ending) {
      const order = this.#newOrder();
      this.#backoff.reset();
      if (this.#ending) await this.#ending;
      if (order === this.#order) this.#launchChild();
    }
    await this.#outcome();
    return this.status;
  }

  /** Resolves once the process has ended. */
  async stop(): Promise<WatchdogStatus> {
    const order = this.#newOrder();
    await this.#end('ask');
    if (order === this.#order && this.#state !== 'stopped') {
      this.#rest('stopped', null);
      this.#history.add('stopped', ON_REQUEST);
    }
    return this.status;
  }

  async restart(): Promise<WatchdogStatus> {
    if (!this.#child || this.#ending) return this.start();
    const order = this.#newOrder();
    this.#backoff.reset();
    await this.#end('ask');
    if (order === this.#order) this.#relaunch(ON_REQUEST, 'manual');
    await this.#outcome();
    return this.status;
  }

  /** Toggles without an argument. */
  setAutoRestart(enabled = !this.#autoRestart): WatchdogStatus {
    if (enabled !== this.#autoRestart) {
      this.#autoRestart = enabled;
      this.#history.add(enabled ? 'auto-restart-on' : 'auto-restart-off', ON_REQUEST);
      const waits = this.#state === 'starting' && !this.#child;
      if (enabled && this.#abandoned) this.#relaunch(this.#lastEnd);
      else if (!enabled && waits) this.#abandon();
    }
    return this.status;
  }

  #relaunch(why: string, cause: 'failure' | 'manual' = 'failure'): void {
    this.#newOrder();
    if (cause === 'failure') this.#restarts++;
    this.#history.add('restarted', why);
    this.#launchChild();
  }

  #launchChild(): void {
    const child = this.#launch();
    this.#child = child;
    this.#state = 'starting';
    this.#reason = null;
    this.#abandoned = false;
    this.#startedAt = this.#clock.now();
    this.#healthySince = null;
    this.#failures = 0;
    this.#health.watch(child);
    void child.ended.then((exit) => {
      if (this.#child === child && !this.#ending) this.#endedByItself(exit);
    });
  }

  #endedByItself(exit: Exit): void {
    const how = describeExit(exit);
    this.#health.stop();
    this.#child = null;
    this.#history.add('exited', how);
    this.#newOrder();
    this.#restartOrGiveUp(how);
  }

  async #killAndRestart(): Promise<void> {
    const order = this.#newOrder();
    const why = `${this.#failures} consecutive health checks failed.`;
    await this.#end('kill');
    if (order === this.#order) this.#restartOrGiveUp(why);
  }

  #restartOrGiveUp(why: string): void {
    this.#lastEnd = why;
    if (!this.#autoRestart) return this.#abandon();
    const waitMs = this.#backoff.add();
    if (waitMs === null) {
      const reason = `The gateway stopped ${this.#backoff.inARow} times in a row without running stably. Last failure: ${why}`;
      this.#rest('failed', reason);
      return this.#history.add('given-up', reason);
    }
    this.#state = 'starting';
    if (waitMs === 0) return this.#relaunch(why);
    this.#cancelWait = this.#clock.at(this.#clock.now() + waitMs, () => this.#relaunch(why));
  }

  #abandon(): void {
    this.#newOrder();
    this.#rest('failed', `${this.#lastEnd} Auto-restart is off.`);
    this.#abandoned = true;
  }

  async #end(how: 'ask' | 'kill'): Promise<void> {
    const child = this.#child;
    if (child && !this.#ending) {
      this.#state = 'stopping';
      this.#health.stop();
      const cancel =
        how === 'ask' ? this.#clock.at(this.#clock.now() + this.#limits.stopMs, () => child.kill()) : () => {};
      this.#ending = child.ended.then(() => {
        cancel();
        this.#child = null;
        this.#ending = null;
      });
      if (how === 'ask') child.terminate();
      else child.kill();
    }
    await this.#ending;
  }

  /** No process runs, and none will be started. */
  #rest(state: 'stopped' | 'failed', reason: string | null): void {
    this.#state = state;
    this.#reason = reason === null ? null : reason.slice(0, MAX_TEXT);
    this.#abandoned = false;
    this.#settle();
  }

  /** Invalidates earlier commands. */
  #newOrder(): number {
    this.#cancelWait();
    return ++this.#order;
  }

  #outcome(): Promise<void> {
    if (this.#state !== 'starting') return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        this.#waiting.delete(done);
        resolve();
      };
      const cancel = this.#clock.at(this.#startedAt + this.#limits.startGraceMs, done);
      this.#waiting.add(done);
    });
  }

  #settle(): void {
    for (const done of this.#waiting) done();
  }

  #checked(error: string | null, now: number): void {
    if (error === null) this.#healthy(now);
    else this.#unhealthy(error, now);
  }

  #healthy(now: number): void {
    this.#failures = 0;
    this.#healthySince ??= now;
    if (now - this.#healthySince >= this.#limits.stableMs) this.#backoff.reset();
    if (this.#state !== 'starting') return;
    this.#state = 'running';
    this.#history.add('started', `Process ${this.#child?.pid}.`);
    this.#settle();
  }

  #unhealthy(error: string, now: number): void {
    this.#healthySince = null;
    if (this.#state === 'starting' && now < this.#startedAt + this.#limits.startGraceMs) return;
    this.#failures++;
    if (this.#failures <= this.#limits.failures) this.#history.add('check-failed', error);
    if (this.#autoRestart && this.#failures >= this.#limits.failures) void this.#killAndRestart();
  }
}
