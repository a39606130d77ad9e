import type { Migration } from '../migration.ts';

/** Times are epoch milliseconds. Logins from addresses that share a row of `login_locks` are handled one at a time. */
export const attempts: Migration = {
  id: 7,
  statements: [
    `create table login_attempts (
      id text primary key,
      name_hash text not null,
      address_hash text not null,
      at bigint not null
    )`,
    'create index login_attempts_name on login_attempts (name_hash, at)',
    'create index login_attempts_address on login_attempts (address_hash, at)',
    'create index login_attempts_at on login_attempts (at)',
    `create table rate_windows (
      key_hash text primary key,
      since bigint not null,
      count bigint not null
    )`,
    'create table login_locks (id bigint primary key)',
    `insert into login_locks (id) values ${Array.from({ length: 64 }, (_, id) => `(${id})`).join(', ')}`,
  ],
};
