// What the claims of a provider mean here: names, owners, and whether the user may log in.
import type { LoginProvider } from '../../../base/config/login-providers.ts';
import { normalizeName } from '../names.ts';
import type { Claims } from './provider.ts';

/** Without control characters and unpaired surrogates. */
function textOf(claims: Claims, name: string): string | null {
  const value = claims[name];
  return typeof value === 'string' && value.length <= 200 && !/\p{C}/u.test(value) ? value : null;
}

/** For display only. */
export const displayName = (claims: Claims): string | null =>
  textOf(claims, 'email') ?? textOf(claims, 'preferred_username') ?? textOf(claims, 'name');

/** A name for a new user, which may be taken. */
export function suggestName(claims: Claims): string {
  const names = ['preferred_username', 'email'].map((claim) => normalizeName(textOf(claims, claim) ?? ''));
  const name = names.find((each) => each !== null) ?? 'user';
  return name.slice(0, 80).replace(/[\ud800-\udbff]$/, ''); // half of a character cannot be stored
}

export function isDomainAllowed({ allowedDomains }: LoginProvider, claims: Claims): boolean {
  if (allowedDomains.length === 0) return true;
  const [, domain] = /^[^@]+@([^@]+)$/.exec(textOf(claims, 'email') ?? '') ?? [];
  const isVerified = claims['email_verified'] === true;
  return isVerified && allowedDomains.some((allowed) => allowed.toLowerCase() === domain?.toLowerCase());
}

export function ownersOf({ groupsClaim, owners }: LoginProvider, claims: Claims): string[] {
  const groups = [claims[groupsClaim]].flat().filter((group) => typeof group === 'string');
  return [...new Set(['*', ...groups].flatMap((group) => (Object.hasOwn(owners, group) ? (owners[group] ?? []) : [])))];
}
