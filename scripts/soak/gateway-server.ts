// A gateway process that reports its memory and registrations. gateway.ts starts it with --expose-gc.
import { readConfig } from '../../src/base/config/config.ts';
import { runGateway } from '../../src/servers/run-gateway.ts';
import { type Memory, measureMemory } from '../memory.ts';

export interface GatewayState extends Memory {
  readonly pending: number;
  readonly connections: number;
  readonly expired: number;
}

const { gateway, ...settings } = readConfig({
  flags: { 'gateway-port': '0', 'log-level': 'warn' },
  folder: '/',
}).settings;
const UNLIMITED = 1_000_000;
const overrides = JSON.parse(process.argv[2] ?? '{}') as { lifetimeMs?: number };
const sockets = {
  ...gateway.sockets,
  maxSockets: UNLIMITED,
  maxSocketsPerAddress: UNLIMITED,
  maxFramesPerSecond: UNLIMITED,
  maxFramesPerSecondAndAddress: UNLIMITED,
};
const running = await runGateway({
  ...settings,
  limits: { ...settings.limits, maxConnections: UNLIMITED, maxConnectionsPerAddress: UNLIMITED },
  gateway: { ...gateway, maxRegistrations: UNLIMITED, maxStatesPerSocket: UNLIMITED, ...overrides, sockets },
});

process.on('message', async () => {
  const memory = await measureMemory();
  const { pending, expired } = running.service.counts;
  const state: GatewayState = { ...memory, pending, expired, connections: running.connections() };
  process.send?.(state);
});
process.once('disconnect', () => process.exit());
process.send?.({ port: running.port });
