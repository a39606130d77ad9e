// Starts the gateway from the settings. It runs in its own process and loads no code of the other servers.
import type { Settings } from '../base/config/config.ts';
import type { Starting } from './await-database.ts';
import { type GatewayOptions, type RunningGateway, startGateway } from './gateway.ts';
import { platformUrlOf, sharedOptions, startNode } from './shared-options.ts';

/** Without a PostgreSQL database, which gateways share, registrations are in memory. */
export async function runGateway(settings: Settings, starting: Starting = {}): Promise<RunningGateway> {
  const { port, url, wsUrl, origins, sockets, sweepMs } = settings.gateway;
  const options = {
    ...sharedOptions(settings, 'gateway'),
    platformUrl: platformUrlOf(settings),
    port,
    url,
    additionalUrls: wsUrl === undefined ? [] : [wsUrl],
    origins,
    settings: settings.gateway,
    sockets,
    sweepMs,
  };
  const start = async (more?: Pick<GatewayOptions, 'clock' | 'port' | 'shared'>) => {
    const gateway = await startGateway({ ...options, ...more });
    return { ...gateway, socketUrl: wsUrl ?? gateway.socketUrl };
  };
  if (settings.databaseUrl === undefined) return start();
  const { openServerDatabase } = await import('./await-database.ts');
  const opened = await openServerDatabase('gateway', settings, { ...options, ...starting, role: 'server' });
  const { database, clock, port: openPort } = opened;
  return startNode(settings, opened, options.log, (node) =>
    start({ clock, port: openPort, shared: node && { database, node } }),
  );
}
