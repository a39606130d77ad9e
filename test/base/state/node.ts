import { joinNodes, type Node } from '../../../src/base/state/nodes/node.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import type { Database } from '../../../src/base/state/port.ts';
import type { Running } from '../../running.ts';

/** One of several nodes on a PostgreSQL; it leaves with the test. */
export async function startNode(running: Running, url: string): Promise<{ database: Database; node: Node }> {
  const database = await openDatabase({ url, dataDir: 'unused', role: 'server' });
  const node = await joinNodes(url, database, (error) => {
    throw error;
  });
  running.onClose(async () => {
    await node.close();
    await database.close();
  });
  return { database, node };
}
