// Metrics of the database and of the calls between nodes.

import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../base/clock.ts';
import type { Metrics } from '../base/metrics/metrics.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';
import type { Readiness } from '../base/state/readiness.ts';
import type { SocketServer } from '../contract/server/index.ts';
import type { ServerOptions, StartedServer } from './server.ts';

/** Adds nothing for SQLite, which has neither a pool nor other nodes. */
export function addDatabaseMetrics(metrics: Metrics, database: Database, node: Node | undefined, clock: Clock): void {
  const { gauge, histogram } = metrics;
  if (database.pool) {
    const size = () => database.pool?.size ?? 0;
    gauge('annex_database_pool_connections', 'Largest number of connections in the pool.', size);
    gauge('annex_database_pool_calls', 'Calls that use or wait for a connection.', () => database.pool?.calls ?? 0);
  }
  if (!node) return;
  database.onCallEnd = histogram('annex_database_seconds', 'Time of calls to the database, by outcome.', 'outcome');
  const offset = () => (clock.now() - Date.now()) / 1_000;
  gauge('annex_clock_offset_seconds', 'The clock of the database minus the clock of this machine.', offset);
  const help = 'Time until another node replied to a call, by outcome: replied, withdrawn or unknown.';
  node.mailbox.onCallEnd = histogram('annex_mailbox_call_seconds', help, 'outcome');
}

/** Whether `/health` returned 200 when it was last asked; every scrape asks it too. */
export function addReadiness(metrics: Metrics, readiness: Readiness): void {
  let isReady = 1;
  const check = async () => readiness.check();
  metrics.gauge('annex_ready', 'Whether the server is ready: the database responds, and it is not stopping.', () => {
    check().then(
      () => {
        isReady = 1;
      },
      () => {
        isReady = 0;
      },
    );
    return isReady;
  });
}

export function addSocketCloses(metrics: Metrics, sockets: () => SocketServer | undefined): void {
  const closes = () => sockets()?.closes ?? {};
  metrics.counter('annex_socket_closes_total', 'Closed WebSocket connections, by close code.', closes, 'code');
}

/** First `/health` returns 503 while everything is served. Then sockets are closed whose clients can continue elsewhere. */
export async function drain(
  { log, drainMs = 0 }: ServerOptions,
  readiness: Readiness,
  { server }: StartedServer,
  sockets: Pick<SocketServer, 'drain'> | null | undefined,
): Promise<void> {
  log.info({ drainMs }, 'draining');
  readiness.drain();
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false; // clients connect to another node for their next request
  });
  await delay(drainMs);
  await sockets?.drain();
}
