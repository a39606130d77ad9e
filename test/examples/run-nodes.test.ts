// Runs the nginx configuration, units and scripts of the guide, with free ports, temporary paths and a test certificate in
// place of those of a real host.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { on, once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { ensurePostgres } from '../../scripts/debian.ts';
import { startLink } from '../../scripts/faults/link.ts';
import { freePort } from '../../scripts/free-port.ts';
import { MIGRATION_LOCK, migrate } from '../../src/base/state/migrate.ts';
import { MIGRATIONS } from '../../src/base/state/migrations.ts';
import { openPostgres } from '../../src/base/state/postgres.ts';
import { FREE_PORTS, useAnnex } from '../cli/annex.ts';
import { readExamples } from '../docs/markup.ts';
import { useSite } from '../docs/site.ts';
import { packed } from '../packed.ts';
import { copyDependencies, environmentOfNode20 } from '../repo/node-20.ts';
import { useRunning } from '../running.ts';
import { countCrossings, type DebianPostgres, type Node, startDebianPostgres, startNginx, startNode } from './host.ts';

const run = promisify(execFile);
const QUICK = { ANNEX_PACKAGES_SAMPLE: 'false', ANNEX_INTENTS_MAX_PENDING_PER_ADDRESS: '1000' };

const site = useSite();
const running = useRunning();
const annex = useAnnex();

