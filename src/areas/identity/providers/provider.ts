// One OpenID Connect provider: its metadata, its addresses for browsers, and the verification of what it sends.
import type * as OAuth from 'oauth4webapi';
import type { Clock } from '../../../base/clock.ts';
import type { LoginProvider } from '../../../base/config/login-providers.ts';
import { Problem } from '../../../base/problem.ts';
import { readLimitedBody, safeFetch } from '../../../contract/node-fetch.ts';

/** How long metadata is used before it is fetched again. Keys are fetched for each login. */
const METADATA_MS = 600_000;
const MAX_RESPONSE_BYTES = 256 * 1_024;

export interface StartedLogin {
  readonly provider: string;
  readonly verifier: string;
  readonly proofHash: string;
  /** A path of this platform. */
  readonly next: string;
  /** The session that the account will be linked to; null to log in. */
  readonly sessionId: string | null;
}

/** A login, and where the provider sends the browser. */
type LoginRequest = StartedLogin & Readonly<Record<'nonce' | 'state' | 'redirectUri', string>>;

export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/** The provider cannot be reached, is too slow, sends too much, or has an internal error. */
class Unavailable extends Error {}

export class Provider {
  readonly settings: LoginProvider;
  readonly #clock: Clock;
  readonly #timeoutMs: number;
  /** Loaded only if there is a provider, since it is large. */
  readonly #library = import('oauth4webapi');
  #cached: { readonly metadata: Promise<OAuth.AuthorizationServer>; readonly until: number } | null = null;

  constructor(settings: LoginProvider, clock: Clock, timeoutMs: number) {
    this.settings = settings;
    this.#clock = clock;
    this.#timeoutMs = timeoutMs;
  }

  async authorizationUrl({ state, nonce, verifier, redirectUri }: LoginRequest): Promise<string> {
    const { authorization_endpoint } = await this.#discover();
    const { clientId: client_id, scopes: scope } = this.settings;
    const challenge = await (await this.#library).calculatePKCECodeChallenge(verifier);
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const request = { client_id, response_type: 'code', scope, redirect_uri: redirectUri, state, nonce, ...pkce };
    const url = this.#browserUrl(authorization_endpoint, request);
    if (url === null) throw this.#problem(new Unavailable('the metadata has no usable authorization_endpoint'));
    return url;
  }

  /** Verifies issuer, state, nonce, audience, times and signature. Claims of the ID token precede those of userinfo. */
  async authenticate(response: URLSearchParams, login: LoginRequest): Promise<Claims> {
    const server = { ...(await this.#discover()) }; // a new object has no cached keys, so that rotated ones work at once
    const client = { client_id: this.settings.clientId };
    const { state, nonce, verifier, redirectUri } = login;
    const oauth = await this.#library;
    const options = this.#requestOptions(oauth);
    try {
      const code = oauth.validateAuthResponse(server, client, response, state);
      const request = [server, client, this.#credentials(oauth, server), code, redirectUri, verifier, options] as const;
      const answer = await oauth.authorizationCodeGrantRequest(...request);
      const expected = { expectedNonce: nonce, requireIdToken: true };
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, answer, expected);
      await oauth.validateApplicationLevelSignature(server, answer, options); // the library does not do it by itself
      const claims = oauth.getValidatedIdTokenClaims(tokens);
      if (!claims || !/^[\x20-\x7e]{1,255}$/.test(claims.sub)) throw new Error('the ID token has no usable sub');
      if (server.userinfo_endpoint === undefined) return claims;
      const userInfo = await oauth.userInfoRequest(server, client, tokens.access_token, options);
      return { ...(await oauth.processUserInfoResponse(server, client, claims.sub, userInfo)), ...claims };
    } catch (error) {
      throw this.#problem(error);
    }
  }

  /** Null if users stay logged in at the provider, or if it has no logout page. */
  async logoutUrl(returnTo: string): Promise<string | null> {
    if (!this.settings.logout) return null;
    const parameters = { client_id: this.settings.clientId, post_logout_redirect_uri: returnTo };
    return this.#browserUrl((await this.#discover()).end_session_endpoint, parameters);
  }

  #requestOptions({ customFetch, allowInsecureRequests }: typeof OAuth) {
    return {
      [customFetch]: (url: string, init: object) => fetchLimited(url, init, this.#timeoutMs),
      [allowInsecureRequests]: this.settings.issuer.startsWith('http:'), // the schema allows it only on this machine
    };
  }

  #credentials(oauth: typeof OAuth, server: OAuth.AuthorizationServer): OAuth.ClientAuth {
    const methods = server.token_endpoint_auth_methods_supported;
    const { clientSecret } = this.settings;
    if (clientSecret === undefined) return oauth.None();
    const isBasic = methods?.includes('client_secret_basic') ?? true;
    return isBasic ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
  }

  /** Concurrent calls share one request. A failure is not kept. */
  #discover(): Promise<OAuth.AuthorizationServer> {
    const now = this.#clock.now();
    if (this.#cached && this.#cached.until > now) return this.#cached.metadata;
    const metadata = this.#fetchMetadata().catch((error: Error) => {
      this.#cached = null;
      throw this.#problem(new Unavailable(error.message));
    });
    this.#cached = { metadata, until: now + METADATA_MS };
    return metadata;
  }

  async #fetchMetadata(): Promise<OAuth.AuthorizationServer> {
    const oauth = await this.#library;
    const issuer = new URL(this.settings.issuer);
    const response = await oauth.discoveryRequest(issuer, this.#requestOptions(oauth));
    return oauth.processDiscoveryResponse(issuer, response);
  }

  /** Null unless the address is one that a browser may be sent to: https, or http if the issuer uses it. */
  #browserUrl(text: string | undefined, parameters: Readonly<Record<string, string>>): string | null {
    const url = URL.parse(text ?? '');
    if (!url || !['https:', new URL(this.settings.issuer).protocol].includes(url.protocol)) return null;
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Errors of the library contain responses with tokens, so only their messages are kept for the log. */
  #problem(error: unknown): Problem {
    const { message, error: reason = '' } = error as Error & { readonly error?: string };
    const { name, label } = this.settings;
    const cause = new Error(`login provider ${name}: ${message} ${reason}`.slice(0, 300));
    if (error instanceof Unavailable) {
      const detail = `${label} is not responding. Try again later, or log in another way.`;
      return new Problem('provider-unavailable', detail, { cause });
    }
    const headers = { 'WWW-Authenticate': 'Cookie realm="annex"' };
    const detail = `The login with ${label} failed. Try again, or log in another way.`;
    return new Problem('provider-login-failed', detail, { cause, headers });
  }
}

/** Limits the time and the size of a complete response. Redirects are not followed. */
async function fetchLimited(url: string, init: object, timeoutMs: number): Promise<Response> {
  try {
    const response = await safeFetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    const body = await readLimitedBody(response, MAX_RESPONSE_BYTES);
    if (!body) throw new Error(`a response is larger than ${MAX_RESPONSE_BYTES} bytes`);
    const { status, headers } = response;
    if (status >= 500) throw new Error(`HTTP ${status}`);
    return new Response(body.length === 0 ? null : body, { status, headers });
  } catch (error) {
    const { message, cause } = error as Error;
    throw new Unavailable(`${message} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`);
  }
}
