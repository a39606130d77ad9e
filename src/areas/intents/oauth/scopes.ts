import { SCOPE_NAMES, type Scope } from '../../../../generated/scopes.ts';
import { OauthError } from './oauth-error.ts';

/** Many clients ask for a refresh token, which everyone gets, or by default for an ID token, which no one gets. */
const IGNORED = ['offline_access', 'openid'];

/** The scopes of an OAuth request, for the intent. Undefined: all. */
export function scopesOf(scope = ''): Scope[] | undefined {
  const names = [...new Set(scope.split(' '))].filter((name) => name !== '' && !IGNORED.includes(name));
  if (!names.every(isScope)) throw new OauthError('invalid_scope', `Unknown scope. Use ${SCOPE_NAMES.join(', ')}.`);
  return names.length === 0 ? undefined : names;
}

const isScope = (name: string): name is Scope => (SCOPE_NAMES as string[]).includes(name);
