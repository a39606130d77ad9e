// The `state` of a login with a provider. It contains the login, encrypted, so that strangers cannot fill a table.

import { seal, unseal } from '../../../base/seal.ts';
import type { KeyStore } from '../../../base/state/key-store.ts';
import { hashSecret } from '../secret.ts';

const PURPOSE = 'login with a provider';

export interface StartedLogin {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  /** A path of this platform. */
  readonly next: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The session that the account will be linked to; null to log in. */
  readonly sessionId: string | null;
}

interface SealedLogin extends StartedLogin {
  readonly proofHash: string;
}

export class LoginStates {
  readonly #keys: KeyStore;

  constructor(keys: KeyStore) {
    this.#keys = keys;
  }

  async create(login: StartedLogin, proof: string): Promise<string> {
    const sealed: SealedLogin = { ...login, proofHash: hashSecret(proof) };
    return seal(await this.#key(), PURPOSE, JSON.stringify(sealed));
  }

  /** Null if the state was not created here, or for another provider or browser, or has expired. */
  async open(state: string, provider: string, proof: string, now: number): Promise<StartedLogin | null> {
    const key = await this.#key();
    let login: SealedLogin;
    try {
      login = JSON.parse(unseal(key, PURPOSE, state));
    } catch {
      return null;
    }
    const isValid = login.provider === provider && login.proofHash === hashSecret(proof) && login.expiresAt > now;
    return isValid ? login : null;
  }

  async #key(): Promise<string> {
    return (await this.#keys.get()).toString('base64url');
  }
}
