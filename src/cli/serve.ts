// annex serve: runs the servers until it is told to stop.
import { isAbsolute, relative } from 'node:path';
import { SETTINGS } from '../config/catalogue.ts';
import { readConfig, type Settings, valueAt } from '../config.ts';
import type { Running } from '../servers/all.ts';
import { StateError } from '../state/port.ts';
import { type Arguments, CommandError } from './arguments.ts';

export async function serveCommand({ flags, options }: Arguments): Promise<void> {
  const { settings } = readConfig({ flags, env: process.env, folder: process.cwd() });
  const { startAll } = await import('../servers/all.ts'); // a wrong setting is told before the servers are loaded
  const running = await startAll(settings).catch((error: unknown) => {
    const line = reason(error, settings);
    throw line === null ? error : new CommandError(line, { cause: error });
  });
  const stop = () => void running.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.log(await greeting(running, options['demo-login'] === true));
}

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT']);

/** One line for what a person can mend, with the setting that does it; null for what is a bug. */
function reason(error: unknown, settings: Settings): string | null {
  if (error instanceof StateError) {
    const ours = ['locked', 'unwritable', 'full'].includes(error.code) && settings.databaseUrl === undefined;
    return ours ? `${error.message}; ${choose('dataDir')}` : error.message;
  }
  const { code = '', port, path, syscall } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (port !== undefined && code === 'EADDRINUSE') {
    return `port ${port} is taken: stop what listens there; ${choose(pathOfPort(settings, port))}`;
  }
  if (port !== undefined && code === 'EACCES') {
    return `port ${port} may not be used: take one above 1023; ${choose(pathOfPort(settings, port))}`;
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `${settings.host} is not an address of this machine; ${choose('host')}`;
  }
  if (path !== undefined && UNWRITABLE.has(code)) {
    const inData = isBelow(path, settings.dataDir);
    return `${path} cannot be written (${code}); ${choose(inData ? 'dataDir' : 'platform.packagesDir')}`;
  }
  return null;
}

const isBelow = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
};

const pathOfPort = (settings: Settings, port: number): string =>
  SETTINGS.find(({ path }) => path.endsWith('.port') && valueAt(settings, path) === port)?.path ?? '';

/** "choose another with --data-dir or ANNEX_DATA_DIR" */
function choose(path: string): string {
  const setting = SETTINGS.find((candidate) => candidate.path === path);
  return setting ? `choose another with --${setting.flag} or ${setting.variable}` : 'choose another';
}

async function greeting(running: Running, demo: boolean): Promise<string> {
  const { platformUrl, gatewayUrl, gatewaySocketUrl, watchdogUrl, viewerUrl, firstStart, login } = running;
  const { origin } = new URL(platformUrl);
  const lines = [
    'Annex is running.',
    '',
    `  platform  ${platformUrl}`,
    `  gateway   ${gatewayUrl}/callback   ${gatewaySocketUrl}`,
    `  watchdog  ${watchdogUrl}`,
    `  viewer    ${viewerUrl}`,
    '',
  ];
  if (firstStart) {
    const { owner, user, password, key } = firstStart;
    lines.push(
      'This is the first start. These are shown once:',
      '',
      `  owner     ${owner}`,
      `  user      ${user}`,
      `  password  ${password}`,
      `  API key   ${key}`,
      '',
      `Log in at ${platformUrl}/login, or:`,
      `  curl -i ${platformUrl}/auth/login -H 'Origin: ${origin}' -H 'Content-Type: application/json' \\`,
      `    -d '${JSON.stringify({ name: user, password })}'`,
      '',
    );
  } else {
    lines.push('Users and keys: annex users add NAME --owner OWNER, annex keys create --owner OWNER', '');
  }
  lines.push(
    'Try:',
    `  curl ${platformUrl}/health`,
    `  curl -X POST ${platformUrl}/auth/intents`,
    `  curl '${platformUrl}/packages/search?q=theme'`,
    `  curl ${gatewayUrl}/status`,
  );
  if (demo) {
    lines.push(
      '',
      'Approve an intent as the user "demo" (put its token in the place of TOKEN):',
      `  curl -X PATCH ${platformUrl}/auth/intents/TOKEN -H 'Origin: ${origin}' \\`,
      `    -H 'Cookie: __Host-annex_session=${await login('demo')}'`,
    );
  }
  return `${lines.join('\n')}\n`;
}
