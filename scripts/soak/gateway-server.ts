// A gateway process that reports its memory and registrations. Started by gateway.ts with --expose-gc.
import { readConfig } from '../../src/base/config/config.ts';
import { runGateway } from '../../src/servers/run-gateway.ts';
import { type Memory, measureMemory } from '../memory.ts';

export interface Held extends Memory {
  readonly pending: number;
  readonly connections: number;
  readonly expired: number;
}

const { gateway, ...settings } = readConfig({
  flags: { 'gateway-port': '0', 'log-level': 'warn' },
  folder: '/',
}).settings;
const many = 1_000_000;
const given = JSON.parse(process.argv[2] ?? '{}') as { lifetimeMs?: number };
const sockets = { ...gateway.sockets, maxSockets: many, maxSocketsPerAddress: many };
const running = await runGateway({
  ...settings,
  limits: { ...settings.limits, maxConnections: many, maxConnectionsPerAddress: many },
  gateway: { ...gateway, maxRegistrations: many, maxStatesPerSocket: many, ...given, sockets },
});

process.on('message', async () => {
  const memory = await measureMemory();
  const { pending, expired } = running.service.counts;
  const held: Held = { ...memory, pending, expired, connections: running.connections() };
  process.send?.(held);
});
process.once('disconnect', () => process.exit());
process.send?.({ port: running.port });
