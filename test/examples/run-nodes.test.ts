// The guide's nginx, units and scripts, with free ports and a certificate of its own in place of those of a real host.
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { ensurePostgres } from '../../scripts/debian-postgres.ts';
import { ensureNginx } from '../../scripts/nginx.ts';
import { freePort } from '../../scripts/postgres-server.ts';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { readExamples } from '../docs/markup.ts';
import { useSite } from '../docs/site.ts';
import { useRunning } from '../running.ts';

const run = promisify(execFile);

const site = useSite();
const running = useRunning();
const annex = useAnnex();

describe('the guide to several nodes', () => {
  let folder = '';
  let examples: ReadonlyMap<string, string>;
  let databaseUrl = '';
  const PATH = () => [folder, dirname(process.execPath), process.env['PATH']].join(delimiter);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'annex-nodes-'));
    running.onClose(() => rmSync(folder, { recursive: true, force: true }));
    examples = readExamples(await site.text('/docs/guides/run-nodes'));
    expect([...examples.keys()]).toHaveLength(7);
    for (const [file, text] of examples) writeFileSync(join(folder, file), text);
    databaseUrl = await startDebianPostgres();
  });

  it.each(['SQLite', 'PostgreSQL'])('backs up a running Annex on %s, and restores it', async (engine) => {
    const url = engine === 'PostgreSQL' ? { ANNEX_DATABASE_URL: databaseUrl } : {};
    const data = { ANNEX_DATA_DIR: join(folder, engine), ...url };
    const env = { PATH: [ensurePostgres(), PATH()].join(delimiter), ...data };
    const platform = await annex.start(['platform'], { ...FREE_PORTS, ...data }, 'API key');
    await run('sh', ['backup.sh'], { cwd: folder, env });
    await platform.stop();
    await annex.run(['keys', 'create', '--owner', 'late'], data);
    await run('sh', ['restore.sh'], { cwd: folder, env });
    const { stdout } = await annex.run(['keys', 'list', '--json'], data);
    expect((JSON.parse(stdout) as { owner: string }[]).map(({ owner }) => owner)).toEqual(['demo']);
  });

  it('restarts every node in turn behind nginx, and loses no registration', async () => {
    const ports = new Map<string, number>();
    for (const port of ['8790', '8890', '8795', '8895']) ports.set(port, await freePort());
    const [platformPort, gatewayPort] = [await freePort(), await freePort()];
    const here = (text: string): string =>
      text
        .replaceAll(/\b(8790|8890|8795|8895)\b/g, (port) => `${ports.get(port)}`)
        .replaceAll('https://annex.example', `https://localhost:${platformPort}`)
        .replaceAll('https://oauth.annex.example', `https://localhost:${gatewayPort}`)
        .replaceAll(/(oauth\.)?annex\.example/g, 'localhost')
        .replaceAll('/etc/annex', folder)
        .replaceAll('/var/lib/annex', join(folder, 'data'))
        .replace('listen 443', `listen 127.0.0.1:${platformPort}`)
        .replace('listen 443', `listen 127.0.0.1:${gatewayPort}`)
        .replace('postgres://annex:secret@db.example/annex', databaseUrl);
    for (const [file, text] of examples) writeFileSync(join(folder, file), here(text));

    const nodes = new Map<string, Awaited<ReturnType<typeof annex.start>>>();
    /** As systemd reads a unit. */
    const start = async (unit: string): Promise<void> => {
      const [name = '', port = ''] = unit.split('@');
      const text = readFileSync(join(folder, `${name}@.service`), 'utf8').replaceAll('%i', port);
      const value = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
      const pairs = [
        ...readFileSync(value('EnvironmentFile'), 'utf8').trim().split('\n'),
        ...value('Environment').split(' '),
      ];
      const env = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
      const [, ...words] = value('ExecStart').split(' ');
      const packages = { ANNEX_PACKAGES_SAMPLE: 'false' };
      nodes.set(unit, await annex.start(words, { ...env, ...packages }, 'is running'));
    };
    const units = ['platform@8790', 'platform@8890', 'gateway@8795', 'gateway@8895'].map((name) =>
      here(`annex-${name}`),
    );
    for (const unit of units) await start(unit);

    const control = createServer(async ({ url: asked = '' }, answer) => {
      await nodes.get(asked.slice(1))?.stop();
      await start(asked.slice(1));
      answer.end();
    });
    await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
    running.onClose(() => new Promise<void>((resolve) => control.close(() => resolve())));
    const { port } = control.address() as AddressInfo;
    const shim = `#!/bin/sh\nexec curl --fail --silent "http://127.0.0.1:${port}/$2"\n`;
    writeFileSync(join(folder, 'systemctl'), shim, { mode: 0o755 });
    await startNginx(folder);

    const ca = readFileSync(join(folder, 'fullchain.pem'), 'utf8');
    const call = (path: string, at: number) =>
      new Promise<number>((resolve, reject) => {
        request({
          host: '127.0.0.1',
          servername: 'localhost',
          port: at,
          path,
          ca,
          agent: false,
          headers: { host: `localhost:${at}` },
        })
          .on('error', reject)
          .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
          .end();
      });
    const registration = {
      type: 'register',
      state: randomUUID(),
      provider: 'acme',
      acknowledge: true,
      resume: randomUUID(),
    };
    const got: unknown[] = [];
    let registered = 0;
    let over = false;
    running.onClose(() => {
      over = true;
    });
    const register = (): void => {
      const socket = new WebSocket(`wss://localhost:${gatewayPort}/`, { ca });
      running.onClose(() => socket.terminate());
      socket.on('error', () => {}).on('open', () => socket.send(JSON.stringify(registration)));
      socket.on('close', () => over || setTimeout(register, 100)); // as startOAuthFlow does it
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as { type: string; code?: string };
        if (message.type === 'registered') registered += 1;
        if (message.type !== 'callback') return;
        got.push(message.code);
        socket.send(JSON.stringify({ type: 'received', state: registration.state }));
      });
    };
    register();
    await expect.poll(() => registered).toBe(1);
    await run('sh', ['rolling-restart.sh'], { cwd: folder, env: { PATH: PATH() } });
    await expect.poll(() => registered).toBeGreaterThan(1);
    expect(await call('/health', platformPort)).toBe(200);
    await expect.poll(() => call(`/callback?state=${registration.state}&code=c`, gatewayPort)).toBe(200);
    expect(new Set(got)).toEqual(new Set(['c']));
  }, 180_000);
});

/** Of the same version as its pg_dump, which refuses newer servers. */
async function startDebianPostgres(): Promise<string> {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'annex-debian-'));
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined; // it refuses to run as root
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(bin, program), ['-D', join(folder, 'data'), ...args], { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '--username=annex', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  run('pg_ctl', '--wait', '-l', join(folder, 'log'), '-o', settings, 'start');
  running.onClose(() => {
    run('pg_ctl', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  return `postgres://annex@127.0.0.1:${port}/postgres`;
}

/** Debian's nginx as this user, with the guide's file and nothing else. */
async function startNginx(folder: string): Promise<void> {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '1', ...subject, ...files], { stdio: 'ignore' });
  mkdirSync(join(folder, 'nginx'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const whole = `pid ${folder}/nginx/pid; error_log stderr; daemon off; events {}
http { access_log off; ${paths.join(' ')} include ${folder}/annex.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), whole);
  const nginx = spawn(ensureNginx(), ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  running.onClose(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  });
}
