// Creates the OAuth server of the platform.
import { DEFAULTS } from '../../generated/config/defaults.ts';
import type { IdentityService } from '../areas/identity/service.ts';
import { OAUTH_LIMITS, type OauthDependencies } from '../areas/intents/oauth/dependencies.ts';
import { GrantStore } from '../areas/intents/oauth/grant-store.ts';
import type { OauthServer } from '../areas/intents/oauth/handlers.ts';
import { OauthService } from '../areas/intents/oauth/service.ts';
import { OauthTokens } from '../areas/intents/oauth/tokens.ts';
import { createKeyReader } from '../base/state/key-store.ts';
import type { Database } from '../base/state/port.ts';
import type { OwnAddress } from './own-address.ts';
import type { PlatformOptions } from './platform-options.ts';

interface OauthParts extends Pick<OauthDependencies, 'clock' | 'baseUrl' | 'windows' | 'intents'> {
  readonly database: Database;
  readonly identity: IdentityService;
  readonly options?: Pick<PlatformOptions, 'oauth' | 'resources'> & { readonly address?: OwnAddress };
}

export function createOauth({ database, identity, options = {}, ...parts }: OauthParts): OauthServer {
  const sessions = identity.sessions.ofTokens;
  const settings = { ...DEFAULTS.oauth, ...OAUTH_LIMITS, ...options.oauth };
  const { baseUrl } = parts;
  const issuer = () => options.address?.url ?? baseUrl();
  const dependencies = {
    ...parts,
    issuer,
    grants: new GrantStore(database, sessions.replaceToken),
    sessions,
    settings,
    resources: () => [`${issuer()}/mcp`, `${baseUrl()}/mcp`, ...settings.resources, ...(options.resources ?? [])],
    key: createKeyReader(database, 'oauth'),
    record: identity.audit.record,
  };
  return { service: new OauthService(dependencies), tokens: new OauthTokens(dependencies) };
}
