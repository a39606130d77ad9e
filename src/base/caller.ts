// The authenticated caller of an operation, by the security schemes of spec/shared/security.yaml.
import type { Scope } from '../../generated/scopes.ts';
import type { Authenticate as AuthenticateAs } from '../contract/server/index.ts';

/** The limits of a credential. */
export interface Grant {
  /** Undefined for all. */
  readonly scopes?: readonly Scope[] | undefined;
  /** Epoch milliseconds; undefined if it does not expire. */
  readonly expiresAt?: number | undefined;
  /** The owner that the caller acts for. Of a session: only on servers where it acts for one. */
  readonly owner?: string | undefined;
}
export interface Callers {
  /** `userId`: of the user that the key names; undefined if it acts for its owner alone. */
  apiKey: Grant & {
    readonly scheme: 'apiKey';
    readonly keyId: string;
    readonly owner: string;
    readonly userId?: string | undefined;
  };
  sessionToken: Grant & { readonly scheme: 'sessionToken'; readonly sessionId: string; readonly userId: string };
  browserSession: Grant & { readonly scheme: 'browserSession'; readonly sessionId: string; readonly userId: string };
}
export type Caller = Callers[keyof Callers];
/** The contract layer checks the scopes. */
export type Authenticate = (
  scheme: keyof Callers,
  credential: string,
  address: string,
  scopes?: readonly string[],
  request?: { readonly url?: string | undefined },
) => ReturnType<AuthenticateAs<Callers>>;
