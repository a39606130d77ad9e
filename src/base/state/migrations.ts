// Reads the migrations of the database from migrations.sql.
import { readFileSync } from 'node:fs';

/** Statements that both engines accept. */
export interface Migration {
  readonly id: number;
  readonly statements: readonly string[];
  /** Additional statements that only PostgreSQL accepts. */
  readonly postgres?: readonly string[];
}

const [, ...SECTIONS] = readFileSync(new URL('migrations.sql', import.meta.url), 'utf8').split(/^-- migration /m);

export const MIGRATIONS: readonly Migration[] = SECTIONS.map((section) => {
  const [statements = [], postgres] = section.split(/^-- postgres$/m).map(statementsIn);
  return { id: Number.parseInt(section, 10), statements, ...(postgres && { postgres }) };
});

/** Each begins at the start of a line. */
function statementsIn(text: string): string[] {
  return [...text.matchAll(/^([a-z][^;]*);$/gm)].map(([, statement = '']) => statement);
}
