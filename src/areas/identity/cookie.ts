import type { IncomingHttpHeaders } from 'node:http';
import { readCookie, withProof } from '../../contract/server/index.ts';

// The cookie of a logged-in browser. `__Host-` binds it to this host alone: it needs Secure, Path=/ and no Domain.
export const SESSION_COOKIE = '__Host-annex_session';
/** Of a browser that has logged in before. */
export const DEVICE_COOKIE = '__Host-annex_device';

/** SameSite=Lax: sent with links from other sites, not with their forms. */
const ATTRIBUTES = 'Secure; HttpOnly; SameSite=Lax';

const writeCookie = (name: string, value: string, maxAgeMs: number): string =>
  `${name}=${value}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1_000)}; ${ATTRIBUTES}`;

export const sessionCookie = (value: string, maxAgeMs: number): string => writeCookie(SESSION_COOKIE, value, maxAgeMs);

export const deviceCookie = (value: string, maxAgeMs: number): string => writeCookie(DEVICE_COOKIE, value, maxAgeMs);

export const endedCookie = (): string => sessionCookie('', 0);

/** The credential of a browser session: its cookie, and the proof where one is sent. */
export function readSession(headers: IncomingHttpHeaders, proof = headers['annex-proof'] as string | undefined) {
  const cookie = readCookie(headers.cookie, SESSION_COOKIE);
  return cookie === null ? null : withProof(cookie, proof);
}
