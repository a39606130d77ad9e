// When the gateway is started, ended, and given up. Whatever was ordered last counts.
import type { Settings } from '../../generated/config/settings.ts';
import type { Schemas } from '../../generated/watchdog/contract.ts';
import type { Clock } from '../clock.ts';
import { describeExit, type Exit, type GatewayChild, LateAnswer } from './child.ts';
import { History, iso, type WatchdogEvent } from './event-history.ts';
import { RestartBackoff } from './restart-backoff.ts';

export type WatchdogLimits = Omit<Settings['watchdog'], 'port' | 'probeTimeoutMs'>;

export interface WatchdogOptions {
  readonly clock: Clock;
  readonly launch: () => GatewayChild;
  /** Asks for the health at this address; its rejection's message is shown to people. Too late: LateAnswer. */
  readonly probe: (address: string) => Promise<void>;
  /** Told of every event. */
  readonly tell: (event: WatchdogEvent) => void;
  readonly limits: WatchdogLimits;
}

export type WatchdogStatus = Schemas['WatchdogStatus'];
type State = Schemas['GatewayProcess']['state'];

/** As the contract has it. */
const MAX_TEXT = 2_000;
/** How soon a late answer is asked for again, at most. */
const REPEAT_MS = 1_000;
const ON_REQUEST = 'On request.';

export class WatchdogService {
  readonly #clock: Clock;
  readonly #launch: () => GatewayChild;
  readonly #probe: (address: string) => Promise<void>;
  readonly #limits: WatchdogLimits;
  readonly #crashes: RestartBackoff;
  readonly #history: History;
  /** Whoever waits for a start to succeed or fail. */
  readonly #waiting = new Set<() => void>();

  #state: State = 'stopped';
  #reason: string | null = null;
  #child: GatewayChild | null = null;
  #address: string | null = null;
  #startedAt = 0;
  #healthySince: number | null = null;
  /** Settles when the child has gone that was told to. */
  #ending: Promise<void> | null = null;
  #order = 0;
  #autoRestart: boolean;
  /** Ended while auto-restart was off: started as soon as it is on. */
  #abandoned = false;
  /** Why there had to be another process, in words. */
  #lastEnd = '';
  #lastCheck: Schemas['HealthCheck'] | null = null;
  #failures = 0;
  /** Since when answers have been late while the process is alive. */
  #lateSince: number | null = null;
  #restarts = 0;
  #cancelCheck = () => {};
  #cancelWait = () => {};

