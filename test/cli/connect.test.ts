import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { getAccessToken, refreshTokens } from '../../src/sdk/oauth/index.ts';
import { useRunning } from '../running.ts';
import { CLIENT_SECRET, Person, startProvider } from '../sdk/oauth/provider.ts';
import { startTokenUrl } from '../sdk/oauth/token-url.ts';
import { type Connecting, createHome } from './connect.ts';

const running = useRunning();

async function start() {
  const gateway = await running.gateway();
  const provider = await startProvider(running, gateway.url);
  return { gateway, provider, home: await createHome(running, provider) };
}

const ADDRESS = /^(http:\/\/\S+)\r?\n/m;

describe('annex connect', () => {
  it('prints the address, waits, and stores tokens that work', async () => {
    const { provider, home } = await start();
    const connecting = home.connect(['real', '--user', 'Ada']);
    const [, address = ''] = await connecting.until(ADDRESS);
    await new Person().agree(address);
    expect(await connecting.exit, connecting.stderr()).toBe(0);
    expect(connecting.stdout()).toBe(`${address}\n`); // only the address: no QR code, no prompt
    expect(connecting.stderr()).toMatch(
      /is waiting for real[\s\S]*Waiting for your approval, up to 10 min[\s\S]*Connected to real as Ada/,
    );
    const token = await getAccessToken({ ...provider.app, provider: 'real', user: 'Ada', store: home.store });
    expect(await provider.accepts(token)).toBe(true);
    const { refreshToken } = (await home.store.read('real', 'Ada')) ?? {};
    for (const secret of [token, refreshToken ?? '?', CLIENT_SECRET]) {
      expect(connecting.stdout() + connecting.stderr()).not.toContain(secret);
    }
  });

  it('accepts all settings as options', async () => {
    const { provider, home } = await start();
    await writeFile(join(home.folder, 'annex.config.json'), '{}');
    const { authUrl, tokenUrl, gatewayUrl, scopes } = provider.app;
    const urls = ['--auth-url', authUrl, '--token-url', tokenUrl, '--gateway-url', gatewayUrl];
    const more = ['--credentials', 'credentials.json', `--scopes=${scopes}`, '--param', 'prompt=consent', '--no-pkce'];
    const connecting = home.connect(['other', ...urls, ...more]);
    const [, address = ''] = await connecting.until(ADDRESS);
    const asked = new URL(address).searchParams;
    expect([asked.get('prompt'), asked.get('scope'), asked.has('code_challenge')]).toEqual([
      'consent',
      'openid',
      false,
    ]);
    await new Person().agree(address);
    expect(await connecting.exit, connecting.stderr()).toBe(0);
    expect(await home.store.list()).toMatchObject([{ provider: 'other', user: 'default' }]);
  });

  it('explains a denial and exits with 1', async () => {
    const { home } = await start();
    const connecting = home.connect(['real']);
    const [, address = ''] = await connecting.until(ADDRESS);
    await new Person().abort(address);
    expect(await connecting.exit).toBe(1);
    expect(connecting.stderr()).toMatch(/^annex: real declined access .*test-user list/m);
    expect(await home.store.list()).toEqual([]);
  });

  it('works without the gateway if the address is pasted, and checks its state', async () => {
    const { gateway, home } = await start();
    await gateway.close();
    const connecting = home.connect(['real', '--paste']);
    const [, address = ''] = await connecting.until(ADDRESS);
    const ended = await new Person().agreeUntil(address, `${gateway.url}/callback`);
    connecting.type(ended);
    expect(await connecting.exit, connecting.stderr()).toBe(0);
    const other = home.connect(['real', '--paste', '--user', 'bob']);
    await other.until(ADDRESS);
    other.type(ended);
    expect(await other.exit).toBe(1);
    expect(other.stderr()).toContain('belongs to a different flow');
    expect((await home.store.list()).map(({ user }) => user)).toEqual(['default']);
  });

  it('reports missing or wrong settings on one line', async () => {
    const { gateway, home } = await start();
    await gateway.close();
    const calls: Record<string, readonly string[]> = {
      'missing argument PROVIDER': [],
      "provider 'acme' is not fully configured; set --auth-url, or authUrl below providers in annex.config.json": [
        'acme',
      ],
      "provider 'stauts' is not fully configured. Did you mean 'status'": ['stauts'],
      "provider 'raal' is not fully configured. Did you mean 'real'": ['raal'],
      'authUrl must be an https URL': ['real', '--auth-url', 'http://acme.example'],
      'extraParams must not contain state': ['real', '--param', 'state=1'],
      '--param must be NAME=VALUE': ['real', '--param', '=1'],
      '--timeout must be an? .* from 1 to 99999': ['real', '--timeout', '0'],
      "unknown option '--tiemout'. Did you mean '--timeout'": ['real', '--tiemout', '1'],
      'The credentials file .*gone.json cannot be read \\(ENOENT\\)': ['real', '--credentials', 'gone.json'],
      'The user name is too long': ['real', '--user', 'x'.repeat(300)],
      'cannot reach the gateway at .*; start it with annex start, .* or connect with --paste': ['real'],
    };
    const ended = await Promise.all(
      Object.entries(calls).map(async ([line, args]) => {
        const connecting = home.connect(args);
        return { line, code: await connecting.exit, stderr: connecting.stderr() };
      }),
    );
    for (const { line, code, stderr } of ended) {
      expect(code, line).toBeGreaterThan(0);
      expect(stderr).toMatch(new RegExp(`^annex: ${line}.*\n$`));
    }
  }, 60_000);
});

