// Intents: created by a program, watched in a stream, approved twice at the same time.
import { createHash } from 'node:crypto';
import { call, outcomeOf, within } from '../call.ts';
import { type Client, type ClientContext, platformAt, platforms } from './client.ts';
import { WatchedStreams } from './watched-streams.ts';

export const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 16);

/** Creates an intent and reads it on every node; null when the creation was not confirmed. */
export async function createIntent({ cluster, history }: ClientContext): Promise<string | null> {
  const begin = history.now;
  const created = await call(platformAt(cluster), '/auth/intents', {
    method: 'POST',
    headers: { 'x-api-key': cluster.key },
    body: {},
  });
  const token = String(created?.body['token'] ?? '');
  const key = keyOf(token);
  history.add({ operation: 'write', key, begin, end: history.now, outcome: outcomeOf(created) });
  if (outcomeOf(created) !== 'ok') return null;
  for (const node of platforms(cluster)) {
    const readBegin = history.now;
    const read = await call(platformAt(cluster, node), `/auth/intents/${token}`);
    const known = read?.status === 200 || read?.status === 404;
    const outcome = known ? 'ok' : 'unknown';
    const found = read?.status === 200;
    history.add({ operation: 'read', key, begin: readBegin, end: history.now, outcome, found, node: node.name });
  }
  return token;
}

export async function approve({ cluster, history, cookie }: ClientContext, token: string): Promise<boolean> {
  const begin = history.now;
  const reply = await call(platformAt(cluster), `/auth/intents/${token}`, { method: 'PATCH', headers: { cookie } });
  const outcome = outcomeOf(reply);
  history.add({ operation: 'approve', key: keyOf(token), begin, end: history.now, outcome });
  return outcome === 'ok';
}

/** The session token; null when there is none yet or no response. */
export async function fetchToken({ cluster, history }: ClientContext, token: string): Promise<string | null> {
  const begin = history.now;
  const reply = await call(platformAt(cluster), `/auth/intents/${token}/status`);
  const session = reply?.body['session_token'];
  if (typeof session !== 'string') return null;
  const entry = { operation: 'token', key: keyOf(token), value: keyOf(session) } as const;
  history.add({ ...entry, begin, end: history.now, outcome: 'ok' });
  return session;
}

export function intents(context: ClientContext): Client {
  const { cluster, history, random } = context;
  const streams = new WatchedStreams(history);
  const watch = async (token: string) => {
    const node = random.pick(platforms(cluster));
    const { opened, ended } = await streams.watch({
      key: keyOf(token),
      node: node.name,
      target: platformAt(cluster, node),
      path: `/auth/intents/${token}/status`,
    });
    return { opened, delivered: ended.then((text) => text.includes('event: authenticated')) };
  };
  const round = async (): Promise<boolean> => {
    const token = await createIntent(context);
    if (token === null) return false;
    const stream = await watch(token);
    const approvals = await Promise.all([approve(context, token), approve(context, token)]);
    const delivered = await within(stream.delivered);
    const session = await fetchToken(context, token);
    return stream.opened && approvals.includes(true) && delivered === true && session !== null;
  };
  return { round, close: streams.close };
}
