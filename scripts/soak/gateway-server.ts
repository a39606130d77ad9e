// A gateway process that reports its memory and registrations. gateway.ts starts it with --expose-gc.
import type { GatewayLimits } from '../../src/areas/gateway/service.ts';
import { readConfig } from '../../src/base/config/config.ts';
import { Connections } from '../../src/contract/server/index.ts';
import { startGateway } from '../../src/servers/gateway.ts';
import { sharedOptions } from '../../src/servers/shared-options.ts';
import { type Memory, measureMemory } from '../memory.ts';

export interface GatewayState extends Memory {
  readonly pending: number;
  readonly connections: number;
  readonly expired: number;
}

const { settings } = readConfig({ flags: { 'gateway-port': '0', 'log-level': 'warn' }, folder: '/' });
const UNLIMITED = 1_000_000;
const overrides = JSON.parse(process.argv[2] ?? '{}') as Partial<GatewayLimits>;
const running = await startGateway({
  ...sharedOptions(settings, 'gateway'),
  ...settings.gateway,
  listen: { connections: new Connections({ maxConnections: UNLIMITED, maxConnectionsPerAddress: UNLIMITED }) },
  maxRegistrations: UNLIMITED,
  maxStatesPerSocket: UNLIMITED,
  ...overrides,
  sockets: {
    maxSockets: UNLIMITED,
    maxSocketsPerAddress: UNLIMITED,
    maxFramesPerSecond: UNLIMITED,
    maxFramesPerSecondAndAddress: UNLIMITED,
  },
});

process.on('message', async () => {
  const memory = await measureMemory();
  const { pending, expired } = running.service.counts;
  const state: GatewayState = { ...memory, pending, expired, connections: running.connections() };
  process.send?.(state);
});
process.once('disconnect', () => process.exit());
process.send?.({ port: running.port });
