// The code that the guides show, taken from their pages as a reader would copy it, run against real servers.
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

/** A platform that tells when somebody waits for a decision: one that comes first is answered with a problem. */
async function startPlatform() {
  const platform = await running.platform();
  const watched = vi.spyOn(platform.database, 'watch');
  return { platform, waiting: () => vi.waitFor(() => expect(watched).toHaveBeenCalled(), { timeout: 20_000 }) };
}

const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('Sign a user in with an intent', () => {
  it.each([
    ['approve', /event: authenticated\ndata: \{"session_token":"tok_/],
    ['deny', /event: denied/],
  ])('from a shell, when the user says %s', async (action, ending) => {
    const { platform, waiting } = await startPlatform();
    const shell = await run('sign-in', 'sign-in.sh', { ANNEX_BASE_URL: platform.url });
    const [intent] = await shell.until(/\{.*"auth_url".*\}/);
    expect(JSON.parse(intent)).toMatchObject({ requested_max_age: 3600, completed: false });
    await waiting();
    const linked = await linkIntent(platform, tokenIn(intent), await platform.login(), { action });
    expect(linked.status).toBe(200);
    expect(await shell.exit).toBe(0);
    expect(shell.output()).toMatch(ending);
  });

  it.each([
    ['approve', 'Signed in. Token length: 47'],
    ['deny', 'Not signed in: denied'],
  ])('from a program, when the user says %s', async (action, ending) => {
    const { platform, waiting } = await startPlatform();
    const program = await run('sign-in', 'sign-in.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n/);
    await waiting();
    expect((await linkIntent(platform, tokenIn(line), await platform.login(), { action })).status).toBe(200);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toContain(ending);
  });
});

describe('Sign a user in with requestSession', () => {
  it.each([
    ['approve', /Signed in as ada: a session of kind Application until 2026-11-15T13:00:00.000Z\nSigned out\n$/],
    ['deny', /Not signed in: intent-denied\n$/],
  ])('when the user says %s', async (action, ending) => {
    const { platform, waiting } = await startPlatform();
    const program = await run('sign-in', 'request-session.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n.*code: [A-Z2-7]{8}\n/);
    await waiting();
    expect((await linkIntent(platform, tokenIn(line), await platform.login(), { action })).status).toBe(200);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(ending);
  });

  it('fits on one screen', async () => {
    const text = readExamples(await site.text('/docs/guides/sign-in')).get('request-session.ts') ?? '';
    expect(text).not.toBe('');
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });
});

describe('Sign a user in with an intent, in the user’s place', () => {
  it('logs in and approves from a shell', async () => {
    const { platform, waiting } = await startPlatform();
    const [NAME, PASSWORD] = ['ada', 'correct horse battery'];
    await platform.identity.users.add({ name: NAME, owners: ['demo'], password: PASSWORD });
    const program = await run('sign-in', 'sign-in.ts', { ANNEX_BASE_URL: platform.url });
    const [line] = await program.until(/Open .*\n/);
    await waiting();
    const env = { ANNEX_BASE_URL: platform.url, NAME, PASSWORD, TOKEN: tokenIn(line) };
    const shell = await run('sign-in', 'approve.sh', env);
    expect(await shell.exit, shell.output()).toBe(0);
    expect(JSON.parse(shell.output())).toMatchObject({ completed: true });
    expect(await program.exit).toBe(0);
    expect(program.output()).toContain('Signed in. Token length: 47');
  });
});

describe('Receive an authorization code through the gateway', () => {
  it.each([
    ['code=SplxlOBeZQQYbYS6WxSbIA', 'Received a code of 22 characters'],
    ['error=access_denied', 'Failed: provider-error, access_denied'],
  ])('when the provider redirects with %s', async (query, ending) => {
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
    ['abort', /Not connected: Example did not grant access/],
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
  });
});

describe('Mock Annex in your tests', () => {
  it('passes under node --test', async () => {
    const program = await run('mock-annex', 'mock-annex.ts', {}, '--test', '--test-reporter=tap');
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/# pass 2\n/);
  });
});

describe('Generate a client of your own', () => {
  it('gets types from the document that the site offers, and calls with them', async () => {
    const shell = await run('own-client', 'own-client.sh', { ANNEX_BASE_URL: site.url() });
    expect(await shell.exit, shell.output()).toBe(0);
    expect(await readFile(join(folder(), 'intents.d.ts'), 'utf8')).toContain('"/auth/intents"');
    const platform = await running.platform();
    const program = await run('own-client', 'own-client.ts', { ANNEX_BASE_URL: platform.url });
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/^The intent is good until \d{4}-/m);
  });
});

describe('Arrange a workspace', () => {
  it('opens a page and a sandbox, and says what waits for a browser; the events tell of it', async () => {
    const platform = await running.platform();
    const { key: ANNEX_API_KEY } = await platform.identity.keys.create('demo');
    const env = { ANNEX_BASE_URL: platform.url, ANNEX_API_KEY };
    const events = await run('workspace', 'workspace-events.sh', env);
    await events.until(/event: layout\n/);
    const program = await run('workspace', 'workspace.ts', env);
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/^Tabs: .*Manual, Scratch\n/);
    expect(program.output()).toContain(`The code is queued. Open ${platform.url}/workspaces/demo/rover\nNo picture: `);
    await events.until(/"displayName":"Scratch"/);
  });
});

describe('Write a client by hand', () => {
  it('reads pages, tags and problems', async () => {
    const platform = await running.platform();
    const packages = ['example.first', 'example.second'].map((identifier) => item({ identifier }));
    await publish(platform.packagesDir, { packages });
    const program = await run('write-client', 'write-client.ts', { ANNEX_BASE_URL: platform.url });
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toBe(
      [
        ...['Found example.first', 'Found example.second', 'Asked again: 304'],
        'Refused: invalid-request at /body/max_age\n',
      ].join('\n'),
    );
  });
});

describe('Move between versions', () => {
  it('compares the documents, and calls', async () => {
    const platform = await running.platform();
    const program = await run('versions', 'versions.ts', { ANNEX_BASE_URL: platform.url });
    expect(await program.exit, program.output()).toBe(0);
    expect(program.output()).toMatch(/^Made for (.+), served is \1\.\n201, kept as no-store, good until 2\d{3}-/);
  });
});

describe('Publish packages', () => {
  it('validates a folder of packages, builds a repository of it, and finds it in order', async () => {
    const shell = await run('publish-packages', 'publish-packages.sh', {});
    expect(await shell.exit, shell.output()).toBe(0);
    expect(shell.output()).toContain('Published 1 package, 1 version, 1 new archive.');
    expect(shell.output()).toMatch(/2 files checked, no problems found\.\n$/);
  }, 60_000);
});

describe('the guides', () => {
  it('show TypeScript that the compiler takes under strict', async () => {
    await symlink(join(root, 'node_modules/@types'), join(folder(), 'node_modules/@types'));
    await copyFile(join(root, 'generated/intents/api.d.ts'), join(folder(), 'intents.d.ts'));
    const files: string[] = [];
    const guides = ['sign-in', 'receive-code', 'connect-provider', 'mock-annex', 'own-client', 'workspace'];
    for (const guide of [...guides, 'write-client', 'versions']) {
      for (const [file, text] of readExamples(await site.text(`/docs/guides/${guide}`))) {
        if (!file.endsWith('.ts')) continue;
        await writeFile(join(folder(), file), text);
        files.push(file);
      }
    }
    expect(files).toHaveLength(10);
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
