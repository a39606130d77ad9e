import type { Migration } from '../migration.ts';

/**
 * Network addresses in plain text, shown to users: of the application that created an intent, until the intent ends; and
 * of the client that started a session, for as long as the session is stored.
 */
export const addresses: Migration = {
  id: 3,
  statements: ['alter table intents add column address text', 'alter table sessions add column address text'],
};
