// Starts the gateway from the settings. It runs in its own process and loads no code of the other servers.
import type { Settings } from '../base/config/config.ts';
import type { OpenedDatabase, Starting } from './await-database.ts';
import { type GatewayOptions, type RunningGateway, startGateway } from './gateway.ts';
import { joinNodes, platformUrlOf, sharedOptions } from './shared-options.ts';

export async function runGateway(settings: Settings, starting: Starting = {}): Promise<RunningGateway> {
  const { port, url, wsUrl, origins, sockets, sweepMs } = settings.gateway;
  const additionalUrls = wsUrl === undefined ? [] : [wsUrl];
  const shared = sharedOptions(settings, 'gateway');
  const alone = { ...shared, platformUrl: platformUrlOf(settings), port, url, additionalUrls };
  const opened = await openShared(settings, { ...alone, ...starting });
  const joined = opened && (await joinGateways(settings, opened, alone));
  const leave = async () => {
    await joined?.shared.node.close();
    await opened?.close();
  };
  const options = { ...alone, ...joined, origins, settings: settings.gateway, sockets, sweepMs };
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

/** The database that gateways share; undefined if registrations are in memory. */
async function openShared(settings: Settings, options: GatewayOptions & Starting) {
  if (settings.databaseUrl === undefined) return undefined;
  const { openServerDatabase } = await import('./await-database.ts');
  return openServerDatabase('gateway', settings, { ...options, role: 'server' });
}

async function joinGateways(
  settings: Settings,
  { database, clock, port, close }: OpenedDatabase,
  options: GatewayOptions,
) {
  try {
    const node = await joinNodes(settings, database, options.log);
    return node && { clock, port, shared: { database, node } };
  } catch (error) {
    await close();
    throw error;
  }
}
