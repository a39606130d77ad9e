// Errors of the OAuth flow. No message, field or cause contains a code, a token, a secret or a URL with a query. Text
// from a provider is cleaned and truncated.

export type OAuthErrorCode =
  | 'access-denied'
  | 'provider-error'
  | 'flow-expired'
  | 'flow-closed'
  | 'gateway-lost'
  | 'gateway-refused'
  | 'wrong-answer'
  | 'not-connected'
  | 'token-store';

/** Base class of all errors in this module; `code` is for programs. */
export class OAuthError extends Error {
  override readonly name: string = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface ProviderErrorDetails {
  readonly error: string;
  readonly description?: string | undefined;
  readonly uri?: string | undefined;
  /** Status of the token URL's response; null if the error came through a redirect. */
  readonly status?: number | null | undefined;
  readonly retryAfterMs?: number | null | undefined;
}

/** The provider returned an error other than access_denied. */
export class ProviderError extends OAuthError {
  override readonly name: string = 'ProviderError';
  readonly provider: string;
  /** The provider's error code, such as `invalid_grant` or `invalid_scope`. */
  readonly error: string;
  readonly description: string | null;
  readonly uri: string | null;
  readonly status: number | null;
  /** How long the provider asks you to wait (Retry-After); null if it does not. */
  readonly retryAfterMs: number | null;

  constructor(
    provider: string,
    details: ProviderErrorDetails,
    code: OAuthErrorCode = 'provider-error',
    message?: string,
  ) {
    const error = cleanText(details.error, 80);
    const description = details.description === undefined ? null : cleanText(details.description);
    super(code, message ?? `${provider} returned ${error}${description === null ? '' : `: ${description}`}`);
    this.provider = provider;
    this.error = error;
    this.description = description;
    this.uri = details.uri !== undefined && /^https?:\/\/[^\s]{1,500}$/i.test(details.uri) ? details.uri : null;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/** access_denied: the user declined, or is not a test user of an app that the provider has in testing mode. */
export class AccessDeniedError extends ProviderError {
  override readonly name = 'AccessDeniedError';
  /** What happened and a possible reason, for the user to read; `message` contains both. */
  readonly summary: string;
  readonly explanation: string;

  constructor(provider: string, details: ProviderErrorDetails) {
    const description = details.description === undefined ? '' : ` (${cleanText(details.description)})`;
    const summary = `${provider} declined access${description}.`;
    const explanation = `If you didn’t decline it yourself: ${explainTestUsers(provider)}`;
    super(provider, details, 'access-denied', `${summary} ${explanation}`);
    this.summary = summary;
    this.explanation = explanation;
  }
}

export const explainTestUsers = (provider: string): string =>
  `${provider} may have this app in testing mode, which allows only the users on its test-user list. Ask the ` +
  'app’s author to add your account to that list, then try again.';

export class FlowExpiredError extends OAuthError {
  override readonly name = 'FlowExpiredError';
  constructor(message = 'The authorization was not completed in time. Start again.') {
    super('flow-expired', message);
  }
}

/** The gateway is unreachable, or the connection was lost. The flow has ended; start a new one. */
export class GatewayLostError extends OAuthError {
  override readonly name = 'GatewayLostError';
  constructor(message: string, options?: ErrorOptions) {
    super('gateway-lost', message, options);
  }
}

/** The gateway refused the registration or the callback. */
export class GatewayRefusedError extends OAuthError {
  override readonly name = 'GatewayRefusedError';
  /** The gateway's error code, such as `at-capacity` or `callback-refused`. */
  readonly refusal: string;
  constructor(refusal: string, message: string) {
    super('gateway-refused', `The gateway returned ${cleanText(refusal, 80)}: ${cleanText(message)}`);
    this.refusal = cleanText(refusal, 80);
  }
}

/** A response that is invalid or belongs to another flow: a wrong state or issuer, or an unusable token response. */
export class WrongAnswerError extends OAuthError {
  override readonly name = 'WrongAnswerError';
  constructor(message: string) {
    super('wrong-answer', message);
  }
}

/** There is no valid token, and none can be obtained without the user. */
export class NotConnectedError extends OAuthError {
  override readonly name = 'NotConnectedError';
  constructor(provider: string, options?: ErrorOptions) {
    super('not-connected', `Not connected to ${provider}. The user has to grant access first.`, options);
  }
}

/** A token file cannot be read or written. */
export class TokenStoreError extends OAuthError {
  override readonly name = 'TokenStoreError';
  constructor(message: string, options?: ErrorOptions) {
    super('token-store', message, options);
  }
}

/** The error for a provider's error code, from a redirect or from its token URL. */
export const providerError = (provider: string, details: ProviderErrorDetails): ProviderError =>
  details.error === 'access_denied' ? new AccessDeniedError(provider, details) : new ProviderError(provider, details);

/** Puts external text on one line and removes control characters. */
export const cleanText = (text: string, maxLength = 300): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
