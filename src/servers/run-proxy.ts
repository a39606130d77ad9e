// Starts the web view proxy from the settings, in the process of the platform whose sessions it accepts.

import type { IdentityService } from '../areas/identity/service.ts';
import { ProxyAccess, type View } from '../areas/workspace/web-view/proxy/access.ts';
import { Guard } from '../areas/workspace/web-view/proxy/guard.ts';
import { ProxyLabels, placesOf } from '../areas/workspace/web-view/proxy/labels.ts';
import type { Clock } from '../base/clock.ts';
import type { Settings } from '../base/config/config.ts';
import { isThisMachine, isWildcard, reachableHost } from '../base/hosts.ts';
import { logFaults } from '../base/log/log.ts';
import { PROXY_MODE_OFF } from '../base/proxy-mode.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import type { Database } from '../base/state/port.ts';
import { StartRefused } from './child-process.ts';
import type { Platform } from './platform.ts';
import { sharedOptions } from './shared-options.ts';

export const PROXY_AT_PLATFORM =
  'ANNEX_PROXY_URL must not be another port or a path of the name in ANNEX_BASE_URL: use a name of its own, or exactly ANNEX_BASE_URL if all names below it lead here';

export function createProxyParts(settings: Settings, database: Database, clock: Clock) {
  const { proxy, panels, platform, gateway, watchdog, viewer, host } = settings;
  const ownPorts = new Set([proxy, platform, gateway, watchdog, viewer].flatMap(({ port }) => port ?? []));
  const { log, listen } = sharedOptions(settings, 'proxy');
  let platformUrl = platform.baseUrl ?? `http://${reachableHost(host)}`;
  let localUrl = platformUrl;
  const access = new ProxyAccess(createKeyReader(database, 'proxy'), clock);
  /** A platform that also listens on other addresses may have users on other machines, whatever its URL is. */
  const isLocal = () => isLocalUrl(platformUrl) && !isWildcard(host) && isLocalUrl(`http://${reachableHost(host)}`);
  const guard = new Guard({ isLocal, privateHosts: panels.privateHosts, ownPorts: () => ownPorts });
  const optionsFor = (identity: IdentityService) => ({
    access,
    guard,
    ownUrls: () => [platformUrl, localUrl] as const,
    isAlive: async ({ sessionId, userId }: View) => (await identity.sessions.userOf(sessionId)) === userId,
  });
  return {
    access,
    guard,
    /** Ports of our own servers. Ports chosen at the start are added when they are known. */
    ownPorts,
    /** Null if it has no port of its own. */
    start: async ({ url, port, identity }: Platform) => {
      platformUrl = url;
      localUrl = `http://${reachableHost(host)}:${port}`;
      ownPorts.add(port);
      if (proxy.url !== undefined && isProxyAtPlatform(proxy.url, url)) throw new StartRefused(PROXY_AT_PLATFORM);
      const isForOthers = proxy.url !== undefined || isLocal();
      if (!isForOthers) log.info(PROXY_MODE_OFF);
      if (proxy.port === undefined) access.placeOf = placesOf(url, proxy.url);
      if (proxy.port === undefined || !isForOthers) return null;
      const { startProxy } = await import('./proxy.ts');
      const server = await startProxy({
        port: proxy.port,
        ...(proxy.url === undefined ? {} : { url: proxy.url, host }),
        clock,
        log,
        listen,
        ...optionsFor(identity),
      });
      ownPorts.add(server.port);
      return server;
    },
    /** For the platform's listener. */
    labels: (identity: IdentityService) =>
      proxy.port === undefined ? new ProxyLabels({ ...optionsFor(identity), onFault: logFaults(log) }) : undefined,
  };
}

const isLocalUrl = (url: string): boolean => isThisMachine(new URL(url).hostname);

/** Cookies ignore ports and paths: pages there would receive the platform's. The names below the platform's do not. */
export function isProxyAtPlatform(proxyUrl: string, platformUrl: string): boolean {
  const [proxy, platform] = [new URL(proxyUrl), new URL(platformUrl)];
  return (
    proxy.hostname === platform.hostname && !isLocalUrl(platformUrl) && proxy.href !== new URL(platform.origin).href
  );
}
