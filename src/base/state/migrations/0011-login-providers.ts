import type { Migration } from '../migration.ts';

/**
 * Times are epoch milliseconds. A linked account is identified by issuer and subject. `provider_memberships` are the
 * owners that come from a linked account; `memberships` are those that an administrator added. `used_login_nonces` makes
 * each login work once, until it expires.
 */
export const loginProviders: Migration = {
  id: 11,
  statements: [
    `create table linked_accounts (
      id text primary key,
      issuer text not null,
      subject text not null,
      user_id text not null references users (id),
      name text,
      created_at bigint not null,
      last_used_at bigint not null,
      unique (issuer, subject)
    )`,
    'create index linked_accounts_user_id on linked_accounts (user_id)',
    `create table provider_memberships (
      user_id text not null references users (id),
      owner text not null,
      linked_account_id text not null,
      primary key (user_id, owner, linked_account_id)
    )`,
    'create table used_login_nonces (nonce_hash text primary key, expires_at bigint not null)',
    'create index used_login_nonces_expires_at on used_login_nonces (expires_at)',
  ],
};
