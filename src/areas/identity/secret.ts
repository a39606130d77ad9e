// The secrets of keys and sessions. They have 256 random bits: nothing slower than SHA-256 is needed at rest.
import { hash, randomBytes } from 'node:crypto';

export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
