import type { IncomingHttpHeaders } from 'node:http';
import { readCookie, withProof } from '../../contract/server/index.ts';

/** The prefix `__Host-` binds a cookie to this host. It requires Secure and Path=/ and forbids Domain. */
export const SESSION_COOKIE = '__Host-annex_session';
/** Recognizes a browser that has logged in before. */
export const DEVICE_COOKIE = '__Host-annex_device';

/** SameSite=Lax: browsers send the cookie when a user follows a link from another site, but not with its forms. */
const ATTRIBUTES = 'Secure; HttpOnly; SameSite=Lax';

export const writeCookie = (name: string, value: string, maxAgeMs: number): string =>
  `${name}=${value}; Path=/; Max-Age=${Math.floor(maxAgeMs / 1_000)}; ${ATTRIBUTES}`;

/** The credential of a browser session: the cookie, with the proof if one was sent. */
export function readSession(headers: IncomingHttpHeaders, proof = headers['annex-proof'] as string | undefined) {
  const cookie = readCookie(headers.cookie, SESSION_COOKIE);
  return cookie === null ? null : withProof(cookie, proof);
}