describe('annex connect on a terminal', () => {
  it('opens the browser, shows a QR code, and accepts a pasted address when the gateway stops', async () => {
    const { gateway, home } = await start();
    const browser = join(home.folder, 'browser.sh');
    await writeFile(browser, `#!/bin/sh\nprintf %s "$1" > '${home.folder}/opened'\n`);
    await chmod(browser, 0o755);
    const connecting = home.connect(['real'], { terminal: true, env: { BROWSER: browser } });
    connecting.child.stdin?.on('error', () => {});
    const [, address = ''] = await connecting.until(ADDRESS);
    await connecting.until(/paste it here/);
    const drawn = stripVTControlCharacters(connecting.stdout())
      .split('\r\n')
      .filter((line) => /^[█▀▄ ]{40,}$/.test(line));
    expect(drawn.length).toBe(Math.ceil((drawn[0]?.length ?? 0) / 2));
    expect(drawn.length).toBeGreaterThan(20);
    await vi.waitFor(async () => expect(await readFile(join(home.folder, 'opened'), 'utf8')).toBe(address), 10_000);
    await gateway.close();
    await connecting.until(/Lost the gateway/);
    connecting.type('nonsense');
    await connecting.until(/whole address bar\. Paste the address again/);
    connecting.type(await new Person().agreeUntil(address, `${gateway.url}/callback`));
    await connecting.until(/Connected to real as default/);
    expect(await connecting.exit).toBe(0);
  });
});

describe('annex connect status', () => {
  it('lists the connections without their tokens', async () => {
    const { home } = await start();
    const empty = home.connect(['status']);
    expect(await empty.exit).toBe(0);
    expect(empty.stdout()).toBe('No connections yet. Connect with annex connect PROVIDER\n');
    const secrets = { accessToken: 'access-geheim', refreshToken: 'refresh-geheim' };
    await home.store.write('google', 'ada@example.org', { ...secrets, expiresAt: Date.UTC(2020, 0, 1) });
    await home.store.write('acme', 'default', { ...secrets, refreshToken: null, expiresAt: Date.UTC(2020, 0, 1) });
    const [status, json] = [home.connect(['status']), home.connect(['status', '--json'])];
    expect(await Promise.all([status.exit, json.exit])).toEqual([0, 0]);
    expect(
      status
        .stdout()
        .split('\n')
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['provider', 'user', 'state', 'access token expires'],
      ['acme', 'default', 'expired', '2020-01-01 00:00 UTC'],
      ['google', 'ada@example.org', 'connected', '2020-01-01 00:00 UTC'],
      [''],
    ]);
    expect(JSON.parse(json.stdout())).toEqual([
      { provider: 'acme', user: 'default', state: 'expired', expires_at: '2020-01-01T00:00:00.000Z' },
      { provider: 'google', user: 'ada@example.org', state: 'connected', expires_at: '2020-01-01T00:00:00.000Z' },
    ]);
    expect(status.stdout() + json.stdout()).not.toContain('geheim');
  });
});

