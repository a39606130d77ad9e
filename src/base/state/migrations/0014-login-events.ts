import type { Migration } from '../migration.ts';

/** Times are epoch milliseconds. */
export const loginEvents: Migration = {
  id: 14,
  statements: [
    `create table login_events (
      id text primary key,
      user_id text not null references users (id),
      at bigint not null,
      outcome text not null,
      method text not null,
      provider text,
      browser text,
      address text
    )`,
    'create index login_events_user on login_events (user_id, outcome, at)',
    'create index login_events_at on login_events (at)',
    'create index api_keys_owner on api_keys (owner)',
  ],
};
