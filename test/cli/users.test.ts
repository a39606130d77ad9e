import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cookieOf, useIdentity } from '../areas/identity/server.ts';
import { sending } from '../running.ts';
import { COMMAND } from './annex.ts';
import { annex, annexProcess } from './identity-command.ts';

const PASSWORD = 'piped in, not a flag';
const RULE = 'starting with a letter or digit, at most 100 characters';

describe('annex users, next to a running server', () => {
  const start = useIdentity();

  it('adds a user who can log in immediately, and removes one with effect from the next request', async () => {
    const server = await start();
    const added = await annexProcess(
      server,
      'users',
      ['add', 'Ada', '--owner', 'demo', '--owner', 'acme'],
      `${PASSWORD}\n`,
    );
    expect(added).toEqual({ code: 0, out: 'Added user ada (owners: acme, demo).\n', err: '' });
    const login = await server.login({ name: 'ada', password: PASSWORD });
    expect(login.status).toBe(204);
    const me = () => fetch(`${server.url}/auth/me`, { headers: { cookie: cookieOf(login) } });
    expect((await me()).status).toBe(200);
    expect(await annexProcess(server, 'users', ['remove', 'ada'])).toMatchObject({ code: 0 });
    expect((await me()).status).toBe(401);
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(401);
  });

  it('asks for the password twice on a terminal, and accepts both lines at once', async () => {
    const { folder } = await start();
    const typeAtPrompt = async (typed: string): Promise<string> => {
      const line = `${process.execPath} ${COMMAND} users add ada --owner demo`;
      const env = { ...process.env, ANNEX_DATA_DIR: folder };
      const child = spawn('script', ['-qec', line, '/dev/null'], { env, timeout: 10_000 });
      let output = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (output === '' && text.startsWith('Password: ')) child.stdin.write(typed);
        output += text;
      });
      await once(child, 'close');
      return output.replaceAll('\r\n', ' ');
    };
    const prompts = 'Password:  Repeat the password:  ';
    expect(await typeAtPrompt('one thing\ranother\r')).toBe(`${prompts}annex: the passwords do not match; try again `);
    expect(await typeAtPrompt('\u0003')).toBe('Password:  annex: cancelled; nothing was changed ');
    expect(await typeAtPrompt(`${PASSWORD}\r${PASSWORD}\r`)).toBe(`${prompts}Added user ada (owners: demo). `);
  });

  it('ends the user’s browser sessions when the password changes', async () => {
    const server = await start();
    const page = await server.loggedIn('ada');
    expect(await annex(server, 'users', ['passwd', 'ada'], PASSWORD)).toMatchObject({ code: 0, err: '' });
    expect((await fetch(`${server.url}/auth/me`, { headers: page })).status).toBe(401);
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(204);
  });

  it('lists names and owners as a table and as JSON, without hashes', async () => {
    const server = await start();
    expect((await annex(server, 'users', ['list'])).out).toContain('No users yet');
    await server.loggedIn('grace', ['navy', 'demo']);
    expect((await annex(server, 'users', ['list'])).out.split('\n')).toEqual([
      'name   owners      added',
      'grace  demo, navy  2026-11-15 12:00 UTC',
      '',
    ]);
    const { out } = await annex(server, 'users', ['list', '--json']);
    expect(JSON.parse(out)).toMatchObject([{ name: 'grace', owners: ['demo', 'navy'] }]);
    expect(out).not.toContain('scrypt');
  });

  it('replaces the owners of a user, and ends their sessions only if they lose one', async () => {
    const server = await start();
    const page = await server.loggedIn('ada', ['acme']);
    const owners = async () => {
      const response = await fetch(`${server.url}/auth/me`, { headers: page });
      return response.ok ? (await response.json()).user.owners : response.status;
    };
    const more = await annex(server, 'users', [
      'update',
      'Ada',
      '--owner',
      'demo',
      '--owner',
      'acme',
      '--owner',
      'acme',
    ]);
    expect(more).toEqual({ code: 0, out: 'User ada now belongs to: acme, demo.\n', err: '' });
    expect(await owners()).toEqual(['acme', 'demo']);
    const fewer = await annex(server, 'users', ['update', 'ada', '--owner', 'demo']);
    expect(fewer.out).toBe('User ada now belongs to: demo.\n');
    expect(await owners()).toBe(401);
    const wrong = await annex(server, 'users', ['update', 'ada', '--owner', '../x']);
    expect(wrong.err).toBe(`annex: invalid owner name "../x": use letters, digits and . _ -, ${RULE}\n`);
    expect(await server.identity.users.get('ada')).toMatchObject({ owners: ['demo'] });
    const [event] = (await server.identity.audit.list(null)).filter(({ action }) => action === 'owners-changed');
    expect(event).toMatchObject({ detail: 'demo', who: expect.stringMatching(/^operator .+ for ada$/) });
  });

  it.each(['lost the password', 'comes from a provider that is gone'])(
    'prints a one-time link with which a user who %s sets a password',
    async (what) => {
      const server = await start();
      server.clock.advance(Math.max(0, Date.now() - server.clock.now())); // the command uses the real time
      const password = what.includes('provider') ? undefined : 'a lost password';
      await server.identity.users.add({ name: 'ada', owners: ['demo'], password });
      const { code, out, err } = await annex(server, 'users', ['reset', 'ada']);
      expect([code, err]).toEqual([0, expect.stringContaining('It works once, for 15 minutes')]);
      expect(out).toMatch(/^http:\/\/localhost:8790\/login\/recover#name=ada&code=[\w-]{43}\n$/);
      const body = { ...Object.fromEntries(new URLSearchParams(new URL(out).hash.slice(1))), new_password: PASSWORD };
      const recover = () =>
        fetch(`${server.url}/auth/recovery-codes/login`, sending('POST', body, { origin: server.url }));
      expect([(await recover()).status, (await recover()).status]).toEqual([204, 401]);
      expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(204);
      expect((await annex(server, 'users', ['reset', 'nobody'])).err).toContain("user 'nobody' not found");
    },
  );

  it('reports a failure in one line', async () => {
    const server = await start();
    await server.loggedIn('ada');
    const eve = ['add', 'eve', '--owner', 'demo'];
    const cases: [string[], string, number, string][] = [
      [['add', 'ada', '--owner', 'demo'], PASSWORD, 1, "user 'ada' already exists. Choose another name"],
      [['remove', 'nobody'], '', 1, "user 'nobody' not found. Run 'annex users list' to see all users"],
      [['add', 'e e', '--owner', 'demo'], '', 1, `invalid user name "e e": use letters, digits and . _ @ + -, ${RULE}`],
      [['add', 'eve', '--owner', '../x'], '', 1, `invalid owner name "../x": use letters, digits and . _ -, ${RULE}`],
      [eve, '', 2, 'no password given; type it at the prompt or pipe it in as one line'],
      [eve, 'short\n', 1, 'invalid password: use 8 to 1000 characters'],
    ];
    const finished = await Promise.all(cases.map(([args, input]) => annex(server, 'users', args, input)));
    expect(finished).toEqual(cases.map(([, , code, line]) => ({ code, out: '', err: `annex: ${line}\n` })));
  });
});

describe('annex users with invalid arguments', () => {
  const start = useIdentity();

  it('reports a usage error and exits with 2', async () => {
    const server = await start();
    const calls: [string[], string][] = [
      [['add', 'eve'], 'missing option --owner OWNER. Usage: annex users add NAME --owner OWNER [options]'],
      [['passwd', 'a', '--password', 'x'], "unknown option '--password'"],
      [['remove', 'a', 'b'], "unexpected argument 'b'. Usage: annex users remove NAME [options]"],
      [['burn'], "unknown subcommand 'burn'. Run 'annex users --help' for a list."],
      [['constructor'], "unknown subcommand 'constructor'. Run 'annex users --help' for a list."],
      [['lst'], "unknown subcommand 'lst'. Did you mean 'list'?"],
      [[], 'missing subcommand: add, list, passwd, reset, update or remove'],
      [['update', 'ada'], 'missing option --owner OWNER. Usage: annex users update NAME --owner OWNER [options]'],
    ];
    const finished = await Promise.all(calls.map(([args]) => annex(server, 'users', args)));
    expect(finished).toEqual(calls.map(([, line]) => ({ code: 2, out: '', err: `annex: ${line}\n` })));
  });
});
