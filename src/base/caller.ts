// The authenticated caller of an operation, by the security schemes of spec/shared/security.yaml.
import type { Authenticate as AuthenticateAs } from '../contract/server/index.ts';

export interface Callers {
  apiKey: { readonly scheme: 'apiKey'; readonly keyId: string; readonly owner: string };
  sessionToken: { readonly scheme: 'sessionToken'; readonly sessionId: string; readonly userId: string };
  browserSession: { readonly scheme: 'browserSession'; readonly sessionId: string; readonly userId: string };
}
export type Caller = Callers[keyof Callers];
/** Without scopes, which our documents do not use. */
export type Authenticate = (
  scheme: keyof Callers,
  credential: string,
  address: string,
) => ReturnType<AuthenticateAs<Callers>>;
