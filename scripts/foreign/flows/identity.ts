import assert from 'node:assert/strict';
import { type Flow, type FlowContext, isProblem, json } from './flow.ts';

/** Logs in and returns the value of the session cookie. */
export async function logIn({ ask, servers: { user, password } }: FlowContext): Promise<string> {
  const { headers } = await ask('createLogin', 204, { body: { name: user, password } });
  const [, value] = /__Host-annex_session(?:_[0-9a-f]{8})?=([^;]+)/.exec(headers.get('Set-Cookie') ?? '') ?? [];
  assert(value, 'no cookie was set');
  return value;
}

/** Logs in and out. */
export const identity: Flow = async ({ ask, servers }) => {
  const as = { browserSession: await logIn({ ask, servers }) };
  const header = { Origin: servers.urlOf('identity') };
  const { name } = json<{ user: { name: string } }>(await ask('getLogin', 200, { as })).user;
  assert.equal(name, servers.user);
  const { sessions } = json<{ sessions: readonly unknown[] }>(
    await ask('listSessions', 200, { as, query: { limit: 1 } }),
  );
  assert.equal(sessions.length, 1);
  await ask('endLogin', 204, { as, header });
  await isProblem(await ask('getLogin', 401, { as }), 'unauthorized');
};
