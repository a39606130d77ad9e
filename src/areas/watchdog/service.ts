// Starts, stops and restarts the gateway process. The latest command supersedes the ones before it.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { isoTime } from '../../base/time-text.ts';
import { describeExit, type Exit, type GatewayChild } from './child.ts';
import { HealthMonitor, type HealthMonitorOptions, MAX_TEXT_LENGTH } from './health-monitor.ts';

export type WatchdogEvent = Schemas['WatchdogEvent'];

export interface WatchdogOptions {
  readonly clock: Clock;
  readonly launch: () => GatewayChild;
  readonly probe: HealthMonitorOptions['probe'];
  readonly onEvent: (event: WatchdogEvent) => void;
  readonly settings: Settings['watchdog'];
}

export type WatchdogStatus = Schemas['WatchdogStatus'];
type State = Schemas['GatewayProcess']['state'];

const ON_REQUEST = 'On request.';
/** From spec/watchdog. */
const MAX_EVENTS = 100;

export class WatchdogService {
  readonly #options: WatchdogOptions;
  /** The latest, oldest first. */
  readonly #events: WatchdogEvent[] = [];
  readonly #health: HealthMonitor;
  /** Resolve the calls of `start` and `restart` that wait for the outcome. */
  readonly #waiting = new Set<() => void>();

  #state: State = 'stopped';
  #reason: string | null = null;
  #child: GatewayChild | null = null;
  #startedAt = 0;
  #healthySince: number | null = null;
  /** Resolves when the child that was signaled to end has ended. */
  #ending: Promise<void> | null = null;
  #lastCommand = 0;
  #autoRestart: boolean;
  /** Set if the process ended while auto-restart was off. */
  #restartWhenEnabled = false;
  #lastFailure = '';
  /** Of health checks, in a row. */
  #failures = 0;
  /** Of the process, in a row without running stably. */
  #crashes = 0;
  #restarts = 0;
  #cancelScheduledRestart = () => {};

  constructor(options: WatchdogOptions) {
    this.#options = options;
    this.#autoRestart = options.settings.autoRestart;
    this.#health = new HealthMonitor({ ...options, report: (error, now) => this.#handleHealthCheck(error, now) });
  }

