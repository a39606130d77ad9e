// Secrets at rest: hashes, and the session token encrypted under a key derived from the intent's token.
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const randomToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** HMAC of the caller's address under the intent's token, so that the database does not reveal it. */
export const callerKey = (token: string, address: string): string =>
  createHmac('sha256', token).update(`caller:${address}`).digest('base64url');

/** AES-256-GCM: nonce, ciphertext, tag, in base64url. */
export function seal(intentToken: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(intentToken), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

export function unseal(intentToken: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(intentToken), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}

const keyOf = (intentToken: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', intentToken, '', 'annex intent session token', 32));
