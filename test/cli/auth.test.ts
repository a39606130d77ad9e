import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shortCode } from '../../src/sdk/intents/index.ts';
import { linkIntent, type PlatformUnderTest, useRunning } from '../running.ts';
import { useAnnex } from './annex.ts';

const running = useRunning();
const annex = useAnnex();

const APPROVE = 'Check that the page shows this code: ';
const env = ({ url }: PlatformUnderTest) => ({ ANNEX_BASE_URL: url });
const fileOf = ({ url }: PlatformUnderTest): string =>
  join(annex.folder(), '.annex/sessions', `${encodeURIComponent(new URL(url).host)}.json`);
const tokenIn = (text: string): string => /token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** Logs in, approves as the user, and resolves to the output of the command. */
async function logIn(platform: PlatformUnderTest, ...args: string[]): Promise<string> {
  const command = await annex.start(['auth', 'login', ...args], env(platform), APPROVE);
  const token = tokenIn(command.stdout());
  expect(command.stdout()).toContain(`${platform.url}/auth/approve?token=${token}`);
  expect((await linkIntent(platform, token, await platform.login())).status).toBe(200);
  const { code, stdout, stderr } = await command.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe('annex auth', () => {
  it('logs in with address, code and QR code, shows the user, and logs out', async () => {
    const platform = await running.platform();
    const stdout = await logIn(platform, '--qr', '--max-age', '3600');
    const code = await shortCode(tokenIn(stdout));
    expect(stdout).toContain(`${APPROVE}${code.slice(0, 4)} ${code.slice(4)}\n`);
    expect(stdout).toMatch(/[█▀▄ ]{20,}\n[█▀▄ ]{20,}/);
    expect(stdout).toContain(`Logged in at ${platform.url} as ada (owners: demo).`);
    expect(stdout).toContain('Session “Command line”, from 2026-11-15 12:00 UTC until 2026-11-15 13:00 UTC.');
    const status = await annex.run(['auth', 'status', '--json'], env(platform));
    expect(JSON.parse(status.stdout)).toMatchObject({ kind: 'Application', base_url: platform.url });
    const ended = await annex.run(['auth', 'logout'], env(platform));
    expect(ended).toEqual({ code: 0, stdout: `Logged out of ${platform.url}.\n`, stderr: '' });
    expect(
      await platform.identity.sessions.list((await platform.identity.users.findByName('ada'))?.id ?? '', ''),
    ).toEqual({
      sessions: [expect.objectContaining({ kind: 'Browser' })],
      next: null,
    });
    const after = await annex.run(['auth', 'status'], env(platform));
    expect(after).toMatchObject({ code: 1, stderr: expect.stringContaining('you are not logged in') });
  });

  it('stores the token in a private file, and never prints it', async () => {
    const platform = await running.platform();
    const stdout = await logIn(platform);
    const file = fileOf(platform);
    const { session_token } = JSON.parse(await readFile(file, 'utf8'));
    expect(session_token).toMatch(/^tok_/);
    expect(stdout).not.toContain(session_token);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  });

  it('ends the former session when logging in again', async () => {
    const platform = await running.platform();
    await logIn(platform);
    const { session_token } = JSON.parse(await readFile(fileOf(platform), 'utf8'));
    await logIn(platform);
    const headers = { authorization: `Bearer ${session_token}` };
    expect((await fetch(`${platform.url}/auth/session`, { headers })).status).toBe(401);
  });

  it.each([
    ['denied', 'the login was denied in the browser; to try again, run annex auth login'],
    ['expired', 'the request expired before it was approved; start over with annex auth login'],
  ])('reports on one line that the request was %s', async (how, line) => {
    const platform = await running.platform();
    const command = await annex.start(['auth', 'login'], env(platform), APPROVE);
    const token = tokenIn(command.stdout());
    if (how === 'expired') platform.clock.advance(900_000);
    else await linkIntent(platform, token, await platform.login(), { action: 'deny' });
    expect(await command.ended).toMatchObject({ code: 1, stderr: `annex: ${line}\n` });
  });

  it('reports on one line an ended session, an unreachable platform and a usage error', async () => {
    const platform = await running.platform();
    await logIn(platform);
    await platform.identity.users.remove('ada');
    const over = await annex.run(['auth', 'status'], env(platform));
    expect(over.stderr).toBe(`annex: your session at ${platform.url} has ended; log in again with annex auth login\n`);
    const unreachable = { ANNEX_BASE_URL: 'http://127.0.0.1:9' };
    expect((await annex.run(['auth', 'login'], unreachable)).stderr).toBe(
      'annex: cannot reach the platform at http://127.0.0.1:9; start it with annex start, or set its address with --base-url\n',
    );
    expect((await annex.run(['auth', 'logout'], unreachable)).stderr).toContain('you are not logged in');
    expect(await annex.run(['auth', 'login', '--max-age', 'long'], unreachable)).toMatchObject({ code: 2 });
    expect(await annex.run(['auth', 'elephant'], unreachable)).toMatchObject({ code: 2 });
    await writeFile(fileOf(platform), 'not JSON');
    expect((await annex.run(['auth', 'status'], env(platform))).stderr).toContain('you are not logged in');
  });
});
