import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/workspace/operations.ts';
import { filesContain } from '../../base/state/files-contain.ts';
import { cookieOf, type IdentityUnderTest, useIdentity } from './server.ts';

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

async function annex(
  { folder }: IdentityUnderTest,
  command: 'users' | 'keys',
  args: readonly string[],
  input = '',
): Promise<Finished> {
  const env = { ...process.env, ANNEX_DATA_DIR: folder };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-command.ts'), command, ...args], { env });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => {}); // a command that reads nothing may have exited before
  child.stdin.end(input);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

const PASSWORD = 'piped in, not a flag';
const path = operations.getScreenshotStatus.path.replace('{owner}', 'demo').replace('{repo}', 'rover');

describe('annex users, next to a running server', () => {
  const start = useIdentity();

  it('adds a user who can log in immediately, and removes one with effect from the next request', async () => {
    const server = await start();
    const added = await annex(server, 'users', ['add', 'Ada', '--owner', 'demo', '--owner', 'acme'], `${PASSWORD}\n`);
    expect(added).toEqual({ code: 0, out: 'Added user ada (acme, demo).\n', err: '' });
    const login = await server.login({ name: 'ada', password: PASSWORD });
    expect(login.status).toBe(204);
    const me = () => fetch(`${server.url}/auth/me`, { headers: { cookie: cookieOf(login) } });
    expect((await me()).status).toBe(200);
    expect(await annex(server, 'users', ['remove', 'ada'])).toMatchObject({ code: 0 });
    expect((await me()).status).toBe(401);
    expect((await server.login({ name: 'ada', password: PASSWORD })).status).toBe(401);
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

  it('reports a failure in one line', async () => {
    const server = await start();
    await server.loggedIn('ada');
    const eve = ['add', 'eve', '--owner', 'demo'];
    const cases: [string[], string, number, string][] = [
      [['add', 'ada', '--owner', 'demo'], PASSWORD, 1, "user 'ada' already exists. Choose another name"],
      [['remove', 'nobody'], '', 1, "user 'nobody' not found. Run 'annex users list' to see all users"],
      [eve, '', 2, 'no password given; type it at the prompt or pipe it in as one line'],
      [eve, 'short\n', 1, 'invalid password: use 8 to 1000 characters'],
    ];
    const finished = await Promise.all(cases.map(([args, input]) => annex(server, 'users', args, input)));
    expect(finished).toEqual(cases.map(([, , code, line]) => ({ code, out: '', err: `annex: ${line}\n` })));
  });
});

describe('annex keys, next to a running server', () => {
  const start = useIdentity();

  it('prints a key once, alone on its line, and revokes it with effect from the next request', async () => {
    const server = await start();
    const created = await annex(server, 'keys', ['create', '--owner', 'demo', '--name', 'build server']);
    expect(created.code).toBe(0);
    expect(created.out).toMatch(/^ak_[\w-]{43}\n$/);
    const key = created.out.trim();
    const call = async () => (await fetch(`${server.url}${path}`, { headers: { 'x-api-key': key } })).status;
    expect(await call()).toBe(501);
    const { out } = await annex(server, 'keys', ['list', '--json']);
    const [entry] = JSON.parse(out) as { id: string }[];
    expect(entry).toMatchObject({ owner: 'demo', name: 'build server', revoked_at: null });
    expect(out).not.toContain(key);
    expect(created.err).toContain(entry?.id);
    const revoked = await annex(server, 'keys', ['revoke', entry?.id ?? '']);
    expect(revoked).toEqual({ code: 0, out: `Revoked key ${entry?.id}.\n`, err: '' });
    expect(await call()).toBe(401);
    expect((await annex(server, 'keys', ['list'])).out).toContain('No API keys yet');
    expect((await annex(server, 'keys', ['list', '--all'])).out).toContain(entry?.id);
    expect(await annex(server, 'keys', ['revoke', entry?.id ?? ''])).toMatchObject({ code: 1, out: '' });
  });
});

describe('annex users and annex keys with invalid arguments', () => {
  const start = useIdentity();

  it('report a usage error and exit with 2', async () => {
    const server = await start();
    const calls: ['users' | 'keys', string[], string][] = [
      ['users', ['add', 'eve'], 'missing option --owner OWNER. Usage: annex users add NAME --owner OWNER [options]'],
      ['users', ['passwd', 'a', '--password', 'x'], "unknown option '--password'"],
      ['users', ['remove', 'a', 'b'], "unexpected argument 'b'. Usage: annex users remove NAME [options]"],
      ['users', ['burn'], "unknown subcommand 'burn'. Run 'annex users --help' for a list."],
      ['users', ['constructor'], "unknown subcommand 'constructor'. Run 'annex users --help' for a list."],
      ['users', ['lst'], "unknown subcommand 'lst'. Did you mean 'list'?"],
      ['users', [], 'missing subcommand: add, list, passwd or remove'],
      ['keys', [], 'missing subcommand: create, list or revoke'],
      ['keys', ['create'], 'missing option --owner NAME. Usage: annex keys create --owner NAME [options]'],
      ['keys', ['revoke'], 'missing argument ID. Usage: annex keys revoke ID [options]'],
      ['keys', ['list', 'all'], "unexpected argument 'all'. Usage: annex keys list [options]"],
    ];
    const finished = await Promise.all(calls.map(([command, args]) => annex(server, command, args)));
    expect(finished).toEqual(calls.map(([, , line]) => ({ code: 2, out: '', err: `annex: ${line}\n` })));
  });
});

describe('secrets', () => {
  const start = useIdentity();

  it('are in no file of the data directory and no log line: password, cookie, token, key', async () => {
    const server = await start();
    await annex(server, 'users', ['add', 'ada', '--owner', 'demo'], `${PASSWORD}\n`);
    const login = await server.login({ name: 'ada', password: PASSWORD });
    const cookie = cookieOf(login).split('=')[1] ?? '';
    const token = await server.approve('ada');
    const { key } = await server.identity.keys.create('demo');
    await server.login({ name: 'ada', password: `${PASSWORD}, nearly` });
    await fetch(`${server.url}/auth/me`, { headers: { cookie: cookieOf(login) } });
    await fetch(`${server.url}/auth/session`, { headers: { authorization: `Bearer ${token}` } });
    await fetch(`${server.url}${path}`, { headers: { 'x-api-key': key } });
    expect(await filesContain(server.folder, 'ada')).toBe(true);
    for (const secret of [PASSWORD, cookie, token, token.slice(4), key, key.slice(3)]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(await filesContain(server.folder, secret)).toBe(false);
      expect(server.log.join('')).not.toContain(secret);
    }
  });
});
