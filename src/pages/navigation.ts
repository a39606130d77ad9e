import type { IncomingHttpHeaders } from 'node:http';

/** Whether a browser asks for a page to show, not a program or a script for data. */
export function isNavigation({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  const mode = headers['sec-fetch-mode'];
  // The shell of a page fetches it with the session's proof.
  return /\btext\/html\b/i.test(accept) && (mode === undefined || mode === 'navigate' || 'annex-proof' in headers);
}