  constructor({ clock, launch, probe, tell, limits }: WatchdogOptions) {
    this.#clock = clock;
    this.#launch = launch;
    this.#probe = probe;
    this.#limits = limits;
    this.#autoRestart = limits.autoRestart;
    this.#crashes = new RestartBackoff(limits);
    this.#history = new History(clock, tell);
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
      last_health_check: this.#lastCheck,
      consecutive_failures: this.#failures,
      restart_count: this.#restarts,
      events: this.#history.events,
    };
  }

  /** Answers once the gateway is healthy or has failed, at the latest when its start grace is over. */
  async start(): Promise<WatchdogStatus> {
    if (!this.#child || this.#ending) {
      const order = this.#newOrder();
      this.#crashes.forget();
      if (this.#ending) await this.#ending;
      if (order === this.#order) this.#begin();
    }
    await this.#outcome();
    return this.status;
  }

  /** Answers once it is gone. */
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
    this.#crashes.forget();
    await this.#end('ask');
    if (order === this.#order) this.#beginAgain(ON_REQUEST);
    await this.#outcome();
    return this.status;
  }

  /** Without a value: the other way round. */
  setAutoRestart(enabled = !this.#autoRestart): WatchdogStatus {
    if (enabled !== this.#autoRestart) {
      this.#autoRestart = enabled;
      this.#history.add(enabled ? 'auto-restart-on' : 'auto-restart-off', ON_REQUEST);
      const waits = this.#state === 'starting' && !this.#child;
      if (enabled && this.#abandoned) this.#beginAgain(this.#lastEnd);
      else if (!enabled && waits) this.#abandon();
    }
    return this.status;
  }

  // ---- The process ----------------------------------------------------------------------------------------------------

  #beginAgain(why: string): void {
    this.#newOrder();
    this.#restarts++;
    this.#history.add('restarted', why);
    this.#begin();
  }

  #begin(): void {
    const child = this.#launch();
    this.#child = child;
    this.#address = null;
    this.#state = 'starting';
    this.#reason = null;
    this.#abandoned = false;
    this.#startedAt = this.#clock.now();
    this.#healthySince = null;
    this.#failures = 0;
    this.#lateSince = null;
    this.#checkAt(child, this.#startedAt + this.#limits.pollMs);
    void child.listening.then((address) => {
      if (this.#child !== child || this.#ending) return;
      this.#address = address;
      this.#cancelCheck();
      void this.#check(child);
    });
    void child.ended.then((exit) => {
      if (this.#child === child && !this.#ending) this.#ended(exit);
    });
  }

  /** It ended by itself. */
  #ended(exit: Exit): void {
    const how = describeExit(exit);
    this.#cancelCheck();
    this.#child = null;
    this.#history.add('exited', how);
    this.#newOrder();
    this.#revive(how);
  }

  /** It hangs. */
  async #replace(): Promise<void> {
    const order = this.#newOrder();
    const why = `${this.#failures} health checks in a row failed.`;
    await this.#end('kill');
    if (order === this.#order) this.#revive(why);
  }

  #revive(why: string): void {
    this.#lastEnd = why;
    if (!this.#autoRestart) return this.#abandon();
    const waitMs = this.#crashes.add();
    if (waitMs === null) {
      const reason = `It ended ${this.#crashes.inARow} times without a stable run in between. The last time: ${why}`;
      this.#rest('failed', reason);
      return this.#history.add('given-up', reason);
    }
    this.#state = 'starting';
    if (waitMs === 0) return this.#beginAgain(why);
    this.#cancelWait = this.#clock.at(this.#clock.now() + waitMs, () => this.#beginAgain(why));
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
      this.#cancelCheck();
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

  /** There is no process, and none is on its way. */
  #rest(state: 'stopped' | 'failed', reason: string | null): void {
    this.#state = state;
    this.#reason = reason === null ? null : reason.slice(0, MAX_TEXT);
    this.#abandoned = false;
    this.#settle();
  }

  /** What was ordered before counts no longer. */
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

  // ---- Its health -----------------------------------------------------------------------------------------------------

  #checkAt(child: GatewayChild, time: number): void {
    this.#cancelCheck = this.#clock.at(time, () => void this.#check(child));
  }

  async #check(child: GatewayChild): Promise<void> {
    const at = this.#clock.now();
    const { pollMs } = this.#limits;
    const wrong = await this.#ask();
    const alive = wrong instanceof LateAnswer && (await child.answers(pollMs));
    if (this.#child !== child || this.#ending) return; // that was another gateway's answer
    const now = this.#clock.now();
    const error = wrong?.message.slice(0, MAX_TEXT) ?? null;
    this.#lastCheck = { at: iso(at), ok: error === null, latency_ms: error === null ? now - at : null, error };
    const again = alive && this.#mayBeLate(at, now);
    if (error === null) this.#well(now);
    else if (!again) this.#unwell(error, now);
    if (this.#child !== child || this.#ending) return;
    this.#checkAt(child, Math.max(now, again ? now + Math.min(REPEAT_MS, pollMs) : at + pollMs));
  }

  /** What is wrong; null when nothing is. */
  async #ask(): Promise<Error | null> {
    if (this.#address === null) return new Error('It does not listen yet.');
    try {
      await this.#probe(this.#address);
      return null;
    } catch (reason) {
      return reason instanceof Error ? reason : new Error(String(reason));
    }
  }

  /** A busy process is not a hung one: its late answers count once, when their time is over. */
  #mayBeLate(at: number, now: number): boolean {
    this.#lateSince ??= at;
    if (now - this.#lateSince < this.#limits.lateMs) return true;
    this.#lateSince = null;
    return false;
  }

  #well(now: number): void {
    this.#failures = 0;
    this.#lateSince = null;
    this.#healthySince ??= now;
    if (now - this.#healthySince >= this.#limits.stableMs) this.#crashes.forget();
    if (this.#state !== 'starting') return;
    this.#state = 'running';
    this.#history.add('started', `Process ${this.#child?.pid}.`);
    this.#settle();
  }

  #unwell(error: string, now: number): void {
    this.#healthySince = null;
    if (this.#state === 'starting' && now < this.#startedAt + this.#limits.startGraceMs) return;
    this.#failures++;
    if (this.#failures <= this.#limits.failures) this.#history.add('check-failed', error);
    if (this.#autoRestart && this.#failures >= this.#limits.failures) void this.#replace();
  }
}
