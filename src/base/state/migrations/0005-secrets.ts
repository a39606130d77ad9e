import type { Migration } from '../migration.ts';

/** Random keys of the servers, in base64url: the same on every node and after every start. */
export const secrets: Migration = {
  id: 5,
  statements: ['create table secrets (name text primary key, value text not null)'],
};
