// Tabs of one workspace, opened and closed by several clients at once.
import { randomUUID } from 'node:crypto';
import { SANDBOX } from '../../../generated/workspace/panel-types.ts';
import { call, outcomeOf, type Reply } from '../call.ts';
import type { Entry } from '../history.ts';
import { type Client, type ClientContext, platformAt, platforms } from './client.ts';

const WORKSPACE = '/api/workspaces/editor/demo/faults/current';

export function layouts({ cluster, history }: ClientContext): Client {
  const headers = { 'x-api-key': cluster.key };
  const note = (operation: Entry['operation'], key: string, begin: number, reply: Reply | null, more = {}) => {
    const revision = reply?.body['revision'];
    const value = typeof revision === 'number' ? { value: revision } : {};
    history.add({ operation, key, begin, end: history.now, outcome: outcomeOf(reply), ...value, ...more });
    return outcomeOf(reply) === 'ok';
  };
  const round = async (): Promise<boolean> => {
    const name = randomUUID();
    const begin = history.now;
    const body = { panelId: 'leaf-1', panelType: SANDBOX, displayName: name };
    const opened = await call(platformAt(cluster), `${WORKSPACE}/tabs`, { method: 'POST', headers, body });
    let succeeded = note('write', name, begin, opened);
    for (const node of platforms(cluster)) {
      const readBegin = history.now;
      const read = await call(platformAt(cluster, node), `${WORKSPACE}/tabs?name=${name}`, { headers });
      const { tabs } = (read?.body ?? {}) as { tabs?: readonly unknown[] };
      succeeded = note('read', name, readBegin, read, { found: (tabs?.length ?? 0) > 0, node: node.name }) && succeeded;
    }
    const closed = await call(platformAt(cluster), `${WORKSPACE}/tabs?name=${name}`, { method: 'DELETE', headers });
    return succeeded && outcomeOf(closed) === 'ok';
  };
  return { round, close: async () => {} };
}
