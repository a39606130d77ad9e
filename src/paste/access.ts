// Who may paste: the widget's own page by its token, programs on this machine, and keys from elsewhere.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIPv4 } from 'node:net';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';

export interface Approach {
  /** Null: no API key was sent. A wrong one does not come this far. */
  readonly caller: object | null;
  readonly address: string;
  readonly header?:
    | {
        readonly 'Paste-Token'?: string | undefined;
        readonly Origin?: string | undefined;
        readonly 'Sec-Fetch-Site'?: string | undefined;
        readonly 'X-Forwarded-For'?: string | undefined;
      }
    | undefined;
}

const NONCE_BYTES = 16;
const EXPIRY_BYTES = 6;
const SEAL_BYTES = 16;

export class PasteAccess {
  /** A restart makes every open page reload: it takes one click. */
  readonly #key = randomBytes(32);
  readonly #clock: Clock;
  readonly #lifetimeMs: number;

  constructor(clock: Clock, lifetimeMs: number) {
    this.#clock = clock;
    this.#lifetimeMs = lifetimeMs;
  }

  /** A token for one page: signed, so nothing is stored. */
  newToken(): string {
    const body = Buffer.alloc(NONCE_BYTES + EXPIRY_BYTES);
    randomBytes(NONCE_BYTES).copy(body);
    body.writeUIntBE(this.#clock.now() + this.#lifetimeMs, NONCE_BYTES, EXPIRY_BYTES);
    return Buffer.concat([body, this.#seal(body)]).toString('base64url');
  }

  /** For the widget itself: a browser that opens it has no token yet, and no page of another origin can read it. */
  admitVisitor({ caller, address, header }: Approach): void {
    if (caller === null && (!isLoopback(address) || header?.['X-Forwarded-For'] !== undefined)) {
      throw new Problem('unauthorized', 'Beyond this machine, send an API key as X-Api-Key.', {
        headers: { 'WWW-Authenticate': 'X-Api-Key realm="annex"' },
      });
    }
  }

  /** For everything else: a browser has to show the token that came with the widget. */
  admit(approach: Approach): void {
    this.admitVisitor(approach);
    const { Origin: origin, 'Sec-Fetch-Site': site, 'Paste-Token': token } = approach.header ?? {};
    const fromPage = origin !== undefined || (site !== undefined && site !== 'none');
    if (fromPage && (token === undefined || !this.#isValid(token))) {
      throw new Problem('foreign-origin', 'The paste token is missing or no longer known. Reload the widget.');
    }
  }

  #isValid(token: string): boolean {
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== NONCE_BYTES + EXPIRY_BYTES + SEAL_BYTES) return false;
    const body = bytes.subarray(0, NONCE_BYTES + EXPIRY_BYTES);
    return (
      timingSafeEqual(this.#seal(body), bytes.subarray(body.length)) &&
      this.#clock.now() < body.readUIntBE(NONCE_BYTES, EXPIRY_BYTES)
    );
  }

  #seal(body: Uint8Array): Buffer {
    return createHmac('sha256', this.#key).update(body).digest().subarray(0, SEAL_BYTES);
  }
}

const isLoopback = (address: string): boolean => address === '::1' || (isIPv4(address) && address.startsWith('127.'));
