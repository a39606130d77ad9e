import type { Migration } from '../migration.ts';

/**
 * Times are epoch milliseconds. A session with a `resource` is valid only for that server. If `token_expires_at` is set, the
 * token of the session expires earlier than the session and can be refreshed.
 *
 * A grant is the request of an OAuth client: its intent, and later the refresh token. Codes and tokens are stored as hashes.
 * `sealed_token` is the intent's token, encrypted with the user code. A grant without a `redirect_uri` is of the device flow.
 */
export const oauth: Migration = {
  id: 13,
  statements: [
    'alter table sessions add column resource text',
    'alter table sessions add column token_expires_at bigint',
    `create table oauth_grants (
      id text primary key,
      intent_hash text not null unique,
      client_id text not null,
      redirect_uri text,
      state text,
      code_challenge text,
      scope text,
      resource text not null,
      code_hash text not null unique,
      user_code_hash text,
      sealed_token text,
      used_at bigint,
      refresh_hash text,
      expires_at bigint not null
    )`,
    'create index oauth_grants_user_code_hash on oauth_grants (user_code_hash)',
    'create index oauth_grants_expires_at on oauth_grants (expires_at)',
  ],
};
