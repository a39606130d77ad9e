import { type Config, readConfig, type Settings } from '../base/config/config.ts';
import { reachableHost } from '../base/hosts.ts';
import type { Arguments } from './arguments.ts';

/** The settings of the command line, the environment and the working directory, with their sources. */
export const configOf = (flags: Arguments['flags'] = {}): Config =>
  readConfig({ flags, env: process.env, folder: process.cwd() });

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
