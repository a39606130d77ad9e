import type { IncomingHttpHeaders } from 'node:http';

/** Whether the request is a browser navigation, and not a program or script that fetches data. */
export function isNavigation({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  // The shell of a page also fetches it with Annex-Proof.
  return /\btext\/html\b/i.test(accept) && (mode === undefined || mode === 'navigate' || 'annex-proof' in headers);
}
