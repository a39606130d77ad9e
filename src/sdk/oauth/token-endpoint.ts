// The two requests to a provider's token URL. The form contains exactly the documented fields, including the secret.
import {
  type AuthorizationServer,
  genericTokenEndpointRequest,
  processGenericTokenEndpointResponse,
} from 'oauth4webapi';
import type { AuthorizationCode } from './authorization-request.ts';
import { WrongAnswerError } from './errors.ts';
import {
  clientAuthentication,
  errorResponse,
  formOptions,
  type ProviderRequestOptions,
  requestProvider,
} from './provider-request.ts';
import { providerUrl, type TokenSettings } from './settings.ts';

/** A user's tokens as stored. */
export interface TokenRecord {
  readonly accessToken: string;
  /** Null if the provider returned none. */
  readonly refreshToken: string | null;
  /** Milliseconds since the epoch; null if the lifetime is unknown. */
  readonly expiresAt: number | null;
}

const DEFAULT_LIFETIME_SECONDS = 3_600;
/** The last time that a Date can represent. */
const MAX_TIME = 8.64e15;

export interface TokenRequestOptions extends TokenSettings, ProviderRequestOptions {
  /** Milliseconds since the epoch; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
}

export type ExchangeOptions = TokenRequestOptions &
  Pick<AuthorizationCode, 'code' | 'redirectUri'> & {
    readonly codeVerifier?: string | undefined;
  };

/** Exchanges a code for tokens. A code works only once. */
export function exchangeCode({ code, redirectUri, codeVerifier, ...options }: ExchangeOptions): Promise<TokenRecord> {
  const fields = {
    code,
    redirect_uri: redirectUri,
    ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
  };
  return requestTokens('authorization_code', fields, options, null);
}

/** Gets new tokens for a refresh token. Keeps the old refresh token if the provider returns none. */
export const refreshTokens = ({
  refreshToken,
  ...options
}: TokenRequestOptions & { readonly refreshToken: string }): Promise<TokenRecord> =>
  requestTokens('refresh_token', { refresh_token: refreshToken }, options, refreshToken);

async function requestTokens(
  grantType: string,
  fields: Readonly<Record<string, string>>,
  options: TokenRequestOptions,
  previousRefreshToken: string | null,
): Promise<TokenRecord> {
  const { provider, clientId, clientSecret, now = Date.now } = options;
  const url = providerUrl(options.tokenUrl, 'tokenUrl');
  const server: AuthorizationServer = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  const response = await requestProvider(options, 'token URL', (signal) =>
    genericTokenEndpointRequest(
      server,
      client,
      clientAuthentication(clientSecret),
      grantType,
      { ...fields },
      formOptions(signal),
    ),
  );
  if (typeof response.body['error'] === 'string' || !response.ok) {
    throw errorResponse(provider, response, [...Object.values(fields), clientSecret ?? '']);
  }
  try {
    const tokens = await processGenericTokenEndpointResponse(
      server,
      client,
      Response.json(normalizeTokens(response.body)),
    );
    const refreshToken = tokens.refresh_token ?? previousRefreshToken;
    const guessedSeconds = options.defaultLifetimeSeconds ?? (refreshToken === null ? null : DEFAULT_LIFETIME_SECONDS);
    const seconds = tokens.expires_in ?? guessedSeconds;
    return {
      accessToken: checkedToken(tokens.access_token),
      refreshToken: refreshToken === null ? null : checkedToken(refreshToken),
      expiresAt: seconds === null ? null : Math.min(now() + Math.floor(seconds * 1_000), MAX_TIME),
    };
  } catch {
    // The library's error contains the response including tokens, so it must not become a cause.
    throw new WrongAnswerError(`The token URL of ${provider} returned no usable tokens`);
  }
}

/** ID tokens are neither requested nor used. Some providers omit token_type or send null for missing values. */
function normalizeTokens({ id_token: _, ...tokens }: Readonly<Record<string, unknown>>): object {
  const present = Object.entries(tokens).filter(([, value]) => value !== null && value !== '');
  return { token_type: 'bearer', ...Object.fromEntries(present) };
}

/** Only printable ASCII (RFC 6749, A.12), so that a token is safe in a header and on a terminal. */
function checkedToken(token: string): string {
  if (!/^[\x20-\x7e]+$/.test(token)) throw new TypeError('The token has characters that are not allowed');
  return token;
}
