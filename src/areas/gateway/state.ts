// The `state` parameter of OAuth, which assigns a callback to a client.
import { hash } from 'node:crypto';

export const isUuid = (state: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(state);

/** The database and used registrations contain only this hash. */
export const hashState = (state: string): string => hash('sha256', state, 'base64');
