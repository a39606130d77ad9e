// annex serve: runs all servers until it is stopped.
import type { Settings } from '../base/config/config.ts';
import { isWildcard } from '../base/hosts.ts';
import type { Running } from '../servers/all.ts';
import { type Arguments, CommandError } from './arguments.ts';
import { firstStartLines } from './first-start-message.ts';
import { annexWith, logWarnings, serveUntilSignal, settingFlags } from './server.ts';
import { configOf } from './settings.ts';

export async function serveCommand(args: Arguments): Promise<void> {
  const { options } = args;
  const flags = settingFlags(args);
  const config = configOf(flags);
  const { settings } = config;
  const { startAll } = await import('../servers/all.ts'); // after the settings: a wrong one is reported sooner
  const { running, stopping } = await serveUntilSignal(settings, (signal) =>
    startAll(settings, annexWith(flags), { stopping: signal }),
  );
  if (!running) return;
  if (stopping.aborted) {
    const { platformUrl, viewerUrl, firstStart } = running;
    if (firstStart) console.log(firstStartLines(platformUrl, viewerUrl, firstStart, settings).join('\n')); // no later start shows them
    return;
  }
  void logWarnings(config, 'platform');
  console.log(await greeting(running, settings, options['demo-login'] === true));
  if (isWildcard(settings.host) && settings.platform.baseUrl === undefined) {
    console.log('Other machines cannot use these addresses. Set ANNEX_BASE_URL to the address they connect to.\n');
  }
  const { code, signal } = await running.watchdogEnded;
  if (stopping.aborted) return;
  await running.close(); // a supervisor can restart the whole program, but not half of it
  throw new CommandError(
    `the watchdog has exited (${signal ?? code}) and the gateway has stopped; start them again with annex serve`,
  );
}

async function greeting(running: Running, settings: Settings, demo: boolean): Promise<string> {
  const { platformUrl, gatewayUrl, gatewaySocketUrl, watchdogUrl, viewerUrl, proxyUrl, firstStart, login } = running;
  return [
    'Annex is running.',
    '',
    ...(firstStart ? [...firstStartLines(platformUrl, viewerUrl, firstStart, settings), 'Servers:', ''] : []),
    `  platform  ${platformUrl}`,
    `  gateway   ${gatewayUrl}/callback   ${gatewaySocketUrl}`,
    `  watchdog  ${watchdogUrl}`,
    `  viewer    ${viewerUrl}`,
    ...(proxyUrl === null ? [] : [`  proxy     ${proxyUrl}`]),
    '',
    ...(firstStart ? [] : [`Open ${platformUrl} and log in.`, ...ACCOUNT_COMMANDS]),
    'Try:',
    `  curl ${platformUrl}/health`,
    `  curl -X POST ${platformUrl}/auth/intents`,
    `  curl '${platformUrl}/packages/search?q=via'`,
    `  curl ${gatewayUrl}/status`,
    '',
    ...(demo ? demoLines(platformUrl, await login('demo')) : []),
  ].join('\n');
}

const ACCOUNT_COMMANDS = [
  "Run 'annex users passwd NAME' to set a new password.",
  "Run 'annex users add NAME --owner OWNER' to add a user.",
  "Run 'annex keys create --owner OWNER' to create an API key.",
  '',
];

const demoLines = (platformUrl: string, cookie: string): string[] => [
  'Approve an intent as the user "demo" (replace TOKEN with its token):',
  `  curl -X PATCH ${platformUrl}/auth/intents/TOKEN -H 'Origin: ${new URL(platformUrl).origin}' \\`,
  `    -H 'Cookie: __Host-annex_session=${cookie}'`,
  '',
];
