// Reports why a server could not start, as one line that names the setting to change.
import { isAbsolute, relative } from 'node:path';
import { SETTINGS } from '../base/config/catalogue.ts';
import { type Settings, valueAt } from '../base/config/config.ts';
import { diskErrorText } from '../base/files/disk-error.ts';
import { StateError } from '../base/state/port.ts';
import { StartRefused } from '../servers/child-process.ts';
import { CommandError } from './arguments.ts';

/** Returns the error to throw; a bug is returned unchanged. */
export function startFailure(error: unknown, settings: Settings): unknown {
  const line = describe(error, settings);
  return line === null ? error : new CommandError(line, { cause: error });
}

/** About the SQLite file; the name of the setting follows. */
const ADVICE: Readonly<Record<string, string>> = {
  locked: ', or use another directory with',
  unwritable: '; to use another directory, set',
  full: '; to use another directory, set',
};

interface ListenError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
}

function describe(error: unknown, settings: Settings): string | null {
  if (error instanceof StartRefused) return error.message;
  if (error instanceof StateError) {
    const advice = settings.databaseUrl === undefined ? ADVICE[error.code] : undefined;
    return advice === undefined ? error.message : `${error.message}${advice} ${variableOf('dataDir')}`;
  }
  const { code = '', port, address, path, syscall } = error as ListenError;
  if (port !== undefined && code === 'EADDRINUSE') {
    const where = address === '::1' ? ' on ::1, which browsers try first for localhost' : '';
    return `port ${port} is already in use${where}; stop the other process or set ${portVariable(settings, port)}`;
  }
  if (port !== undefined && code === 'EACCES') {
    return `no permission to use port ${port}; set ${portVariable(settings, port)} to a port above 1023`;
  }
  if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
    return `${settings.host} is not an address of this machine; set ${variableOf('host')} to one that is`;
  }
  const disk = diskErrorText(error);
  if (path === undefined || disk === null || ['EMFILE', 'ENFILE'].includes(code)) return null;
  const setting = isBelow(path, settings.dataDir) ? 'dataDir' : 'platform.packagesDir';
  return `${disk}; to use another directory, set ${variableOf(setting)}`;
}

const isBelow = (path: string, directory: string): boolean => {
  const way = relative(directory, path);
  return !way.startsWith('..') && !isAbsolute(way);
};

/** The variable of the server that was to listen on this port. */
const portVariable = (settings: Settings, port: number): string =>
  SETTINGS.find(({ path }) => path.endsWith('.port') && valueAt(settings, path) === port)?.variable ?? 'another port';

const variableOf = (path: string): string => SETTINGS.find((setting) => setting.path === path)?.variable ?? path;
