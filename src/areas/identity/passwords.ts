// Hashes and verifies passwords. The number of concurrent runs is limited, because each takes 32 MiB and 250 ms.
// Hashes are scrypt in the PHC string format, which contains the parameters, so that the defaults can be raised later.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from '../../base/problem.ts';
import { checkPassword } from './names.ts';

export interface PasswordSettings {
  readonly scrypt: ScryptCost;
  /** Concurrent runs of scrypt. */
  readonly comparing: number;
  /** Runs that wait for one of them. */
  readonly waiting: number;
}

export class Passwords {
  readonly #cost: ScryptCost;
  readonly #dummy: string;
  readonly #run: ReturnType<typeof limitConcurrency>;

  constructor({ scrypt: cost, comparing, waiting }: PasswordSettings) {
    this.#cost = cost;
    this.#dummy = dummyHash(cost);
    this.#run = limitConcurrency(comparing, waiting);
  }

  async hash(password: string): Promise<string> {
    checkPassword(password);
    return this.#run(() => hashPassword(password, this.#cost));
  }

  /** Takes the same time if `hash` is null, so that the response time does not reveal whether a user exists. */
  verify(password: string, hash: string | null, signal?: AbortSignal): Promise<boolean> {
    return this.#run(() => verifyPassword(password, hash ?? this.#dummy), signal);
  }
}

export interface ScryptCost {
  /** log2 of N; a hash takes 128 * r * N bytes of memory. */
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and about 250 ms. OWASP considers it equivalent to N = 2^17, r = 8, p = 1. */
export const SCRYPT_COST: ScryptCost = { ln: 15, r: 8, p: 3 };

export const PASSWORD_LIMITS: PasswordSettings = { scrypt: SCRYPT_COST, comparing: 2, waiting: 64 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const FORMAT = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,3})\$([\w+/]+)\$([\w+/]+)$/;

export async function hashPassword(password: string, cost: ScryptCost = SCRYPT_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return format(cost, salt, await derive(password, salt, cost, HASH_BYTES));
}

/** Compares in constant time. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, ln, r, p, salt = '', hash = ''] = FORMAT.exec(stored) ?? [];
  if (ln === undefined) throw new Error('invalid password hash: expected the format $scrypt$ln=..,r=..,p=..$salt$hash');
  const expected = Buffer.from(hash, 'base64');
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), cost, expected.length), expected);
}

/** Matches no password. Verified for users that do not exist, so that they take as long as others. */
export const dummyHash = (cost: ScryptCost = SCRYPT_COST): string =>
  format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

const format = ({ ln, r, p }: ScryptCost, salt: Buffer, hash: Buffer): string =>
  `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;

const runScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** Normalizes to NFKC, because different machines may encode the same characters differently (NIST SP 800-63B). */
const derive = (password: string, salt: Buffer, { ln, r, p }: ScryptCost, bytes: number): Promise<Buffer> => {
  const N = 2 ** ln;
  return runScrypt(password.normalize('NFKC'), salt, bytes, { N, r, p, maxmem: 128 * r * (N + p + 2) });
};

/** Limits how many tasks run at once: scrypt needs much memory and shares libuv's thread pool with file and DNS calls. */
function limitConcurrency(maxRunning: number, maxWaiting: number) {
  /** In order of arrival. */
  const waiting = new Set<() => void>();
  let running = 0;

  function wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const abort = () => {
      waiting.delete(resolve);
      reject(new Problem('unavailable', 'The request was aborted while it was queued.'));
    };
    waiting.add(resolve);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    return promise;
  }

  /** Aborting `signal` leaves the queue. It does not stop work that has started. */
  return async <T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (running < maxRunning) running += 1;
    else if (waiting.size < maxWaiting) await wait(signal);
    else
      throw new Problem('unavailable', 'Too many login attempts are in progress. Retry in a few seconds.', {
        headers: { 'Retry-After': '5' },
      });
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next === undefined) running -= 1;
      else waiting.delete(next);
      next?.(); // hands over the permit
    }
  };
}
