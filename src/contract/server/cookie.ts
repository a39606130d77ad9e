/**
 * Reads one cookie from a Cookie header, without percent-decoding (RFC 6265, 4.1.1). If a name appears twice, the
 * first one is used: it has the longer path (5.4).
 */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return null;
}

/** Joins a cookie with a proof that only our own origin knows, because browsers send cookies to every port of a host. */
export const withProof = (cookie: string, proof: string | undefined): string => (proof ? `${cookie}.${proof}` : cookie);
