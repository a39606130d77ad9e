import { describe, expect, it } from 'vitest';
import { useIdentity } from '../areas/identity/server.ts';
import { annex } from './identity-command.ts';

describe('annex applications, next to a running server', () => {
  const start = useIdentity();

  it('lists the applications of all users or of one, and revokes one with effect from the next request', async () => {
    const server = await start();
    server.clock.advance(Math.max(0, Date.now() - server.clock.now())); // the command uses the real time
    expect((await annex(server, 'applications', ['list'])).out).toBe('No applications have access.\n');
    for (const name of ['ada', 'grace']) await server.loggedIn(name);
    const shared = [await server.approve('ada', 'Layout \u001b[31mAssistant'), await server.approve('ada', 'Other')];
    const ofGrace = await server.approve('grace', 'Layout \u001b[31mAssistant');
    const works = async (token: string) =>
      (await fetch(`${server.url}/auth/session`, { headers: { authorization: `Bearer ${token}` } })).status;
    const { out } = await annex(server, 'applications', ['list']);
    expect(out.split('\n')[0]).toMatch(/^id +user +name +host +scopes +last used$/);
    expect(out).not.toContain('\u001b');
    const json = await annex(server, 'applications', ['list', '--json', '--user', 'ada']);
    const listed = JSON.parse(json.out) as { id: string; user: string; name: string }[];
    expect(listed.map(({ user, name }) => `${user} ${name}`).toSorted()).toEqual([
      'ada Layout \u001b[31mAssistant',
      'ada Other',
    ]);
    for (const token of [...shared, ofGrace]) expect(out + json.out).not.toContain(token);
    const { id = '' } = listed.find(({ name }) => name !== 'Other') ?? {};
    const one = await annex(server, 'applications', ['revoke', id, '--user', 'ada']);
    expect(one).toMatchObject({ code: 0, err: '' });
    expect(one.out).toMatch(/^Revoked the access of Layout .*Assistant for ada\.\n$/);
    expect(one.out).not.toContain('\u001b');
    expect([await works(shared[0] ?? ''), await works(shared[1] ?? ''), await works(ofGrace)]).toEqual([401, 200, 200]);
    expect((await annex(server, 'applications', ['revoke', id])).out).toContain('for grace.');
    expect(await works(ofGrace)).toBe(401);
    const [event] = (await server.identity.audit.list(null)).filter(({ action }) => action === 'application-revoked');
    expect(event?.who).toMatch(/^operator .+ for grace$/);
    expect(await annex(server, 'applications', ['revoke', id])).toEqual({
      code: 1,
      out: '',
      err: `annex: no application has the id '${id}'. Run 'annex applications list' to see all\n`,
    });
  });
});
