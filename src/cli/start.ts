// annex start: runs all servers until it is stopped.
import { dirname } from 'node:path';
import { usualDataDir } from '../base/config/data-dir.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { firstStartLines } from './first-start-message.ts';
import { annexWith, logWarnings, serveUntilSignal, settingFlags } from './server.ts';
import { instanceFolder, startConfig } from './settings.ts';

export async function startCommand(args: Arguments): Promise<void> {
  const flags = settingFlags(args);
  const config = startConfig(flags);
  const { settings } = config;
  const { startAll } = await import('../servers/all.ts'); // after the settings: a wrong one is reported sooner
  const { running, stopping } = await serveUntilSignal(settings, (signal) =>
    startAll(settings, annexWith(flags), instanceFolder(config), { stopping: signal }),
  );
  if (!running) return;
  const { platformUrl, workspace, firstStart } = running;
  const address = workspace === null ? platformUrl : `${platformUrl}/workspaces/${workspace}`;
  const lines = firstStart ? firstStartLines(firstStart, settings, platformUrl) : []; // no later start shows them
  if (firstStart || !stopping.aborted) console.log([`Annex is running at ${address}`, ...lines].join('\n'));
  if (stopping.aborted) return;
  const { dataDir } = settings;
  if (config.sources.get('dataDir') === 'default' && dataDir !== usualDataDir())
    console.error(
      `annex: the data is in ${dataDir}. To move it, stop Annex and run: mkdir -p '${dirname(usualDataDir())}' && mv '${dataDir}' '${usualDataDir()}'`,
    );
  void logWarnings(config, 'platform');
  const { code, signal } = await running.watchdogEnded;
  if (stopping.aborted) return;
  await running.close(); // a supervisor can restart the whole program, but not half of it
  throw new CommandError(
    `the watchdog has exited (${signal ?? code}) and the gateway has stopped; start them again with annex start`,
  );
}
