import type { Schemas } from '../../../../generated/intents/contract.ts';

type Body = Schemas['OauthError'];

/** An error that the client gets as RFC 6749, 5.2 prescribes. */
export class OauthError extends Error {
  readonly code: Body['error'];

  constructor(code: Body['error'], description: string) {
    super(description);
    this.code = code;
  }

  get body(): Body {
    return { error: this.code, error_description: this.message };
  }
}

/** For `catch`. */
export function oauthErrorOf(error: unknown): OauthError {
  if (error instanceof OauthError) return error;
  throw error;
}
