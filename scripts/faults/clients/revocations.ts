// Application sessions: used on every node, revoked on one, then used again.
import { call, outcomeOf } from '../call.ts';
import { type Client, type ClientContext, platformAt, platforms } from './client.ts';
import { approve, createIntent, fetchToken, keyOf } from './intents.ts';
import { WatchedStreams } from './watched-streams.ts';

const EVENTS = '/api/workspaces/editor/demo/faults/current/events';

export function revocations(context: ClientContext): Client {
  const { cluster, history, random } = context;
  const streams = new WatchedStreams(history);
  const useEverywhere = async (key: string, headers: Readonly<Record<string, string>>): Promise<number> => {
    let accepted = 0;
    for (const node of platforms(cluster)) {
      const begin = history.now;
      const outcome = outcomeOf(await call(platformAt(cluster, node), '/auth/session', { headers }));
      history.add({ operation: 'use', key, begin, end: history.now, outcome, node: node.name });
      if (outcome === 'ok') accepted += 1;
    }
    return accepted;
  };
  /** Watches the events of the workspace with the session's credential. */
  const watch = async (key: string, headers: Readonly<Record<string, string>>) => {
    const node = random.pick(platforms(cluster));
    const target = platformAt(cluster, node);
    return (await streams.watch({ key, node: node.name, target, path: EVENTS, headers })).opened;
  };
  const round = async (): Promise<boolean> => {
    const token = await createIntent(context);
    if (token === null || !(await approve(context, token))) return false;
    const session = await fetchToken(context, token);
    if (session === null) return false;
    const key = keyOf(session);
    const headers = { authorization: `Bearer ${session}` };
    const opened = await watch(key, headers);
    const accepted = await useEverywhere(key, headers);
    const begin = history.now;
    const ended = outcomeOf(await call(platformAt(cluster), '/auth/session', { method: 'DELETE', headers }));
    history.add({ operation: 'revoke', key, begin, end: history.now, outcome: ended });
    await useEverywhere(key, headers);
    return opened && accepted === platforms(cluster).length && ended === 'ok';
  };
  return { round, close: streams.close };
}
