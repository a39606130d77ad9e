import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/workspace/operations.ts';
import { useIdentity } from '../areas/identity/server.ts';
import { annex, annexProcess } from './identity-command.ts';

const path = operations.getScreenshotStatus.path.replace('{owner}', 'demo').replace('{repo}', 'rover');

describe('annex keys, next to a running server', () => {
  const start = useIdentity();

  it('prints a key once, alone on its line, and revokes it with effect from the next request', async () => {
    const server = await start();
    await server.identity.users.ensure('ada', ['demo']);
    const created = await annexProcess(server, 'keys', ['create', '--owner', 'demo', '--name', 'build server']);
    expect(created.code).toBe(0);
    expect(created.out).toMatch(/^ak_[\w-]{43}\n$/);
    const key = created.out.trim();
    const call = async () => (await fetch(`${server.url}${path}`, { headers: { 'x-api-key': key } })).status;
    expect(await call()).toBe(501);
    const { out } = await annexProcess(server, 'keys', ['list', '--json']);
    const [entry] = JSON.parse(out) as { id: string }[];
    expect(entry).toMatchObject({ owner: 'demo', name: 'build server', revoked_at: null });
    expect(out).not.toContain(key);
    expect(created.err).toContain(entry?.id);
    const revoked = await annexProcess(server, 'keys', ['revoke', entry?.id ?? '']);
    expect(revoked).toEqual({ code: 0, out: `Revoked key ${entry?.id}.\n`, err: '' });
    expect(await call()).toBe(401);
    expect((await annexProcess(server, 'keys', ['list'])).out).toContain('No API keys yet');
    expect((await annexProcess(server, 'keys', ['list', '--all'])).out).toContain(entry?.id);
    expect(await annexProcess(server, 'keys', ['revoke', entry?.id ?? ''])).toMatchObject({ code: 1, out: '' });
  });

  it('refuses an owner that no user belongs to, and says how to add one', async () => {
    const server = await start();
    const { code, out, err } = await annex(server, 'keys', ['create', '--owner', 'dmeo']);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe("annex: no user belongs to 'dmeo'. Run 'annex users add NAME --owner dmeo' first\n");
  });

  it('creates a key that names a user of the owner, and writes it into the audit log [D-auth-key-user]', async () => {
    const server = await start();
    const { id } = await server.identity.users.ensure('ada', ['demo']);
    const created = await annex(server, 'keys', ['create', '--owner', 'demo', '--user', 'ada', '--name', 'laptop']);
    expect((await server.identity.callers.findByKey(created.out.trim()))?.userId).toBe(id);
    const [entry] = JSON.parse((await annex(server, 'keys', ['list', '--json'])).out) as object[];
    expect(entry).toMatchObject({ user: 'ada' });
    expect(entry).not.toHaveProperty('user_id');
    expect((await annex(server, 'keys', ['list'])).out).toMatch(/demo +ada +laptop/);
    const [event] = await server.identity.audit.list(id);
    expect(event).toMatchObject({ action: 'key-created', detail: 'laptop of demo for ada' });
    expect(event?.who).toMatch(/^operator /);
    for (const [user, message] of [
      ['grace', "user 'grace' not found"],
      ['dora', "user 'dora' does not belong to 'demo'. Run 'annex users list' to see owners"],
    ] as const) {
      if (user === 'dora') await server.identity.users.ensure('dora', ['acme']);
      const refused = await annex(server, 'keys', ['create', '--owner', 'demo', '--user', user]);
      expect([refused.code, refused.out]).toEqual([1, '']);
      expect(refused.err).toContain(message);
    }
  });

  it('creates a key with scopes, an expiry and a name, and lists them', async () => {
    const server = await start();
    await server.identity.users.ensure('ada', ['demo']);
    const limits = ['--scope', 'workspace:read', '--scope', 'paste:read', '--scope=paste:read', '--expires', '90d'];
    const created = await annex(server, 'keys', ['create', '--owner', 'demo', '--name', 'ci', ...limits]);
    expect(created.code).toBe(0);
    expect((await annex(server, 'keys', ['create', '--owner', 'demo', '--name', 'full'])).code).toBe(0);
    const caller = await server.identity.callers.findByKey(created.out.trim());
    expect(caller?.scopes).toEqual(['workspace:read', 'paste:read']);
    const { out } = await annex(server, 'keys', ['list', '--json']);
    const entries = JSON.parse(out) as { name: string; scopes: string[]; created_at: string; expires_at: string }[];
    const limited = entries.find(({ name }) => name === 'ci');
    expect(limited?.scopes).toEqual(['workspace:read', 'paste:read']);
    const days = (Date.parse(limited?.expires_at ?? '') - Date.parse(limited?.created_at ?? '')) / 86_400_000;
    expect(days).toBe(90);
    expect(entries.find(({ name }) => name === 'full')).toMatchObject({ scopes: null, expires_at: null });
    const rows = (await annex(server, 'keys', ['list'])).out.split('\n').map((row) => row.split(/ {2,}/));
    expect(rows[0]).toEqual(['id', 'owner', 'user', 'name', 'scopes', 'expires', 'created', 'last used']);
    const text = `${limited?.expires_at.slice(0, 16).replace('T', ' ')} UTC`;
    expect(rows.find(([, , , name]) => name === 'ci')?.slice(4, 6)).toEqual(['workspace:read paste:read', text]);
    expect(rows.find(([, , , name]) => name === 'full')?.slice(4, 6)).toEqual(['all', 'never']);
    await server.database.commit([{ text: 'update api_keys set expires_at = 0 where expires_at > 0', values: [] }]);
    expect((await annex(server, 'keys', ['list'])).out).toContain('1970-01-01 00:00 UTC (expired)');
  });
});

describe('annex keys with invalid arguments', () => {
  const start = useIdentity();

  it('reports a usage error and exits with 2', async () => {
    const server = await start();
    const calls: [string[], string][] = [
      [[], 'missing subcommand: create, list or revoke'],
      [['create'], 'missing option --owner NAME. Usage: annex keys create --owner NAME [options]'],
      [
        ['create', '--owner', 'demo', '--scope', 'workspace:raed'],
        "--scope must be workspace:read, workspace:control, packages:read, paste:read, paste:write or account, not 'workspace:raed'. Did you mean 'workspace:read'?",
      ],
      ...['90', '0d', 'd', '-1d', '1.5d', '90 d', '9y', '999999d'].map((text): [string[], string] => [
        ['create', '--owner', 'demo', `--expires=${text}`],
        `--expires must be a number with a unit such as 10m, 12h, 90d or 4w, not '${text}'`,
      ]),
      [['revoke'], 'missing argument ID. Usage: annex keys revoke ID [options]'],
      [['list', 'all'], "unexpected argument 'all'. Usage: annex keys list [options]"],
    ];
    const finished = await Promise.all(calls.map(([args]) => annex(server, 'keys', args)));
    expect(finished).toEqual(calls.map(([, line]) => ({ code: 2, out: '', err: `annex: ${line}\n` })));
  });
});
