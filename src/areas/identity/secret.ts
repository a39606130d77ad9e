// The secrets of keys and sessions. They have 256 random bits, so SHA-256 is enough to store them.
import { hash, randomBytes } from 'node:crypto';

export const randomSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
