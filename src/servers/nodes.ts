// Metrics of the database and of the calls between nodes.

import { setTimeout as delay } from 'node:timers/promises';
import type { Metrics } from '../base/metrics/metrics.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';
import type { Readiness } from '../base/state/readiness.ts';
import type { SocketServer } from '../contract/server/index.ts';
import type { ServerOptions, StartedServer } from './server.ts';

/** Adds nothing for SQLite, which has neither a pool nor other nodes. */
export function addDatabaseMetrics(metrics: Metrics, database: Database, node: Node | undefined): void {
  const { gauge, histogram } = metrics;
  if (database.pool) {
    gauge(
      'annex_database_pool_connections',
      'Largest number of connections in the pool.',
      () => database.pool?.size ?? 0,
    );
    gauge('annex_database_pool_calls', 'Calls that use or wait for a connection.', () => database.pool?.calls ?? 0);
  }
  if (!node) return;
  const help = 'Time until another node replied to a call, by outcome: replied, withdrawn or unknown.';
  node.mailbox.onCallEnd = histogram('annex_mailbox_call_seconds', help, 'outcome');
}

/** First `/health` returns 503 while everything is served. Then sockets are closed whose clients can continue elsewhere. */
export async function drain(
  { log, drainMs = 0 }: ServerOptions,
  readiness: Readiness,
  { server }: StartedServer,
  sockets: Pick<SocketServer, 'drain'> | null | undefined,
): Promise<void> {
  log.info({ drainMs }, 'draining');
  readiness.isDraining = true;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false; // clients connect to another node for their next request
  });
  await delay(drainMs);
  await sockets?.drain();
}
