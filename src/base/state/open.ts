import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Database, type Role, StateError, type Statement } from './port.ts';
import { openSqlite } from './sqlite.ts';

export interface OpenOptions {
  /** postgres://...; without it the database is a file in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** Maximum number of connections to PostgreSQL. */
  readonly connections?: number;
  /** Every watcher of PostgreSQL is called at least this often, in case a notification is lost. */
  readonly recheckMs?: number;
  readonly role: Role;
  /** Called with the error when PostgreSQL becomes unavailable, and with null when it is available again. */
  readonly onAvailabilityChange?: (error: unknown) => void;
}

export const SQLITE_FILE = 'annex.sqlite';

export const openDatabase = async ({ url, dataDir, role, ...options }: OpenOptions): Promise<Database> => {
  if (!url) return migrateOrClose(await openSqlite({ path: join(dataDir, SQLITE_FILE), role }), []);
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { MIGRATION_LOCK, openPostgres } = await import('./postgres.ts'); // loads its client only if it is used
    return migrateOrClose(await openPostgres({ url, ...options }), [MIGRATION_LOCK]);
  }
  throw new StateError('unsupported', 'a database URL must start with postgres:// (omit it to use SQLite)');
};

const migrateOrClose = async (database: Database, lock: readonly Statement[]): Promise<Database> => {
  try {
    await migrate(database, MIGRATIONS, lock);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
