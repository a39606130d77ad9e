// Starts, stops and restarts the gateway process. The latest command supersedes the ones before it.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { isoTime } from '../../base/time-text.ts';
import { describeExit, type Exit, type GatewayChild } from './child.ts';
import { type HealthOptions, MAX_TEXT_LENGTH } from './health-monitor.ts';
import { Supervised } from './supervised.ts';

export type WatchdogEvent = Schemas['WatchdogEvent'];

export const WATCHDOG_LIMITS = {
  /** After a start, failed health checks do not count for this long. */
  startGraceMs: 10_000,
  maxBackoffMs: 30_000,
  /** After running healthily for this long, earlier crashes no longer count. */
  stableMs: 60_000,
};

export type WatchdogSettings = Settings['watchdog'] & Partial<typeof WATCHDOG_LIMITS>;

export interface WatchdogOptions {
  readonly clock: Clock;
  readonly launch: () => GatewayChild;
  readonly probe: HealthOptions['probe'];
  readonly onEvent: (event: WatchdogEvent) => void;
  readonly settings: WatchdogSettings;
}

export type WatchdogStatus = Schemas['WatchdogStatus'];

const ON_REQUEST = 'On request.';
/** From spec/watchdog. */
const MAX_EVENTS = 100;

export class WatchdogService {
  readonly #clock: Clock;
  readonly #settings: Settings['watchdog'] & typeof WATCHDOG_LIMITS;
  readonly #onEvent: WatchdogOptions['onEvent'];
  readonly #process: Supervised;
  /** The latest, oldest first. */
  readonly #events: WatchdogEvent[] = [];
  /** Resolves the calls of `start` and `restart` that wait for the outcome. */
  #outcome = Promise.withResolvers<void>();
  #state: Schemas['GatewayProcess']['state'] = 'stopped';
  #stateReason: string | null = null;
  #lastCheck: Schemas['HealthCheck'] | null = null;
  #healthySince: number | null = null;
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

  constructor({ clock, launch, probe, onEvent, settings }: WatchdogOptions) {
    this.#clock = clock;
    this.#settings = { ...WATCHDOG_LIMITS, ...settings };
    this.#autoRestart = settings.autoRestart;
    this.#onEvent = onEvent;
    const report: HealthOptions['report'] = (check, now) => this.#handleCheck(check, now);
    const onExit = (exit: Exit) => this.#handleUnexpectedExit(describeExit(exit));
    this.#process = new Supervised({ clock, launch, probe, settings, report, onExit });
  }

