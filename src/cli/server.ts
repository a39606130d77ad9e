// annex platform, gateway, watchdog, viewer: runs one server.
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { type Config, ConfigError, type Settings } from '../base/config/config.ts';
import { createLog, logFaults } from '../base/log/log.ts';
import type { Starting } from '../servers/await-database.ts';
import { findParent } from '../servers/child-process.ts';
import { freeMemoryWhenIdle } from '../servers/memory.ts';
import type { Annex, GatewayReady, WatchdogReady } from '../servers/run-watchdog.ts';
import type { StartedServer } from '../servers/server.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { firstStartLines } from './first-start-message.ts';
import { startConfig } from './settings.ts';

export type ServerName = 'platform' | 'gateway' | 'watchdog' | 'viewer';

export async function serverCommand(name: ServerName, args: Arguments): Promise<void> {
  const flags = settingFlags(args);
  const parent = findParent<GatewayReady | WatchdogReady>();
  try {
    const config = startConfig(flags);
    const { settings } = config;
    const onWaiting = ({ port, url }: StartedServer) =>
      parent?.ready({ port, url, socketUrl: settings.gateway.wsUrl ?? `${url.replace(/^http/, 'ws')}/` });
    const { running, stopping } = await serveUntilSignal(settings, (signal) =>
      start(name, settings, flags, { stopping: signal, onWaiting }),
    );
    if (!running || stopping.aborted) return;
    if (!parent) void logWarnings(config, name);
    if (parent && running.ready) parent.ready(running.ready);
    else console.log(running.line);
  } catch (error) {
    if (!parent || !(error instanceof CommandError || error instanceof ConfigError)) throw error;
    parent.refused(error.message); // the parent prints it
  }
}

/** What annex doctor would say about the settings and the machine. */
export async function logWarnings(config: Config, server: string): Promise<void> {
  const { startWarnings } = await import('./doctor/index.ts');
  const log = createLog({ ...config.settings.log, server });
  for (const { name, observed, action } of await startWarnings(config)) log.warn({ check: name, action }, observed);
}

/** Resolves to the line to print, and the message to the parent process. */
async function start(name: ServerName, settings: Settings, flags: Arguments['flags'], starting: Starting) {
  if (name === 'watchdog') {
    const { runWatchdog } = await import('../servers/run-watchdog.ts');
    const { url, gateway, close } = await runWatchdog(settings, annexWith(flags));
    const watched = gateway ? `watching the gateway at ${gateway.url}` : 'but its gateway is not healthy yet';
    return { line: `The watchdog is running: ${url}, ${watched}.`, ready: { url, gateway }, close };
  }
  if (name === 'gateway') {
    const { runGateway } = await import('../servers/run-gateway.ts');
    const { port, url, socketUrl, close } = await runGateway(settings, starting);
    return { line: `The gateway is running: ${url}/callback, ${socketUrl}`, ready: { port, url, socketUrl }, close };
  }
  if (name === 'viewer') {
    const { runViewer } = await import('../servers/run-viewer.ts');
    const { url, close } = await runViewer(settings, undefined, starting);
    return { line: `The viewer is running: ${url}`, ready: null, close };
  }
  const { runPlatform } = await import('../servers/run-platform.ts');
  const { url, createFirstUser, close } = await runPlatform(settings, {}, starting);
  const firstStart = await createFirstUser();
  if (firstStart) console.log(firstStartLines(firstStart, settings).join('\n')); // even while stopping: no later start shows them
  return { line: `The platform is running: ${url}`, ready: null, close };
}

/** Includes the settings that have a switch of their own. */
export const settingFlags = ({ flags, options }: Arguments): Arguments['flags'] =>
  options['no-sample'] ? { ...flags, 'packages-sample': 'false' } : flags;

/** How to run `annex` again with these settings. */
export const annexWith = (flags: Arguments['flags']): Annex => ({
  entry: realpathSync(process.argv[1] ?? ''),
  flags: Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
});

/**
 * Runs a server until SIGTERM or SIGINT, then closes everything once. This also works during the start, since clients
 * reach the first server before the last one is ready. `stopping` aborts as soon as the shutdown begins. `running` is null
 * if the start failed because of it.
 */
export async function serveUntilSignal<T extends { close(): Promise<void> }>(
  settings: Settings,
  start: (stopping: AbortSignal) => Promise<T>,
): Promise<{ readonly running: T | null; readonly stopping: AbortSignal }> {
  const { startFailure } = await import('./start-failure.ts');
  freeMemoryWhenIdle();
  reportToSystemd();
  const stopping = new AbortController();
  const started = start(stopping.signal);
  // An exception that a listener or timer failed to catch concerns one caller. It must not end the service of all.
  const keepServing = () => process.on('uncaughtException', logFaults(createLog(settings.log)));
  started.then(keepServing, () => {});
  const stop = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const ended = started.then(
      (running) => running.close(),
      () => {}, // a failed start has already closed what it opened
    );
    void ended.then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const running = await started.catch((error: unknown) => {
    if (stopping.signal.aborted) return null;
    throw startFailure(error, settings);
  });
  return { running, stopping: stopping.signal };
}

/**
 * Lets systemd notice a server that hangs (Type=notify, WatchdogSec): each beat is sent from the event loop. Node cannot
 * send datagrams to a Unix socket, so systemd-notify does it. Does nothing in a process that systemd did not start itself,
 * such as the gateway of a watchdog.
 */
function reportToSystemd(): void {
  const { NOTIFY_SOCKET, WATCHDOG_PID, WATCHDOG_USEC } = process.env;
  if (!NOTIFY_SOCKET || WATCHDOG_PID !== String(process.pid)) return;
  const notify = (state: string) => execFile('systemd-notify', [state], () => {}); // the next beat replaces a lost one
  notify('READY=1');
  setInterval(notify, Number(WATCHDOG_USEC) / 4_000, 'WATCHDOG=1').unref();
}
