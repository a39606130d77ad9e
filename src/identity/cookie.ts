import { readCookie } from '../contract/server/index.ts';

// The cookie of a logged-in browser. `__Host-` binds it to this host alone: it needs Secure, Path=/ and no Domain.
export const SESSION_COOKIE = '__Host-annex_session';

/** SameSite=Lax: sent with links from other sites, not with their forms. */
const ATTRIBUTES = 'Secure; HttpOnly; SameSite=Lax';

export const sessionCookie = (value: string, maxAgeSeconds: number): string =>
  `${SESSION_COOKIE}=${value}; Path=/; Max-Age=${maxAgeSeconds}; ${ATTRIBUTES}`;

export const endedCookie = (): string => sessionCookie('', 0);

/** From a Cookie header. */
export const readSessionCookie = (header: string | undefined): string | null => readCookie(header, SESSION_COOKIE);
