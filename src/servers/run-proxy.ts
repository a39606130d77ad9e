// Starts the web view proxy from the settings, in the process of the platform whose sessions it accepts.

import type { IdentityService } from '../areas/identity/service.ts';
import { ProxyAccess, type View } from '../areas/workspace/web-view/proxy/access.ts';
import { Guard } from '../areas/workspace/web-view/proxy/guard.ts';
import { ProxyLabels, placesOf } from '../areas/workspace/web-view/proxy/labels.ts';
import type { Clock } from '../base/clock.ts';
import type { Settings } from '../base/config/config.ts';
import { isThisMachine, isWildcard, reachableHost } from '../base/hosts.ts';
import { logFaults } from '../base/log/log.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import type { Database } from '../base/state/port.ts';
import { StartRefused } from './child-process.ts';
import type { Platform } from './platform.ts';
import { sharedOptions } from './shared-options.ts';

export const PROXY_ON_SITE = 'ANNEX_PROXY_URL must use a different registrable domain than ANNEX_BASE_URL';

export function createProxyParts(settings: Settings, database: Database, clock: Clock) {
  const { proxy, panels, platform, gateway, watchdog, viewer, host } = settings;
  const ownPorts = new Set([proxy, platform, gateway, watchdog, viewer].flatMap(({ port }) => port ?? []));
  const { log, listen } = sharedOptions(settings, 'proxy');
  let platformUrl = platform.baseUrl ?? `http://${reachableHost(host)}`;
  const access = new ProxyAccess(createKeyReader(database, 'proxy'), clock);
  /** A platform that also listens on other addresses may have users on other machines, whatever its URL is. */
  const isLocal = () => isLocalUrl(platformUrl) && !isWildcard(host) && isLocalUrl(`http://${reachableHost(host)}`);
  const guard = new Guard({ isLocal, privateHosts: panels.privateHosts, ownPorts: () => ownPorts });
  const optionsFor = (identity: IdentityService) => ({
    access,
    guard,
    platformUrl: () => platformUrl,
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
      ownPorts.add(port);
      if (proxy.url !== undefined && isProxyOnSite(proxy.url, url)) throw new StartRefused(PROXY_ON_SITE);
      const isForOthers = proxy.url !== undefined || isLocal();
      if (!isForOthers) {
        const reach = proxy.port === undefined ? 'works only at localhost' : 'is off';
        log.info(`proxy mode ${reach}: for other addresses, set ANNEX_PROXY_URL to a URL on a separate domain`);
      }
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

/** A proxy below the platform's domain would receive the platform's cookies. */
export const isProxyOnSite = (proxyUrl: string, platformUrl: string): boolean =>
  registrableDomain(proxyUrl) === registrableDomain(platformUrl) && !isLocalUrl(platformUrl);

/** The last two labels of a host, or three below a second-level domain of a country, such as co.uk. */
const REGISTRABLE =
  /[^.]+\.(?:(?:ac|co|com|edu|go|gob|gouv|gov|gv|ltd|mil|ne|net|nom|or|org|plc|sch)\.[a-z]{2}|[^.]+)$/;

function registrableDomain(url: string): string {
  const { hostname } = new URL(url);
  return REGISTRABLE.exec(hostname)?.[0] ?? hostname;
}
