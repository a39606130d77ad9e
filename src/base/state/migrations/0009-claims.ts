import type { Migration } from '../migration.ts';

/**
 * `claim` rises each time a route changes hands, so that a former holder can no longer change the row. `outcome` is what
 * became of a used state. `giver` is the process that gave an eval to its browser. `write_probes` is empty: a health
 * check writes a row and deletes it.
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
