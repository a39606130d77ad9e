/**
 * One cookie of a Cookie header, not percent-decoded (RFC 6265, 4.1.1). Of
 * two with the same name the first counts, which is the one of the longer path (5.4).
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** Cookies reach every port of a host. A credential with two halves is the cookie and what only our origin knows. */
export const withProof = (cookie: string, proof: string | undefined): string => (proof ? `${cookie}.${proof}` : cookie);
