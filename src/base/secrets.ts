// Secrets: random ones, their hashes, and text that is encrypted with a key derived from one.
import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** How secrets are stored. They have 256 random bits, so SHA-256 is enough. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

export const hmac = (key: string | Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns nonce, ciphertext and tag (AES-256-GCM) in base64url. Each purpose has its own key. */
export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  // Without authTagLength, a shorter tag would be accepted.
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}

/** Null if the text was not sealed with this secret. */
export function unsealJson<T>(secret: string, purpose: string, sealed: string): T | null {
  try {
    return JSON.parse(unseal(secret, purpose, sealed));
  } catch {
    return null;
  }
}

const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
