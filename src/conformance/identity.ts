// Conformance checks of the identity area: passwords and the sessions of a user.
import type { Schemas } from '../../generated/identity/contract.ts';
import { type Check, checksOf, expect, expectStatus } from '../contract/conform/check.ts';
import type { Client, Reply } from '../contract/conform/client.ts';

const INTENTS = '/auth/intents';

const sessionsOf = ({ json }: Reply) => (json['sessions'] ?? []) as Schemas['SessionList']['sessions'];
const listSessions = (client: Client): Promise<Reply> => client.call('GET', '/auth/sessions?limit=500', { as: 'user' });

/** Creates a session for an application; returns the headers that use it. */
async function openSession(client: Client): Promise<Record<string, string>> {
  const intent = await client.call('POST', INTENTS, { body: { max_age: 3600, app_name: 'Conformance' } });
  const path = `${INTENTS}/${intent.json['token']}`;
  await client.call('PATCH', path, { as: 'user', body: { action: 'approve' } });
  const { json } = await client.call('GET', `${path}/status`);
  const headers = { Authorization: `Bearer ${json['session_token']}` };
  client.undo('a session of an hour', async () => {
    const { status } = await client.call('DELETE', '/auth/session', { headers });
    return status === 401 ? undefined : { status };
  });
  return headers;
}

/** Opens sessions, so that their list has pages. */
export async function openSessions(client: Client): Promise<void> {
  if ('Cookie' in client.credentials('user')) for (let count = 0; count < 3; count++) await openSession(client);
}

async function logIn(client: Client) {
  const me = await client.call('GET', '/auth/me', { as: 'user' });
  const { name } = (me.json['user'] ?? {}) as Partial<Schemas['User']>;
  return { me, wrong: await client.call('POST', '/auth/login', { body: { name, password: 'not the password' } }) };
}

async function endSession(client: Client) {
  const former = sessionsOf(await listSessions(client)).map(({ id }) => id);
  const headers = await openSession(client);
  const listed = await listSessions(client);
  const fresh = sessionsOf(listed).filter(({ id }) => !former.includes(id));
  const before = await client.call('GET', '/auth/session', { headers });
  await client.call('DELETE', `/auth/sessions/${fresh[0]?.id}`, { as: 'user' });
  const after = await client.call('GET', '/auth/session', { headers });
  return { listed, fresh, before, after, left: await listSessions(client) };
}

export const identityChecks: readonly Check[] = [
  ...checksOf(logIn, ['write', 'state', 'cookie'], {
    'should identity:password: a wrong password returns 401': ({ me, wrong }) => {
      expectStatus(me, 200);
      expectStatus(wrong, 401);
      expect(wrong.headers['set-cookie'] === undefined, 'it sets a cookie', wrong.wire);
    },
  }),
  ...checksOf(endSession, ['write', 'state', 'cookie'], {
    'should identity:sessions: a new session is listed, and the current one is marked': ({ listed, fresh }) => {
      expect(fresh.length === 1 && fresh[0]?.kind === 'Application', `${fresh.length} new sessions`, listed.wire);
      expect(sessionsOf(listed).filter(({ current }) => current).length === 1, 'not one current session', listed.wire);
    },
    'should identity:end: an ended session is not listed and its token returns 401': (result) => {
      expectStatus(result.before, 200);
      expectStatus(result.after, 401);
      const isListed = sessionsOf(result.left).some(({ id }) => id === result.fresh[0]?.id);
      expect(!isListed, 'it is still listed', result.left.wire);
    },
  }),
];
