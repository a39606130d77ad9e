import type { Migration } from '../migration.ts';

/**
 * `claim` is incremented each time a route changes its owner, so that the former owner can no longer change the row.
 * `outcome` is the result of a used state. `giver` is the process that sent an eval to its browser. `write_probes` is
 * always empty: a health check inserts a row and deletes it.
 */
export const claims: Migration = {
  id: 9,
  statements: [
    'alter table routes add column claim bigint',
    'alter table routes add column outcome text',
    'alter table evals add column giver text',
    'create table write_probes (id text primary key, filler text not null)',
  ],
};
