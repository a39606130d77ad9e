import { VERSION } from '../version.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import { type Database, StateError, type Statement } from './port.ts';
import { raw, sql } from './sql.ts';

/** Long enough to wait for another node that is migrating. */
const MIGRATION_DEADLINE_MS = 60_000;

/** For PostgreSQL. Held until the end of the transaction. The number is "annex" in ASCII. */
export const MIGRATION_LOCK = sql`select pg_advisory_xact_lock(418464556408)`;

/**
 * Applies the missing migrations in one commit and records each in schema_migrations. If several nodes start together,
 * one of them goes first: SQLite has one writer at a time, and on PostgreSQL each commit begins with `lock`. The commits
 * of the others then violate the primary key of schema_migrations, and these nodes check again.
 *
 * Migrations within a minor version only add, so that all its programs can use the schema, for upgrades and rollbacks
 * of one node after the other. schema_versions records which version has applied each migration.
 */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
  lock: readonly Statement[] = [],
  version: string = VERSION,
): Promise<void> => {
  const newestKnown = migrations.at(-1)?.id ?? 0;
  for (;;) {
    const applied = await newestApplied(database);
    if (applied > newestKnown) {
      const isNewer = sql`id > ${newestKnown} and minor = ${minorOf(version)}`;
      const ofThisVersion = await database.read(sql`select id from schema_versions where ${isNewer}`);
      if (ofThisVersion.length === applied - newestKnown) return;
      const sentence = `the database uses schema ${applied}, but this version supports only ${newestKnown}. Install a newer version`;
      throw new StateError('unsupported', sentence);
    }
    const missing = migrations.filter(({ id }) => id > applied);
    if (missing.length === 0) return;
    const isPostgres = lock.length > 0;
    const changes = missing.flatMap((migration) => statementsOf(migration, minorOf(version), isPostgres));
    try {
      await database.commit([...lock, ...CREATE_TABLES, ...changes], { deadlineMs: MIGRATION_DEADLINE_MS });
    } catch (error) {
      const isConflict = error instanceof StateError && error.code === 'conflict';
      if (!isConflict || (await newestApplied(database)) === applied) throw error;
    }
  }
};

const CREATE_TABLES: readonly Statement[] = [
  sql`create table if not exists schema_migrations (id bigint primary key)`,
  sql`create table if not exists schema_versions (id bigint primary key, minor text not null)`,
];

const statementsOf = (
  { id, statements, postgres = [] }: Migration,
  minor: string,
  isPostgres: boolean,
): Statement[] => [
  sql`insert into schema_migrations (id) values (${id})`,
  sql`insert into schema_versions (id, minor) values (${id}, ${minor})`,
  ...[...statements, ...(isPostgres ? postgres : [])].map(raw),
];

/** 1.2 for the version 1.2.3. */
const minorOf = (version: string): string => version.split('.', 2).join('.');

/** 0 for a new database. */
const newestApplied = async (database: Database): Promise<number> => {
  try {
    const [row] = await database.read(sql`select max(id) as id from schema_migrations`);
    return Number(row?.['id'] ?? 0);
  } catch (error) {
    if (error instanceof StateError) throw error; // any other error means that the table does not exist
    return 0;
  }
};
