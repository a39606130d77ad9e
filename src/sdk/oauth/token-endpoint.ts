// The two requests to a provider's token URL, as forms with exactly the fields of the contract; the secret is in the body.
import {
  type AuthorizationServer,
  allowInsecureRequests,
  ClientSecretPost,
  customFetch,
  genericTokenEndpointRequest,
  None,
  processGenericTokenEndpointResponse,
} from 'oauth4webapi';
import type { AuthorizationCode } from './authorization-request.ts';
import { WrongAnswerError } from './errors.ts';
import { type AskOptions, ask, refusal, sendForm } from './provider-request.ts';
import { providerUrl, type TokenSettings } from './settings.ts';

/** A user's tokens, as they are stored. */
export interface TokenRecord {
  readonly accessToken: string;
  /** Null where the provider gave none. */
  readonly refreshToken: string | null;
  /** Milliseconds since the epoch; null where the provider did not say how long the token lives. */
  readonly expiresAt: number | null;
}

export interface TokenRequestOptions extends TokenSettings, AskOptions {
  /** Milliseconds since the epoch; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
}

export type ExchangeOptions = TokenRequestOptions &
  Pick<AuthorizationCode, 'code' | 'redirectUri'> & {
    readonly codeVerifier?: string | undefined;
  };

/** Turns a code into tokens. A code works once. */
export function exchangeCode({ code, redirectUri, codeVerifier, ...options }: ExchangeOptions): Promise<TokenRecord> {
  const fields = {
    code,
    redirect_uri: redirectUri,
    ...(codeVerifier === undefined ? {} : { code_verifier: codeVerifier }),
  };
  return requestTokens('authorization_code', fields, options, null);
}

/** New tokens for a refresh token; the record holds the old refresh token where the provider returned none. */
export const refreshTokens = ({
  refreshToken,
  ...options
}: TokenRequestOptions & { readonly refreshToken: string }): Promise<TokenRecord> =>
  requestTokens('refresh_token', { refresh_token: refreshToken }, options, refreshToken);

async function requestTokens(
  grantType: string,
  fields: Readonly<Record<string, string>>,
  options: TokenRequestOptions,
  formerRefreshToken: string | null,
): Promise<TokenRecord> {
  const { provider, clientId, clientSecret, now = Date.now } = options;
  const url = providerUrl(options.tokenUrl, 'tokenUrl');
  const server: AuthorizationServer = { issuer: url.origin, token_endpoint: url.href };
  const client = { client_id: clientId };
  const answer = await ask(options, 'token URL', (signal) =>
    genericTokenEndpointRequest(
      server,
      client,
      clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
      grantType,
      { ...fields },
      { signal, [allowInsecureRequests]: true, [customFetch]: sendForm },
    ),
  );
  if (typeof answer.body['error'] === 'string' || !answer.ok) {
    throw refusal(provider, answer, [...Object.values(fields), clientSecret ?? '']);
  }
  try {
    const tokens = await processGenericTokenEndpointResponse(server, client, Response.json(plainTokens(answer.body)));
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? formerRefreshToken,
      expiresAt: tokens.expires_in === undefined ? null : now() + Math.floor(tokens.expires_in * 1_000),
    };
  } catch {
    // The library's error carries the answer, tokens and all: it must not become a cause.
    throw new WrongAnswerError(`The token URL of ${provider} answered without usable tokens`);
  }
}

/** An ID token is not asked for and not used; some providers leave token_type out or write null for what they lack. */
function plainTokens({ id_token: _, ...tokens }: Readonly<Record<string, unknown>>): object {
  const given = Object.entries(tokens).filter(([, value]) => value !== null && value !== '');
  return { token_type: 'bearer', ...Object.fromEntries(given) };
}
