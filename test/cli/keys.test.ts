import { describe, expect, it } from 'vitest';
import { operations } from '../../generated/workspace/operations.ts';
import { useIdentity } from '../areas/identity/server.ts';
import { annex } from './identity-command.ts';

const path = operations.getScreenshotStatus.path.replace('{owner}', 'demo').replace('{repo}', 'rover');

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

describe('annex keys with invalid arguments', () => {
  const start = useIdentity();

  it('reports a usage error and exits with 2', async () => {
    const server = await start();
    const calls: [string[], string][] = [
      [[], 'missing subcommand: create, list or revoke'],
      [['create'], 'missing option --owner NAME. Usage: annex keys create --owner NAME [options]'],
      [['revoke'], 'missing argument ID. Usage: annex keys revoke ID [options]'],
      [['list', 'all'], "unexpected argument 'all'. Usage: annex keys list [options]"],
    ];
    const finished = await Promise.all(calls.map(([args]) => annex(server, 'keys', args)));
    expect(finished).toEqual(calls.map(([, line]) => ({ code: 2, out: '', err: `annex: ${line}\n` })));
  });
});
