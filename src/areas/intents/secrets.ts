// How secrets are stored: as hashes, and the session token encrypted with a key derived from the intent's token.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { seal, unseal } from '../../base/seal.ts';

const PURPOSE = 'annex intent session token';

export const randomToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** HMAC of the caller's address with the intent's token as the key: the database does not reveal the address. */
export const callerKey = (token: string, address: string): string =>
  createHmac('sha256', token).update(`caller:${address}`).digest('base64url');

export const sealToken = (intentToken: string, sessionToken: string): string =>
  seal(intentToken, PURPOSE, sessionToken);

export const unsealToken = (intentToken: string, sealed: string): string => unseal(intentToken, PURPOSE, sealed);
