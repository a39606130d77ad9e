// Metrics of the database and of the calls between nodes.
import type { Metrics } from '../base/metrics/metrics.ts';
import type { Node } from '../base/state/nodes/node.ts';
import type { Database } from '../base/state/port.ts';

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
