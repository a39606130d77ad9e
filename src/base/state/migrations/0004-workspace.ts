import type { Migration } from '../migration.ts';

/**
 * Times are epoch milliseconds. A workspace without a row has not been changed yet. `layout` and `outcome` are JSON. Of
 * code that has run, only the outcome is kept. `taker` is the browser that an eval was sent to.
 */
export const workspace: Migration = {
  id: 4,
  statements: [
    `create table workspaces (
      owner text not null,
      repo text not null,
      revision bigint not null,
      next_id bigint not null,
      layout text not null,
      updated_at bigint not null,
      primary key (owner, repo)
    )`,
    `create table evals (
      id text primary key,
      owner text not null,
      repo text not null,
      tab_id text not null,
      code text,
      timeout_ms bigint not null,
      state text not null check (state in ('queued', 'taken', 'running', 'done')),
      taker text,
      outcome text,
      created_at bigint not null,
      place bigint not null,
      expires_at bigint not null,
      lease_until bigint
    )`,
    'create index evals_workspace on evals (owner, repo, state)',
    'create index evals_expires_at on evals (expires_at)',
  ],
};
