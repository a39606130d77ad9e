// Starts, stops and restarts the gateway process. The latest command supersedes the ones before it.
import type { Settings } from '../../../generated/config/settings.ts';
import type { Schemas } from '../../../generated/watchdog/contract.ts';
import type { Clock } from '../../base/clock.ts';
import { isoTime } from '../../base/time-text.ts';
import { describeExit, type Exit, type GatewayChild } from './child.ts';
import { type HealthOptions, MAX_TEXT_LENGTH, watchHealth } from './health-monitor.ts';

export type WatchdogEvent = Schemas['WatchdogEvent'];

export interface WatchdogOptions {
  readonly clock: Clock;
  readonly launch: () => GatewayChild;
  readonly probe: HealthOptions['probe'];
  readonly onEvent: (event: WatchdogEvent) => void;
  readonly settings: Settings['watchdog'];
}

export type WatchdogStatus = Schemas['WatchdogStatus'];

const ON_REQUEST = 'On request.';
/** From spec/watchdog. */
const MAX_EVENTS = 100;

export type WatchdogService = ReturnType<typeof createWatchdogService>;

export function createWatchdogService({ clock, launch, probe, onEvent, settings }: WatchdogOptions) {
  /** The latest, oldest first. */
  const events: WatchdogEvent[] = [];
  /** Resolves the calls of `start` and `restart` that wait for the outcome. */
  let outcome = Promise.withResolvers<void>();
  let state: Schemas['GatewayProcess']['state'] = 'stopped';
  let stateReason: string | null = null;
  let current: GatewayChild | null = null;
  let startedAt = 0;
  let lastCheck: Schemas['HealthCheck'] | null = null;
  let stopChecks = () => {};
  let healthySince: number | null = null;
  /** Resolves when the child that was signaled to end has ended. */
  let ending: Promise<void> | null = null;
  let lastCommand = 0;
  let { autoRestart } = settings;
  /** Set if the process ended while auto-restart was off. */
  let restartWhenEnabled = false;
  let lastFailure = '';
  /** Of health checks, in a row. */
  let failures = 0;
  /** Of the process, in a row without running stably. */
  let crashes = 0;
  let restarts = 0;
  let cancelScheduledRestart = () => {};

  function getStatus(): WatchdogStatus {
    return {
      gateway: {
        state,
        pid: current?.pid ?? null,
        started_at: current ? isoTime(startedAt) : null,
        ...(stateReason === null ? {} : { reason: stateReason }),
      },
      auto_restart: autoRestart,
      last_health_check: lastCheck,
      consecutive_failures: failures,
      restart_count: restarts,
      events: [...events],
    };
  }

  /** Resolves once the gateway is healthy or has failed, or when the start grace ends. */
  async function start(): Promise<WatchdogStatus> {
    if (!current || ending) {
      const command = newCommand();
      crashes = 0;
      if (ending) await ending;
      if (command === lastCommand) launchChild();
    }
    await waitForStart();
    return getStatus();
  }

  /** Resolves once the process has ended. */
  async function stop(): Promise<WatchdogStatus> {
    const command = newCommand();
    await endProcess('terminate');
    if (command === lastCommand && state !== 'stopped') {
      setIdle('stopped', null);
      record('stopped', ON_REQUEST);
    }
    return getStatus();
  }

  async function restart(): Promise<WatchdogStatus> {
    if (!current || ending) return start();
    const command = newCommand();
    crashes = 0;
    await endProcess('terminate');
    if (command === lastCommand) relaunch(ON_REQUEST);
    await waitForStart();
    return getStatus();
  }

  /** Toggles auto-restart if called without an argument. */
  function setAutoRestart(enabled = !autoRestart): WatchdogStatus {
    if (enabled !== autoRestart) {
      autoRestart = enabled;
      record(enabled ? 'auto-restart-on' : 'auto-restart-off', ON_REQUEST);
      const isRestartScheduled = state === 'starting' && !current;
      if (enabled && restartWhenEnabled) relaunchAfterFailure(lastFailure);
      else if (!enabled && isRestartScheduled) failWithoutRestart();
    }
    return getStatus();
  }

  function record(kind: WatchdogEvent['kind'], detail: string): void {
    const event = { at: isoTime(clock.now()), kind, detail: detail.slice(0, MAX_TEXT_LENGTH) };
    events.push(event);
    onEvent(event);
    if (events.length > MAX_EVENTS) events.shift();
  }

  function relaunchAfterFailure(failure: string): void {
    restarts++;
    relaunch(failure);
  }

  function relaunch(reason: string): void {
    newCommand();
    record('restarted', reason);
    launchChild();
  }

  function launchChild(): void {
    const child = launch();
    current = child;
    state = 'starting';
    stateReason = null;
    restartWhenEnabled = false;
    startedAt = clock.now();
    healthySince = null;
    failures = 0;
    stopChecks = watchHealth(child, { clock, probe, settings, report: handleCheck });
    void child.ended.then((exit) => {
      if (current === child && !ending) handleUnexpectedExit(exit);
    });
  }

  function handleUnexpectedExit(exit: Exit): void {
    const reason = describeExit(exit);
    stopChecks();
    current = null;
    record('exited', reason);
    newCommand();
    restartOrGiveUp(reason);
  }

  async function killAndRestart(): Promise<void> {
    const command = newCommand();
    const reason = `${failures} consecutive health checks failed.`;
    await endProcess('kill');
    if (command === lastCommand) restartOrGiveUp(reason);
  }

  function restartOrGiveUp(failure: string): void {
    lastFailure = failure;
    if (!autoRestart) return failWithoutRestart();
    crashes++;
    if (crashes >= settings.crashes) {
      const reason = `The gateway stopped ${crashes} times in a row without running stably. Last failure: ${failure}`;
      setIdle('failed', reason);
      return record('given-up', reason);
    }
    state = 'starting';
    if (crashes === 1) return relaunchAfterFailure(failure);
    const delayMs = Math.min(settings.maxBackoffMs, settings.backoffMs * 2 ** (crashes - 2));
    cancelScheduledRestart = clock.at(clock.now() + delayMs, () => relaunchAfterFailure(failure));
  }

  function failWithoutRestart(): void {
    newCommand();
    setIdle('failed', `${lastFailure} Auto-restart is off.`);
    restartWhenEnabled = true;
  }

  async function endProcess(how: 'terminate' | 'kill'): Promise<void> {
    const child = current;
    if (child && !ending) {
      state = 'stopping';
      stopChecks();
      const cancel = how === 'terminate' ? clock.at(clock.now() + settings.stopMs, () => child.kill()) : () => {};
      ending = child.ended.then(() => {
        cancel();
        current = null;
        ending = null;
      });
      child[how]();
    }
    await ending;
  }

  /** No process is running, and none will be started without a command. */
  function setIdle(idle: 'stopped' | 'failed', reason: string | null): void {
    state = idle;
    stateReason = reason === null ? null : reason.slice(0, MAX_TEXT_LENGTH);
    restartWhenEnabled = false;
    resolveWaiting();
  }

  /** Supersedes earlier commands and cancels a scheduled restart. */
  function newCommand(): number {
    cancelScheduledRestart();
    return ++lastCommand;
  }

  async function waitForStart(): Promise<void> {
    if (state !== 'starting') return;
    const { promise: graceEnd, resolve } = Promise.withResolvers<void>();
    const cancel = clock.at(startedAt + settings.startGraceMs, resolve);
    await Promise.race([outcome.promise, graceEnd]);
    cancel();
  }

  function resolveWaiting(): void {
    outcome.resolve();
    outcome = Promise.withResolvers();
  }

  function handleCheck(check: Schemas['HealthCheck'], now: number): void {
    lastCheck = check;
    if (check.error === null) handleHealthy(now);
    else handleUnhealthy(check.error, now);
  }

  function handleHealthy(now: number): void {
    failures = 0;
    healthySince ??= now;
    if (now - healthySince >= settings.stableMs) crashes = 0;
    if (state !== 'starting') return;
    state = 'running';
    record('started', `Process ${current?.pid}.`);
    resolveWaiting();
  }

  function handleUnhealthy(error: string, now: number): void {
    healthySince = null;
    if (state === 'starting' && now < startedAt + settings.startGraceMs) return;
    failures++;
    if (failures <= settings.failures) record('check-failed', error);
    if (autoRestart && failures >= settings.failures) void killAndRestart();
  }
  return {
    get status() {
      return getStatus();
    },
    ...{ start, stop, restart, setAutoRestart },
  };
}
