// Token revocation (RFC 7009).
import { type AuthorizationServer, revocationRequest } from 'oauth4webapi';
import type { AccessOptions } from './access-token.ts';
import { NotConnectedError, ProviderError, TokenStoreError } from './errors.ts';
import {
  clientAuthentication,
  errorResponse,
  formOptions,
  type ProviderRequestOptions,
  readMetadata,
  requestProvider,
} from './provider-request.ts';
import { type OAuthClientSettings, providerUrl, type TokenSettings } from './settings.ts';
import { DEFAULT_USER, type LockedRecord, TokenStore } from './token-store.ts';

export interface RevocationSettings extends OAuthClientSettings, Pick<TokenSettings, 'clientSecret'> {
  readonly revocationUrl?: string | undefined;
  /** If no revocation URL is given, it is read from this issuer's metadata (RFC 8414, OpenID Connect Discovery). */
  readonly issuer?: string | undefined;
}

export interface RevokeOptions extends RevocationSettings, ProviderRequestOptions {
  readonly token: string;
  /** A hint for the provider (RFC 7009, 2.1). */
  readonly kind?: 'access_token' | 'refresh_token' | undefined;
}

/** False if the provider has no revocation URL. A token that the provider no longer knows counts as revoked. */
export async function revokeToken(options: RevokeOptions): Promise<boolean> {
  const url = await findRevocationUrl(options);
  if (url === null) return false;
  const { provider, clientId, clientSecret, token, kind } = options;
  const server: AuthorizationServer = { issuer: url.origin, revocation_endpoint: url.href };
  const response = await requestProvider(options, 'revocation URL', (signal) =>
    revocationRequest(server, { client_id: clientId }, clientAuthentication(clientSecret), token, {
      ...formOptions(signal),
      ...(kind === undefined ? {} : { additionalParameters: { token_type_hint: kind } }),
    }),
  );
  if (!response.ok) throw errorResponse(provider, response, [token, clientSecret ?? '']);
  return true;
}

export type DisconnectOptions = RevocationSettings & ProviderRequestOptions & Pick<AccessOptions, 'user' | 'store'>;

/**
 * Revokes a user's tokens if the provider supports it, then removes the record. Resolves to whether they were revoked.
 * If the provider is unreachable, the record stays so that you can retry. Throws NotConnectedError if there is none.
 */
export async function disconnect(options: DisconnectOptions): Promise<boolean> {
  const { provider, user = DEFAULT_USER, store = new TokenStore() } = options;
  const revoked = await store.exclusively(provider, user, async (locked) => {
    const revocable = await readTokens(locked);
    if (revocable === null) return null;
    const url = revocable.length === 0 ? null : await findRevocationUrl(options);
    if (url) for (const token of revocable) await revokeIfSupported({ ...options, ...token, revocationUrl: url.href });
    await locked.remove();
    return url !== null;
  });
  if (revoked === null) throw new NotConnectedError(provider);
  return revoked;
}

/** Refresh token first: most providers then revoke its access tokens too. A damaged record has nothing to revoke. */
async function readTokens(locked: LockedRecord): Promise<Required<Pick<RevokeOptions, 'token' | 'kind'>>[] | null> {
  try {
    const record = await locked.read();
    if (record === null) return null;
    const { accessToken, refreshToken } = record;
    return [
      ...(refreshToken === null ? [] : [{ token: refreshToken, kind: 'refresh_token' as const }]),
      { token: accessToken, kind: 'access_token' },
    ];
  } catch (error) {
    if (error instanceof TokenStoreError && error.cause === undefined) return [];
    throw error;
  }
}

/** Some providers revoke only refresh tokens (RFC 7009, 2.2.1); the access token then expires on its own. */
async function revokeIfSupported(options: RevokeOptions): Promise<void> {
  await revokeToken(options).catch((error: unknown) => {
    if (!(error instanceof ProviderError && error.error === 'unsupported_token_type')) throw error;
  });
}

async function findRevocationUrl(options: RevocationSettings & ProviderRequestOptions): Promise<URL | null> {
  const { revocationUrl, issuer } = options;
  if (revocationUrl !== undefined) return providerUrl(revocationUrl, 'revocationUrl');
  if (issuer === undefined) return null;
  const url = (await readMetadata(issuer, options))?.['revocation_endpoint'];
  return typeof url === 'string' ? providerUrl(url, 'revocation_endpoint') : null;
}
