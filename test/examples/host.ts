// The host of the guide to several nodes: PostgreSQL, nginx and the processes of its units.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensureNginx, ensurePostgres } from '../../scripts/debian.ts';
import { freePort } from '../../scripts/free-port.ts';
import type { Running } from '../running.ts';

export interface Node {
  stop(): Promise<void>;
}

/** Resolves once it is running. */
export async function startNode(
  running: Running,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Node> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  running.onClose(stop);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (printed += text.toString()));
  const failed = ended.then(() => {
    throw new Error(`the node exited: ${printed}`);
  });
  failed.catch(() => {});
  while (!printed.includes('is running')) await Promise.race([once(child.stdout, 'data'), failed]);
  return { stop };
}

export interface DebianPostgres {
  /** Creates a database that belongs to a new user without other permissions. Returns its URL. */
  createDatabase(): Promise<string>;
}

/** Has the same version as pg_dump, which refuses newer servers. */
export async function startDebianPostgres(running: Running): Promise<DebianPostgres> {
  const bin = ensurePostgres();
  const folder = mkdtempSync(join(tmpdir(), 'annex-debian-'));
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined; // it refuses to run as root
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...args: readonly string[]) =>
    execFileSync(join(bin, program), ['-D', join(folder, 'data'), ...args], { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--no-locale');
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
  run('pg_ctl', '--wait', '-l', join(folder, 'log'), '-o', settings, 'start');
  running.onClose(() => {
    run('pg_ctl', '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1 });
  running.onClose(() => sql.end());
  await sql`create role annex login`;
  let databases = 0;
  return {
    createDatabase: async () => {
      databases += 1;
      await sql.unsafe(`create database annex${databases} owner annex`);
      return `postgres://annex@127.0.0.1:${port}/annex${databases}`;
    },
  };
}

function createCertificate(certificates: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', join(certificates, 'privkey.pem'), '-out', join(certificates, 'fullchain.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '30', ...subject, ...files], { stdio: 'ignore' });
}

/** Runs Debian's nginx as this user, with the configuration of the guide only. */
export async function startNginx(
  running: Running,
  folder: string,
  certificates: string,
  certify = createCertificate,
): Promise<void> {
  certify(certificates);
  mkdirSync(join(folder, 'nginx'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const configuration = `pid ${folder}/nginx/pid; error_log stderr; daemon off; events {}
http { access_log off; ${paths.join(' ')} include ${folder}/annex.conf; }`;
  writeFileSync(join(folder, 'nginx.conf'), configuration);
  const nginx = spawn(ensureNginx(), ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' });
  running.onClose(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  });
}

/** Returns a function that counts the messages between nodes so far. */
export async function countCrossings(running: Running, databaseUrl: string): Promise<() => Promise<number>> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  running.onClose(() => sql.end());
  await sql.unsafe(`create sequence crossings;
    create function cross_nodes() returns trigger language plpgsql as
      'begin perform nextval(''crossings''); return new; end';
    create trigger cross_nodes after insert on letters for each row execute function cross_nodes()`);
  return async () =>
    Number((await sql`select case when is_called then last_value else 0 end as n from crossings`)[0]?.['n']);
}
