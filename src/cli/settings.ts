import { type Config, readConfig, type Settings } from '../base/config/config.ts';
import { formerDataDir, usualDataDir } from '../base/config/data-dir.ts';
import { reachableHost } from '../base/hosts.ts';
import { type Instance, readInstance } from '../base/instance.ts';
import { SQLITE_FILE } from '../base/state/sqlite-file.ts';
import type { Arguments } from './arguments.ts';

type Flags = Arguments['flags'];

const read = (flags: Flags, dataDir: string | null, withoutFile = false): Config =>
  readConfig({ flags, env: process.env, folder: process.cwd(), dataDir: dataDir ?? usualDataDir(), withoutFile });

const formerHere = (): string | null => formerDataDir(process.cwd(), SQLITE_FILE);

/** For a start: the settings of the command line, the environment and the working directory, with their sources. */
export const startConfig = (flags: Flags): Config => read(flags, formerHere());

/** The same for commands beside a running Annex: without a data directory, that of its last start. */
export const configOf = (flags: Flags = {}): Config => read(flags, formerHere() ?? lastDataDir());

/**
 * The same for commands that send something: the project that they run in may come from someone else, so its
 * annex.config.json cannot tell them where.
 */
export const clientConfig = (flags: Flags): Config => read(flags, null, true);

/** Where programs of this user look for the running Annex: a data directory that only a start knows is not found there. */
export function instanceFolder({ settings, sources }: Config): string {
  const source = sources.get('dataDir');
  return source === 'flag' || source === 'environment' ? settings.dataDir : usualDataDir();
}

const ADDRESSES = [
  'host',
  'platform.baseUrl',
  'platform.port',
  'viewer.url',
  'viewer.port',
  'gateway.url',
  'gateway.port',
  'watchdog.port',
];

/** Whether a flag, a variable or the file says where the servers are. A key that commands find is never sent there. */
export const namesAddress = ({ sources }: Config): boolean => ADDRESSES.some((path) => sources.get(path) !== 'default');

/** The addresses of the servers for requests without a key. */
export function publicAddresses(config: Config): Omit<Instance['urls'], 'proxy'> {
  const instance = namesAddress(config) ? null : lastInstance(instanceFolder(config));
  return instance?.urls ?? addressesOf(config.settings);
}

/** The same for the status of the servers, which the gateway serves at its own port only. */
export function statusAddresses(config: Config): Omit<Instance['urls'], 'proxy'> {
  const instance = namesAddress(config) ? null : lastInstance(instanceFolder(config));
  const urls = publicAddresses(config);
  return { ...urls, gateway: instance?.localGateway ?? urls.gateway };
}

const lastDataDir = (): string | null => lastInstance(usualDataDir())?.dataDir ?? null;

function lastInstance(folder: string): Instance | null {
  try {
    return readInstance(folder);
  } catch {
    return null; // programs that need it say what is wrong
  }
}

export const settingsOf = ({ flags }: Pick<Arguments, 'flags'>): Settings => configOf(flags).settings;

/** For commands that accept no settings as options. */
export const environmentSettings = (): Settings => configOf().settings;

/** The addresses of the servers, by default on this machine. */
export function addressesOf({ host, platform, gateway, viewer, watchdog }: Settings) {
  const local = (port: number) => `http://${reachableHost(host)}:${port}`;
  const gatewayUrl = gateway.url ?? local(gateway.port);
  const platformUrl = platform.baseUrl ?? local(platform.port);
  return {
    platform: platformUrl,
    viewer: viewer.url ?? (viewer.port === undefined ? platformUrl : local(viewer.port)),
    gateway: gatewayUrl,
    gatewaySocket: gateway.wsUrl ?? `${gatewayUrl.replace(/^http/, 'ws')}/`,
    watchdog: `http://127.0.0.1:${watchdog.port}`, // always on loopback
  };
}
