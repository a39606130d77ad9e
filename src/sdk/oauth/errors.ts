// What can go wrong on the way to a token. No message, field or cause holds a code, a token, a secret or an address with
// a query; what a provider says is cut and cleaned before it is repeated.

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

/** Every error of this module is one; `code` is for programs. */
export class OAuthError extends Error {
  override readonly name: string = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export interface ProviderWords {
  readonly error: string;
  readonly description?: string | undefined;
  readonly uri?: string | undefined;
  /** Of the token URL's answer; null where the provider spoke through a redirect. */
  readonly status?: number | null | undefined;
}

/** The provider said no, for a reason other than access_denied. */
export class ProviderError extends OAuthError {
  override readonly name: string = 'ProviderError';
  readonly provider: string;
  /** The provider's own word: `invalid_grant`, `invalid_scope`. */
  readonly error: string;
  readonly description: string | null;
  readonly uri: string | null;
  readonly status: number | null;

  constructor(provider: string, words: ProviderWords, code: OAuthErrorCode = 'provider-error', message?: string) {
    const error = cleanText(words.error, 80);
    const description = words.description === undefined ? null : cleanText(words.description);
    super(code, message ?? `${provider} answered ${error}${description === null ? '' : `: ${description}`}`);
    this.provider = provider;
    this.error = error;
    this.description = description;
    this.uri = words.uri !== undefined && /^https?:\/\/[^\s]{1,500}$/i.test(words.uri) ? words.uri : null;
    this.status = words.status ?? null;
  }
}

/** access_denied: the user said no, or may not say yes because the provider has the app in testing mode. */
export class AccessDeniedError extends ProviderError {
  override readonly name = 'AccessDeniedError';
  /** What happened, and what it may mean; `message` is both. For the user to read. */
  readonly summary: string;
  readonly explanation: string;

  constructor(provider: string, words: ProviderWords) {
    const description = words.description === undefined ? '' : ` (${cleanText(words.description)})`;
    const summary = `${provider} did not grant access${description}.`;
    const explanation = `If it was not you who refused: ${explainTestUsers(provider)}`;
    super(provider, words, 'access-denied', `${summary} ${explanation}`);
    this.summary = summary;
    this.explanation = explanation;
  }
}

export const explainTestUsers = (provider: string): string =>
  `${provider} may have this app in testing mode, where only people on the app’s list of test users can sign in. Ask the ` +
  'app’s author to put your account on that list, then try again.';

export class FlowExpiredError extends OAuthError {
  override readonly name = 'FlowExpiredError';
  constructor(message = 'Nobody came back from the provider in time. Start again.') {
    super('flow-expired', message);
  }
}

/** The gateway cannot be reached, or the connection to it broke. The flow is over; a new one can be started. */
export class GatewayLostError extends OAuthError {
  override readonly name = 'GatewayLostError';
  constructor(message: string, options?: ErrorOptions) {
    super('gateway-lost', message, options);
  }
}

/** The gateway refused the registration, or the callback. */
export class GatewayRefusedError extends OAuthError {
  override readonly name = 'GatewayRefusedError';
  /** The gateway's word: `at-capacity`, `callback-refused`. */
  readonly refusal: string;
  constructor(refusal: string, sentence: string) {
    super('gateway-refused', `The gateway answered ${cleanText(refusal, 80)}: ${cleanText(sentence)}`);
    this.refusal = cleanText(refusal, 80);
  }
}

/** An answer that does not belong to this flow, or that is none: a foreign state or issuer, a broken token answer. */
export class WrongAnswerError extends OAuthError {
  override readonly name = 'WrongAnswerError';
  constructor(message: string) {
    super('wrong-answer', message);
  }
}

/** No valid token, and none can be had without the user. */
export class NotConnectedError extends OAuthError {
  override readonly name = 'NotConnectedError';
  constructor(provider: string, options?: ErrorOptions) {
    super('not-connected', `Not connected to ${provider}: the user has to grant access first`, options);
  }
}

/** A file of ours cannot be read or written. */
export class TokenStoreError extends OAuthError {
  override readonly name = 'TokenStoreError';
  constructor(message: string, options?: ErrorOptions) {
    super('token-store', message, options);
  }
}

/** The error for a provider's word, from a redirect or from its token URL. */
export const providerError = (provider: string, words: ProviderWords): ProviderError =>
  words.error === 'access_denied' ? new AccessDeniedError(provider, words) : new ProviderError(provider, words);

/** Foreign text in one line, without control characters. */
export const cleanText = (text: string, most = 300): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most);
