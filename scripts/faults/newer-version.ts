// For --import: makes this process a newer program of the same minor version, whose migration adds to every table.
import { MIGRATIONS, type Migration } from '../../src/base/state/migrations.ts';

const TABLES = MIGRATIONS.flatMap(({ statements }) =>
  statements.flatMap((text) => /^create table (\w+) /.exec(text)?.slice(1) ?? []),
);

export const NEWER_MIGRATION: Migration = {
  id: (MIGRATIONS.at(-1)?.id ?? 0) + 1,
  statements: [
    ...TABLES.flatMap((table) => [
      `alter table ${table} add column newer_text text`,
      `alter table ${table} add column newer_number bigint not null default 7`,
    ]),
    'create table newer_things (id text primary key)',
    'create index newer_intents on intents (newer_number)',
  ],
};

/** The URL for --import. */
export const newerVersionFile = `${new URL(import.meta.url).href}?apply`;

if (import.meta.url.endsWith('?apply')) (MIGRATIONS as Migration[]).push(NEWER_MIGRATION);
