// The gateway alone, from the settings: every watchdog starts it anew, so that it loads nothing of the other servers.
import type { Settings } from '../config/config.ts';
import type { Logger } from '../log/log.ts';
import { type RunningGateway, startGateway } from './gateway.ts';
import { databaseOptions, joinNodes, platformUrlOf, sharedOptions } from './shared-options.ts';

export async function runGateway(settings: Settings): Promise<RunningGateway> {
  const { port, url, wsUrl, origins, sockets, sweepMs, ...limits } = settings.gateway;
  const shared = { ...sharedOptions(settings), platformUrl: platformUrlOf(settings) };
  const alsoAt = wsUrl === undefined ? [] : [wsUrl];
  const joined = await joinGateways(settings, shared.log);
  const leave = async () => {
    await joined?.node.close();
    await joined?.database.close();
  };
  const options = { ...shared, port, url, alsoAt, origins, limits, sockets, sweepMs, shared: joined };
  try {
    const gateway = await startGateway(options);
    const close = async () => {
      await gateway.close();
      await leave();
    };
    return { ...gateway, socketUrl: wsUrl ?? gateway.socketUrl, close };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** The database that gateways share; undefined without one: registrations are in memory. */
async function joinGateways(settings: Settings, log: Logger) {
  if (settings.databaseUrl === undefined) return undefined;
  const { openDatabase } = await import('../state/open.ts');
  const database = await openDatabase({ ...databaseOptions(settings), role: 'server' });
  try {
    const node = await joinNodes(settings, database, log);
    return node && { database, node };
  } catch (error) {
    await database.close();
    throw error;
  }
}
