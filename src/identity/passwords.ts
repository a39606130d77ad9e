// Hashing and comparing, so many at a time: each takes 32 MiB and a quarter of a second.
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

  /** Takes as long where there is no hash. */
  verify(password: string, hash: string | null): Promise<boolean> {
    return this.#semaphore.take(() => verifyPassword(password, hash ?? this.#dummy));
  }
}