describe('annex connect token and remove', () => {
  it('prints a valid token, refreshed before it expires, and revokes it on removal', async () => {
    const { provider, home } = await start();
    const connecting = home.connect(['real']);
    const [, address = ''] = await connecting.until(ADDRESS);
    await new Person().agree(address);
    expect(await connecting.exit, connecting.stderr()).toBe(0);
    const before = await home.store.read('real', 'default');
    expect(await finish(home.connect(['token', 'real']))).toEqual([0, `${before?.accessToken}\n`, '']);
    if (before) await home.store.write('real', 'default', { ...before, expiresAt: Date.now() + 59_000 });
    const [code, printed] = await finish(home.connect(['token', 'real']));
    const after = await home.store.read('real', 'default');
    expect([code, printed]).toEqual([0, `${after?.accessToken}\n`]);
    expect(after?.accessToken).not.toBe(before?.accessToken);
    expect(await provider.accepts(printed.trim())).toBe(true);
    expect(await finish(home.connect(['remove', 'real']))).toEqual([
      0,
      'Removed the connection to real as default.\n',
      'real has revoked the tokens.\n',
    ]);
    expect(await provider.accepts(printed.trim())).toBe(false);
    const { refreshToken } = after ?? {};
    await expect(refreshTokens({ ...provider.app, refreshToken: refreshToken ?? '' })).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect(await home.store.list()).toEqual([]);
    const notConnected = 'annex: Not connected to real. The user has to grant access first.\n';
    expect(await finish(home.connect(['token', 'real']))).toEqual([1, '', notConnected]);
    expect(await finish(home.connect(['remove', 'real']))).toEqual([1, '', notConnected]);
  }, 60_000);

  it('refreshes a token that has not expired with --refresh [B-refresh-on-request]', async () => {
    const { provider, home } = await start();
    const connecting = home.connect(['real']);
    const [, address = ''] = await connecting.until(ADDRESS);
    await new Person().agree(address);
    expect(await connecting.exit, connecting.stderr()).toBe(0);
    const before = await home.store.read('real', 'default');
    const [code, printed] = await finish(home.connect(['token', 'real', '--refresh']));
    const after = await home.store.read('real', 'default');
    expect([code, printed]).toEqual([0, `${after?.accessToken}\n`]);
    expect(after?.accessToken).not.toBe(before?.accessToken);
    expect(await provider.accepts(printed.trim())).toBe(true);
    expect(provider.granted).toMatchObject({ refresh_token: 1 });
  }, 60_000);

  it('fails with --refresh if the provider is busy or there is no refresh token', async () => {
    const { home } = await start();
    const busy = await startTokenUrl(running, () => ({ status: 429, body: {}, headers: { 'retry-after': '9' } }));
    const record = { accessToken: 'access-geheim', refreshToken: 'refresh-geheim', expiresAt: Date.now() + 30_000 };
    await home.store.write('real', 'default', record);
    await home.store.write('real', 'bob', { ...record, refreshToken: null });
    const ended = await Promise.all(
      [
        ['token', 'real', '--token-url', busy.url],
        ['token', 'real', '--token-url', busy.url, '--refresh'],
        ['token', 'real', '--user', 'bob', '--refresh'],
        ['token', 'acme', '--refresh'],
      ].map((args) => finish(home.connect(args))),
    );
    expect(ended).toEqual([
      [0, 'access-geheim\n', ''],
      [1, '', 'annex: real returned HTTP 429: too many requests. Try again later\n'],
      [1, '', 'annex: there is no refresh token for real; connect again with annex connect real\n'],
      [1, '', 'annex: Not connected to acme. The user has to grant access first.\n'],
    ]);
  }, 60_000);

  it('gives a token without expires_in the default lifetime from the option or the settings', async () => {
    const { home } = await start();
    const token = await startTokenUrl(running, () => ({ body: { access_token: 'new' } }));
    const path = join(home.folder, 'annex.config.json');
    const settings = JSON.parse(await readFile(path, 'utf8'));
    Object.assign(settings.providers.real, { tokenUrl: token.url, defaultLifetimeSeconds: 7_200 });
    await writeFile(path, JSON.stringify(settings));
    const lifetimeOf = async (args: readonly string[]): Promise<number> => {
      await home.store.write('real', 'default', { accessToken: 'old', refreshToken: 'r', expiresAt: null });
      expect(await finish(home.connect(['token', 'real', '--refresh', ...args]))).toEqual([0, 'new\n', '']);
      const { expiresAt } = (await home.store.read('real', 'default')) ?? {};
      return Math.round(((expiresAt ?? 0) - Date.now()) / 100_000);
    };
    expect(await lifetimeOf([])).toBe(72);
    expect(await lifetimeOf(['--default-lifetime', '1800'])).toBe(18);
    const [code, , stderr] = await finish(home.connect(['token', 'real', '--default-lifetime', '0']));
    expect([code, stderr]).toEqual([2, expect.stringContaining('--default-lifetime must be a whole number')]);
  }, 60_000);

  it('keeps tokens that it cannot revoke, unless --local is given', async () => {
    const { home } = await start();
    const record = { accessToken: 'access-geheim', refreshToken: 'refresh-geheim', expiresAt: Date.now() + 30_000 };
    await home.store.write('real', 'default', record);
    await home.store.write('unknown', 'default', record);
    const down = ['--revocation-url', 'http://127.0.0.1:9/revoke', '--token-url', 'http://127.0.0.1:9/token'];
    expect(await finish(home.connect(['token', 'real', ...down]))).toEqual([0, 'access-geheim\n', '']);
    const [code, stdout, stderr] = await finish(home.connect(['remove', 'real', ...down]));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/revocation URL is unreachable\. Nothing was removed\. .* --local\n$/);
    expect(stderr).not.toContain('geheim');
    const ends = [home.connect(['remove', 'real', '--local']), home.connect(['remove', 'unknown'])].map(finish);
    for (const [ended, , said] of await Promise.all(ends)) {
      expect(ended).toBe(0);
      expect(said).toContain('The tokens were not revoked');
    }
    expect(await home.store.list()).toEqual([]);
  }, 60_000);
});

const finish = async ({ exit, stdout, stderr }: Connecting) => [await exit, stdout(), stderr()] as const;
