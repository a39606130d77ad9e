// Download addresses of given files. Each one works only together with the credential that asked for it.
import { createHash, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Clock } from '../../../base/clock.ts';
import type { FileSource } from '../../../contract/handler.ts';

const LIFETIME_MS = 7_200_000;
const MAX_ADDRESSES = 10_000;
const READ_BYTES = 256 << 10;

interface Grant {
  readonly fileId: string;
  readonly owner: string;
  /** Of the login's cookie. Null: a program, which sends its credential again. */
  readonly cookieHash: string | null;
  readonly expiresAt: number;
}

/** Kept in memory: after a restart, a page asks for a new address. */
export class Downloads {
  readonly #clock: Clock;
  readonly #grants = new Map<string, Grant>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  create(owner: string, fileId: string, cookie: string | undefined) {
    const now = this.#clock.now();
    for (const [key, { expiresAt }] of this.#grants) {
      if (expiresAt > now && this.#grants.size < MAX_ADDRESSES) break; // the oldest come first
      this.#grants.delete(key);
    }
    const key = randomBytes(16).toString('base64url');
    const expiresAt = now + LIFETIME_MS;
    this.#grants.set(key, { owner, fileId, cookieHash: cookie === undefined ? null : hash(cookie), expiresAt });
    return { path: `/file-downloads/${key}`, expires_at: new Date(expiresAt).toISOString() };
  }

  /** Null if the address does not exist or has expired, or the cookie is another one. */
  find(key: string, cookie: string | undefined): Grant | null {
    const grant = this.#grants.get(key);
    if (!grant || grant.expiresAt <= this.#clock.now()) return null;
    const isBound = grant.cookieHash !== null;
    return isBound && (cookie === undefined || hash(cookie) !== grant.cookieHash) ? null : grant;
  }
}

const hash = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** Bytes of an open file, which it closes. `onEnd` is called when the last byte was read. */
export const sourceOf = (file: FileHandle, tag: string, size: number, onEnd: () => void): FileSource => ({
  tag,
  size,
  content: async function* read(start, end) {
    let position = start;
    while (position < end) {
      const chunk = Buffer.allocUnsafeSlow(Math.min(READ_BYTES, end - position)); // the response keeps it until it is sent
      const { bytesRead } = await file.read(chunk, 0, chunk.length, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield chunk.subarray(0, bytesRead);
    }
    if (position === size) onEnd();
  },
  release: () => void file.close(),
});
