// Runs the code of the guides, copied from their pages, against real servers.
import { spawnSync } from 'node:child_process';
import { copyFile, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readExamples } from '../docs/markup.ts';
import { useSite } from '../docs/site.ts';
import { item, publish } from '../package-manager/repository.ts';
import { linkIntent, useRunning } from '../running.ts';
import { Person, startProvider } from '../sdk/oauth/provider.ts';
import { useReader } from './reader.ts';

const root = resolve(import.meta.dirname, '../..');
const site = useSite();
const running = useRunning();
const { folder, run } = useReader(site, running);

/** `waiting` resolves when a client waits for a decision. An earlier decision would be answered with a problem. */
async function startPlatform() {
  const platform = await running.platform();
  const watched = vi.spyOn(platform.database, 'watch');
  return { platform, waiting: () => vi.waitFor(() => expect(watched).toHaveBeenCalled(), { timeout: 20_000 }) };
}

const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('Log a user in with an intent', () => {
  it.each([
    ['approve', /event: authenticated\ndata: \{"session_token":"tok_/],
    ['deny', /event: denied/],
  ])('from a shell, if the user chooses to %s', async (action, ending) => {
    const { platform, waiting } = await startPlatform();
    const shell = await run('login', 'login.sh', { ANNEX_BASE_URL: platform.url });
    const [intent] = await shell.until(/\{.*"auth_url".*\}/);
    expect(JSON.parse(intent)).toMatchObject({ requested_max_age: 3600, completed: false });
    await waiting();
    const linked = await linkIntent(platform, tokenIn(intent), await platform.login(), { action });
    expect(linked.status).toBe(200);
    expect(await shell.exit).toBe(0);
    expect(shell.output()).toMatch(ending);
  });

  it.each([
    ['approve', 'Logged in. Token length: 47'],
    ['deny', 'Not logged in: denied'],
  ])('from a program, if the user chooses to %s', async (action, ending) => {
    const { platform, waiting } = await startPlatform();
    const program = await run('login', 'login.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n/);
    await waiting();
    expect((await linkIntent(platform, tokenIn(line), await platform.login(), { action })).status).toBe(200);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toContain(ending);
  });
});

describe('Log a user in with requestSession', () => {
  it.each([
    ['approve', /Logged in as ada: a session of kind Application until 2026-11-15T13:00:00.000Z\nLogged out\n$/],
    ['deny', /Not logged in: intent-denied\n$/],
  ])('if the user chooses to %s', async (action, ending) => {
    const { platform, waiting } = await startPlatform();
    const program = await run('login', 'request-session.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n.*code: [A-Z2-7]{8}\n/);
    await waiting();
    expect((await linkIntent(platform, tokenIn(line), await platform.login(), { action })).status).toBe(200);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(ending);
  });

  it('can ask for fewer scopes', async () => {
    const { platform } = await startPlatform();
    const program = await run('login', 'limited-session.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n/);
    expect(await program.exit, program.output()).toBe(0);
    const intent = await fetch(`${platform.url}/auth/intents/${tokenIn(line)}`);
    expect(await intent.json()).toMatchObject({ scopes: ['workspace:read', 'account'] });
  });

  it('fits on one screen', async () => {
    const text = readExamples(await site.text('/docs/guides/login')).get('request-session.ts') ?? '';
    expect(text).not.toBe('');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });
});

describe('Log a user in with an intent, from a shell only', () => {
  it('logs in and approves from a shell', async () => {
    const { platform, waiting } = await startPlatform();
    const [NAME, PASSWORD] = ['ada', 'correct horse battery'];
    await platform.identity.users.add({ name: NAME, owners: ['demo'], password: PASSWORD });
    const program = await run('login', 'login.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n/);
    await waiting();
    const env = { ANNEX_BASE_URL: platform.url, NAME, PASSWORD, TOKEN: tokenIn(line) };
    const shell = await run('login', 'approve.sh', env);
    expect(await shell.exit, shell.output()).toBe(0);
    expect(JSON.parse(shell.output())).toMatchObject({ completed: true });
    expect(await program.exit).toBe(0);
    expect(program.output()).toContain('Logged in. Token length: 47');
  });
});

describe('Receive an authorization code through the gateway', () => {
  it.each([
    ['code=SplxlOBeZQQYbYS6WxSbIA', 'Received a code of 22 characters'],
    ['error=access_denied', 'Failed: provider-error, access_denied'],
  ])('if the provider redirects with %s', async (query, ending) => {
    const gateway = await running.gateway();
    const program = await run('receive-code', 'receive-code.ts', { ANNEX_GATEWAY_URL: gateway.url });
    const [, address = ''] = await program.until(/Open (\S+)\n/);
    const asked = new URL(address).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${gateway.url}/callback`);
    await fetch(`${gateway.url}/callback?state=${asked.get('state')}&${query}`);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toContain(ending);
  });
});

describe('Connect users to an OAuth 2.0 provider', () => {
  /** A provider that knows the gateway, and the reader's home with the app's credentials in it. */
  async function startApp() {
    const gateway = await running.gateway();
    const { app, accepts } = await startProvider(running, gateway.url);
    const { clientId, clientSecret, authUrl, tokenUrl } = app;
    await writeFile(join(folder(), 'credentials.json'), JSON.stringify({ clientId, clientSecret }));
    const env = { HOME: folder(), ANNEX_GATEWAY_URL: gateway.url, AUTH_URL: authUrl, TOKEN_URL: tokenUrl };
    return { gateway, env, accepts };
  }

  it.each([
    ['agree', /Connected\. The token has \d+ characters/],
    ['abort', /Not connected: Example declined access/],
  ] as const)('from a program, when the user chooses to %s', async (choice, ending) => {
    const { env } = await startApp();
    const program = await run('connect-provider', 'connect-provider.ts', env);
    const [, address = ''] = await program.until(/Open (\S+)\n/);
    await new Person()[choice](address);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(ending);
  });

  it('from a Koa service with its page', async () => {
    const { env } = await startApp();
    const program = await run('connect-provider', 'connect-routes.ts', { ...env, PORT: '0' });
    const [, url = ''] = await program.until(/Open (\S+)\/oauth\/Example\n/);
    expect(await (await fetch(`${url}/oauth/Example`)).text()).toContain('Connect Example');
    await new Person().agree(`${url}/oauth/Example/auth`);
    await expect.poll(async () => (await fetch(`${url}/oauth/Example/status`)).json()).toEqual({ configured: true });
  });

  it('from a shell', async () => {
    const { env, gateway } = await startApp();
    const shell = await run('connect-provider', 'connect-provider.sh', env);
    const [, address = ''] = await shell.until(/^(http:\S+)\n/m);
    expect(new URL(address).searchParams.get('redirect_uri')).toBe(`${gateway.url}/callback`);
    await new Person().agree(address);
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toMatch(/^example +default +connected/m);
    expect((await readFile(join(folder(), 'token.txt'), 'utf8')).trim()).toMatch(/^[\w-]{20,}$/);
  });
});

describe('Mock Annex in your tests', () => {
  it('passes under node --test', async () => {
    const program = await run('mock-annex', 'mock-annex.ts', {}, '--test', '--test-reporter=tap');
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/# pass 2\n/);
  });
});

describe('Generate your own client', () => {
  it('generates types from the published document, and calls the platform with them', async () => {
    const shell = await run('own-client', 'own-client.sh', { ANNEX_BASE_URL: site.url() });
    expect(await shell.exit, shell.output()).toBe(0);
    expect(await readFile(join(folder(), 'intents.d.ts'), 'utf8')).toContain('"/auth/intents"');
    const platform = await running.platform();
    const program = await run('own-client', 'own-client.ts', { ANNEX_BASE_URL: platform.url });
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/^The intent expires at \d{4}-/m);
  });
});

describe('Write a client by hand', () => {
  it('handles pagination, ETags and problems', async () => {
    const platform = await running.platform();
    const packages = ['example.first', 'example.second'].map((identifier) => item({ identifier }));
    await publish(platform.packagesDir, { packages });
    const program = await run('write-client', 'write-client.ts', { ANNEX_BASE_URL: platform.url });
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toBe(
      [
        ...['Found example.first', 'Found example.second', 'Second request: 304'],
        'Refused: invalid-request at /body/max_age\n',
      ].join('\n'),
    );
  });
});

describe('Upgrade between versions', () => {
  it('compares the documents, then makes a call', async () => {
    const platform = await running.platform();
    const program = await run('versions', 'versions.ts', { ANNEX_BASE_URL: platform.url });
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(
      /^Generated from (.+), the server has \1\.\n201, Cache-Control: no-store, expires at 2\d{3}-/,
    );
  });
});

describe('the guides', () => {
  it('show TypeScript that compiles under strict', async () => {
    await symlink(join(root, 'node_modules/@types'), join(folder(), 'node_modules/@types'));
    await copyFile(join(root, 'generated/intents/api.d.ts'), join(folder(), 'intents.d.ts'));
    const files: string[] = [];
    const guides = ['login', 'receive-code', 'connect-provider', 'mock-annex', 'own-client', 'workspace'];
    for (const guide of [...guides, 'write-client', 'versions']) {
      for (const [file, text] of readExamples(await site.text(`/docs/guides/${guide}`))) {
        if (!file.endsWith('.ts')) continue;
        await writeFile(join(folder(), file), text);
        files.push(file);
      }
    }
    expect(files).toHaveLength(11);
    const compilerOptions = {
      ...(JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8')) as { compilerOptions: object })
        .compilerOptions,
      types: ['node'],
    };
    await writeFile(join(folder(), 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiler = join(root, 'node_modules/typescript7/bin/tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', folder(), '--singleThreaded'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });
});
