import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../../generated/identity/contract.ts';
import { problemOf } from '../../running.ts';
import { type IdentityUnderTest, useIdentity } from './server.ts';

describe('endOtherSession', () => {
  const start = useIdentity();
  const end = ({ url }: IdentityUnderTest, id: string, headers: Record<string, string>) =>
    fetch(`${url}/auth/sessions/${id}`, { method: 'DELETE', headers });
  const sessionsOf = async ({ url }: IdentityUnderTest, headers: Record<string, string>) => {
    const list = (await (await fetch(`${url}/auth/sessions`, { headers })).json()) as Schemas['SessionList'];
    return list.sessions;
  };

  it('ends an application’s session, and its token fails from the next request', async () => {
    const server = await start();
    const page = await server.loggedIn();
    const authorization = `Bearer ${await server.approve('ada')}`;
    const application = (await sessionsOf(server, page)).find(({ kind }) => kind === 'Application');
    expect((await end(server, application?.id ?? '', page)).status).toBe(204);
    const refused = await fetch(`${server.url}/auth/session`, { headers: { authorization } });
    expect(await problemOf(refused)).toMatchObject({ status: 401, name: 'unauthorized' });
    const [intent] = await server.database.read({ text: 'select sealed_token from intents', values: [] });
    expect(intent).toEqual({ sealed_token: null });
  });

  it('ends the session of another browser and of this one', async () => {
    const server = await start();
    const [own, other] = [await server.loggedIn(), await server.loggedIn()];
    const current = (headers: Record<string, string>) =>
      sessionsOf(server, headers).then((list) => list.find((session) => session.current)?.id ?? '');
    expect((await end(server, await current(other), own)).status).toBe(204);
    expect((await fetch(`${server.url}/auth/me`, { headers: other })).status).toBe(401);
    expect((await end(server, await current(own), own)).status).toBe(204);
    expect((await fetch(`${server.url}/auth/me`, { headers: own })).status).toBe(401);
  });

  it('answers 404 for another user’s session, an unknown session and an invalid id', async () => {
    const server = await start();
    const [ada, grace] = [await server.loggedIn('ada'), await server.loggedIn('grace')];
    const [graceSession] = await sessionsOf(server, grace);
    const { length } = await sessionsOf(server, ada);
    const ids = [graceSession?.id ?? '', '5f0f3c52-8f0e-4f57-9d5c-0f6c8a2f1b34', 'x', '%00', "'--"];
    for (const id of ids) {
      expect(await problemOf(await end(server, id, ada))).toMatchObject({ status: 404, name: 'session-not-found' });
    }
    expect((await fetch(`${server.url}/auth/me`, { headers: grace })).status).toBe(200);
    expect(await sessionsOf(server, ada)).toHaveLength(length);
    const long = await end(server, 'x'.repeat(65), ada);
    expect(await problemOf(long)).toMatchObject({ status: 400, pointers: ['/path/id'] });
  });

  it('refuses a page of another origin', async () => {
    const server = await start();
    const page = await server.loggedIn();
    const [session] = await sessionsOf(server, page);
    const response = await end(server, session?.id ?? '', { ...page, origin: 'https://elsewhere.example' });
    expect(await problemOf(response)).toMatchObject({ status: 403, name: 'cross-site-request' });
    expect((await fetch(`${server.url}/auth/me`, { headers: page })).status).toBe(200);
  });
});
