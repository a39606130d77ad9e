// Copies of the whole database for backups, made while servers run: by `vacuum into` of SQLite, or by pg_dump. A copy is
// read before it counts as one, and before it replaces a database.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { replaceFile, syncFolder } from '../files/durable.ts';
import { MIGRATIONS } from './migrations.ts';
import { NODE_NAMES } from './nodes/presence.ts';
import { openUnmigrated } from './open.ts';
import { StateError } from './port.ts';
import { sql } from './sql.ts';
import { LAST_BACKUP_FILE, lockForServer, SQLITE_FILE, toStateError } from './sqlite-file.ts';

export type Engine = 'sqlite' | 'postgres';

/** Where the database is: a PostgreSQL server, or a file in `dataDir`. */
export interface Place {
  readonly url?: string | undefined;
  readonly dataDir: string;
}

export interface CopyContent {
  readonly engine: Engine;
  /** The id of the newest migration. */
  readonly schema: number;
  /** The number of rows of every table. */
  readonly tables: Readonly<Record<string, number>>;
}

export const engineOf = ({ url }: Place): Engine => (url ? 'postgres' : 'sqlite');

/** Writes the database to a new file, as of one moment. */
export async function copyDatabase(place: Place, to: string): Promise<void> {
  if (place.url) return runTool('pg_dump', ['--format=custom', '--schema=public', `--file=${to}`], place.url);
  const path = join(place.dataDir, SQLITE_FILE);
  if (!existsSync(path)) throw new StateError('unavailable', `there is no database at ${path}; set the data directory`);
  withSqlite(path, (database) => database.prepare('vacuum into ?').run(to));
  await chmod(to, 0o600);
}

/** Reads all of a copy. Rejects if it is damaged, has no tables of ours, or tables that this version does not know. */
export async function readCopy(engine: Engine, file: string): Promise<CopyContent> {
  const content = engine === 'sqlite' ? readSqliteCopy(file) : await readPostgresCopy(file);
  const newest = MIGRATIONS.at(-1)?.id ?? 0;
  if (content.schema === 0) throw new StateError('unsupported', 'the copy of the database has no tables of Annex');
  if (content.schema > newest) {
    const sentence = `the copy has schema ${content.schema}, but this version supports only ${newest}`;
    throw new StateError('unsupported', `${sentence}. Install a newer version`);
  }
  return content;
}

function readSqliteCopy(file: string): CopyContent {
  return withSqlite(file, (database) => {
    const [check] = database.prepare('pragma integrity_check').all();
    const result = String(check?.['integrity_check']);
    if (result !== 'ok') throw new StateError('unavailable', `the copy of the database is damaged: ${result}`);
    const names = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
    const count = (name: string) => Number(database.prepare(`select count(*) as n from "${name}"`).get()?.['n']);
    const tables = Object.fromEntries(names.map(({ name }) => [String(name), count(String(name))]));
    const newest =
      'schema_migrations' in tables && database.prepare('select max(id) as id from schema_migrations').get();
    return { engine: 'sqlite', schema: newest ? Number(newest['id']) : 0, tables };
  });
}

/** Counts the lines between `COPY` and `\.`, and reads the ids of the migrations. */
async function readPostgresCopy(file: string): Promise<CopyContent> {
  const tables: Record<string, number> = {};
  let schema = 0;
  let table: string | null = null;
  await runTool('pg_restore', ['--data-only', '--file=-', file], undefined, (line) => {
    if (table === null) {
      table = /^COPY public\.(\w+) /.exec(line)?.[1] ?? null;
      if (table !== null) tables[table] = 0;
    } else if (line === '\\.') table = null;
    else {
      tables[table] = (tables[table] ?? 0) + 1;
      if (table === 'schema_migrations') schema = Math.max(schema, Number(line));
    }
  });
  return { engine: 'postgres', schema, tables };
}

/**
 * Replaces the database by the copy, all or nothing. No server may use it meanwhile: that of SQLite is locked, and that of
 * PostgreSQL is checked before.
 */
