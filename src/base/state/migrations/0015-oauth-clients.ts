import type { Migration } from '../migration.ts';

/** `successors` is JSON, of recent refresh tokens (see oauth/tokens.ts). `client_hash` is set with the first token. */
export const oauthClients: Migration = {
  id: 15,
  statements: [
    'alter table oauth_grants add column successors text',
    'alter table oauth_grants add column client_hash text',
    'create index oauth_grants_client_hash on oauth_grants (client_hash)',
  ],
};
