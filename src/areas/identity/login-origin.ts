// Checks where a login comes from: our own origin, over HTTPS or loopback.
import { isTrustworthy, ownOrigins } from '../../base/hosts.ts';

/** Over plain HTTP on a network, others could read the password and the cookie. */
export const isInsecure = (baseUrl: string): boolean => !isTrustworthy(new URL(baseUrl));

/** Programs send no Origin and are allowed. */
export const isOwnOrigin = (origin: string | undefined, site: string | undefined, baseUrl: string): boolean =>
  (origin === undefined || ownOrigins(baseUrl).includes(origin)) && (site === undefined || site === 'same-origin');

/** Returns `next` if it is a path of this platform, else `/`. Prevents open redirects. */
export function safeNext(next: unknown, baseUrl: string): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, baseUrl)) return '/';
  const url = new URL(next, baseUrl);
  return url.origin === new URL(baseUrl).origin && url.pathname !== '/login' && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/';
}
