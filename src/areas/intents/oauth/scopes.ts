import { OauthError } from './oauth-error.ts';

export const SCOPES: readonly string[] = [
  'workspace:read',
  'workspace:control',
  'packages:read',
  'paste:read',
  'paste:write',
  'account',
];

/** Many clients ask for it to get a refresh token, which everyone gets. */
const IGNORED = 'offline_access';

/** The scopes of an OAuth request, for the intent. Undefined: all. */
export function scopesOf(scope = ''): readonly string[] | undefined {
  const names = [...new Set(scope.split(' '))].filter((name) => name !== '' && name !== IGNORED);
  const unknown = names.find((name) => !SCOPES.includes(name));
  if (unknown !== undefined) throw new OauthError('invalid_scope', `Unknown scope. Use ${SCOPES.join(', ')}.`);
  return names.length === 0 ? undefined : names;
}