  get status(): WatchdogStatus {
    const { pid, startedAt, exists } = this.#process;
    return {
      gateway: {
        state: this.#state,
        pid,
        started_at: exists ? isoTime(startedAt) : null,
        ...(this.#stateReason === null ? {} : { reason: this.#stateReason }),
      },
      auto_restart: this.#autoRestart,
      last_health_check: this.#lastCheck,
      consecutive_failures: this.#failures,
      restart_count: this.#restarts,
      events: [...this.#events],
    };
  }

  /** Resolves once the gateway is healthy or has failed, or when the start grace ends. */
  async start(): Promise<WatchdogStatus> {
    if (!this.#process.isRunning) {
      const command = this.#newCommand();
      this.#crashes = 0;
      if (this.#process.ending) await this.#process.ending;
      if (command === this.#lastCommand) this.#launch();
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
    if (!this.#process.isRunning) return this.start();
    const command = this.#newCommand();
    this.#crashes = 0;
    await this.#endProcess('terminate');
    if (command === this.#lastCommand) this.#relaunch(ON_REQUEST);
    await this.#waitForStart();
    return this.status;
  }

  /** Toggles auto-restart if called without an argument. */
  setAutoRestart(enabled = !this.#autoRestart): WatchdogStatus {
    if (enabled !== this.#autoRestart) {
      this.#autoRestart = enabled;
      this.#record(enabled ? 'auto-restart-on' : 'auto-restart-off', ON_REQUEST);
      const isRestartScheduled = this.#state === 'starting' && !this.#process.exists;
      if (enabled && this.#restartWhenEnabled) this.#relaunchAfterFailure(this.#lastFailure);
      else if (!enabled && isRestartScheduled) this.#failWithoutRestart();
    }
    return this.status;
  }

  #record(kind: WatchdogEvent['kind'], detail: string): void {
    const event = { at: isoTime(this.#clock.now()), kind, detail: detail.slice(0, MAX_TEXT_LENGTH) };
    this.#events.push(event);
    this.#onEvent(event);
    if (this.#events.length > MAX_EVENTS) this.#events.shift();
  }

  #relaunchAfterFailure(failure: string): void {
    this.#restarts++;
    this.#relaunch(failure);
  }

  #relaunch(reason: string): void {
    this.#newCommand();
    this.#record('restarted', reason);
    this.#launch();
  }

  #launch(): void {
    this.#process.launch();
    this.#state = 'starting';
    this.#stateReason = null;
    this.#restartWhenEnabled = false;
    this.#healthySince = null;
    this.#failures = 0;
  }

  #handleUnexpectedExit(reason: string): void {
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
    this.#crashes++;
    const { crashes: maxCrashes, backoffMs, maxBackoffMs } = this.#settings;
    if (this.#crashes >= maxCrashes) {
      const times = `${this.#crashes} times in a row without running stably`;
      const reason = `The gateway stopped ${times}. Last failure: ${failure}`;
      this.#setIdle('failed', reason);
      return this.#record('given-up', reason);
    }
    this.#state = 'starting';
    if (this.#crashes === 1) return this.#relaunchAfterFailure(failure);
    const at = this.#clock.now() + Math.min(maxBackoffMs, backoffMs * 2 ** (this.#crashes - 2));
    this.#cancelScheduledRestart = this.#clock.at(at, () => this.#relaunchAfterFailure(failure));
  }

  #failWithoutRestart(): void {
    this.#newCommand();
    this.#setIdle('failed', `${this.#lastFailure} Auto-restart is off.`);
    this.#restartWhenEnabled = true;
  }

  async #endProcess(how: 'terminate' | 'kill'): Promise<void> {
    if (this.#process.isRunning) this.#state = 'stopping';
    await this.#process.end(how);
  }

  /** No process is running, and none will be started without a command. */
  #setIdle(idle: 'stopped' | 'failed', reason: string | null): void {
    this.#state = idle;
    this.#stateReason = reason === null ? null : reason.slice(0, MAX_TEXT_LENGTH);
    this.#restartWhenEnabled = false;
    this.#resolveWaiting();
  }

  /** Supersedes earlier commands and cancels a scheduled restart. */
  #newCommand(): number {
    this.#cancelScheduledRestart();
    return ++this.#lastCommand;
  }

  get #graceEnd(): number {
    return this.#process.startedAt + this.#settings.startGraceMs;
  }

  async #waitForStart(): Promise<void> {
    if (this.#state !== 'starting') return;
    const { promise: graceEnd, resolve } = Promise.withResolvers<void>();
    const cancel = this.#clock.at(this.#graceEnd, resolve);
    await Promise.race([this.#outcome.promise, graceEnd]);
    cancel();
  }

  #resolveWaiting(): void {
    this.#outcome.resolve();
    this.#outcome = Promise.withResolvers();
  }

  #handleCheck(check: Schemas['HealthCheck'], now: number): void {
    this.#lastCheck = check;
    if (check.error === null) this.#handleHealthy(now);
    else this.#handleUnhealthy(check.error, now);
  }

  #handleHealthy(now: number): void {
    this.#failures = 0;
    this.#healthySince ??= now;
    if (now - this.#healthySince >= this.#settings.stableMs) this.#crashes = 0;
    if (this.#state !== 'starting') return;
    this.#state = 'running';
    this.#record('started', `Process ${this.#process.pid}.`);
    this.#resolveWaiting();
  }

  #handleUnhealthy(error: string, now: number): void {
    this.#healthySince = null;
    if (this.#state === 'starting' && now < this.#graceEnd) return;
    this.#failures++;
    if (this.#failures <= this.#settings.failures) this.#record('check-failed', error);
    if (this.#autoRestart && this.#failures >= this.#settings.failures) void this.#killAndRestart();
  }
}
