import type { Migration } from './migration.ts';
import { intentsSessionsRoutes } from './migrations/0001-intents-sessions-routes.ts';
import { identity } from './migrations/0002-identity.ts';
import { addresses } from './migrations/0003-addresses.ts';
import { workspace } from './migrations/0004-workspace.ts';
import { secrets } from './migrations/0005-secrets.ts';
import { nodes } from './migrations/0006-nodes.ts';
import { attempts } from './migrations/0007-attempts.ts';
import { workspaceLines } from './migrations/0008-workspace-lines.ts';
import { claims } from './migrations/0009-claims.ts';
import { type Database, StateError, type Statement } from './port.ts';

export const MIGRATIONS: readonly Migration[] = [
  intentsSessionsRoutes,
  identity,
  addresses,
  workspace,
  secrets,
  nodes,
  attempts,
  workspaceLines,
  claims,
];

/** A node that meets another one migrating waits for it. */
const MIGRATION_DEADLINE_MS = 60_000;

/**
 * Applies what is missing in one commit, each migration with its line in the ledger. Of nodes that start
 * together one goes first: SQLite has one writer at a time, for PostgreSQL `lock` begins each commit. The others are
 * then refused by the ledger's primary key, and look again.
 */
export const migrate = async (
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
  lock: readonly Statement[] = [],
): Promise<void> => {
  const commit = (statements: readonly Statement[]) =>
    database.commit([...lock, ...statements], { deadlineMs: MIGRATION_DEADLINE_MS });
  const known = migrations.at(-1)?.id ?? 0;
  for (;;) {
    const applied = await newestApplied(database);
    if (applied > known) {
      const sentence = `the database uses schema ${applied}, but this version supports only ${known}. Install a newer version`;
      throw new StateError('unsupported', sentence);
    }
    const missing = migrations.filter(({ id }) => id > applied);
    if (missing.length === 0) return;
    try {
      await commit([LEDGER, ...missing.flatMap(statementsOf)]);
    } catch (error) {
      if (!isConflict(error) || (await newestApplied(database)) === applied) throw error;
    }
  }
};

const LEDGER: Statement = {
  text: 'create table if not exists schema_migrations (id bigint primary key)',
  values: [],
};

const statementsOf = ({ id, statements }: Migration): Statement[] => [
  { text: 'insert into schema_migrations (id) values ($1)', values: [id] },
  ...statements.map((text) => ({ text, values: [] })),
];

/** 0 for a database that is new. */
const newestApplied = async (database: Database): Promise<number> => {
  try {
    const [row] = await database.read({ text: 'select max(id) as id from schema_migrations', values: [] });
    return Number(row?.['id'] ?? 0);
  } catch (error) {
    if (error instanceof StateError) throw error; // whatever else it is, there is no ledger to read
    return 0;
  }
};

const isConflict = (error: unknown): boolean => error instanceof StateError && error.code === 'conflict';
