// Hashes and verifies passwords. The number of concurrent runs is limited, because each takes 32 MiB and 250 ms.
import type { Settings } from '../../../generated/config/settings.ts';
import { checkPassword } from './names.ts';
import { dummyHash, hashPassword, type ScryptCost, verifyPassword } from './password-hash.ts';
import { Semaphore } from './semaphore.ts';

export interface PasswordSettings extends Pick<Settings['identity'], 'comparing' | 'waiting'> {
  readonly scrypt: ScryptCost;
}

export class Passwords {
  readonly #cost: ScryptCost;
  readonly #dummy: string;
  readonly #semaphore: Semaphore;

  constructor({ scrypt, comparing, waiting }: PasswordSettings) {
    this.#cost = scrypt;
    this.#dummy = dummyHash(scrypt);
    this.#semaphore = new Semaphore(comparing, waiting);
  }

  hash(password: string): Promise<string> {
    checkPassword(password);
    return this.#semaphore.run(() => hashPassword(password, this.#cost));
  }

  /** Takes the same time if `hash` is null, so that the response time does not reveal whether a user exists. */
  verify(password: string, hash: string | null, signal?: AbortSignal): Promise<boolean> {
    return this.#semaphore.run(() => verifyPassword(password, hash ?? this.#dummy), signal);
  }
}
