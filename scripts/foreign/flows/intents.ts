import assert from 'node:assert/strict';
import { type Flow, isProblem, json } from './flow.ts';
import { logIn } from './identity.ts';

/** Requests a session, approves it as the user, uses it and ends it; then cancels another intent. */
export const intents: Flow = async ({ ask, servers }) => {
  const created = await ask('createIntent', 201, { body: { app_name: 'Foreign client', max_age: 3600 } });
  const { token = '', requested_max_age: age } = json<{ token?: string; requested_max_age: number }>(created);
  assert.equal(age, 3600);
  const path = { token };
  assert.equal(json(await ask('getIntent', 200, { path }))['completed'], false);

  const browserSession = await logIn({ ask, servers });
  const approval = { path, body: { action: 'approve' }, header: { Origin: servers.urlOf('intents') } };
  await isProblem(await ask('linkIntent', 401, approval), 'unauthorized');
  await ask('linkIntent', 200, { ...approval, as: { browserSession } });
  const sessionToken = String(json(await ask('watchIntent', 200, { path }))['session_token']);
  assert.match(sessionToken, /^tok_/);

  await ask('getSession', 200, { as: { sessionToken } });
  await ask('endSession', 204, { as: { sessionToken } });
  await isProblem(await ask('getSession', 401, { as: { sessionToken } }), 'unauthorized');

  const other = json<{ token: string }>(await ask('createIntent', 201, { body: {} }));
  await ask('endIntent', 204, { path: { token: other.token } });
  await ask('getIntent', 410, { path: { token: other.token } });
};
