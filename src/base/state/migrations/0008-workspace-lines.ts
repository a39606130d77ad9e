import type { Migration } from '../migration.ts';

/** The system logs of workspaces that are open on several nodes. `at` is a time of the database's clock, `line` is JSON. */
export const workspaceLines: Migration = {
  id: 8,
  statements: [
    `create table workspace_lines (
      id text primary key,
      node text not null,
      owner text not null,
      repo text not null,
      at bigint not null,
      line text not null
    )`,
    'create index workspace_lines_at on workspace_lines (owner, repo, at)',
  ],
};
