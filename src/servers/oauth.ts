// Creates the OAuth server of the platform.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import type { OauthDependencies } from '../areas/intents/oauth/dependencies.ts';
import { createGrantStore } from '../areas/intents/oauth/grant-store.ts';
import type { OauthServer } from '../areas/intents/oauth/handlers.ts';
import { createOauthService } from '../areas/intents/oauth/service.ts';
import { createOauthTokens } from '../areas/intents/oauth/tokens.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import type { Database } from '../base/state/port.ts';
import type { PlatformOptions } from './platform-options.ts';

interface OauthParts extends Pick<OauthDependencies, 'clock' | 'baseUrl' | 'windows' | 'intents'> {
  readonly database: Database;
  readonly identity: IdentityService;
  readonly options?: Pick<PlatformOptions, 'oauth' | 'resources'>;
}

export function createOauth({ database, identity, options = {}, ...parts }: OauthParts): OauthServer {
  const sessions = identity.sessions.ofTokens;
  const settings = { ...DEFAULTS.oauth, ...options.oauth };
  const dependencies = {
    ...parts,
    grants: createGrantStore(database, sessions.replaceToken),
    sessions,
    settings,
    resources: () => [...settings.resources, ...(options.resources ?? [])],
    key: createKeyReader(database, 'oauth'),
    record: identity.audit.record,
  };
  return { service: createOauthService(dependencies), tokens: createOauthTokens(dependencies) };
}
