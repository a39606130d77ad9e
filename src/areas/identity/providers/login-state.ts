// The `state` of a login with a provider. It contains the login, encrypted, so that strangers cannot fill a table.
import { seal, unsealJson } from '../../../base/seal.ts';

const PURPOSE = 'login with a provider';

export interface StartedLogin {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly proofHash: string;
  /** A path of this platform. */
  readonly next: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The session that the account will be linked to; null to log in. */
  readonly sessionId: string | null;
}

export const sealLogin = (login: StartedLogin, key: Buffer): string =>
  seal(key.toString('base64url'), PURPOSE, JSON.stringify(login));

/** Null if the state was not created here. */
export const unsealLogin = (state: string, key: Buffer): StartedLogin | null =>
  unsealJson(key.toString('base64url'), PURPOSE, state);
