// Sessions of applications: used on every node, revoked on one, used again.
import { call, openStream, outcomeOf } from '../call.ts';
import { type Client, platformAt, platforms, type Surroundings } from './client.ts';
import { approve, createIntent, fetchToken, keyOf } from './intents.ts';

const EVENTS = '/api/workspaces/editor/demo/faults/current/events';

export function revocations(surroundings: Surroundings): Client {
  const { cluster, history, random } = surroundings;
  const open = new Set<() => void>();
  const useEverywhere = async (key: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    let served = 0;
    for (const node of platforms(cluster)) {
      const begin = history.now;
      const outcome = outcomeOf(await call(platformAt(cluster, node), '/auth/session', { headers }));
      history.add({ operation: 'use', key, begin, end: history.now, outcome, node: node.name });
      if (outcome === 'ok') served += 1;
    }
    return served;
  };
  /** Of the workspace's events, with the session's credential. */
  const watch = async (key: string, headers: Readonly<Record<string, string>>) => {
    const node = random.pick(platforms(cluster));
    const told = { operation: 'stream', key, begin: history.now, outcome: 'ok', node: node.name } as const;
    const stream = openStream(platformAt(cluster, node), EVENTS, headers);
    const giveUp = () => {
      history.add({ ...told, end: null });
      stream.abort();
    };
    open.add(giveUp);
    void stream.closed.then(() => {
      if (open.delete(giveUp)) history.add({ ...told, end: history.now });
    });
    return stream.opened;
  };
  const round = async (): Promise<boolean> => {
    const token = await createIntent(surroundings);
    if (token === null || !(await approve(surroundings, token))) return false;
    const session = await fetchToken(surroundings, token);
    if (session === null) return false;
    const key = keyOf(session);
    const headers = { authorization: `Bearer ${session}` };
    const opened = await watch(key, headers);
    const served = await useEverywhere(key, headers);
    const begin = history.now;
    const ended = outcomeOf(await call(platformAt(cluster), '/auth/session', { method: 'DELETE', headers }));
    history.add({ operation: 'revoke', key, begin, end: history.now, outcome: ended });
    await useEverywhere(key, headers);
    return opened && served === platforms(cluster).length && ended === 'ok';
  };
  return {
    round,
    close: async () => {
      for (const giveUp of open) giveUp();
      open.clear();
    },
  };
}
