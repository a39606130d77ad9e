// Checks of the database, without migrating it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../../base/clock.ts';
import type { Settings } from '../../base/config/config.ts';
import { MIGRATIONS } from '../../base/state/migrations.ts';
import { NODE_NAMES, nodeName } from '../../base/state/nodes/presence.ts';
import { openUnmigrated, SQLITE_FILE } from '../../base/state/open.ts';
import { type Database, StateError, type Statement } from '../../base/state/port.ts';
import { sql } from '../../base/state/sql.ts';
import { type Finding, failure, ok, okIf, reasonOf, warning } from './finding.ts';

const SOON_MS = 14 * DAY_MS;
const OLD_BACKUP_MS = 7 * DAY_MS;
const SLOW_MS = 50;
const MAX_OFFSET_MS = 2_000;
const MIN_POSTGRES = 150_000;
const MORE_CONNECTIONS = 'raise max_connections of PostgreSQL or lower ANNEX_DATABASE_CONNECTIONS';

export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE))) return [ok('database', `${dataDir} has none yet`)];
  try {
    const database = await openUnmigrated({ url: databaseUrl, dataDir, role: 'command', connections: 1 });
    try {
      const findings = [await checkSchema(database), ...(databaseUrl ? await checkPostgres(database, settings) : [])];
      const isCurrent = findings[0]?.status === 'ok';
      const later = [checkKeys, checkBackups, ...(settings.gateway.url === undefined ? [checkGatewayAddress] : [])];
      return isCurrent ? [...findings, ...(await Promise.all(later.map((check) => check(database))))] : findings;
    } finally {
      await database.close();
    }
  } catch (error) {
    const action = databaseUrl
      ? 'check ANNEX_DATABASE_URL and that PostgreSQL runs'
      : 'check ANNEX_DATA_DIR, or restore a backup';
    const isDamaged = error instanceof StateError && error.code === 'damaged';
    return [failure('database', isDamaged ? error.message : reasonOf(error), action)];
  }
}

const first = async (database: Database, statement: Statement) => (await database.read(statement))[0] ?? {};

async function checkSchema(database: Database): Promise<Finding> {
  const newest = MIGRATIONS.at(-1)?.id ?? 0;
  const row = await first(database, sql`select max(id) as id from schema_migrations`).catch((error: unknown) => {
    if (error instanceof StateError) throw error; // any other error means that the table does not exist
    return { id: 0 };
  });
  const schema = Number(row['id']);
  if (schema === newest) return ok('database', `schema ${schema}`);
  if (schema > newest) {
    return failure('database', `schema ${schema}, but this version supports only ${newest}`, 'install a newer version');
  }
  const observed = `schema ${schema}, and the next start makes it ${newest}`;
  return warning('database', observed, 'make a backup first: annex backup FILE');
}

/** Providers of logins know the address that the gateway had before it got the platform's. */
async function checkGatewayAddress(database: Database): Promise<Finding> {
  const name = 'gateway address';
  const [kept] = await database.read(sql`select name from kept_addresses where name = 'gateway'`);
  if (!kept) return ok(name, 'that of the platform');
  const action = 'set ANNEX_GATEWAY_URL to the platform’s address, and give its /callback to your login providers';
  return warning(name, 'still its own port, because your login providers know that address', action);
}

async function checkPostgres(database: Database, settings: Settings): Promise<Finding[]> {
  const { connections } = settings.database;
  const start = performance.now();
  const row = await first(
    database,
    sql`select cast(current_setting('server_version_num') as bigint) as version,
      cast(current_setting('max_connections') as bigint) as most, (select count(*) from pg_stat_activity) as used,
      cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now`,
  );
  const took = Math.round(performance.now() - start);
  const offset = Math.abs(Date.now() - Number(row['now']));
  const [version, left] = [Number(row['version']), Number(row['most']) - Number(row['used'])];
  const release = `version ${Math.floor(version / 10_000)}`;
  return [
    version >= MIN_POSTGRES
      ? ok('PostgreSQL', release)
      : failure('PostgreSQL', release, 'install PostgreSQL 15 or later'),
    okIf(took <= SLOW_MS, 'database latency', `${took} ms`, 'run the database near the nodes, or reduce its load'),
    okIf(left > connections, 'database connections', `${left} left`, MORE_CONNECTIONS),
    okIf(
      offset <= MAX_OFFSET_MS,
      'clock',
      `${offset} ms from the database`,
      'synchronize the clock: timedatectl set-ntp true',
    ),
    await checkNodes(database, settings.platform.baseUrl),
  ];
}

async function checkNodes(database: Database, baseUrl = ''): Promise<Finding> {
  const nodes = await database.read(NODE_NAMES);
  const others = nodes.filter(({ name }) => name !== nodeName(baseUrl));
  if (others.length === 0) return ok('nodes', `${nodes.length} running, all with this version and base address`);
  const action = 'give all nodes the same ANNEX_BASE_URL and version, and restart them';
  return failure('nodes', `${others.length} of ${nodes.length} have another base address or version`, action);
}

async function checkKeys(database: Database): Promise<Finding> {
  const now = Date.now();
  const isSoon = sql`revoked_at is null and expires_at > ${now} and expires_at < ${now + SOON_MS}`;
  const { n } = await first(database, sql`select count(*) as n from api_keys where ${isSoon}`);
  if (Number(n) === 0) return ok('API keys', 'none expires within 14 days');
  return warning('API keys', `${n} expire within 14 days`, 'annex keys list, then annex keys create');
}

/** A new installation needs no backup yet. */
async function checkBackups(database: Database): Promise<Finding> {
  const { at } = await first(database, sql`select max(at) as at from backups`);
  const { since } = await first(database, sql`select min(created_at) as since from users`);
  const age = Date.now() - Number(at ?? since ?? Date.now());
  const days = Math.floor(age / DAY_MS);
  const observed = at === null ? 'none yet' : `${days} days ago`;
  return okIf(age < OLD_BACKUP_MS, 'last backup', observed, 'annex backup FILE, for example every day from a timer');
}
