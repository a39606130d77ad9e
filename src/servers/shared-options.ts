// Options from the settings that several servers share.
import { createSystemClock } from '../base/clock.ts';
import type { Settings } from '../base/config/config.ts';
import { isThisMachine, reachableHost } from '../base/hosts.ts';
import { createLog, type Logger, logFaults, logLeaps } from '../base/log/log.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';
import { connectionsOf } from './listener.ts';

/** Options of every server; its name is on every log line. */
export function sharedOptions(settings: Settings, server: string) {
  const { host, log, limits, intents, dataDir } = settings;
  const trustedProxies = trustedProxiesOf(settings);
  const serverLog = createLog({ ...log, server });
  return {
    host,
    clock: createSystemClock(logLeaps(serverLog, 'system')),
    log: serverLog,
    violations: 'report',
    trustedProxies,
    dataDir,
    drainMs: limits.drainMs,
    listen: { ...limits, connections: connectionsOf({ limits, trustedProxies }) },
    serve: { events: { maxStreamsPerAddress: limits.maxStreamsPerAddress, keepAliveMs: intents.keepAliveMs } },
  } as const;
}

/** A public address leads through a proxy, or a tunnel that ends on this machine. */
export function trustedProxiesOf({ trustedProxies, platform: { baseUrl } }: Settings): string[] {
  const isPublic = baseUrl !== undefined && !isThisMachine(new URL(baseUrl).hostname);
  return trustedProxies.length === 0 && isPublic ? ['127.0.0.1'] : trustedProxies;
}

/** Undefined if the system chooses the port: only the server itself knows it. */
const urlOf = (host: string, port: number): string | undefined =>
  port === 0 ? undefined : `http://${reachableHost(host)}:${port}`;

/** The platform's address, if it is known before it listens. Passkeys need a host name, which on this machine is localhost. */
export function platformUrlOf({ host, platform }: Settings): (() => string) | undefined {
  const url = platform.baseUrl ?? urlOf(host, platform.port)?.replace(/\/\/(127\.0\.0\.1|\[::1\]):/, '//localhost:');
  return url === undefined ? undefined : () => url;
}

/** The address of a viewer with a port of its own, for a server in another process, if it is known. */
export const viewerUrlOf = ({ host, viewer }: Settings): string | undefined =>
  viewer.url ?? (viewer.port === undefined ? undefined : urlOf(host, viewer.port));

export const databaseOptions = ({ dataDir, databaseUrl, database }: Settings) => ({
  url: databaseUrl,
  dataDir,
  ...database,
});

/** Starts a server as one of the nodes of its database. On SQLite, there is only one: `node` is undefined. */
export function startNode<T extends Closable>(
  settings: Settings,
  opened: Closable & { readonly database: Database },
  log: Logger,
  start: (node: Node | undefined) => Promise<T>,
): Promise<T> {
  const { databaseUrl, platform } = settings;
  return startOn(opened, async () => {
    if (databaseUrl === undefined) return start(undefined);
    const nodes = await import('../base/state/nodes/node.ts'); // loads the PostgreSQL client
    const node = await nodes.Node.join(databaseUrl, opened.database, logFaults(log), platform.baseUrl);
    return startOn(node, () => start(node));
  });
}

interface Closable {
  close(): Promise<void>;
}

/** Starts a server that uses `resource`, which is closed after the server, or if the start fails. */
export async function startOn<T extends Closable>(resource: Closable, start: () => Promise<T>): Promise<T> {
  try {
    const server = await start();
    const close = async () => {
      await server.close();
      await resource.close();
    };
    return { ...server, close };
  } catch (error) {
    await resource.close(); // it would keep the process running after a failed start
    throw error;
  }
}
