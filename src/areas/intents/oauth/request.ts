// What an OAuth request asks for: scopes, and the server that the token is for.

import type { Schemas } from '../../../../generated/intents/contract.ts';
import { SCOPE_NAMES, type Scope } from '../../../../generated/scopes.ts';
import { LOOPBACK_NAMES } from '../../../base/hosts.ts';

/** Many clients ask for a refresh token, which everyone gets, or by default for an ID token, which no one gets. */
const IGNORED = ['offline_access', 'openid'];

/** The scopes of an OAuth request, for the intent. Undefined: all. */
export function scopesOf(scope = ''): Scope[] | undefined {
  const names = [...new Set(scope.split(' '))].filter((name) => name !== '' && !IGNORED.includes(name));
  if (!names.every(isScope)) throw new OauthError('invalid_scope', `Unknown scope. Use ${SCOPE_NAMES.join(', ')}.`);
  return names.length === 0 ? undefined : names;
}

const isScope = (name: string): name is Scope => (SCOPE_NAMES as string[]).includes(name);

/** The server that a token is for (RFC 8707), as it is listed. The first one if the request names none or an empty one. */
export function findResource(listed: readonly string[], requested: string | undefined): string {
  const resource = requested ? listed.find((each) => normalize(each) === normalize(requested)) : listed[0];
  if (resource === undefined)
    throw new OauthError('invalid_target', 'This platform issues no tokens for that resource.');
  return resource;
}

/** A server of this machine has several names. */
function normalize(resource: string): string | null {
  if (!URL.canParse(resource) || resource.includes('#')) return null;
  const url = new URL(resource);
  if (LOOPBACK_NAMES.includes(url.hostname)) url.hostname = '127.0.0.1';
  return url.href.replace(/\/$/, '');
}

type Body = Schemas['OauthError'];

/** An error that the client gets as RFC 6749, 5.2 prescribes. */
export class OauthError extends Error {
  readonly body: Body;

  constructor(error: Body['error'], description: string) {
    super(description);
    this.body = { error, error_description: description };
  }
}

/** For `catch`. */
export function oauthErrorOf(error: unknown): OauthError {
  if (error instanceof OauthError) return error;
  throw error;
}
