import type { Migration } from '../migration.ts';

/** Keys that the servers made for themselves, in base64url: the same on every node and after every start. */
export const secrets: Migration = {
  id: 5,
  statements: ['create table secrets (name text primary key, value text not null)'],
};