describe('the guide to several nodes', { timeout: 240_000 }, () => {
  let folder = '';
  let examples: ReadonlyMap<string, string>;
  let server: DebianPostgres;
  /** The environment of a machine with Node 20. */
  let machine: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'annex-nodes-'));
    running.onClose(() => rmSync(folder, { recursive: true, force: true }));
    examples = readExamples(await site.text('/docs/guides/run-nodes'));
    expect([...examples.keys()]).toEqual([
      ...['annex.conf', 'annex.env', 'annex-platform@.service', 'annex-gateway@.service', 'install.sh'],
      ...['one-machine.env', 'annex-user.conf', 'annex.service', 'install-one-machine.sh', 'annex-doctor.sh'],
      ...['rolling-restart.sh', 'annex-backup.service', 'annex-backup.timer', 'restore.sh', 'restore-one-machine.sh'],
    ]);
    for (const [file, text] of examples) writeFileSync(join(folder, file), text);
    server = await startDebianPostgres(running);
    const { NODE_COMPILE_CACHE: _, ...node20 } = environmentOfNode20(join(folder, 'node20'));
    machine = { ...node20, PATH: [folder, ensurePostgres(), node20['PATH']].join(delimiter) };
  });

  /** Runs a script exactly as the guide shows it. */
  const script = (name: string, env: Readonly<Record<string, string>> = {}, cwd = folder) =>
    run('sh', [join(folder, name)], { cwd, env: { ...machine, ...env } });

  /** With the client programs of PostgreSQL. */
  const command = (words: readonly string[], data: Readonly<Record<string, string>>) =>
    annex.run(words, { ...data, PATH: `${ensurePostgres()}:${process.env['PATH']}` });

  it.each(['SQLite', 'PostgreSQL'])('backs up a running Annex on %s repeatedly, and restores it', async (engine) => {
    const url = engine === 'PostgreSQL' ? { ANNEX_DATABASE_URL: await server.createDatabase() } : {};
    const data = { ANNEX_DATA_DIR: join(folder, engine), ...url };
    const platform = await annex.start(['platform'], { ...FREE_PORTS, ...data }, 'API key');
    const backup = join(folder, `${engine}.zip`);
    for (const _ of ['once', 'and again']) expect(await command(['backup', backup], data)).toMatchObject({ code: 0 });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    if (engine === 'PostgreSQL') {
      const refused = await command(['restore', backup, '--replace'], data);
      expect(refused.stderr).toContain('servers use the database. Stop all of them first');
    }
    await platform.stop();
    for (const name of ['late', 'later']) {
      await annex.run(['keys', 'create', '--owner', 'demo', '--name', name], data);
      expect(await command(['restore', backup, '--replace'], data)).toMatchObject({ code: 0, stderr: '' });
      const { stdout } = await annex.run(['keys', 'list', '--json'], data);
      expect((JSON.parse(stdout) as { owner: string }[]).map((key) => key.owner)).toEqual(['demo']); // the demo key
    }
  });

  it('rolls back an upgrade by restoring a backup, and upgrades again, twice', async () => {
    const url = await server.createDatabase();
    const data = { ANNEX_DATA_DIR: join(folder, 'upgraded'), ANNEX_DATABASE_URL: url };
    const old = await openPostgres({ url });
    await migrate(old, MIGRATIONS.slice(0, 4), [MIGRATION_LOCK]);
    await old.close();
    const versions = async () => {
      const sql = postgres(url, { max: 1 });
      const [row] = await sql`select max(id) as id from schema_migrations`;
      await sql.end();
      return Number(row?.['id']);
    };
    const backup = join(folder, 'upgraded.zip');
    await command(['backup', backup], data);
    expect(await versions()).toBe(4);
    for (const _ of ['once', 'and again']) {
      const upgraded = await annex.start(['platform'], { ...FREE_PORTS, ...data }, 'is running');
      await upgraded.stop();
      expect(await versions()).toBe(MIGRATIONS.at(-1)?.id);
      await command(['restore', backup, '--replace'], data);
      expect(await versions()).toBe(4);
    }
    await annex.start(['platform'], { ...FREE_PORTS, ...data }, 'is running');
  });

  it('leaves the database unchanged if a restore fails', async () => {
    const url = await server.createDatabase();
    const data = { ANNEX_DATA_DIR: join(folder, 'broken'), ANNEX_DATABASE_URL: url };
    await (await annex.start(['platform'], { ...FREE_PORTS, ...data }, 'API key')).stop();
    const backup = join(folder, 'broken.zip');
    await command(['backup', backup], data);
    const bytes = readFileSync(backup);
    writeFileSync(backup, bytes.subarray(0, bytes.length - 200));
    expect(await command(['restore', backup, '--replace'], data)).toMatchObject({ code: 1 });
    const other = { ...data, ANNEX_DATABASE_URL: `${url.replace('annex@', 'annex:secret@')}-other` };
    const refused = await command(['backup', backup], other);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain('does not exist');
    expect(refused.stderr).not.toContain('secret');
    expect(readFileSync(backup)).toHaveLength(bytes.length - 200);
    expect((await annex.run(['keys', 'list', '--json'], data)).stdout).toContain('demo');
  });

  describe('installed by install.sh', () => {
    const ports = new Map<string, number>();
    let [platformPort, gatewayPort] = [0, 0];
    let databaseUrl = '';
    let hostRoot = '';
    const nodes = new Map<string, Node>();

    /** Replaces the ports, paths and names of the guide with those of this test. */
    const localize = (text: string): string =>
      text
        .replaceAll(/\b(8790|8890|8795|8895)\b/g, (port) => `${ports.get(port)}`)
        .replaceAll('https://annex.example', `https://localhost:${platformPort}`)
        .replaceAll('https://oauth.annex.example', `https://localhost:${gatewayPort}`)
        .replaceAll(/(oauth\.)?annex\.example/g, 'localhost')
        .replaceAll(/\/(etc\/annex|etc\/systemd|opt\/annex|var\/log\/nginx|var\/backups)/g, join(hostRoot, '$1'))
        .replace('listen 443', `listen 127.0.0.1:${platformPort}`)
        .replace('listen 443', `listen 127.0.0.1:${gatewayPort}`)
        .replace('postgres://annex:secret@db.example/annex', databaseUrl);

    /** Starts a unit as systemd does. */
    const start = async (unit: string, more: Readonly<Record<string, string>> = {}): Promise<void> => {
      const [name = '', port = ''] = unit.split('@');
      const text = readFileSync(join(hostRoot, 'etc/systemd/system', `${name}@.service`), 'utf8')
        .replaceAll('%i', port)
        .replaceAll('%p', name)
        .replaceAll('%S', join(hostRoot, 'var/lib'));
      const values = (key: string) =>
        [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);
      const pairs = [
        ...values('EnvironmentFile').flatMap((file) => readFileSync(file, 'utf8').trim().split('\n')),
        ...values('Environment').flatMap((line) => line.split(' ')),
      ];
      const env = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
      for (const state of values('StateDirectory')) mkdirSync(join(hostRoot, 'var/lib', state), { recursive: true });
      const [program = '', ...words] = values('ExecStart').flatMap((line) => line.split(' '));
      nodes.set(unit, await startNode(running, program, words, { ...env, ...QUICK, ...more }));
    };

    const call = (path: string, port: number, method = 'GET', body?: object) =>
      new Promise<number>((resolve, reject) => {
        const ca = readFileSync(join(hostRoot, 'etc/annex/fullchain.pem'));
        const headers = { host: `localhost:${port}`, ...(body ? { 'content-type': 'application/json' } : {}) };
        const at = { host: '127.0.0.1', servername: 'localhost', port };
        request({ ...at, path, method, ca, agent: false, headers })
          .on('error', reject)
          .on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
          .end(body && JSON.stringify(body));
      });

    beforeAll(async () => {
      hostRoot = join(folder, 'host');
      for (const path of ['opt/annex', 'var/log/nginx', 'var/backups'])
        mkdirSync(join(hostRoot, path), { recursive: true });
      databaseUrl = await server.createDatabase();
      for (const port of ['8790', '8890', '8795', '8895']) ports.set(port, await freePort());
      [platformPort, gatewayPort] = [await freePort(), await freePort()];
      for (const [file, text] of examples) writeFileSync(join(folder, file), localize(text));
      copyDependencies(join(hostRoot, 'opt/annex'));
      const { annex: tarball } = await packed();
      copyFileSync(tarball, join(folder, basename(tarball)));
      const control = createServer(async ({ url = '' }, answer) => {
        const [action, ...words] = (new URL(url, 'http://systemd').searchParams.get('words') ?? '').split(' ');
        const units = words.filter((word) => /^annex-(platform|gateway)@/.test(word));
        if (action === 'restart') await Promise.all(units.map((unit) => nodes.get(unit)?.stop()));
        for (const unit of units) await start(unit);
        answer.end();
      });
      await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
      running.onClose(() => new Promise<void>((resolve) => control.close(() => resolve())));
      const { port } = control.address() as AddressInfo;
      const shim = `#!/bin/sh\nexec curl --fail --silent --get --data-urlencode "words=$*" http://127.0.0.1:${port}/\n`;
      writeFileSync(join(folder, 'systemctl'), shim, { mode: 0o755 });
      await script('install.sh', { npm_config_prefer_offline: 'true' });
      await startNginx(running, folder, join(hostRoot, 'etc/annex'));
      while ((await call('/health', platformPort).catch(() => 0)) !== 200) await delay(50); // nginx starts
    }, 600_000);

    it('has units that systemd-analyze accepts, and an environment file that only root can read', async () => {
      expect(statSync(join(hostRoot, 'etc/annex/annex.env')).mode & 0o777).toBe(0o600);
      for (const name of ['platform@8790', 'gateway@8795']) {
        const [kind = '', port = ''] = localize(name).split('@');
        const unit = join(folder, `annex-${kind}@${port}.service`);
        copyFileSync(join(hostRoot, `etc/systemd/system/annex-${kind}@.service`), unit);
        const verified = await run('systemd-analyze', ['verify', '--man=no', unit]).catch((error: unknown) => error);
        expect(verified).toMatchObject({ stdout: '', stderr: '' });
      }
    });

    it('hides the metrics', async () => {
      expect(await call('/metrics', platformPort)).toBe(404);
      expect(await call('/metrics', gatewayPort)).toBe(404);
    });

    it('sends every request to the other platform while one has no database, and repeats no change', async () => {
      const [unit = ''] = [localize('annex-platform@8790')];
      const link = await startLink([Number(new URL(databaseUrl).port)]);
      await nodes.get(unit)?.stop();
      const own = databaseUrl.replace(/:\d+\//, `:${link.port}/`);
      await start(unit, { ANNEX_DATABASE_URL: own });
      await link.close();
      const sql = postgres(databaseUrl, { max: 1 });
      running.onClose(() => sql.end());
      const count = async () => Number((await sql`select count(*) as n from intents`)[0]?.['n']);
      const before = await count();
      const created: number[] = [];
      for (let index = 0; index < 50; index += 1) created.push(await call('/auth/intents', platformPort, 'POST', {}));
      expect(new Set(created)).toEqual(new Set([201]));
      expect(await count()).toBe(before + created.length);
      const intent = `/auth/intents/${'x'.repeat(43)}`;
      const patched: number[] = [];
      for (let index = 0; index < 10; index += 1) patched.push(await call(intent, platformPort, 'PATCH', {}));
      expect(patched).not.toContain(503);
      await nodes.get(unit)?.stop();
      for (let index = 0; index < 10; index += 1)
        expect(await call('/auth/intents', platformPort, 'POST', {})).toBe(201);
      await start(unit);
    });

    it('sends 500 callbacks to the gateways with their sockets by the hint, and delivers them without it too', async () => {
      const crossings = await countCrossings(running, databaseUrl);
      const ca = readFileSync(join(hostRoot, 'etc/annex/fullchain.pem'));
      const receive = async (hint: (state: string) => string): Promise<boolean> => {
        const state = randomUUID();
        const socket = new WebSocket(`wss://localhost:${gatewayPort}/${hint(state)}`, { ca });
        const messages = on(socket, 'message');
        const next = async () =>
          JSON.parse(String((await messages.next()).value?.[0])) as { type: string; code?: string };
        await once(socket, 'open');
        socket.send(JSON.stringify({ type: 'register', state, provider: 'acme' }));
        expect(await next()).toMatchObject({ type: 'registered' });
        const status = await call(`/callback?state=${state}&code=${state}`, gatewayPort);
        const { code } = await next();
        socket.terminate();
        return status === 200 && code === state;
      };
      const deliver = async (count: number, hint: (state: string) => string): Promise<number> => {
        let delivered = 0;
        for (let left = count; left > 0; left -= 20) {
          const received = await Promise.all(Array.from({ length: 20 }, () => receive(hint)));
          delivered += received.filter(Boolean).length;
        }
        return delivered;
      };
      expect(await deliver(500, (state) => `?route=${state.slice(0, 8)}`)).toBe(500);
      expect(await crossings()).toBe(0);
      expect(await deliver(100, () => '')).toBe(100);
      expect(await crossings()).toBeGreaterThan(20);
    });

    it('restarts every node in turn without losing a registration', async () => {
      const registration = {
        type: 'register',
        state: randomUUID(),
        provider: 'acme',
        acknowledge: true,
        resume: randomUUID(),
      };
      const ca = readFileSync(join(hostRoot, 'etc/annex/fullchain.pem'));
      const codes: unknown[] = [];
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
          codes.push(message.code);
          socket.send(JSON.stringify({ type: 'received', state: registration.state }));
        });
      };
      register();
      await expect.poll(() => registered).toBe(1);
      await script('rolling-restart.sh');
      await expect.poll(() => registered).toBeGreaterThan(1);
      expect(await call('/health', platformPort)).toBe(200);
      const callBack = () => call(`/callback?state=${registration.state}&code=c`, gatewayPort);
      await expect.poll(callBack, { timeout: 25_000 }).toBe(200); // nginx skips a gateway for 10 s after a failure
      expect(new Set(codes)).toEqual(new Set(['c']));
    });
  });
});