  get status(): WatchdogStatus {
    const child = this.#child;
    return {
      gateway: {
        state: this.#state,
        pid: child?.pid ?? null,
        started_at: child ? isoTime(this.#startedAt) : null,
        ...(this.#reason === null ? {} : { reason: this.#reason }),
      },
      auto_restart: this.#autoRestart,
      last_health_check: this.#health.last,
      consecutive_failures: this.#failures,
      restart_count: this.#restarts,
      events: [...this.#events],
    };
  }

  /** Resolves once the gateway is healthy or has failed, or when the start grace ends. */
  async start(): Promise<WatchdogStatus> {
    if (!this.#child || this.#ending) {
      const command = this.#newCommand();
      this.#crashes = 0;
      if (this.#ending) await this.#ending;
      if (command === this.#lastCommand) this.#launchChild();
    }
    await this.#waitForStart();
    return this.status;
  }

  /** Resolves once the process has ended. */
  async stop(): Promise<WatchdogStatus> {
    const command = this.#newCommand();
    await this.#endProcess('terminate');
    if (command === this.#lastCommand && this.#state !== 'stopped') {
      this.#setIdle('stopped', null);
      this.#record('stopped', ON_REQUEST);
    }
    return this.status;
  }

  async restart(): Promise<WatchdogStatus> {
    if (!this.#child || this.#ending) return this.start();
    const command = this.#newCommand();
    this.#crashes = 0;
    await this.#endProcess('terminate');
    if (command === this.#lastCommand) this.#relaunch(ON_REQUEST, 'manual');
    await this.#waitForStart();
    return this.status;
  }

  /** Toggles auto-restart if called without an argument. */
  setAutoRestart(enabled = !this.#autoRestart): WatchdogStatus {
    if (enabled !== this.#autoRestart) {
      this.#autoRestart = enabled;
      this.#record(enabled ? 'auto-restart-on' : 'auto-restart-off', ON_REQUEST);
      const isRestartScheduled = this.#state === 'starting' && !this.#child;
      if (enabled && this.#restartWhenEnabled) this.#relaunch(this.#lastFailure);
      else if (!enabled && isRestartScheduled) this.#failWithoutRestart();
    }
    return this.status;
  }

  #record(kind: WatchdogEvent['kind'], detail: string): void {
    const event = { at: isoTime(this.#options.clock.now()), kind, detail: detail.slice(0, MAX_TEXT_LENGTH) };
    this.#events.push(event);
    this.#options.onEvent(event);
    if (this.#events.length > MAX_EVENTS) this.#events.shift();
  }

  #relaunch(reason: string, cause: 'failure' | 'manual' = 'failure'): void {
    this.#newCommand();
    if (cause === 'failure') this.#restarts++;
    this.#record('restarted', reason);
    this.#launchChild();
  }

  #launchChild(): void {
    const child = this.#options.launch();
    this.#child = child;
    this.#state = 'starting';
    this.#reason = null;
    this.#restartWhenEnabled = false;
    this.#startedAt = this.#options.clock.now();
    this.#healthySince = null;
    this.#failures = 0;
    this.#health.watch(child);
    void child.ended.then((exit) => {
      if (this.#child === child && !this.#ending) this.#handleUnexpectedExit(exit);
    });
  }

  #handleUnexpectedExit(exit: Exit): void {
    const reason = describeExit(exit);
    this.#health.stop();
    this.#child = null;
    this.#record('exited', reason);
    this.#newCommand();
    this.#restartOrGiveUp(reason);
  }

  async #killAndRestart(): Promise<void> {
    const command = this.#newCommand();
    const reason = `${this.#failures} consecutive health checks failed.`;
    await this.#endProcess('kill');
    if (command === this.#lastCommand) this.#restartOrGiveUp(reason);
  }

  #restartOrGiveUp(failure: string): void {
    this.#lastFailure = failure;
    if (!this.#autoRestart) return this.#failWithoutRestart();
    const { backoffMs, maxBackoffMs, crashes } = this.#options.settings;
    this.#crashes++;
    if (this.#crashes >= crashes) {
      const reason = `The gateway stopped ${this.#crashes} times in a row without running stably. Last failure: ${failure}`;
      this.#setIdle('failed', reason);
      return this.#record('given-up', reason);
    }
    this.#state = 'starting';
    if (this.#crashes === 1) return this.#relaunch(failure);
    const delayMs = Math.min(maxBackoffMs, backoffMs * 2 ** (this.#crashes - 2));
    this.#cancelScheduledRestart = this.#options.clock.at(this.#options.clock.now() + delayMs, () =>
      this.#relaunch(failure),
    );
  }

  #failWithoutRestart(): void {
    this.#newCommand();
    this.#setIdle('failed', `${this.#lastFailure} Auto-restart is off.`);
    this.#restartWhenEnabled = true;
  }

  async #endProcess(how: 'terminate' | 'kill'): Promise<void> {
    const child = this.#child;
    if (child && !this.#ending) {
      this.#state = 'stopping';
      this.#health.stop();
      const cancel =
        how === 'terminate'
          ? this.#options.clock.at(this.#options.clock.now() + this.#options.settings.stopMs, () => child.kill())
          : () => {};
      this.#ending = child.ended.then(() => {
        cancel();
        this.#child = null;
        this.#ending = null;
      });
      if (how === 'terminate') child.terminate();
      else child.kill();
    }
    await this.#ending;
  }

  /** No process is running, and none will be started without a command. */
  #setIdle(state: 'stopped' | 'failed', reason: string | null): void {
    this.#state = state;
    this.#reason = reason === null ? null : reason.slice(0, MAX_TEXT_LENGTH);
    this.#restartWhenEnabled = false;
    this.#resolveWaiting();
  }

  /** Supersedes earlier commands and cancels a scheduled restart. */
  #newCommand(): number {
    this.#cancelScheduledRestart();
    return ++this.#lastCommand;
  }

  #waitForStart(): Promise<void> {
    if (this.#state !== 'starting') return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        this.#waiting.delete(done);
        resolve();
      };
      const cancel = this.#options.clock.at(this.#startedAt + this.#options.settings.startGraceMs, done);
      this.#waiting.add(done);
    });
  }

  #resolveWaiting(): void {
    for (const done of this.#waiting) done();
  }

  #handleHealthCheck(error: string | null, now: number): void {
    if (error === null) this.#handleHealthy(now);
    else this.#handleUnhealthy(error, now);
  }

  #handleHealthy(now: number): void {
    this.#failures = 0;
    this.#healthySince ??= now;
    if (now - this.#healthySince >= this.#options.settings.stableMs) this.#crashes = 0;
    if (this.#state !== 'starting') return;
    this.#state = 'running';
    this.#record('started', `Process ${this.#child?.pid}.`);
    this.#resolveWaiting();
  }

  #handleUnhealthy(error: string, now: number): void {
    this.#healthySince = null;
    if (this.#state === 'starting' && now < this.#startedAt + this.#options.settings.startGraceMs) return;
    this.#failures++;
    if (this.#failures <= this.#options.settings.failures) this.#record('check-failed', error);
    if (this.#autoRestart && this.#failures >= this.#options.settings.failures) void this.#killAndRestart();
  }
}
