// Hashes and compares passwords, a limited number at a time: each takes 32 MiB and 250 ms.
import { checkPassword } from './names.ts';
import { dummyHash, hashPassword, type ScryptCost, verifyPassword } from './password-hash.ts';
import { Semaphore } from './semaphore.ts';

export class Passwords {
  readonly #cost: ScryptCost;
  readonly #dummy: string;
  readonly #semaphore: Semaphore;

  constructor({ scrypt, comparing, waiting }: { scrypt: ScryptCost; comparing: number; waiting: number }) {
    this.#cost = scrypt;
    this.#dummy = dummyHash(scrypt);
    this.#semaphore = new Semaphore(comparing, waiting);
  }

  hash(password: string): Promise<string> {
    checkPassword(password);
    return this.#semaphore.take(() => hashPassword(password, this.#cost));
  }

  /** Takes the same time without a hash, so that names cannot be probed. */
  verify(password: string, hash: string | null, signal?: AbortSignal): Promise<boolean> {
    return this.#semaphore.take(() => verifyPassword(password, hash ?? this.#dummy), signal);
  }
}
