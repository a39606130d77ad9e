import { Node } from '../../../src/base/state/nodes/node.ts';
import { openDatabase } from '../../../src/base/state/open.ts';
import type { Database } from '../../../src/base/state/port.ts';
import type { Running } from '../../running.ts';

/** Starts one of several nodes on PostgreSQL; it is closed after the test. */
export async function startNode(running: Running, url: string): Promise<{ database: Database; node: Node }> {
  const database = await openDatabase({ url, dataDir: 'unused', role: 'server' });
  const node = await Node.join(url, database, (error) => {
    throw error;
  });
  running.onClose(async () => {
    await node.close();
    await database.close();
  });
  return { database, node };
}
