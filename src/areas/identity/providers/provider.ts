// One OpenID Connect provider: its metadata, its addresses for browsers, and the verification of what it sends.
import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  ClientSecretBasic,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  customFetch,
  discoveryRequest,
  getValidatedIdTokenClaims,
  None,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processUserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi';
import type { Clock } from '../../../base/clock.ts';
import type { LoginProvider } from '../../../base/config/login-providers.ts';
import { Problem } from '../../../base/problem.ts';
import { createProviderFetch, ProviderUnavailable } from './provider-fetch.ts';

/** How long metadata is used before it is fetched again. Keys are fetched for each login. */
const METADATA_MS = 600_000;

/** The secrets of one login, and where the provider sends the browser. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

export class Provider {
  readonly settings: LoginProvider;
  readonly #clock: Clock;
  readonly #options: { [customFetch]: ReturnType<typeof createProviderFetch>; [allowInsecureRequests]: boolean };
  #metadata: { readonly found: Promise<AuthorizationServer>; readonly until: number } | null = null;

  constructor(settings: LoginProvider, clock: Clock, timeoutMs: number) {
    this.settings = settings;
    this.#clock = clock;
    const isLocal = settings.issuer.startsWith('http:'); // the schema allows it only on this machine
    this.#options = { [customFetch]: createProviderFetch(timeoutMs), [allowInsecureRequests]: isLocal };
  }

  async authorizationUrl({ state, nonce, verifier, redirectUri }: LoginSecrets): Promise<string> {
    const { authorization_endpoint } = await this.#discover();
    const url = this.#browserUrl(authorization_endpoint);
    if (!url) throw this.#unavailable(new Error('the metadata has no usable authorization_endpoint'));
    const parameters = {
      client_id: this.settings.clientId,
      response_type: 'code',
      scope: this.settings.scopes,
      redirect_uri: redirectUri,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  }

  /** Verifies issuer, state, nonce, audience, times and signature. Claims of the ID token precede those of userinfo. */
  async authenticate(response: URLSearchParams, secrets: LoginSecrets): Promise<Claims> {
    const { clientId, clientSecret, label } = this.settings;
    const server = { ...(await this.#discover()) }; // a new object has no cached keys, so that rotated ones work at once
    const client = { client_id: clientId };
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const withSecret = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    const credentials = clientSecret === undefined ? None() : withSecret(clientSecret);
    const { state, nonce, verifier, redirectUri } = secrets;
    const options = this.#options;
    try {
      const parameters = validateAuthResponse(server, client, response, state);
      const answer = await authorizationCodeGrantRequest(
        server,
        client,
        credentials,
        parameters,
        redirectUri,
        verifier,
        options,
      );
      const tokens = await processAuthorizationCodeResponse(server, client, answer, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await validateApplicationLevelSignature(server, answer, options); // the library does not do it by itself
      const claims = getValidatedIdTokenClaims(tokens);
      if (!claims || !/^[\x20-\x7e]{1,255}$/.test(claims.sub)) throw new Error('the ID token has no usable sub');
      if (server.userinfo_endpoint === undefined) return claims;
      const userInfo = await userInfoRequest(server, client, tokens.access_token, options);
      return { ...(await processUserInfoResponse(server, client, claims.sub, userInfo)), ...claims };
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw this.#unavailable(error);
      throw new Problem('provider-login-failed', `The login with ${label} failed. Try again, or log in another way.`, {
        headers: { 'WWW-Authenticate': 'Cookie realm="annex"' },
        cause: this.#withoutSecrets(error),
      });
    }
  }

  /** Null if the provider has no logout page or is down. */
  async logoutUrl(returnTo: string): Promise<string | null> {
    const metadata = await this.#discover().catch(() => null);
    const url = this.#browserUrl(metadata?.end_session_endpoint);
    url?.searchParams.set('client_id', this.settings.clientId);
    url?.searchParams.set('post_logout_redirect_uri', returnTo);
    return url?.href ?? null;
  }

  /** Concurrent calls share one request. A failure is not kept. */
  async #discover(): Promise<AuthorizationServer> {
    const now = this.#clock.now();
    if (!this.#metadata || this.#metadata.until <= now) {
      const found = this.#fetchMetadata();
      const metadata = { found, until: now + METADATA_MS };
      this.#metadata = metadata;
      found.catch(() => {
        if (this.#metadata === metadata) this.#metadata = null;
      });
    }
    return this.#metadata.found;
  }

  async #fetchMetadata(): Promise<AuthorizationServer> {
    const issuer = new URL(this.settings.issuer);
    try {
      return await processDiscoveryResponse(issuer, await discoveryRequest(issuer, this.#options));
    } catch (error) {
      throw this.#unavailable(error);
    }
  }

  /** Only addresses that a browser may be sent to: https, or http if the issuer uses it. */
  #browserUrl(text: string | undefined): URL | null {
    const url = URL.canParse(text ?? '') ? new URL(text ?? '') : null;
    return url && (url.protocol === 'https:' || url.protocol === new URL(this.settings.issuer).protocol) ? url : null;
  }

  #unavailable(error: unknown): Problem {
    const detail = `${this.settings.label} is not responding. Try again later, or log in another way.`;
    return new Problem('provider-unavailable', detail, { cause: this.#withoutSecrets(error) });
  }

  /** For the log. Errors of the library contain responses with tokens, so only their messages are kept. */
  #withoutSecrets(error: unknown): Error {
    const { message, code, error: reason } = error as Error & { readonly code?: unknown; readonly error?: unknown };
    const words = [message, code, reason].filter((word) => typeof word === 'string');
    return new Error(`login provider ${this.settings.name}: ${words.join(', ')}`);
  }
}
