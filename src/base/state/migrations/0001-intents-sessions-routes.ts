import type { Migration } from '../migration.ts';

/** Times are epoch milliseconds. Tokens and states are stored as hashes; the intent token decrypts `sealed_token`. */
export const intentsSessionsRoutes: Migration = {
  id: 1,
  statements: [
    `create table intents (
      token_hash text primary key,
      created_at bigint not null,
      expires_at bigint not null,
      requested_max_age bigint not null,
      app_name text,
      challenge text,
      address_key text,
      session_id text,
      linked_at bigint,
      denied_at bigint,
      consumer text,
      consumed_at bigint,
      sealed_token text
    )`,
    'create index intents_expires_at on intents (expires_at)',
    'create index intents_address_key on intents (address_key, expires_at)',
    'create index intents_session_id on intents (session_id)',
    `create table sessions (
      id text primary key,
      token_hash text not null unique,
      user_id text not null,
      kind text not null check (kind in ('Application', 'Browser')),
      app_name text,
      intent_hash text,
      created_at bigint not null,
      expires_at bigint not null,
      ended_at bigint
    )`,
    'create index sessions_expires_at on sessions (expires_at)',
    'create index sessions_ended_at on sessions (ended_at)',
    `create table routes (
      state_hash text primary key,
      node text not null,
      registered_at bigint not null,
      expires_at bigint not null
    )`,
    'create index routes_expires_at on routes (expires_at)',
    'create index routes_node on routes (node)',
  ],
};
