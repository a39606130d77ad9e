// Starts the gateway from the settings. It runs in its own process and loads no code of the other servers.
import type { Settings } from '../base/config/config.ts';
import type { Starting } from './await-database.ts';
import { type RunningGateway, startGateway } from './gateway.ts';
import { FRONT_SECRET } from './gateway-front.ts';
import { platformUrlOf, sharedOptions, startNode } from './shared-options.ts';

/** Without a PostgreSQL database, which gateways share, registrations are in memory. */
export async function runGateway(settings: Settings, starting: Starting = {}): Promise<RunningGateway> {
  const { wsUrl } = settings.gateway;
  const options = {
    ...sharedOptions(settings, 'gateway'),
    ...settings.gateway,
    platformUrl: platformUrlOf(settings),
    frontSecret: process.env[FRONT_SECRET],
    additionalUrls: wsUrl === undefined ? [] : [wsUrl],
  };
  if (settings.databaseUrl === undefined) return startGateway(options);
  const { openServerDatabase } = await import('./await-database.ts');
  const opened = await openServerDatabase('gateway', settings, { ...options, ...starting, role: 'server' });
  const { database, clock, port } = opened;
  return startNode(settings, opened, options.log, (node) =>
    startGateway({ ...options, clock, port, shared: node && { database, node } }),
  );
}
