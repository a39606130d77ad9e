import { describe, expect, it } from 'vitest';
import { useIdentity } from '../areas/identity/server.ts';
import { annex, annexProcess } from './identity-command.ts';

interface Listed {
  readonly id: string;
  readonly user: string;
  readonly kind: string;
  readonly app_name: string | null;
}

describe('annex sessions, next to a running server', () => {
  const startServer = useIdentity();
  /** The command uses the real time, at which the sessions must be active. */
  const start = async () => {
    const server = await startServer();
    server.clock.advance(Math.max(0, Date.now() - server.clock.now()));
    return server;
  };

  it('lists the sessions of all users or of one, as a table and as JSON, without secrets', async () => {
    const server = await start();
    expect((await annex(server, 'sessions', ['list'])).out).toBe('No active sessions.\n');
    const { cookie = '' } = await server.loggedIn('ada');
    await server.loggedIn('grace');
    const token = await server.approve('grace', 'Layout \u001b[31mAssistant');
    const { out } = await annex(server, 'sessions', ['list']);
    const [head, ...rows] = out.trimEnd().split('\n');
    expect(head).toMatch(/^id +user +kind +name +address +last used +expires$/);
    expect(rows.map((row) => row.split(/ {2,}/)[1])).toEqual(['ada', 'grace', 'grace']);
    expect(rows.join()).toMatch(/Browser +- +127\.0\.0\.1 +- +\d{4}-\d\d-\d\d \d\d:\d\d UTC/);
    expect(out).not.toContain('\u001b');
    const json = await annex(server, 'sessions', ['list', '--user', 'Grace', '--json']);
    const listed = JSON.parse(json.out) as Listed[];
    expect(listed.map(({ user, kind }) => [user, kind]).toSorted()).toEqual([
      ['grace', 'Application'],
      ['grace', 'Browser'],
    ]);
    for (const secret of [cookie.split('=')[1] ?? '', token]) expect(out + json.out).not.toContain(secret);
  });

  it('ends sessions of any user, with effect from the next request', async () => {
    const server = await start();
    const headers = await server.loggedIn('ada');
    const token = await server.approve('ada', 'Layout Assistant');
    await server.loggedIn('grace');
    const { out } = await annexProcess(server, 'sessions', ['list', '--user', 'ada', '--json']);
    const ids = (JSON.parse(out) as Listed[]).map(({ id }) => id);
    const ended = await annexProcess(server, 'sessions', ['end', ...ids]);
    expect(ended).toEqual({ code: 0, out: ids.map((id) => `Ended session ${id}.\n`).join(''), err: '' });
    expect((await fetch(`${server.url}/auth/me`, { headers })).status).toBe(401);
    const bearer = { authorization: `Bearer ${token}` };
    expect((await fetch(`${server.url}/auth/session`, { headers: bearer })).status).toBe(401);
    const rest = JSON.parse((await annexProcess(server, 'sessions', ['list', '--json'])).out) as Listed[];
    expect(rest.map(({ user }) => user)).toEqual(['grace']);
  });

  it('reports a failure in one line', async () => {
    const server = await start();
    const unknown = "session 'x' not found or already ended. Run 'annex sessions list' to see all sessions";
    const cases: [string[], number, string][] = [
      [['end', 'x'], 1, unknown],
      [['list', '--user', 'nobody'], 1, "user 'nobody' not found. Run 'annex users list' to see all users"],
      [['end'], 2, 'missing argument ID. Usage: annex sessions end ID... [options]'],
      [[], 2, 'missing subcommand: list or end'],
    ];
    const finished = await Promise.all(cases.map(([args]) => annex(server, 'sessions', args)));
    expect(finished).toEqual(cases.map(([, code, line]) => ({ code, out: '', err: `annex: ${line}\n` })));
  });
});
