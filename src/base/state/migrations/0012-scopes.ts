import type { Migration } from '../migration.ts';

/** Scopes are separated by spaces; null grants all. A key without `expires_at` does not expire. */
export const scopes: Migration = {
  id: 12,
  statements: [
    'alter table intents add column scopes text',
    'alter table sessions add column scopes text',
    'alter table api_keys add column scopes text',
    'alter table api_keys add column expires_at bigint',
  ],
};
