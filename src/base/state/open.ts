import { join } from 'node:path';
import { MIGRATION_LOCK, migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { type Database, type Role, StateError } from './port.ts';
import type { PostgresOptions } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { SQLITE_FILE } from './sqlite-file.ts';

export { SQLITE_FILE };

/** A file ignores the number of connections and `recheckMs`. */
export interface OpenOptions extends Pick<PostgresOptions, 'connections' | 'recheckMs' | 'onAvailabilityChange'> {
  /** postgres://...; without it the database is a file in `dataDir`. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly role: Role;
}

export async function openDatabase(options: OpenOptions): Promise<Database> {
  const database = await openUnmigrated(options);
  try {
    await migrate(database, MIGRATIONS, options.url ? [MIGRATION_LOCK] : []);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** For commands that only look, or that must not upgrade the tables. */
export async function openUnmigrated({ url, dataDir, role, ...options }: OpenOptions): Promise<Database> {
  if (!url) {
    const { onAvailabilityChange } = options;
    return openSqlite({ path: join(dataDir, SQLITE_FILE), role, onAvailabilityChange });
  }
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new StateError('unsupported', 'a database URL must start with postgres:// (omit it to use SQLite)');
  }
  const { openPostgres } = await import('./postgres.ts'); // loads its client only if it is used
  return openPostgres({ url, ...options });
}
