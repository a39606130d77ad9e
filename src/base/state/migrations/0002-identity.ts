import type { Migration } from '../migration.ts';

/**
 * Times are epoch milliseconds. Keys are stored as hashes, and passwords as scrypt hashes. The row of a removed user is
 * kept, so that nothing that refers to it can belong to another user; the name can be used again. A user without a hash
 * has no password.
 */
export const identity: Migration = {
  id: 2,
  statements: [
    `create table users (
      id text primary key,
      name text not null,
      password_hash text,
      created_at bigint not null,
      removed_at bigint
    )`,
    'create unique index users_name on users (name) where removed_at is null',
    `create table memberships (
      user_id text not null references users (id),
      owner text not null,
      primary key (user_id, owner)
    )`,
    `create table api_keys (
      id text primary key,
      key_hash text not null unique,
      owner text not null,
      name text,
      created_at bigint not null,
      last_used_at bigint,
      revoked_at bigint
    )`,
    'alter table sessions add column last_used_at bigint',
    'create index sessions_user_id on sessions (user_id)',
  ],
};
