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
import { cleanText, ProviderError, providerError, WrongAnswerError } from './errors.ts';
import type { AuthorizationCode } from './request.ts';
import { providerUrl, type TokenSettings } from './settings.ts';

/** A user's tokens, as they are stored. */
export interface TokenRecord {
  readonly accessToken: string;
  /** Null where the provider gave none. */
  readonly refreshToken: string | null;
  /** Milliseconds since the epoch; null where the provider did not say how long the token lives. */
  readonly expiresAt: number | null;
}

export interface TokenRequestOptions extends TokenSettings {
  /** Until the whole answer is there; 30 000 by default. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since the epoch; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
}

export type ExchangeOptions = TokenRequestOptions &
  Pick<AuthorizationCode, 'code' | 'redirectUri'> & {
    readonly codeVerifier?: string | undefined;
  };

const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 256 * 1_024;

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
  const answer = await ask(options, (signal) =>
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

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function ask(options: TokenRequestOptions, send: (signal: AbortSignal) => Promise<Response>): Promise<Answer> {
  const { provider, signal, timeoutMs = TIMEOUT_MS } = options;
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(signal ? AbortSignal.any([signal, late]) : late);
    return { ok: response.ok, status: response.status, body: readJson(await readText(response)) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    const description = late.aborted ? `no answer within ${timeoutMs} ms` : 'its token URL cannot be reached';
    const failure = new ProviderError(provider, { error: 'unreachable', description });
    failure.cause = error;
    throw failure;
  }
}

const sendForm: typeof fetch = (url, init) => {
  const headers = new Headers(init?.headers);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  return fetch(url, { ...init, headers });
};

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) return '';
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

function readJson(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** A provider may repeat what it was sent; we do not. */
function refusal(provider: string, { status, body }: Answer, secrets: readonly string[]): ProviderError {
  const told = (value: unknown): string | undefined => {
    if (typeof value !== 'string') return undefined;
    return cleanText(secrets.reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, '***')), value));
  };
  return providerError(provider, {
    error: told(body['error']) ?? `HTTP ${status}`,
    description: told(body['error_description']),
    uri: told(body['error_uri']),
    status,
  });
}

/** An ID token is not asked for and not used; some providers leave token_type out or write null for what they lack. */
function plainTokens({ id_token: _, ...tokens }: Readonly<Record<string, unknown>>): object {
  const given = Object.entries(tokens).filter(([, value]) => value !== null && value !== '');
  return { token_type: 'bearer', ...Object.fromEntries(given) };
}