export async function restoreDatabase(place: Place, copy: string): Promise<void> {
  if (place.url) {
    const script = `${copy}.sql`;
    await runTool('pg_restore', ['--no-owner', '--schema=public', `--file=${script}`, copy]);
    const options = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', '--output=/dev/null'];
    const commands = ['set client_min_messages = warning', 'drop schema public cascade', 'create schema public'];
    const replacement = [...commands.map((command) => `--command=${command}`), `--file=${script}`];
    return runTool('psql', [...options, ...replacement], place.url);
  }
  const path = join(place.dataDir, SQLITE_FILE);
  using _lock = lockForServer(path);
  // Moves what the write-ahead log holds into the old file, which stays complete until the new one replaces it.
  try {
    if (existsSync(path)) withSqlite(path, (database) => database.exec('pragma wal_checkpoint(truncate)'), false);
  } catch (error) {
    if (!(error instanceof StateError && error.code === 'damaged')) throw error; // a damaged file has nothing to keep
  }
  await rm(`${path}-wal`, { force: true });
  await rm(`${path}-shm`, { force: true });
  await chmod(copy, 0o600);
  await rename(copy, path);
  await syncFolder(dirname(path));
}

/** Whether something would be replaced. Rejects if a server uses the database. */
export async function hasDatabase(place: Place): Promise<boolean> {
  if (!place.url) {
    const path = join(place.dataDir, SQLITE_FILE);
    if (existsSync(path)) lockForServer(path).close();
    return existsSync(path);
  }
  const database = await openUnmigrated({ ...place, role: 'command', connections: 1 });
  try {
    const nodes = await database.read(NODE_NAMES);
    if (nodes.length > 0) throw new StateError('locked', 'servers use the database. Stop all of them first');
    const tables = await database.read(sql`select 1 from pg_tables where schemaname = 'public'`);
    return tables.length > 0;
  } finally {
    await database.close();
  }
}

/** For annex doctor, and for whoever needs the copy. Older versions have no table for it. */
export async function recordCopy(place: Place, file: string): Promise<void> {
  if (!place.url) await replaceFile(join(place.dataDir, LAST_BACKUP_FILE), `${file}\n`).catch(() => undefined);
  const database = await openUnmigrated({ ...place, role: 'command', connections: 1 });
  await database
    .commit([sql`insert into backups (at) values (${Date.now()}) on conflict (at) do nothing`])
    .catch(() => undefined)
    .finally(() => database.close());
}

function withSqlite<T>(path: string, use: (database: DatabaseSync) => T, readOnly = true): T {
  try {
    using database = new DatabaseSync(path, { readOnly, timeout: 5_000 });
    return use(database);
  } catch (error) {
    throw error instanceof StateError ? error : toStateError(error, path);
  }
}

/** The password is passed in the environment, because every user of the machine can read arguments. */
function connectionVariables(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const variables: Record<string, string> = {
    PGHOST: decodeURIComponent(searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, '')),
    PGPORT: searchParams.get('port') ?? port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}

/** Runs a program of PostgreSQL to its end. `onLine` gets its output. */
async function runTool(tool: string, args: string[], url?: string, onLine?: (line: string) => void): Promise<void> {
  const env = { ...process.env, ...(url ? connectionVariables(url) : {}) };
  const child = spawn(tool, args, { env, stdio: ['ignore', onLine ? 'pipe' : 'ignore', 'pipe'] });
  const failed = new Promise<Error>((resolve) => child.once('error', resolve));
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2_000);
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (onLine && child.stdout) for await (const line of createInterface({ input: child.stdout })) onLine(line);
  const result = await Promise.race([failed, ended]);
  if (result instanceof Error) {
    throw new StateError('unsupported', `${tool} cannot be started. Install the client programs of PostgreSQL`);
  }
  if (result !== 0) throw new StateError('unavailable', `${tool} failed: ${complaint.trim() || `exit code ${result}`}`);
}
