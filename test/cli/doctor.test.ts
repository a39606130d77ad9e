import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import { Node } from '../../src/base/state/nodes/node.ts';
import { openDatabase } from '../../src/base/state/open.ts';
import { openPostgres } from '../../src/base/state/postgres.ts';
import { readArchive } from '../../src/package-manager/archive/read.ts';
import { usePostgres } from '../base/state/postgres-server.ts';
import { startNginx } from '../examples/host.ts';
import { useRunning } from '../running.ts';
import { COMMAND, useAnnex } from './annex.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const SAMPLE = join(ROOT, 'src/areas/packages/sample');

interface Finding {
  readonly name: string;
  readonly status: 'ok' | 'warning' | 'failure';
  readonly observed: string;
  readonly action?: string;
}

describe('annex doctor', () => {
  const running = useRunning();
  const annex = useAnnex();
  const server = usePostgres();
  const env: Record<string, string> = {};
  beforeAll(async () => {
    for (const name of ['PLATFORM', 'GATEWAY', 'WATCHDOG', 'VIEWER', 'PROXY'])
      env[`ANNEX_${name}_PORT`] = `${await freePort()}`;
  });
  const place = (more: Readonly<Record<string, string>> = {}) => ({
    ANNEX_DATA_DIR: join(annex.folder(), 'data'),
    ...env,
    ...more,
  });
  /** Warnings and failures by name. */
  const examine = async (more: Readonly<Record<string, string>> = {}) => {
    const { code, stdout, stderr } = await annex.run(['doctor', '--json'], place(more));
    expect(stderr).toBe('');
    const findings = JSON.parse(stdout) as Finding[];
    const worst = findings.some(({ status }) => status === 'failure') ? 2 : 1;
    expect(code).toBe(findings.every(({ status }) => status === 'ok') ? 0 : worst);
    for (const { status, action } of findings) expect(action !== undefined).toBe(status !== 'ok');
    return new Map(findings.filter(({ status }) => status !== 'ok').map((finding) => [finding.name, finding]));
  };
  const serve = () => annex.start(['serve', '--no-sample'], place(), 'Annex is running');

  it('has nothing to say about a healthy installation, and changes nothing', async () => {
    await serve();
    expect([...(await examine({ ANNEX_PACKAGES_SAMPLE: 'true' })).keys()]).toEqual([]);
    const { code, stdout } = await annex.run(['doctor'], place({ ANNEX_PACKAGES_SAMPLE: 'true' }));
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok {7}settings: valid$/m);
    expect(readdirSync(join(annex.folder(), 'data')).filter((name) => name.includes('doctor'))).toEqual([]);
  });

  it('creates no database where there is none', async () => {
    await examine();
    expect(existsSync(join(annex.folder(), 'data'))).toBe(false);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a file of environment variables may have it
  const UNEXPANDED = 'https://${HOST}';
  it.each<[name: string, status: string, settings: Record<string, string>, observed: RegExp]>([
    ['settings', 'failure', { ANNEX_GATEWAY_URL: UNEXPANDED }, /ANNEX_GATEWAY_URL contains the name of a variable/],
    ['base address', 'warning', { ANNEX_HOST: '0.0.0.0' }, /no address is set/],
    ['base address', 'failure', { ANNEX_BASE_URL: 'http://annex.example' }, /plain http/],
    ['passkeys', 'warning', { ANNEX_BASE_URL: 'https://192.0.2.7' }, /impossible at the IP address 192.0.2.7/],
    ['passkeys', 'warning', { ANNEX_BASE_URL: 'https://[2001:db8::7]' }, /impossible/],
    [
      'ports',
      'failure',
      { ANNEX_VIEWER_PORT: '8123', ANNEX_GATEWAY_PORT: '8123' },
      /gateway and viewer have the same port/,
    ],
    ['packages', 'warning', { ANNEX_PACKAGES_SAMPLE: 'false' }, /there is no repository/],
    ['packages', 'failure', { ANNEX_PLATFORM_PACKAGES_DIR: 'mounted' }, /\/mounted has no package repository/],
    ['data directory', 'failure', { ANNEX_DATA_DIR: '/dev/null/data' }, /ENOTDIR/],
    ['data directory', 'failure', { ANNEX_DATA_DIR: '/proc/annex/data' }, /ENOENT/],
    ['disk', 'warning', { ANNEX_DATA_DIR: '/proc/annex/data' }, /^0 MiB/],
    ['host', 'failure', { ANNEX_HOST: '203.0.113.7' }, /203.0.113.7 is not an address of this machine/],
    ['host', 'failure', { ANNEX_HOST: 'annex.invalid' }, /annex.invalid is not an address of this machine/],
    [
      'proxy mode',
      'failure',
      { ANNEX_BASE_URL: 'https://annex.invalid', ANNEX_PROXY_URL: 'https://annex.invalid:8443' },
      /must not be another port or a path/,
    ],
    ['other addresses', 'warning', { ANNEX_VIEWER_URL: 'http://paste.invalid' }, /http:\/\/paste.invalid: anybody/],
    ['paste.squeeze', 'warning', { ANNEX_PASTE_SQUEEZE: 'false' }, /^has no effect any more$/],
    ['trusted proxies', 'failure', { ANNEX_TRUSTED_PROXIES: '::1,0.0.0.0/0' }, /every client is trusted/],
    ['database', 'failure', { ANNEX_DATABASE_URL: 'postgres://annex:hush@127.0.0.1:1/annex' }, /ECONNREFUSED|refused/],
    ['platform', 'failure', { ANNEX_BASE_URL: 'https://annex.invalid' }, /ENOTFOUND|getaddrinfo/],
    ['WebSocket', 'failure', { ANNEX_GATEWAY_WS_URL: 'ws://127.0.0.1:1/' }, /ECONNREFUSED/],
  ])('names a wrong %s (%s): %o', async (name, status, settings, observed) => {
    const finding = (await examine(settings)).get(name);
    expect(finding).toMatchObject({ status, observed: expect.stringMatching(observed) });
    expect(finding?.observed).not.toContain('hush');
  });

  it('names a missing secret, an unwritable directory, a damaged database and one that is too new', async () => {
    const provider = { issuer: 'https://login.example', clientId: 'annex', clientSecretVariable: 'NOT_SET' };
    writeFileSync(join(annex.folder(), 'annex.config.json'), JSON.stringify({ loginProviders: { acme: provider } }));
    const unset = await annex.run(['doctor'], place());
    expect(unset.stdout + unset.stderr).toMatch(/NOT_SET|loginProviders/);
    rmSync(join(annex.folder(), 'annex.config.json'));

    const data = join(annex.folder(), 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'annex.sqlite'), 'not a database');
    expect((await examine()).get('database')).toMatchObject({ status: 'failure' });
    rmSync(data, { recursive: true });
    mkdirSync(data);
    chmodSync(data, 0o777);
    expect((await examine()).get('data directory')?.observed).toContain('every user can write');
    rmSync(data, { recursive: true });
    symlinkSync('/dev/null/nowhere', data);
    const broken = await examine();
    for (const name of ['data directory', 'disk', 'packages']) expect(broken.get(name)?.status).toBe('failure');
    rmSync(data);
    mkdirSync(data);
    writeFileSync(join(data, 'packages'), 'not a directory');
    expect((await examine({ ANNEX_PACKAGES_SAMPLE: 'true' })).get('packages')?.observed).toContain('ENOTDIR');
    rmSync(data, { recursive: true });
    const database = await openDatabase({ dataDir: data, role: 'command' });
    await database.commit([{ text: 'insert into schema_migrations (id) values (9999)', values: [] }]);
    await database.close();
    expect((await examine()).get('database')?.observed).toContain('schema 9999');
    // Root may write everywhere, but not below a file.
    expect((await examine({ ANNEX_PROJECT_DIR: '/dev/null' })).get('project directory')).toMatchObject({
      status: 'warning',
    });
    expect((await examine({ ANNEX_DATABASE_URL: 'postgres://u:pa$Word@127.0.0.1:1/x' })).has('settings')).toBe(false);
  });

  it('names the address that the gateway keeps in an installation from before', async () => {
    const started = async (settings = {}) => {
      const server = await annex.start(['serve', '--no-sample'], place(settings), 'Annex is running');
      await server.stop();
      return server.stderr();
    };
    expect(await started()).not.toContain('ANNEX_GATEWAY_URL');
    expect((await examine()).has('gateway address')).toBe(false);
    const database = await openDatabase({ dataDir: join(annex.folder(), 'data'), role: 'command' });
    await database.commit([{ text: "insert into kept_addresses (name) values ('gateway')", values: [] }]);
    await database.close();
    expect(await started()).toMatch(/nothing listens on 8797 and 8798 .* until ANNEX_GATEWAY_URL is set/);
    expect((await examine()).get('gateway address')).toMatchObject({
      status: 'warning',
      action: expect.stringContaining('ANNEX_GATEWAY_URL'),
    });
    const url = { ANNEX_GATEWAY_URL: `http://localhost:${env['ANNEX_PLATFORM_PORT']}` };
    expect(await started(url)).not.toContain('nothing listens');
    expect((await examine(url)).has('gateway address')).toBe(false);
  });

  it('names an old backup and keys that expire', async () => {
    const database = await openDatabase({ dataDir: join(annex.folder(), 'data'), role: 'command' });
    const day = 86_400_000;
    await database.commit([
      { text: "insert into users (id, name, created_at) values ('ada', 'ada', 0)", values: [] },
      { text: 'insert into backups (at) values ($1)', values: [Date.now() - 20 * day] },
    ]);
    await database.close();
    expect((await examine()).get('last backup')).toMatchObject({ status: 'warning', observed: '20 days ago' });
    await annex.run(['backup', 'a.zip', '--without-packages'], place());
    expect((await examine()).has('last backup')).toBe(false);
  });

  it('names too few open files and settings without effect, also in the log of a server that starts', async () => {
    const command = `ulimit -n 512; exec "${process.execPath}" "${COMMAND}" doctor`;
    const child = spawn('sh', ['-c', command], { cwd: annex.folder(), env: { ...process.env, ...place() } });
    expect(await text(child.stdout)).toMatch(/^warning {2}open files: at most 512/m);
    writeFileSync(join(annex.folder(), 'annex.config.json'), JSON.stringify({ paste: { squeeze: true } }));
    const started = await annex.start(['viewer'], place({ ANNEX_HOST: '0.0.0.0' }), 'is running');
    await expect.poll(started.stderr).toContain('no address is set for them');
    await expect
      .poll(() => started.stderr().match(/"check":"paste\.squeeze".*has no effect any more/g))
      .toHaveLength(1);
    rmSync(join(annex.folder(), 'annex.config.json'));
  });

  it('names an address that another program or installation answers', async () => {
    const listen = async (respond: (url: string) => string): Promise<string> => {
      const other: Server = createServer(({ url = '' }, response) => {
        response.setHeader('content-type', respond(url).startsWith('{') ? 'application/json' : 'text/html');
        response.end(respond(url));
      });
      await once(other.listen(0, '127.0.0.1'), 'listening');
      running.onClose(() => new Promise((resolve) => other.close(() => resolve(undefined))));
      return `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    };
    const page = await listen(() => '<p>Welcome to nginx</p>');
    expect((await examine({ ANNEX_BASE_URL: page })).get('platform')?.observed).toContain('not from Annex');
    const endless = await listen(() => `{"status":"${'x'.repeat(100_000)}"}`);
    expect((await examine({ ANNEX_BASE_URL: endless })).get('platform')?.observed).toContain(
      'too large to be from Annex',
    );
    const foreign = await listen((url) =>
      url === '/health' ? '{"status":"ok"}' : '{"issuer":"https://other.example"}',
    );
    expect((await examine({ ANNEX_BASE_URL: foreign })).get('platform')?.observed).toContain('https://other.example');
  });

  it('names a program at one of the loopback addresses of a port', async () => {
    const listen = async (port: string | undefined, respond: (response: ServerResponse) => void) => {
      const other = createServer((_, response) => respond(response)).listen(Number(port), '::1');
      await once(other, 'listening');
      running.onClose(() => new Promise((resolve) => other.close(() => resolve(undefined))));
    };
    const health = (response: ServerResponse) =>
      response.setHeader('Content-Type', 'application/json').end('{"status":"ok","uptime_seconds":1}');
    await listen(env['ANNEX_GATEWAY_PORT'], (response) => response.end('<p>Welcome'));
    expect((await examine()).get('localhost')).toEqual({
      name: 'localhost',
      status: 'failure',
      observed: `port ${env['ANNEX_GATEWAY_PORT']} (gateway): another program listens on [::1]`,
      action: 'stop the other program and restart Annex, or set ANNEX_GATEWAY_PORT to another port',
    });
    expect((await examine({ ANNEX_HOST: '127.0.0.2' })).has('localhost')).toBe(false);
    const port = `${await freePort()}`;
    await listen(port, health); // even if it looks like Annex
    const { observed } = (await examine({ ANNEX_GATEWAY_PORT: '0', ANNEX_VIEWER_PORT: port })).get('localhost') ?? {};
    expect(observed).toContain('only [::1] is in use');
  });

  it('names packages whose signature expires soon', async () => {
    const folder = join(annex.folder(), 'data/packages');
    const keys = join(annex.folder(), 'keys');
    await annex.run(['packages', 'keys', 'create', keys]);
    const publish = ['packages', 'build', SAMPLE, '--out', folder, '--first-signature'];
    const built = await annex.run([...publish, '--root-key', `${keys}/root.pem`, '--sign', `${keys}/online.pem`]);
    expect(built).toMatchObject({ code: 0 });
    expect((await examine()).has('packages')).toBe(false);
    const file = join(folder, 'metadata/timestamp.json');
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"expires":\s*"[^"]+"/, `"expires":"${soon}"`));
    expect((await examine()).get('packages')).toMatchObject({
      status: 'warning',
      observed: expect.stringContaining(soon),
    });
  });

  it('has nothing to say behind nginx with TLS as in the guide, and names what the proxy does wrong', async () => {
    const guide = readFileSync(join(ROOT, 'src/docs/guides/run-nodes.md'), 'utf8');
    const [, configuration = ''] = /```nginx annex\.conf\n([^`]+)```/.exec(guide) ?? [];
    const folder = join(annex.folder(), 'proxy');
    mkdirSync(folder);
    const [platformPort, gatewayPort] = [await freePort(), await freePort()];
    const localized = configuration
      .replaceAll(/8[78]90\b/g, `${env['ANNEX_PLATFORM_PORT']}`)
      .replaceAll(/8[78]95\b/g, `${env['ANNEX_GATEWAY_PORT']}`)
      .replaceAll(/(oauth\.)?annex\.example/g, 'localhost')
      .replaceAll(/\/(etc\/annex|var\/log\/nginx)/g, folder)
      .replace('listen 443', `listen 127.0.0.1:${platformPort}`)
      .replace('listen 443', `listen 127.0.0.1:${gatewayPort}`);
    writeFileSync(join(folder, 'annex.conf'), localized);
    const settings = place({
      ANNEX_BASE_URL: `https://localhost:${platformPort}`,
      ANNEX_GATEWAY_URL: `https://localhost:${gatewayPort}`,
      ANNEX_TRUSTED_PROXIES: '127.0.0.1',
      ANNEX_INTENTS_KEEP_ALIVE_MS: '1000',
      NODE_EXTRA_CA_CERTS: join(folder, 'fullchain.pem'),
    });
    await startNginx(running, folder, folder);
    await annex.start(['serve'], settings, 'Annex is running');
    const problems = async () => {
      const { stdout, stderr } = await annex.runProcess(['doctor', '--json'], settings);
      expect(stderr).toBe('');
      return (JSON.parse(stdout) as Finding[])
        .filter(({ status }) => status !== 'ok')
        .map(({ name, observed, action }) => `${name}: ${observed}. ${action}`);
    };
    const nginxPid = Number(readFileSync(join(folder, 'nginx/pid'), 'utf8'));
    /** Until the new workers have replaced the old ones. */
    const configure = async (text: string, expected: RegExp) => {
      writeFileSync(join(folder, 'annex.conf'), text);
      process.kill(nginxPid, 'SIGHUP');
      await expect.poll(async () => (await problems()).join('\n'), { timeout: 60_000 }).toMatch(expected);
    };
    await expect.poll(problems, { timeout: 60_000 }).toEqual([]);
    const header = 'proxy_set_header X-Forwarded-For $remote_addr;';
    await configure(localized.replace(header, 'proxy_set_header X-Forwarded-For "";'), /127.0.0.1 sends no X-Forw/);
    await configure(localized.replace(header, ''), /clients can forge their address.*proxy_set_header X-Forw/);
    const buffered = 'proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;';
    await configure(
      localized.replace('proxy_buffering off;', buffered),
      /event streams: nothing .*proxy_buffering off/,
    );
    await configure(localized, /^$/);
  }, 240_000);

  it('names nodes with another base address, and little room for connections', async () => {
    const url = await server().createUrl();
    const database = await openPostgres({ url });
    const node = await Node.join(url, database, () => {}, 'https://other.example');
    const findings = await examine({
      ANNEX_DATABASE_URL: url,
      ANNEX_BASE_URL: 'https://annex.invalid',
      ANNEX_DATABASE_CONNECTIONS: '99',
    });
    expect(findings.get('nodes')?.observed).toMatch(/of \d+ have another base address or version/);
    expect(findings.get('database connections')).toMatchObject({ status: 'warning' });
    expect(findings.get('database')?.observed).toContain('schema 0');
    await node.close();
    await database.close();
  });

  it('writes a support bundle without secrets', async () => {
    const secrets = {
      ANNEX_API_KEY: `ak_hush${'x'.repeat(39)}`,
      ANNEX_DATABASE_URL: 'postgres://annex:hush@127.0.0.1:1/annex',
    };
    const { stdout, stderr } = await annex.run(['doctor', '--bundle', 'support.zip'], place(secrets));
    expect(stderr).toBe('');
    expect(stdout).toContain('settings.json');
    const { kept } = await readArchive(readFileSync(join(annex.folder(), 'support.zip')), { keep: () => true });
    expect([...kept.keys()].sort()).toEqual(['doctor.json', 'list.txt', 'settings.json', 'versions.json']);
    for (const content of kept.values()) expect(content.toString()).not.toContain('hush');
    expect(kept.get('settings.json')?.toString()).not.toContain(annex.folder());
  });
});
