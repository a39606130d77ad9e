// Errors that stop a start are reported on one line with advice, and servers that start also stop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../generated/intents/contract.ts';
import { readConfig } from '../../src/base/config/config.ts';
import { startFailure } from '../../src/cli/start-failure.ts';
import { COMMAND, FREE_PORTS, type Started, useAnnex } from './annex.ts';
import type { Ended } from './run-in-worker.ts';

const annex = useAnnex();
const RUNNING = 'Annex is running';
const taken: Server[] = [];

afterEach(async () => {
  for (const server of taken.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  taken.push(server);
  return (server.address() as AddressInfo).port;
}

type Environment = Readonly<Record<string, string>>;

/** The error line, without the name of the command. */
const startError = (env: Environment, command: 'serve' | 'platform' = 'platform'): Promise<string> =>
  errorLine(annex.runProcess([command], { ...FREE_PORTS, ...env }));

/** The same for settings, which are checked before anything starts. */
const settingsError = (env: Environment, args: readonly string[] = []): Promise<string> =>
  errorLine(annex.run(['serve', ...args], { ...FREE_PORTS, ...env }));

async function errorLine(ended: Promise<Ended>): Promise<string> {
  const { code, stdout, stderr } = await ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^annex: [^\n]+\n$/);
  return stderr.slice('annex: '.length, -1);
}

const platformOf = ({ stdout }: Started): string => /running at (http:..[^/\s]+)/.exec(stdout())?.[1] ?? '';

/** The log lines, without the events of the watchdog. */
const withoutEvents = (stderr: string): { msg?: string; path?: string }[] =>
  stderr
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { msg?: string; path?: string })
    .filter(({ msg }) => msg !== 'gateway');

