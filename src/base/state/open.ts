import { join } from 'node:path';
import { MIGRATIONS, migrate } from './migrate.ts';
import { type Database, type Role, StateError, type Statement } from './port.ts';
import { openSqlite } from './sqlite.ts';

export interface OpenOptions {
  /** postgres://...; without it the database is a file in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  /** The most to PostgreSQL. */
  readonly connections?: number;
  readonly role: Role;
  /** Called with the error when PostgreSQL is lost, and with null when it is back. */
  readonly onAway?: (error: unknown) => void;
}

export const SQLITE_FILE = 'annex.sqlite';

export const openDatabase = async ({ url, dataDir, role, connections, onAway }: OpenOptions): Promise<Database> => {
  if (!url) return migrated(await openSqlite({ path: join(dataDir, SQLITE_FILE), role }), []);
  if (/^postgres(ql)?:\/\//.test(url)) {
    const { MIGRATION_LOCK, openPostgres } = await import('./postgres.ts'); // nobody else waits for its client
    return migrated(await openPostgres({ url, onAway, ...(connections ? { connections } : {}) }), [MIGRATION_LOCK]);
  }
  throw new StateError('unsupported', 'a database URL must start with postgres:// (omit it to use SQLite)');
};

const migrated = async (database: Database, lock: readonly Statement[]): Promise<Database> => {
  try {
    await migrate(database, MIGRATIONS, lock);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
