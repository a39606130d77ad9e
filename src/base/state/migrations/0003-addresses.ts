import type { Migration } from '../migration.ts';

/**
 * Network addresses in plain text, for people to judge by: of who asks for an intent, until the intent is over; of who
 * began a session, for as long as the session is kept.
 */
export const addresses: Migration = {
  id: 3,
  statements: ['alter table intents add column address text', 'alter table sessions add column address text'],
};
