// Intents: made by a program, watched in a stream, approved by two clicks at once.
import { createHash } from 'node:crypto';
import { call, openStream, outcomeOf, within } from '../call.ts';
import { type Client, platformAt, platforms, type Surroundings } from './client.ts';

export const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex').slice(0, 16);

/** Makes an intent and reads it on every node; null: it is not known to be there. */
export async function createIntent({ cluster, history }: Surroundings): Promise<string | null> {
  const begin = history.now;
  const made = await call(platformAt(cluster), '/auth/intents', {
    method: 'POST',
    headers: { 'x-api-key': cluster.key },
    body: {},
  });
  const token = String(made?.body['token'] ?? '');
  const key = keyOf(token);
  history.add({ operation: 'write', key, begin, end: history.now, outcome: outcomeOf(made) });
  if (outcomeOf(made) !== 'ok') return null;
  for (const node of platforms(cluster)) {
    const asked = history.now;
    const read = await call(platformAt(cluster, node), `/auth/intents/${token}`);
    const known = read?.status === 200 || read?.status === 404;
    const outcome = known ? 'ok' : 'unknown';
    const found = read?.status === 200;
    history.add({ operation: 'read', key, begin: asked, end: history.now, outcome, found, node: node.name });
  }
  return token;
}

export async function approve({ cluster, history, cookie }: Surroundings, token: string): Promise<boolean> {
  const begin = history.now;
  const reply = await call(platformAt(cluster), `/auth/intents/${token}`, { method: 'PATCH', headers: { cookie } });
  const outcome = outcomeOf(reply);
  history.add({ operation: 'approve', key: keyOf(token), begin, end: history.now, outcome });
  return outcome === 'ok';
}

/** The session's token; null: there is none yet, or no answer. */
export async function fetchToken({ cluster, history }: Surroundings, token: string): Promise<string | null> {
  const begin = history.now;
  const reply = await call(platformAt(cluster), `/auth/intents/${token}/status`);
  const session = reply?.body['session_token'];
  if (typeof session !== 'string') return null;
  const told = { operation: 'token', key: keyOf(token), value: keyOf(session) } as const;
  history.add({ ...told, begin, end: history.now, outcome: 'ok' });
  return session;
}

export function intents(surroundings: Surroundings): Client {
  const { cluster, history, random } = surroundings;
  const open = new Set<() => void>();
  const watch = async (token: string) => {
    const node = random.pick(platforms(cluster));
    const begin = history.now;
    const stream = openStream(platformAt(cluster, node), `/auth/intents/${token}/status`);
    const told = { operation: 'stream', key: keyOf(token), begin, outcome: 'ok', node: node.name } as const;
    const giveUp = () => {
      history.add({ ...told, end: null });
      stream.abort();
    };
    open.add(giveUp);
    const ended = stream.closed.then(() => {
      if (open.delete(giveUp)) history.add({ ...told, end: history.now });
      return stream.text().includes('event: authenticated');
    });
    return { opened: await stream.opened, ended };
  };
  const round = async (): Promise<boolean> => {
    const token = await createIntent(surroundings);
    if (token === null) return false;
    const stream = await watch(token);
    const clicks = await Promise.all([approve(surroundings, token), approve(surroundings, token)]);
    const delivered = await within(stream.ended);
    const session = await fetchToken(surroundings, token);
    return stream.opened && clicks.includes(true) && delivered === true && session !== null;
  };
  return {
    round,
    close: async () => {
      for (const giveUp of open) giveUp();
      open.clear();
    },
  };
}
