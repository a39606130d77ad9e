import type { Migration } from '../migration.ts';

/**
 * `successors` is JSON: the refresh tokens that were replaced in the last seconds, each with its successor. `client_hash` is
 * the hash of the client_id, once the client has its first token.
 */
export const oauthClients: Migration = {
  id: 15,
  statements: [
    'alter table oauth_grants add column successors text',
    'alter table oauth_grants add column client_hash text',
    'create index oauth_grants_client_hash on oauth_grants (client_hash)',
  ],
};