describe('annex start', () => {
  it('reports an invalid setting of any type', async () => {
    const wrong: Record<string, Promise<string>> = {
      'ANNEX_PLATFORM_PORT must be an integer from 0 to 65535': settingsError({ ANNEX_PLATFORM_PORT: 'http' }),
      'ANNEX_LOG_FORMAT must be one of: auto, json, pretty': settingsError({ ANNEX_LOG_FORMAT: 'xml' }),
      'ANNEX_BASE_URL must look like https://annex.example': settingsError({ ANNEX_BASE_URL: 'annex.example' }),
      'ANNEX_WATCHDOG_AUTO_RESTART must be true or false': settingsError({ ANNEX_WATCHDOG_AUTO_RESTART: 'maybe' }),
      'ANNEX_DATABASE_URL must look like postgres://annex@db.example:5432/annex': settingsError({
        ANNEX_DATABASE_URL: 'mysql://u:geheim@h/d',
      }),
      "unknown setting ANNEX_DATADIR. Did you mean 'ANNEX_DATA_DIR'?": settingsError({ ANNEX_DATADIR: 'x' }),
      '--intents-max-pending must be an integer from 1 to 10000000': settingsError({}, ['--intents-max-pending', '0']),
    };
    expect(await Promise.all(Object.values(wrong))).toEqual(Object.keys(wrong));
    expect(readdirSync(annex.folder())).toEqual([]);
  });

  it('reports an invalid settings file', async () => {
    const write = (text: string) => writeFileSync(join(annex.folder(), 'annex.config.json'), text);
    write('{ "gateway": { "port": 8795, "sate": "uuid" } }');
    expect(await settingsError({})).toBe(
      "annex.config.json: /gateway/sate is not a known setting. Did you mean 'state'?",
    );
    write('{ "apiKey": geheim }');
    expect(await settingsError({})).toBe('annex.config.json is not valid JSON (line 1, column 13)');
    expect(readdirSync(annex.folder())).toEqual(['annex.config.json']);
  });

  it('reports a port that is already in use', async () => {
    const port = await takePort();
    expect(await startError({ ANNEX_PLATFORM_PORT: String(port) }, 'serve')).toBe(
      `port ${port} is already in use; stop the other process or set ANNEX_PLATFORM_PORT`,
    );
    const { settings } = readConfig({
      flags: { 'proxy-port': '8798', 'viewer-port': '8797' },
      env: {},
      folder: annex.folder(),
    });
    for (const name of ['gateway', 'watchdog', 'viewer', 'proxy'] as const) {
      const error = Object.assign(new Error(), { code: 'EADDRINUSE', port: settings[name].port });
      expect(String(startFailure(error, settings))).toContain(`set ANNEX_${name.toUpperCase()}_PORT`);
    }
  });

  it('shows the credentials at the next start if a port was in use at the first [G-setup-first-start]', async () => {
    const port = await takePort();
    const env = { ...FREE_PORTS, ANNEX_DATA_DIR: 'data' };
    expect(await startError({ ...env, ANNEX_GATEWAY_PORT: String(port) }, 'serve')).toBe(
      `port ${port} is already in use; stop the other process or set ANNEX_GATEWAY_PORT`,
    );
    const first = await annex.start(['serve'], env, RUNNING);
    const [, name = '', password = ''] = /user +(\S+)\n +password +(\S+)\n/.exec(first.stdout()) ?? [];
    const [key = ''] = /ak_[\w-]{43}/.exec(first.stdout()) ?? [];
    const url = platformOf(first);
    expect(first.stdout().trimEnd().split('\n').length).toBeLessThanOrEqual(8);
    const headers = { 'Content-Type': 'application/json', Origin: url };
    const login = { method: 'POST', headers, body: JSON.stringify({ name, password }) };
    expect((await fetch(`${url}/auth/login`, login)).ok).toBe(true);
    const layout = `${url}/api/workspaces/editor/demo/rover/current`;
    expect((await fetch(layout, { headers: { 'X-Api-Key': key } })).status).toBe(200);
    expect(await first.stop()).toMatchObject({ code: 0 });
    const second = await annex.start(['serve'], env, RUNNING);
    expect(second.stdout()).toBe(`Annex is running at ${platformOf(second)}/workspaces/demo/rover\n`);
    expect(await second.stop()).toMatchObject({ code: 0 });
  }, 60_000);

  it.each(['serve', 'platform'])(
    'exits with 0 if %s is stopped while it starts, and shows the first key once',
    async (command) => {
      const port = await takePort();
      for (const server of taken.splice(0)) await once(server.close(), 'close');
      const env = { ...FREE_PORTS, ANNEX_DATA_DIR: 'data', ANNEX_PLATFORM_PORT: String(port) };
      const starting = await annex.start([command], env, '');
      const isUp = async () => (await fetch(`http://127.0.0.1:${port}/health`)).ok;
      await expect.poll(() => isUp().catch(() => false), { interval: 5, timeout: 30_000 }).toBe(true);
      const { code, stderr } = await starting.stop();
      expect(code).toBe(0);
      expect(withoutEvents(stderr)).toEqual([]);
      await expect(isUp()).rejects.toThrow();
      const next = await annex.start([command], env, 'running');
      expect((starting.stdout() + next.stdout()).match(/API key +ak_[\w-]{43}/g)).toHaveLength(1);
    },
    60_000,
  );

  it('logs an exception that a listener failed to catch, and goes on', async () => {
    const thrower = "data:text/javascript,process.on('SIGUSR2',()=>{throw%20new%20Error('planted')})";
    const viewer = await annex.start(['viewer'], { ...FREE_PORTS, NODE_OPTIONS: `--import=${thrower}` }, 'is running');
    viewer.signal('SIGUSR2');
    await expect.poll(() => viewer.stderr()).toContain('"msg":"fault"');
    const [url = ''] = /http:\S+/.exec(viewer.stdout()) ?? [];
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(await viewer.stop()).toMatchObject({ code: 0 });
  });

  it('prints reachable addresses on 0.0.0.0, and turns proxy mode off', async () => {
    const started = await annex.start(['serve'], { ...FREE_PORTS, ANNEX_HOST: '0.0.0.0' }, RUNNING);
    expect(started.stdout()).not.toContain('0.0.0.0');
    const { proxy, gatewaySocket: _, ...urls } = annex.instance().urls;
    expect(proxy).toBeNull();
    expect(started.stderr()).toContain('Proxy mode is off');
    await expect.poll(() => started.stderr()).toContain('ANNEX_BASE_URL');
    for (const [name, url] of Object.entries(urls))
      expect([name, (await fetch(`${url}/health`)).status]).toEqual([name, 200]);
    expect(await started.stop()).toMatchObject({ code: 0 });
  }, 60_000);

  it('reports an address that is not of this machine', async () => {
    expect(await startError({ ANNEX_HOST: '203.0.113.7' })).toBe(
      '203.0.113.7 is not an address of this machine; set ANNEX_HOST to one that is',
    );
  });

  it('reports a data directory that is not writable', async () => {
    const file = join(annex.folder(), 'file');
    writeFileSync(file, '');
    const line = await startError({ ANNEX_DATA_DIR: join(file, 'data') });
    expect(line).toContain(join(file, 'data'));
    expect(line).toMatch(/; to use another directory, set ANNEX_DATA_DIR$/);
  });

  it('reports a package directory that is not writable', async () => {
    writeFileSync(join(annex.folder(), 'file'), '');
    expect(await startError({ ANNEX_PLATFORM_PACKAGES_DIR: 'file/packages' })).toMatch(
      /file\/packages: not a directory \(ENOTDIR\); to use another directory, set ANNEX_PLATFORM_PACKAGES_DIR$/,
    );
  });

  it('writes no packages into a directory that was set and may not be mounted', async () => {
    const folder = join(annex.folder(), 'mounted');
    const expected = `${folder} has no package repository; mount it, create one with annex packages build, or change ANNEX_PLATFORM_PACKAGES_DIR`;
    for (const sample of ['true', 'false']) {
      const env = { ANNEX_PLATFORM_PACKAGES_DIR: 'mounted', ANNEX_PACKAGES_SAMPLE: sample };
      expect(await startError(env)).toBe(expected);
      expect(existsSync(folder)).toBe(false);
    }
    mkdirSync(folder);
    expect(await startError({ ANNEX_PLATFORM_PACKAGES_DIR: folder })).toBe(expected);
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'packages.json'), '{ "packages": [] }');
    await annex.start(['platform'], { ...FREE_PORTS, ANNEX_PLATFORM_PACKAGES_DIR: folder }, 'is running');
  });

  it('reports a data file that is not a database', async () => {
    mkdirSync(join(annex.folder(), 'data'));
    writeFileSync(join(annex.folder(), 'data/annex.sqlite'), 'x'.repeat(4_096));
    expect(await startError({ ANNEX_DATA_DIR: 'data' })).toContain('data/annex.sqlite is not an SQLite database');
  });

  it('writes the first password and key to a private file instead of the systemd journal', async () => {
    const journal = join(annex.folder(), 'journal');
    const descriptor = openSync(journal, 'w');
    const { dev, ino } = fstatSync(descriptor);
    const env = {
      ...FREE_PORTS,
      PATH: process.env['PATH'] ?? '',
      JOURNAL_STREAM: `${dev}:${ino}`,
      ANNEX_DATA_DIR: 'data',
    };
    const child = spawn(process.execPath, [COMMAND, 'serve'], {
      cwd: annex.folder(),
      env,
      stdio: ['ignore', descriptor, 'ignore'],
    });
    const ended = once(child, 'exit');
    try {
      await expect.poll(() => readFileSync(journal, 'utf8'), { timeout: 20_000 }).toContain(RUNNING);
      const [file = ''] = /\S+first-start\.txt/.exec(readFileSync(journal, 'utf8')) ?? [];
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const [, password = '', key = ''] = /password +(\S+)[\s\S]*API key +(\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(key).toMatch(/^ak_/);
      for (const secret of [password, key]) expect(readFileSync(journal, 'utf8')).not.toContain(secret);
    } finally {
      child.kill('SIGTERM');
      await ended;
      closeSync(descriptor);
    }
  });

  it('reports another server on the same data directory, which keeps running and logs a request as one line without its query', async () => {
    const env = { ...FREE_PORTS, ANNEX_DATA_DIR: 'data', ANNEX_LOG_FORMAT: 'json' };
    const first = await annex.start(['serve'], env, RUNNING);
    expect(await startError(env)).toBe(
      `another server is using ${join(annex.folder(), 'data/annex.sqlite')}; stop it first, or use another directory with ANNEX_DATA_DIR`,
    );
    expect((await fetch(`${platformOf(first)}/auth/intents`, { method: 'POST' })).status).toBe(201);
    const { gateway } = annex.instance('data').urls;
    await fetch(`${gateway}/callback?state=00000000-0000-4000-8000-000000000000&code=geheim`);
    const { code, stderr } = await first.stop();
    expect(code).toBe(0);
    const byPath = withoutEvents(stderr).sort((one, other) => `${one.path}`.localeCompare(`${other.path}`)); // two processes write the log
    expect(byPath).toMatchObject([
      { level: 'info', operation: 'createIntent', path: '/auth/intents', status: 201, msg: 'request' },
      { level: 'info', operation: 'receiveCallback', path: '/callback', status: 404, msg: 'request' },
    ]);
    expect(stderr).not.toMatch(/geheim|\?/);
  });

  it('uses settings from every source, and prints the gateway’s addresses [G-address-gateway-url] [G-address-gateway-ws-url]', async () => {
    const file = { intents: { maxPendingPerAddress: 1, lifetimeMs: 60_000 }, log: { format: 'pretty' } };
    writeFileSync(join(annex.folder(), 'annex.config.json'), JSON.stringify(file));
    const { ANNEX_PLATFORM_PORT: _port, ...free } = FREE_PORTS;
    const env = { ...free, ANNEX_GATEWAY_WS_URL: 'wss://g.example/' };
    const args = ['serve', '--platform-port', '0', '--gateway-url=https://g.example/under/'];
    const running = await annex.start(args, env, RUNNING);
    const { gateway, gatewaySocket } = annex.instance().urls;
    expect([gateway, gatewaySocket]).toEqual(['https://g.example/under', 'wss://g.example/']);
    const create = () => fetch(`${platformOf(running)}/auth/intents`, { method: 'POST' });
    const { created_at, expires_at } = (await (await create()).json()) as Schemas['Intent'];
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(60_000);
    expect((await create()).status).toBe(429);
    const { code, stderr } = await running.stop();
    expect(code).toBe(0);
    expect(stderr).toMatch(/^\d\d:\d\d:\d\d\.\d{3} info {2}gateway server=watchdog node=\S+ kind=started/m);
    expect(stderr).toMatch(
      /^\d\d:\d\d:\d\d\.\d{3} info {2}request server=platform node=\S+ operation=createIntent .*status=201/m,
    );
  });
});
