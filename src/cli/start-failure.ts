// Errors of a server's start as one line that names the setting to change.
import { isAbsolute, relative } from 'node:path';
import { SETTINGS } from '../base/config/catalogue.ts';
import { type Settings, valueAt } from '../base/config/config.ts';
import { StateError } from '../base/state/port.ts';
import { StartRefused } from '../servers/start-refused.ts';
import { CommandError } from './arguments.ts';

/** The error to throw instead; a bug is returned unchanged. */
export function startFailure(error: unknown, settings: Settings): unknown {
  const line = reason(error, settings);
  return line === null ? error : new CommandError(line, { cause: error });
}

const UNWRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EDQUOT']);

/** The line with the setting to change; null for a bug. */
function reason(error: unknown, settings: Settings): string | null {
  if (error instanceof StartRefused) return error.message;
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
