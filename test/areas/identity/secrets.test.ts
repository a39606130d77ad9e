import { describe, expect, it } from 'vitest';
import { operations } from '../../../generated/workspace/operations.ts';
import { filesContain } from '../../base/state/files-contain.ts';
import { annex } from '../../cli/identity-command.ts';
import { cookieOf, useIdentity } from './server.ts';

const PASSWORD = 'piped in, not a flag';
const path = operations.getScreenshotStatus.path.replace('{owner}', 'demo').replace('{repo}', 'rover');

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
