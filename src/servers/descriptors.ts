// How many connections this process may hold without running out of descriptors for its files.
import { readFileSync } from 'node:fs';
import type { Settings } from '../base/config/config.ts';
import { Connections, createAddressList } from '../contract/server/index.ts';

/** Databases, logs, packages, code that is still to be loaded. */
const KEPT_FOR_FILES = { least: 64, most: 512, share: 4 };

let connections: Connections | null = null;

/** One count for all servers of the process: they share its descriptors. */
export function connectionsOf({ limits, trustedProxies }: Pick<Settings, 'limits' | 'trustedProxies'>): Connections {
  const isShared = createAddressList(trustedProxies);
  connections ??= new Connections({ ...boundConnections(limits, readDescriptorLimit()), isShared });
  return connections;
}

/** Nobody alone gets more than half of them. */
export function boundConnections(
  limits: Pick<Settings['limits'], 'maxConnections' | 'maxConnectionsPerAddress'>,
  descriptors: number,
) {
  const { least, most, share } = KEPT_FOR_FILES;
  const kept = Math.min(most, Math.max(least, Math.ceil(descriptors / share)));
  const maxConnections = Math.min(limits.maxConnections, Math.max(2, descriptors - kept));
  return { maxConnections, maxConnectionsPerAddress: Math.min(limits.maxConnectionsPerAddress, maxConnections >> 1) };
}

/** As Linux tells it; elsewhere the setting alone counts. */
function readDescriptorLimit(): number {
  try {
    const [, soft = ''] = /^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === '' ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
